"""The server through which every game is played: seats, rooms, one log, wire messages.

Start reading at `room` (what a table is), `deciding` (what commands do) and `service` (the door).
"""
