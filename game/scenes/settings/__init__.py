"""Settings, controls and the check from the couch."""
