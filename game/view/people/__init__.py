"""How those who play are shown."""
