"""The item that has the focus: where the focus goes from it, how it lights up, what it means."""
