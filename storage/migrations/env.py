"""Runs Alembic on the connection that it is given, inside that connection's transaction."""

from alembic import context

from storage.documents.indexes import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite can change most of a table only by rebuilding it
)
context.run_migrations()
