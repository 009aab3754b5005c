"""Message nonces. Within a few minutes, Discord posts only one message with a given nonce.

So a message is not posted twice, even if the process died after posting it but before storing that it had.
"""

from hashlib import blake2b


def nonce_of(what: object) -> int:
    """Return a 64-bit hash of a value's `repr`; it is the same in every process."""
    return int.from_bytes(blake2b(repr(what).encode(), digest_size=8).digest(), "big")
