"""The turn of a person: what has the focus, what is chosen, what is advised."""
