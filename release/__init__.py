"""Releases: what must hold before one is published."""
