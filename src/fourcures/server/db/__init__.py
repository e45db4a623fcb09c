"""The database: its connections, its schema, migrations and backups."""
