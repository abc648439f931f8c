"""The pictures of the game, as files and as code where something is computed: the text of an SVG in either case."""
