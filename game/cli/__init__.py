"""The command line: what may be asked for, and the commands that need no table."""
