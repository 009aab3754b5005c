"""What a screen reader is told of a page: Chromium's own accessibility tree, over its debugging line."""

from __future__ import annotations

from typing import Any, NamedTuple

from playwright.async_api import Page

#: Roles of what can be used or skipped to: nobody finds their way to one without a name.
NAMED = {
    *("button", "checkbox", "combobox", "DisclosureTriangle", "link", "option", "radio", "spinbutton"),
    *("complementary", "dialog", "image", "listbox", "log", "navigation", "region", "switch"),
    *("tab", "tablist", "tabpanel", "textbox"),
}


class Node(NamedTuple):
    """A part of the page: what it is, what it is called, and what else is said of it."""

    role: str
    name: str
    said: dict[str, Any]


async def tree(page: Page) -> list[Node]:
    """Everything that a screen reader is told of, in the order of the tree."""
    line = await page.context.new_cdp_session(page)
    try:
        found = await line.send("Accessibility.getFullAXTree")
    finally:
        await line.detach()
    return [_node(each) for each in found["nodes"] if not each["ignored"]]


def _node(given: dict[str, Any]) -> Node:
    said = {each["name"]: each["value"].get("value") for each in given.get("properties", ())}
    return Node(given["role"]["value"], given.get("name", {}).get("value", "").strip(), said)


def nameless(nodes: list[Node]) -> list[Node]:
    """What ought to have a name, and has none."""
    return [each for each in nodes if each.role in NAMED and not each.name]


def headings(nodes: list[Node]) -> list[int]:
    """The levels of all headings."""
    return [each.said["level"] for each in nodes if each.role == "heading"]
