"""The coach: win chances, advice, and the reasons for moves."""
