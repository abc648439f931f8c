"""The process that thinks: what is asked of it, who keeps it alive, and what it runs."""
