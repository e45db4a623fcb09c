"""What travels between a table and its clients: commands, messages, refusals."""
