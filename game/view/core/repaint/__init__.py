"""Of the next picture only that is painted which differs from the last one."""
