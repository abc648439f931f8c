"""The pictures of the game, drawn by code: every function returns the text of an SVG."""
