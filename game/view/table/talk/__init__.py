"""What is said at the seats of a table."""
