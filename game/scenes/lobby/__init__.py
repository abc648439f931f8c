"""Who plays, and by which house rules."""
