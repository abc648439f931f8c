"""What every screen stands on: the services it is handed, and the way from one to another."""
