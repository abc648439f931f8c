"""The title and what opens from it: rules, scores, saved matches."""
