"""What the machine gives: window, sound, environment, standard error, the trace file."""
