"""Cards as they lie on a table, and how a hand is fanned out."""
