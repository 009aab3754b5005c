"""Commands in three languages: names, descriptions, options and choices from `locales/`.

A cog declares only a command's English name. All other words are messages whose ids are made here from the
command's path: `cmd-nyx-conflict`, its `.description`, `opt-nyx-conflict-goal`.
"""

from collections.abc import Iterable
from typing import Any, Final, TypeAlias

from discord import Locale, app_commands
from discord.app_commands import TranslationContextLocation as Location
from typing_extensions import override

from narration.text.languages import Language
from narration.text.line import Line
from narration.text.text_error import TextError
from narration.text.texts import Texts

Tree: TypeAlias = app_commands.CommandTree[Any]
Command: TypeAlias = "app_commands.Command[Any, ..., Any]"
Named: TypeAlias = "Command | app_commands.Group | app_commands.ContextMenu"

#: The languages besides English. Commands are declared in English, which is Discord's fallback.
TRANSLATED: Final[dict[Locale, Language]] = {Locale.swedish: "sv", Locale.russian: "ru"}


class Choice(app_commands.Choice[str]):
    """A value that an option offers, shown as the message `id_`."""

    __slots__ = ("id",)

    def __init__(self, id_: str, value: str) -> None:
        super().__init__(name=app_commands.locale_str(id_), value=value)
        self.id = id_


def choices_of(values: Iterable[str], prefix: str) -> list[app_commands.Choice[str]]:
    """Return a choice for each of these values, shown as the message `prefix-value`."""
    return [Choice(f"{prefix}-{value}", str(value)) for value in values]


class Translator(app_commands.Translator):
    """Translates words for discord.py when it makes the payloads of commands.

    Reading all of them takes most of a second, so it is done for each command when its payload is needed.
    """

    def __init__(self, texts: Texts) -> None:
        self._texts = texts

    @override
    async def translate(
        self,
        string: app_commands.locale_str,
        locale: Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        language = TRANSLATED.get(locale)
        return None if language is None else self._texts.say(language, _line(context))

    async def payload(self, tree: Tree, command: Named) -> dict[str, Any]:
        """Return what Discord is told of a command or context menu, in all languages.

        Raises `TextError` for a missing message, or for an English name that is not the one in the code.
        """
        self._describe(command)
        return await command.get_translated_payload(tree, self)

    def _describe(self, command: Named) -> None:
        """Give a command, and the commands in its group, their English words."""
        _check_name(self._texts, command.name, name_line(command))
        if isinstance(command, app_commands.ContextMenu):
            return
        command.description = self._texts.say("en", description_line(command))
        if isinstance(command, app_commands.Command):
            _describe_options(self._texts, command)
        else:
            for inner in command.commands:
                self._describe(inner)


def name_line(command: Named) -> Line:
    """Return the name of a command, group or context menu."""
    kind = "menu" if isinstance(command, app_commands.ContextMenu) else "cmd"
    return Line(f"{kind}-{_path(command)}")


def description_line(command: Named) -> Line:
    """Return the description of a command, group or context menu: one sentence."""
    return Line(f"{name_line(command).id}.description")


def option_line(option: app_commands.Parameter) -> Line:
    """Return the name of an option; its description is the attribute `.description`."""
    return Line(f"opt-{_path(option.command)}-{option.display_name}")


def _path(command: Named) -> str:
    return command.qualified_name.lower().replace(" ", "-")


def _describe_options(texts: Texts, command: Command) -> None:
    said = {}
    for option in command.parameters:
        line = option_line(option)
        _check_name(texts, option.display_name, line)
        said[option.name] = app_commands.locale_str(texts.say("en", Line(f"{line.id}.description")))
        for choice in option.choices:
            choice.name = texts.say("en", _choice_line(choice))
    app_commands.describe(**said)(command)


def _choice_line(choice: app_commands.Choice[Any]) -> Line:
    if not isinstance(choice, Choice):
        raise TextError(
            f"the choice {choice.name} has no message: make it with chat.interactions.localization.Choice"
        )
    return Line(choice.id)


def _check_name(texts: Texts, name: str, line: Line) -> None:
    said = texts.say("en", line)
    if said != name:
        raise TextError(f"en, {line.id}: says {said}, but the command is declared as {name}")


def _line(context: app_commands.TranslationContextTypes) -> Line:
    match context.location:
        case Location.command_name | Location.group_name:
            return name_line(context.data)
        case Location.command_description | Location.group_description:
            return description_line(context.data)
        case Location.parameter_name:
            return option_line(context.data)
        case Location.parameter_description:
            return Line(f"{option_line(context.data).id}.description")
        case Location.choice_name:
            return _choice_line(context.data)
        case _:
            raise TextError(f"no message for {context.location}")
