"""What comes and goes in a while: fractions of a way, one room giving way to another, messages that fade."""
