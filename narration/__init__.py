"""Turn events into words and pictures in three languages, for any chat service.

This package knows the models and events of `rules`; it knows neither storage nor Discord.
"""
