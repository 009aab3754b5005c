"""Numbers for messages: Discord posts a number once within some minutes.

So a message that a process posted but did not live to remember is found again, and not doubled.
"""

from hashlib import blake2b


def nonce_of(what: object) -> int:
    """Return the same number, of 64 bits, for what is described alike, in every process."""
    return int.from_bytes(blake2b(repr(what).encode(), digest_size=8).digest(), "big")
