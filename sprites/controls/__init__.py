"""What people hold: keys, buttons and the gamepad."""
