"""Tests of `fourcures.server.groups`."""
