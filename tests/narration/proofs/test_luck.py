"""Luck in words and pictures: every number is also in the text, in three languages."""

from collections.abc import Mapping
from fractions import Fraction

import pytest

from chat.messages.chances import chances_message
from chat.messages.printer import Printer
from narration.proofs.luck import LINES, Luck, luck_odds
from narration.text.columns import COLUMNS, width
from narration.text.languages import LANGUAGES, Language
from narration.text.texts import bundled_texts
from rules.contract.luck import Check, tally
from rules.registry import SYSTEMS
from tests.narration.printing import HEADLINE, is_sayable, lines, said

HALF = Fraction(1, 2)
LONG = "Maximiliana of the Western Marches"


def rolls(count: int, won: int, chance: Fraction = HALF) -> list[Check]:
    return [Check("1", number < won, chance) for number in range(count)]


def luck(people: Mapping[str, tuple[int, int]], system: str = "nyx", session: int | None = None) -> Luck:
    """Return the luck of these characters; the two numbers are rolls, with a chance of 1/2, and successes."""
    each = [(name, tally(rolls(*numbers))) for name, numbers in people.items()]
    whole = tally([check for numbers in people.values() for check in rolls(*numbers)])
    rolled = [(name, told) for name, told in each if told.rolls]
    return Luck(system, list(people), session, whole, rolled)


def test_it_shows_the_successes_the_expected_number_and_the_confidence() -> None:
    told = luck_odds(luck({"Mira": (22, 14)}, session=3))
    headline, title, *rest = lines(told.panel)
    assert headline == "Mira: 14 of 22 rolls succeeded · expected 11.0 · 95%: 6 to 16"
    assert title == "Rolls against expectation: Mira · Session 3"
    assert "If fair dice made the same rolls again, it would be 6 to 16 with a chance of 98.3%." in rest
    assert "14 or more: 14.3% · 14 or fewer: 93.3%" in rest


def test_the_own_number_is_marked_and_every_chance_is_in_some_bar() -> None:
    for count, won in ((1, 0), (22, 14), (22, 22), (300, 10), (5000, 2600)):
        bars = luck_odds(luck({"Mira": (count, won)})).bars
        assert sum(bar.marked for bar in bars) == 1
        assert sum(bar.chance for bar in bars) == pytest.approx(1)
        assert said(bars[0].label)[0] == "0"
    (here,) = [bar for bar in luck_odds(luck({"Mira": (22, 14)})).bars if bar.marked]
    assert said(here.label) == "14"


def test_a_certain_result_has_no_range() -> None:
    sure = tally(rolls(3, 3, Fraction(1)))
    told = luck_odds(Luck("nyx", ["Mira"], None, sure, [("Mira", sure)]))
    assert said(told.headline) == "Mira: 3 of 3 rolls succeeded · expected 3.0 · 95%: 3"


def test_several_characters_have_a_line_each_and_of_many_the_first() -> None:
    told = lines(luck_odds(luck({"Mira": (3, 2), "Tove": (1, 0), "Wolf": (0, 0)})).panel)
    assert "Mira: 2 of 3 · expected 1.5 · 95%: 0 to 3" in told
    assert "Tove: 0 of 1 · expected 0.5 · 95%: 0 to 1" in told
    assert not any(row.startswith("Wolf") for row in told)
    many = lines(luck_odds(luck({f"Guard {number}": (1, 0) for number in range(LINES + 2)})).panel)
    assert "and 2 more" in many


def test_it_says_what_it_omits() -> None:
    told = luck({"Mira": (3, 2)})
    left = Luck(told.system, told.names, None, told.whole, told.each, among=2, cut=True)
    said_ = lines(luck_odds(left).panel)
    assert "2 rolls were of these characters against each other; they are not in the sum." in said_
    assert any("Older rolls may be missing" in row for row in said_)


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_game_says_in_every_language_what_it_counts(system: str) -> None:
    is_sayable(luck_odds(luck({"Mira": (0, 0)}, system)).panel)
    is_sayable(luck_odds(luck({"Mira": (1, 1)}, system)).panel)
    is_sayable(luck_odds(luck({"Mira": (22, 9), "Tove": (2, 1)}, system)).panel)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_reads_without_colour_embed_or_picture(language: Language) -> None:
    told = luck_odds(luck({LONG: (2500, 1400), f"{LONG} II": (2500, 1300), "X": (1, 1)}))
    message = chances_message(Printer(bundled_texts(), language), told, picture=True)
    assert message.embed is not None
    assert message.embed.description is not None
    assert len(message.content) <= HEADLINE
    block = message.embed.description.split("```")[1]
    assert max(map(width, block.splitlines())) <= COLUMNS
    assert "2700" in message.content
    assert "2700" in message.alt
    assert message.picture is not None


def test_without_a_roll_there_is_no_picture() -> None:
    message = chances_message(Printer(bundled_texts(), "en"), luck_odds(luck({"Mira": (0, 0)})), picture=True)
    assert (message.content, message.picture) == ("Mira: no rolls yet.", None)
