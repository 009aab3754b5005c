"""The bot's commands as a client knows them: the fields of their forms, and the types of the answers.

It reads what the bot has registered, so a command that was not synced is missing here too.
"""

from __future__ import annotations

import base64
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import discord
from discord import AppCommandOptionType as Type
from discord.app_commands import AppCommand, AppCommandGroup, Argument
from discord.ext import commands

Names = dict[str, str]
Entity = Callable[[str], Any]


class Catalog:
    """Every slash command by its full name, such as `campaign new`, and every context menu."""

    def __init__(self, known: Sequence[AppCommand]) -> None:
        slash = [each for each in known if each.type is discord.AppCommandType.chat_input]
        self.slash: dict[str, dict[str, Any]] = {}
        for command in slash:
            self.slash |= dict(_leaves(command, command.name, _names(command)))
        self.menus = [
            {"name": each.name, "names": _names(each), "target": each.type.name}
            for each in known
            if each.type is not discord.AppCommandType.chat_input
        ]

    def answers(self, name: str, filled: Mapping[str, Any], entity: Entity) -> dict[str, Any]:
        """Return the filled form of the command `name`, typed as its options are, without empty fields."""
        types = {each["name"]: each["type"] for each in self.slash[name]["options"]}
        return {
            key: _typed(types[key], value, entity)
            for key, value in filled.items()
            if key in types and value not in ("", None)
        }


async def read(bot: commands.Bot | commands.AutoShardedBot, guild_id: int) -> Catalog:
    """Return the global and guild commands that `bot` has registered with the simulated Discord."""
    on_guild = await bot.tree.fetch_commands(guild=discord.Object(guild_id))
    return Catalog([*await bot.tree.fetch_commands(), *on_guild])


def _leaves(
    node: AppCommand | AppCommandGroup, name: str, names: Names
) -> Iterator[tuple[str, dict[str, Any]]]:
    groups = [each for each in node.options if isinstance(each, AppCommandGroup)]
    for each in groups:
        yield from _leaves(each, f"{name} {each.name}", _joined(name, names, each))
    if not groups:
        yield (
            name,
            {
                "name": name,
                "names": names,
                "description": node.description,
                "descriptions": _texts(node.description_localizations),
                "options": [_option(each) for each in node.options if isinstance(each, Argument)],
            },
        )


def _joined(name: str, names: Names, child: AppCommandGroup) -> Names:
    own = _names(child)
    return {lang: f"{names.get(lang, name)} {own.get(lang, child.name)}" for lang in {*names, *own}}


def _option(option: Argument) -> dict[str, Any]:
    return {
        "name": option.name,
        "names": _names(option),
        "type": option.type.name,
        "description": option.description,
        "descriptions": _texts(option.description_localizations),
        "required": option.required,
        "autocomplete": option.autocomplete,
        "choices": [
            {"name": each.name, "names": _names(each), "value": each.value} for each in option.choices
        ],
        "channels": [each.value for each in option.channel_types],
        "min": option.min_value,
        "max": option.max_value,
        "shortest": option.min_length,
        "longest": option.max_length,
    }


def _names(thing: Any) -> Names:
    return _texts(thing.name_localizations)


def _texts(texts: Mapping[discord.Locale, str]) -> Names:
    return {str(locale): text for locale, text in texts.items()}


def _typed(kind: str, value: Any, entity: Entity) -> Any:
    match Type[kind]:
        case Type.integer:
            return int(value)
        case Type.number:
            return float(value)
        case Type.boolean:
            return value is True or value == "true"
        case Type.user | Type.channel | Type.role | Type.mentionable:
            return entity(value)
        case Type.attachment:
            return value["name"], base64.b64decode(value["data"])
        case _:
            return str(value)
