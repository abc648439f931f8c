"""What people let each other know at the table, by stickers at their seats."""
