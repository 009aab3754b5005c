"""Events become words and pictures, in three languages, for no chat service in particular.

Knows the rules' models and events; not storage, not Discord.
"""
