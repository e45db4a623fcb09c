"""Moderation: blocks, reports, and what the operator decides."""
