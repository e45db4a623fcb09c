"""A host for the tables of one person, without a server: no sockets, no threads, no NumPy.

It answers the same requests, commands and questions with the same bytes as a server.
"""
