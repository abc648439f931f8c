"""After a deal: its summary, the turning point, and deals watched again."""
