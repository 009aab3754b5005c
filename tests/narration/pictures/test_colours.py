"""The look that all games share: a colour for each tone, and titles that fit two lines of a phone."""

from __future__ import annotations

import re

import pytest

from narration.pictures.colours import TONES, tone_of_outcome
from narration.text.languages import LANGUAGES, LOCALES, Language
from narration.text.line import Tone
from tests.contrast import contrast, luminance

GROUND = (0x1B, 0x21, 0x30)
"""The background colour of a scale, as in narration/pictures/scale.py."""

TITLE = 60
"""The characters of a title that a phone shows on two lines, not counting the names put into it."""

HEAD = re.compile(r"^(\S*-title(?:-\S+)?) = (.+)$", re.MULTILINE)


def channels(colour: int) -> tuple[int, int, int]:
    return colour >> 16, colour >> 8 & 255, colour & 255


def test_a_roll_went_well_or_badly() -> None:
    assert (tone_of_outcome(True), tone_of_outcome(False)) == ("ahead", "behind")


@pytest.mark.parametrize("tone", TONES)
def test_every_colour_contrasts_with_the_background_of_the_scale(tone: Tone) -> None:
    assert contrast(channels(TONES[tone]), GROUND) >= 3


def test_open_and_closed_contests_can_be_told_apart_without_colour() -> None:
    grey = {tone: luminance(channels(value)) for tone, value in TONES.items()}
    assert grey["running"] < grey["over"] < min(grey["ahead"], grey["behind"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_title_has_room_for_names_on_a_phone(language: Language) -> None:
    texts = "\n".join(file.read_text("utf-8") for file in (LOCALES / language).glob("*.ftl"))
    found = {name: re.sub(r"\{[^}]*\}", "", said) for name, said in HEAD.findall(texts)}
    assert len(found) > 40
    assert {name: said for name, said in found.items() if len(said) > TITLE} == {}
