"""Tables: their logs, the tables of this process, and what follows from their commits."""
