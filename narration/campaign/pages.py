"""The page of a campaign in words: what is on it, at which address, and what the reader keeps off it."""

from narration.text.line import Line, Panel, line, verbatim

#: How an address may begin, and the message that says it.
_WAYS = {"https://": "page-address", "http://": "page-address-http"}


def page_panel(name: str, address: str, *, tellings: bool, portrait: bool, gm: bool) -> Panel:
    """Return the panel of a page; without one, `address` is empty.

    `tellings` and `portrait` say whether the page has what the reader told, and the portraits.
    """
    own = (
        line("page-tellings-on" if tellings else "page-tellings-off"),
        line("page-portrait-on" if portrait else "page-portrait-off"),
    )
    if address:
        return Panel(line("page-there"), verbatim(name), (*_address(address), line("page-what"), *own))
    how = line("page-how-gm" if gm else "page-how")
    return Panel(line("page-none"), verbatim(name), (line("page-what"), how, *own))


def _address(address: str) -> tuple[Line, ...]:
    """Return the address, beside the button that opens it.

    One that begins with a number would be printed as the number of a list, so it is not printed.
    """
    start = next(one for one in _WAYS if address.startswith(one))
    rest = address.removeprefix(start)
    return () if rest[:1].isdigit() else (line(_WAYS[start], rest=rest),)


def made_lines() -> tuple[Line, ...]:
    """Return the public notice of a new page."""
    return (line("page-made"), line("page-made-own"))
