"""What every screen is made of, and the way from one to another."""
