"""What menus are made of. Widgets hold what they show and whom to tell; the form that holds them knows the focus."""
