"""Practice tables and exercises."""
