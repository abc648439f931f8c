"""What comes and goes over the cards of a table."""
