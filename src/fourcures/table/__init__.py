"""A table: seats, a log, and the room that its entries make.

Pure: no clock, no database, no sockets. Start reading at `room` (what a table is) and `decide`
(what commands do); `fourcures.server` brings both to people.
"""
