"""Requests to Discord, with limits and retries: messages, commands, channels and files."""
