"""Svoloch: CPU players."""
