"""The game without a server, for those who want to play it offline later."""
