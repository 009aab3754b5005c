"""Nonces of messages. Discord posts only one message with the same nonce within some minutes.

So a message is not posted twice if the process died before it stored the first one.
"""

from hashlib import blake2b


def nonce_of(what: object) -> int:
    """Return a hash of 64 bits of a value's `repr`, the same in every process."""
    return int.from_bytes(blake2b(repr(what).encode(), digest_size=8).digest(), "big")
