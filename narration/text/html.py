"""HTML that is safe by its type: what is not `Html` is escaped where it goes in.

A few lines instead of a templating library; docs/decisions/0046-journal.md says why.
"""

import html
from typing import Final, NewType

Html = NewType("Html", str)
Inside = str | None
NOTHING: Final = Html("")
_EMPTY: Final = frozenset({"meta", "path", "line", "circle", "rect", "polyline"})


def tag(name: str, /, *inside: Html, **attributes: Inside) -> Html:
    """An element; `class_` is written without its last sign, an attribute that is None is left out."""
    given = "".join(
        f' {key.strip("_").replace("_", "-")}="{html.escape(value, quote=True)}"'
        for key, value in attributes.items()
        if value is not None
    )
    if name in _EMPTY and not inside:
        return Html(f"<{name}{given}{'' if name == 'meta' else '/'}>")
    return Html(f"<{name}{given}>{''.join(inside)}</{name}>")


def text(said: str) -> Html:
    """Plain text."""
    return Html(html.escape(said, quote=True))


def joined(parts: "list[Html] | tuple[Html, ...]", between: str = "") -> Html:
    """Parts one after the other."""
    return Html(between.join(parts))
