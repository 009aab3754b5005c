"""Every card, whatever is on it: a small file of few colours, its texts within its edges, told in words."""

import io
import re
from random import Random
from typing import Any, NamedTuple

import pytest
from PIL import Image

from narration.pictures import ink
from narration.pictures.card import PaintedCard
from narration.text.languages import LANGUAGES, Language
from narration.text.line import Line
from tests.narration.pictures.random_cards import KINDS, combat
from tests.narration.printing import said

ROUNDS = 60
#: The most characters that Discord takes as the description of a picture.
ALT = 1024


def drawn(card: PaintedCard, language: Language = "en") -> bytes:
    def say(what: Line) -> str:
        return said(what, language)

    return card.drawing(say).draw()


@pytest.mark.parametrize("kind", KINDS)
def test_a_card_is_a_small_picture_of_few_colours_and_of_one_width(kind: str) -> None:
    for seed in range(ROUNDS):
        png = drawn(KINDS[kind](Random(seed)), LANGUAGES[seed % 3])
        assert len(png) <= 6_500, seed
        with Image.open(io.BytesIO(png)) as picture:
            assert (picture.format, picture.width) == ("PNG", 640)
            assert picture.height <= 400
            colours = picture.getcolors()
            assert colours is not None
            assert len(colours) <= 16, seed


class Written(NamedTuple):
    """A text on a card: its words, colour, baseline, and where it starts and ends."""

    text: str
    tint: str
    base: float
    start: float
    end: float


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> list[Written]:
    """Return a list of the texts that are written on cards from now on."""
    listed: list[Written] = []
    write: Any = ink.Sheet.text

    def kept(
        sheet: ink.Sheet, at: ink.Point, text: str, size: int, tint: str, *rest: Any, **more: Any
    ) -> Any:
        end: float = write(sheet, at, text, size, tint, *rest, **more)
        base = at[1] * ink.SCALE / sheet.size[1]
        listed.append(Written(text, tint, base, end - ink.breadth(text, size), end))
        return end

    monkeypatch.setattr(ink.Sheet, "text", kept)
    return listed


@pytest.mark.parametrize("kind", KINDS)
def test_no_text_of_a_card_leaves_its_edges(kind: str, texts: list[Written]) -> None:
    for seed in range(ROUNDS):
        drawn(KINDS[kind](Random(seed)))
    assert texts
    outside = [one for one in texts if one.start < -1 or one.end > ink.WIDTH + 1 or not 0 < one.base < 1]
    assert outside == []


@pytest.mark.parametrize("kind", KINDS)
def test_a_card_is_told_in_words_with_every_figure_on_it(kind: str, texts: list[Written]) -> None:
    for seed in range(ROUNDS):
        card = KINDS[kind](Random(seed))
        texts.clear()
        drawn(card)
        # dim are the numbers of a scale's steps, and how many dice more there are
        bright = [re.findall(r"^\+?(\d+)$", one.text) for one in texts if one.tint != "dim"]
        for language in LANGUAGES:
            words = said(card.alt, language)
            assert len(words) <= ALT, (seed, language, len(words))
            assert {figure for found in bright for figure in found} <= {*re.findall(r"\d+", words), "0"}, seed


def test_equal_cards_give_the_same_bytes_and_others_do_not() -> None:
    first, same, other = (drawn(KINDS["duel"](Random(seed))) for seed in (1, 1, 2))
    assert first == same != other


def test_without_its_picture_a_combat_names_every_fighter_in_a_line_of_text() -> None:
    for seed in range(ROUNDS):
        card = combat(Random(seed))
        rows = card.block(said)
        assert len(rows) == len(card.fighters)
        for fighter, row in zip(card.fighters, rows, strict=True):
            assert row.startswith(f"{said(fighter.name)} {fighter.initiative} (side {fighter.side}")
