"""The page of settings: the operator's, with comments from config.example.toml, and those of campaigns."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from narration.campaign.settings import setting_changes, setting_name, setting_value, topics
from narration.games import GAMES
from narration.text.line import Line, line
from narration.text.texts import bundled_texts
from rules.campaign.settings import Setting
from rules.registry import SYSTEMS
from settings import PREFIX, Settings
from tests.reference import ROOT, head

#: Why readings are no settings, in a file for each game.
REASONS = Path(__file__).parent / "readings"
#: The part of a sentence in which a reading names its settings.
NAMING = re.compile(r"[Ss]ettings?\s+`[^.:]*")


def settings_page() -> str:
    """Return the page of settings."""
    said = "What the host of the bot can set, and where to find what the GM of a campaign can choose."
    source = "`config.example.toml`"
    return "\n".join([head("Settings", said, source), *_operators(), *_campaigns()])


def _operators() -> Iterator[str]:
    yield "## Of the bot\n"
    yield f"In `config.toml`, or in the environment as `{PREFIX}` and the name in capitals, which wins.\n"
    for name, (value, said) in commented().items():
        yield f"- **`{name}`** = `{value}`: {said}"
    yield ""


def commented() -> dict[str, tuple[str, str]]:
    """Return each setting in config.example.toml, by name, with its default and the comment above it."""
    text = (ROOT / "config.example.toml").read_text(encoding="utf-8")
    found = re.findall(r"((?:^# .*\n)+)^(\w+) = (.*)$", text, re.MULTILINE)
    known = {name: (value, " ".join(said.replace("# ", "").split())) for said, name, value in found}
    return {name: known[name] for name in Settings.model_fields}


def _campaigns() -> Iterator[str]:
    yield "## Of campaigns\n"
    yield "Each game has a page, by topic, with every reading of its rules that a table can choose:"
    for system in SYSTEMS:
        yield f"[{_say(GAMES[system].name)}]({page_name(system)})"
    yield ""


def page_name(system: str) -> str:
    """Return the file name of a game's page."""
    return f"settings-{system}.md"


def game_page(system: str) -> str:
    """Return the page of a game's settings, by topic."""
    name = _say(GAMES[system].name)
    said = (
        f"What the GM of a {name} campaign can choose with `/campaign settings`, by topic. Each setting has "
        "its rule, the decision that explains our reading, and all readings, the default first."
    )
    found = [head(f"Settings of {name}", said, "the settings of the game")]
    decisions = _decisions(system)
    for topic in topics(system, SYSTEMS[system].settings):
        found.append(f"## {_say(topic.name)}\n")
        for setting in topic.settings:
            found += _setting(system, setting, decisions.get(setting.key, ""))
    return "\n".join([*found, *_no_settings(system)])


def _setting(system: str, setting: Setting, decision: str) -> Iterator[str]:
    sources = ", ".join(filter(None, (setting.rule, decision)))
    yield f"### {_say(setting_name(system, setting.key))}\n"
    where = f" ({sources})" if sources else ""
    yield f"`{setting.key}`{where}: {_say(setting_changes(system, setting.key), system)}\n"
    for value in setting.values:
        usual = " (the default)" if value == setting.default else ""
        yield f"- {_say(setting_value(system, setting.key, value))}{usual}"
    if setting.pattern:
        yield f"- or typed: {_say(line(setting.pattern.form.id))}"
    yield ""


def _no_settings(system: str) -> Iterator[str]:
    """Yield why the other readings are no settings, each sentence with the readings that it holds for."""
    yield "## Readings without a setting\n"
    known = readings(system)
    for reason in reasons(system):
        links = ", ".join(known[number].link for number in reason["readings"])
        yield f"- {reason['why']} {links}"
    yield ""


class Reading(NamedTuple):
    """How we read something where the sources are silent: a link to it, and the settings that it names."""

    link: str
    settings: tuple[str, ...]


def readings(system: str) -> dict[str, Reading]:
    """Return every reading of a game by its number."""
    page = (ROOT / "docs" / "rules-decisions" / f"{system}.md").read_text(encoding="utf-8")
    return {
        (number := heading.split()[0]): Reading(
            f"[{number}](../rules-decisions/{system}.md#{_anchor(heading)})",
            tuple(re.findall(r"`([\w-]+)`", " ".join(NAMING.findall(said)))),
        )
        for heading, said in re.findall(r"^### (.+)\n((?:(?!^##).*\n?)*)", page, re.MULTILINE)
    }


def reasons(system: str) -> list[dict[str, Any]]:
    """Return why readings are no settings: each a sentence, and the numbers that it holds for."""
    text = (REASONS / f"{system}.toml").read_text(encoding="utf-8")
    found: list[dict[str, Any]] = tomllib.loads(text)["reason"]
    return found


def _decisions(system: str) -> dict[str, str]:
    """Return a link to the reading that names each setting as `Setting \u0060key\u0060`, by key."""
    return {key: one.link for one in readings(system).values() for key in one.settings}


def _anchor(heading: str) -> str:
    return re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")


def _say(said: Line, game: str = "") -> str:
    return bundled_texts().of_game(game).say("en", said)
