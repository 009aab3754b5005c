"""The page of settings: the operator's, with comments from config.example.toml, and those of campaigns."""

import re
from collections.abc import Iterator

from narration.campaign.settings import setting_changes, setting_name, setting_value
from narration.games import GAMES
from narration.text.line import Line, line
from narration.text.texts import bundled_texts
from rules.campaign.settings import Setting
from rules.registry import SYSTEMS
from settings import PREFIX, Settings
from tests.reference import ROOT, head


def settings_page() -> str:
    """Return the page of settings."""
    said = (
        "What whoever runs the bot may set, and what the GM of a campaign may choose with `/campaign "
        "settings`. The value that holds where nobody chose comes first."
    )
    source = "`config.example.toml` and the settings of the games"
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
    own = {system: {one.key for one in known.settings} for system, known in SYSTEMS.items()}
    shared = set.intersection(*own.values())
    first = next(iter(SYSTEMS))
    yield "## Of every campaign\n"
    yield from _chosen(first, [one for one in SYSTEMS[first].settings if one.key in shared])
    for system, known in SYSTEMS.items():
        yield f"## Of campaigns of {_say(GAMES[system].name)}\n"
        yield from _chosen(system, [one for one in known.settings if one.key not in shared])


def _chosen(system: str, settings: list[Setting]) -> Iterator[str]:
    for setting in settings:
        values = "; ".join(_say(setting_value(system, setting.key, value)) for value in setting.values)
        typed = f" May be typed: {_say(line(setting.pattern.form.id))}" if setting.pattern else ""
        rule = f" ({setting.rule})" if setting.rule else ""
        yield (
            f"- **{_say(setting_name(system, setting.key))}**, `{setting.key}`{rule}: "
            f"{_say(setting_changes(system, setting.key))} Values: {values}.{typed}"
        )
    yield ""


def _say(said: Line) -> str:
    return bundled_texts().say("en", said)
