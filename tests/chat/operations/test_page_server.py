"""Who reads a page: by address, behind a proxy or not; and a port that somebody else has."""

import socket
from types import SimpleNamespace
from typing import Any

import pytest

from chat.operations.page_server import PageServer
from chat.operations.port_taken import PortTaken
from settings import Settings


def reader(remote: str, *behind: str, proxy: bool = True) -> str:
    """Return whom a request counts for."""
    server = PageServer(Settings(web_proxy=proxy), None, None)  # type: ignore[arg-type]  # nothing is read
    headers = SimpleNamespace(getall=lambda _, default: list(behind) or default)
    request: Any = SimpleNamespace(headers=headers, remote=remote)
    return server._reader(request)


def test_behind_a_proxy_the_address_that_it_saw_counts_and_not_what_a_reader_claims() -> None:
    assert reader("127.0.0.1", "203.0.113.7") == "203.0.113.7"
    assert reader("127.0.0.1", "198.51.100.1, 203.0.113.7") == "203.0.113.7"
    assert reader("127.0.0.1", "198.51.100.1", "203.0.113.7") == "203.0.113.7"
    assert reader("127.0.0.1", "nonsense") == "127.0.0.1"
    assert reader("127.0.0.1") == "127.0.0.1"


def test_without_a_proxy_the_header_is_ignored() -> None:
    assert reader("203.0.113.7", "198.51.100.1", proxy=False) == "203.0.113.7"


def test_the_addresses_of_one_network_in_ipv6_are_one_reader() -> None:
    assert reader("::1", "2001:db8:1:2::5") == reader("::1", "2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert reader("::1", "2001:db8:1:3::5") != reader("::1", "2001:db8:1:2::5")


async def test_a_port_that_is_taken_is_explained_in_a_sentence() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        server = PageServer(Settings(web_port=port), None, None)  # type: ignore[arg-type]  # nothing is read
        with pytest.raises(PortTaken, match=f"web_port {port} cannot be used"):
            await server.open()
        await server.close()
