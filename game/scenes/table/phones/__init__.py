"""People who hold their cards on phones, at the table of a match: what they say, and what they are told."""
