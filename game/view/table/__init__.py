"""The table: stage, queue of events, geometry, and everything drawn on it."""
