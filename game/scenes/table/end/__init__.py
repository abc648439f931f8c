"""The end of a deal at the table: what is shown when, and what is told by then."""
