"""Free ports on this machine."""

import socket


def free_port() -> int:
    """Return the number of a port that nobody listens on."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port
