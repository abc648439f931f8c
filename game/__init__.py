"""Koloda: three rare card games for one screen and one couch."""

__version__ = "0.1.0"
