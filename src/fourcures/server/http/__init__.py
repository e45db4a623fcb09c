"""HTTP: errors, static files, the documentation site, and limits of connections."""
