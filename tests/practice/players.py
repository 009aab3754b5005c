"""The three people at a page of the practice table."""

from __future__ import annotations

from typing import NamedTuple, Self

from playwright.async_api import Page

from tests.practice.player import Player


class Players(NamedTuple):
    """The three people at one page."""

    page: Page
    greta: Player
    alva: Player
    boris: Player

    @classmethod
    def of(cls, page: Page) -> Self:
        """Return the players of this page."""
        return cls(page, *(Player(page, key) for key in ("greta", "alva", "boris")))
