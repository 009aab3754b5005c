"""HTML that is safe by its type: a plain string is escaped where it is inserted.

This module takes the place of a templating library; docs/decisions/0046-journal.md says why.
"""

import html
from typing import Final, NewType

Html = NewType("Html", str)
Inside = str | None
NOTHING: Final = Html("")
_EMPTY: Final = frozenset({"meta", "img", "path", "line", "circle", "rect", "polyline"})


def tag(name: str, /, *inside: Html, **attributes: Inside) -> Html:
    """Return an element. An attribute such as `class_` loses its underscore; None omits an attribute."""
    given = "".join(
        f' {key.strip("_").replace("_", "-")}="{html.escape(value, quote=True)}"'
        for key, value in attributes.items()
        if value is not None
    )
    if name in _EMPTY and not inside:
        return Html(f"<{name}{given}{'' if name == 'meta' else '/'}>")
    return Html(f"<{name}{given}>{''.join(inside)}</{name}>")


def text(said: str) -> Html:
    """Return text, escaped."""
    return Html(html.escape(said, quote=True))


def joined(parts: "list[Html] | tuple[Html, ...]", between: str = "") -> Html:
    """Return the parts joined by `between`."""
    return Html(between.join(parts))
