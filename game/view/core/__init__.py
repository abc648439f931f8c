"""What all pictures are drawn with: theme, geometry, text, sprites, plates."""
