"""Monitoring and orderly shutdown: health, metrics, log references, and interactions in progress."""
