"""Notices that a table waits for somebody, by mail and by Web Push."""
