"""What lies on the table and where: the facts, the queue that plays events on them, and the geometry. No drawing."""
