"""Read the parts of a message: texts, buttons, menus, and their ids."""

from collections.abc import Sequence
from typing import Any


def controls(message: Any) -> list[dict[str, Any]]:
    """Return the buttons and menus of a message, row by row."""
    rows = [row if isinstance(row, dict) else row.to_dict() for row in message.components]
    return [each for row in rows for each in row["components"]]


def ids(message: Any) -> list[str]:
    """Return the ids of a message's buttons and menus; a link has no id."""
    return [each["custom_id"] for each in controls(message) if "custom_id" in each]


def labels(message: Any) -> list[str]:
    """Return the labels of a message's buttons."""
    return [each["label"] for each in controls(message) if "label" in each]


def menu_ids(message: Any) -> list[str]:
    """Return the ids of a message's menus only."""
    return [each["custom_id"] for each in controls(message) if "options" in each]


def options(message: Any, verb: str) -> dict[str, str]:
    """Return the values of a menu's options by their labels; `verb` names the menu as in `is_about`."""
    (found,) = [each for each in controls(message) if is_about(each["custom_id"], verb.split())]
    return {option["label"]: option["value"] for option in found["options"]}


def whole(message: Any) -> str:
    """Return all the text of a message and its embeds."""
    parts = [message.content]
    for embed in message.embeds:
        parts += [embed.title or "", embed.description or ""]
        parts += [part for each in embed.fields for part in (each.name or "", each.value or "")]
        parts.append(embed.footer.text or "")
    return "\n".join(parts)


def is_about(custom_id: str, wanted: Sequence[str]) -> bool:
    """Return whether an id has the first of these words as its route, and contains the others."""
    words = custom_id.split(":")[1:]
    return words[:1] == list(wanted[:1]) and all(word in words for word in wanted[1:])
