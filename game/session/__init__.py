"""A match being played: every move goes through here to the referee, and to the store."""
