"""Sockets: the connections of people to tables, and what is sent over them."""
