"""How Alembic runs: on the connection that it is given, inside its transaction."""

from alembic import context

from storage.documents.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by making it anew
)
context.run_migrations()
