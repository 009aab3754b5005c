"""What an extension gets when it is loaded: where it registers its commands, routes and game."""

from collections.abc import Callable
from importlib import import_module
from pkgutil import walk_packages
from typing import Protocol

from discord import app_commands
from discord.ext import commands

from chat.interactions.dispatch import Router
from chat.interactions.game import Game
from chat.services import Services


class Registrar(Protocol):
    """The bot, as an extension's `setup` knows it."""

    @property
    def services(self) -> Services: ...

    async def add_cog(self, cog: commands.Cog, /) -> None:
        """Add commands and listeners."""

    def learn(self, verbs: Router, system: str = "") -> None:
        """Add the routes of buttons, menus and forms, for one game or for all.

        Raises ValueError for a verb that is taken.
        """

    def add_menu(self, menu: app_commands.ContextMenu) -> None:
        """Add a command to the menu of messages or of people."""

    def add_game(self, system: str, game: Game) -> None:
        """Add a game's record for the shared commands."""

    def hear_of_servers(self, hear: Callable[[int, str], None]) -> None:
        """Call `hear` with each server that Discord reports, and the time when the bot joined it."""


def learn_package(host: Registrar, package: str, system: str = "") -> None:
    """Add what buttons, menus and forms do in every module of a package that has a `router`."""
    # all are imported first: a module may register on the router of another
    modules = [
        import_module(found.name) for found in walk_packages(import_module(package).__path__, f"{package}.")
    ]
    for module in modules:
        router = getattr(module, "router", None)
        if isinstance(router, Router):
            host.learn(router, system)
