"""The words of Svoloch."""
