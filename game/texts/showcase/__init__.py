"""The words of Showcase."""
