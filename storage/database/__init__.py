"""Connections to SQLite and PostgreSQL, migrations, and the writer that commits several saves together."""
