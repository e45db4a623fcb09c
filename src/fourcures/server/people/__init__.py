"""People: identity, devices, export and deletion."""
