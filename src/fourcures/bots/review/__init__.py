"""Reviews: what each turn of a game cost, compared with the best one."""
