"""The words of Bread and Chocolate."""
