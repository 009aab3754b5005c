"""Discord's limits on commands, checked on the payloads of a sync; simcord checks no localised texts."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import discord
from discord import app_commands

from chat.interactions.localization import Translator

Payload = dict[str, Any]

LANGUAGES = ("default", "sv-SE", "ru")
NAME = re.compile(r"[-_'\w]{1,32}")
TOTAL, BUDGET, OPTIONS, CHOICES = 100, 8000, 25, 25
MENU_KINDS = (2, 3)


async def payloads(tree: app_commands.CommandTree[Any], guild: discord.Object | None = None) -> list[Payload]:
    """Return the commands as a sync would send them, for all servers or for one."""
    assert isinstance(tree.translator, Translator)
    return [await tree.translator.payload(tree, command) for command in tree.get_commands(guild=guild)]


def faults(commands: Sequence[Payload]) -> list[str]:
    """Return everything that Discord would refuse, one line each."""
    found = [fault for command in commands for fault in _command_faults(command)]
    if len(commands) > TOTAL:
        found.append(f"{len(commands)} commands, at most {TOTAL}")
    return [*found, *twins(commands)]


def twins(commands: Sequence[Payload]) -> list[str]:
    """Return the commands that a client would show under the same name."""
    return list(_twins("", commands))


def said(thing: Payload, what: str, language: str) -> str:
    """Return a name or description in a language, or an empty text if it has none there."""
    if language == "default":
        return str(thing[what])
    return str((thing.get(f"{what}_localizations") or {}).get(language, ""))


def budget(thing: Payload) -> int:
    """Count the characters of names, descriptions and values; each counts in its longest language."""
    own = sum(max(len(said(thing, what, each)) for each in LANGUAGES) for what in _words(thing))
    return own + len(str(thing.get("value", ""))) + sum(budget(part) for part in _parts(thing))


def _command_faults(command: Payload) -> Iterator[str]:
    if command["type"] in MENU_KINDS and "description" not in command:
        yield from _bounded(command["name"], command, "name", 32)
        return
    yield from _option_faults(command["name"], command)
    if (size := budget(command)) > BUDGET:
        yield f"/{command['name']}: {size} characters in all, at most {BUDGET}"


def _option_faults(path: str, thing: Payload) -> Iterator[str]:
    for language in LANGUAGES:
        name = said(thing, "name", language)
        if not NAME.fullmatch(name) or name != name.lower():
            yield f"/{path}: not a name in {language}: {name!r}"
    yield from _bounded(path, thing, "description", 100)
    options, choices = thing.get("options", ()), thing.get("choices", ())
    if len(options) > OPTIONS or len(choices) > CHOICES:
        yield f"/{path}: {len(options)} options, {len(choices)} choices"
    for choice in choices:
        yield from _bounded(f"{path} {choice['value']}", choice, "name", 100)
    yield from _twins(path, options)
    yield from _twins(path, choices)
    for option in options:
        yield from _option_faults(f"{path} {option['name']}", option)


def _bounded(path: str, thing: Payload, what: str, most: int) -> Iterator[str]:
    for language in LANGUAGES:
        if not 1 <= len(word := said(thing, what, language)) <= most:
            yield f"/{path}: {what} in {language} has {len(word)} characters, 1 to {most} allowed: {word!r}"


def _twins(path: str, things: Sequence[Payload]) -> Iterator[str]:
    for language in LANGUAGES:
        names = Counter(said(thing, "name", language) for thing in things)
        yield from (f"/{path}: {name!r} twice in {language}" for name, count in names.items() if count > 1)


def _words(thing: Payload) -> list[str]:
    return [word for word in ("name", "description") if word in thing]


def _parts(thing: Payload) -> list[Payload]:
    return [*thing.get("options", ()), *thing.get("choices", ())]
