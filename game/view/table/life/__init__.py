"""What moves on a table while nobody does anything."""
