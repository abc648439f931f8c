"""Everything that is drawn on a table, and which cards and buttons are where."""
