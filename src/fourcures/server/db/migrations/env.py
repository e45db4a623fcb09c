"""Configure Alembic with the connection that `upgrade` passes on."""

from __future__ import annotations

from alembic import context

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=None,
    transactional_ddl=True,
    render_as_batch=True,
)
context.run_migrations()
