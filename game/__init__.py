"""Koloda: three rare card games for one screen and one couch."""
