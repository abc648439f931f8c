"""What menus, and boards of the table, are made of: icons, plates, arrows."""
