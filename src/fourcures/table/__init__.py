"""A table: its seats, its log, and the room, which is the state after that log.

Pure: no clock, no database, no sockets. Start reading at `room` (the state) and `decide` (what
commands do); `fourcures.server` puts tables on the network.
"""
