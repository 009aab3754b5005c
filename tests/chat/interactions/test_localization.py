"""Commands have texts in three languages, and texts that Discord would refuse are found before a sync."""

from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands
from discord.ext import commands

from chat.interactions.localization import Choice, Translator
from narration.text.languages import LANGUAGES
from narration.text.text_error import TextError
from narration.text.texts import Texts
from tests.simulated.command_limits import Payload, budget, faults, payloads

ENGLISH = """
cmd-duel = duel
    .description = Duels
cmd-duel-start = start
    .description = Start a duel
opt-duel-start-goal = goal
    .description = What you want
opt-duel-start-mode = mode
    .description = What overflow does
choice-mode-goal = The goal is reached
choice-mode-harm = Harm
menu-show-sheet = Show sheet
"""
SWEDISH = """
cmd-duel = duell
    .description = Dueller
cmd-duel-start = börja
    .description = Börja en duell
opt-duel-start-goal = mål
    .description = Vad du vill
opt-duel-start-mode = läge
    .description = Vad överskjutande steg gör
choice-mode-goal = Målet är nått
choice-mode-harm = Avdrag
menu-show-sheet = Visa blad
"""
RUSSIAN = """
cmd-duel = дуэль
    .description = Дуэли
cmd-duel-start = начать
    .description = Начать дуэль
opt-duel-start-goal = цель
    .description = Чего вы хотите
opt-duel-start-mode = режим
    .description = Что делает излишек
choice-mode-goal = Цель достигнута
choice-mode-harm = Штраф
menu-show-sheet = Показать лист
"""

duel = app_commands.Group(name="duel", description="not said")


@duel.command(name="start")
@app_commands.choices(mode=[Choice("choice-mode-goal", "goal"), Choice("choice-mode-harm", "harm")])
async def start(interaction: discord.Interaction, goal: str, mode: str = "harm") -> None:
    raise NotImplementedError


@app_commands.context_menu(name="Show sheet")
async def sheet(interaction: discord.Interaction, member: discord.Member) -> None:
    raise NotImplementedError


def texts_of(tmp_path: Path, *sources: str) -> Texts:
    for language, source in zip(LANGUAGES, sources, strict=True):
        (tmp_path / language).mkdir(exist_ok=True)
        (tmp_path / language / "commands.ftl").write_text(source, encoding="utf-8")
    return Texts.load(tmp_path)


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    return texts_of(tmp_path, ENGLISH, SWEDISH, RUSSIAN)


def tree_of(*told: Any) -> app_commands.CommandTree[commands.Bot]:
    tree = commands.Bot("!", intents=discord.Intents.none()).tree
    for command in told:
        tree.add_command(command)
    return tree


async def spoken(texts: Texts) -> dict[str, Payload]:
    return {command["name"]: command for command in await told(tree_of(duel, sheet), texts)}


async def told(tree: app_commands.CommandTree[commands.Bot], texts: Texts) -> list[Payload]:
    await tree.set_translator(Translator(texts))
    return await payloads(tree)


async def test_a_command_is_sent_in_english_with_swedish_and_russian_translations(texts: Texts) -> None:
    command = (await spoken(texts))["duel"]["options"][0]
    assert (command["name"], command["description"]) == ("start", "Start a duel")
    assert command["name_localizations"] == {"sv-SE": "börja", "ru": "начать"}
    assert command["description_localizations"] == {"sv-SE": "Börja en duell", "ru": "Начать дуэль"}


async def test_groups_options_choices_and_menus_are_localized_too(texts: Texts) -> None:
    sent = await spoken(texts)
    goal, mode = sent["duel"]["options"][0]["options"]
    assert sent["duel"]["description_localizations"]["ru"] == "Дуэли"
    assert (goal["description"], goal["name_localizations"]["sv-SE"]) == ("What you want", "mål")
    assert mode["description_localizations"]["ru"] == "Что делает излишек"
    assert [choice["name"] for choice in mode["choices"]] == ["The goal is reached", "Harm"]
    assert [choice["name_localizations"]["sv-SE"] for choice in mode["choices"]] == [
        "Målet är nått",
        "Avdrag",
    ]
    assert sent["Show sheet"]["name_localizations"] == {"sv-SE": "Visa blad", "ru": "Показать лист"}


async def test_localizing_twice_changes_nothing(texts: Texts) -> None:
    assert await spoken(texts) == await spoken(texts)


async def test_a_command_without_texts_is_reported_before_the_sync(tmp_path: Path) -> None:
    silent = texts_of(
        tmp_path, ENGLISH.replace("opt-duel-start-goal", "opt-duel-start-aim"), SWEDISH, RUSSIAN
    )
    with pytest.raises(TextError, match="en, opt-duel-start-goal: missing"):
        await told(tree_of(duel), silent)


async def test_a_command_without_a_translation_stops_the_sync(tmp_path: Path) -> None:
    half = texts_of(tmp_path, ENGLISH, SWEDISH, RUSSIAN.replace("choice-mode-harm", "choice-mode-hurt"))
    with pytest.raises(app_commands.TranslationError) as heard:
        await told(tree_of(duel), half)
    assert str(heard.value.__cause__) == "ru, choice-mode-harm: missing"


async def test_the_english_name_is_the_one_in_the_code(tmp_path: Path) -> None:
    other = texts_of(tmp_path, ENGLISH.replace("= start", "= begin"), SWEDISH, RUSSIAN)
    with pytest.raises(TextError, match="cmd-duel-start: says begin, but the command is declared as start"):
        await told(tree_of(duel), other)


async def test_a_choice_without_a_message_is_refused(tmp_path: Path) -> None:
    @app_commands.command(name="win")
    @app_commands.choices(by=[app_commands.Choice(name="Luck", value="luck")])
    async def win(interaction: discord.Interaction, by: str) -> None:
        raise NotImplementedError

    source = "cmd-win = win\n    .description = Wins\nopt-win-by = by\n    .description = How\n"
    with pytest.raises(TextError, match="the choice Luck has no message"):
        await told(tree_of(win), texts_of(tmp_path, source, source, source))


async def test_commands_within_the_limits_have_no_faults(texts: Texts) -> None:
    assert faults(list((await spoken(texts)).values())) == []


@pytest.mark.parametrize(
    ("field", "word", "fault"),
    [
        ("name", "Börja", "/duel start: not a name in sv-SE: 'Börja'"),
        ("name", "börja nu", "/duel start: not a name in sv-SE: 'börja nu'"),
        ("name", "b" * 33, f"/duel start: not a name in sv-SE: '{'b' * 33}'"),
        ("description", "", "/duel start: description in sv-SE has 0 characters, 1 to 100 allowed: ''"),
        (
            "description",
            "b" * 101,
            f"/duel start: description in sv-SE has 101 characters, 1 to 100 allowed: '{'b' * 101}'",
        ),
    ],
)
async def test_a_word_that_discord_would_refuse_is_found(
    texts: Texts, field: str, word: str, fault: str
) -> None:
    command = (await spoken(texts))["duel"]
    command["options"][0][f"{field}_localizations"]["sv-SE"] = word
    assert faults([command]) == [fault]


async def test_two_options_of_one_name_are_found(texts: Texts) -> None:
    command = (await spoken(texts))["duel"]
    command["options"][0]["options"][1]["name_localizations"]["ru"] = "цель"
    assert faults([command]) == ["/duel start: 'цель' twice in ru"]


async def test_a_command_counts_the_longest_language_of_each_word(texts: Texts) -> None:
    command = (await spoken(texts))["duel"]
    before = budget(command)
    command["description_localizations"]["ru"] = "д" * 90
    assert budget(command) == before + 90 - len("Dueller")
    command["options"] = [*command["options"][:1]] * 120
    assert any("characters in all, at most 8000" in fault for fault in faults([command]))
