"""Connections, SQLite and PostgreSQL, and saves that share a commit."""
