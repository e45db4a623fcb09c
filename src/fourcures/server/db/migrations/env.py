"""Configure Alembic with the connection that `upgrade` passes on."""

from __future__ import annotations

from alembic import context

from fourcures.server.db.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
    render_as_batch=True,
)
context.run_migrations()
