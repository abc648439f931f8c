"""What menu screens are made of: pages and the form they are used by, tabs, dialogs, rows of settings."""
