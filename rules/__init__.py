"""The rules: pure functions over frozen models. Nothing here knows Discord, SQL, time or chance."""
