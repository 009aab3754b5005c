"""A page as a screen reader gets it: Chromium's accessibility tree, read through its debugging protocol."""

from __future__ import annotations

from typing import Any, NamedTuple

from playwright.async_api import Page

#: Roles of controls and landmarks that need a name to be found by ear.
NAMED = {
    *("button", "checkbox", "combobox", "DisclosureTriangle", "link", "option", "radio", "spinbutton"),
    *("complementary", "dialog", "image", "listbox", "log", "navigation", "region", "switch"),
    *("tab", "tablist", "tabpanel", "textbox"),
}


class Node(NamedTuple):
    """A part of the page: its role, its name, and its other properties."""

    role: str
    name: str
    said: dict[str, Any]


async def tree(page: Page) -> list[Node]:
    """Return all nodes that a screen reader can announce, in tree order."""
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
    """Return the nodes that need a name and have none."""
    return [each for each in nodes if each.role in NAMED and not each.name]


def headings(nodes: list[Node]) -> list[int]:
    """Return the levels of all headings."""
    return [each.said["level"] for each in nodes if each.role == "heading"]
