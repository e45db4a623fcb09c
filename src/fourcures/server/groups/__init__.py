"""Groups of people who play together again and again, and invitations to tables."""
