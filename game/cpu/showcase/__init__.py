"""Showcase: CPU players."""
