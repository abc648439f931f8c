"""All drawing: what a screen shows, never what it means."""
