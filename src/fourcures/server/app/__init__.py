"""The application: all parts of a server, put together."""
