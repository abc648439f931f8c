"""Bread and Chocolate: CPU players."""
