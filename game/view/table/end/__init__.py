"""The end of a deal on the table."""
