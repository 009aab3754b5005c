"""Message nonces. Within a few minutes, Discord posts only one message with the same nonce.

So a message is not posted twice even if the process died before it stored that the first was posted.
"""

from hashlib import blake2b


def nonce_of(what: object) -> int:
    """Return a 64-bit hash of a value's `repr`, the same in every process."""
    return int.from_bytes(blake2b(repr(what).encode(), digest_size=8).digest(), "big")
