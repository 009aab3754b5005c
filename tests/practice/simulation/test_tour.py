"""Tours have seven steps, that for GMs twelve, and texts in each language that quote labels on the screen."""

from __future__ import annotations

import json
import re
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from practice.simulation import requests as ask
from practice.simulation import tour
from practice.simulation.tour import TOURS

ROOM = Path(__file__).parents[3]
LANGUAGES = ("en", "sv", "ru")
QUOTED = re.compile(r"[“”«]([^“”«»]+)[”»]")
STEPS = [(scene, step) for scene, steps in TOURS.items() for step in steps]


@cache
def strings(language: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((ROOM / f"practice/strings/{language}.json").read_text("utf-8"))
    return found


@cache
def labels(language: str) -> str:
    """Return all texts of the bot and the page in this language."""
    files = chain((ROOM / "locales" / language).glob("*.ftl"), [ROOM / f"practice/strings/{language}.json"])
    return "\n".join(file.read_text("utf-8") for file in files)


@pytest.mark.parametrize("scene", TOURS)
def test_a_tour_has_seven_steps_of_different_names_and_that_for_gms_twelve(scene: str) -> None:
    assert len({step.key for step in TOURS[scene]}) == len(TOURS[scene]) == (12 if scene == "evening" else 7)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_takes_a_few_lines_on_a_phone(language: str) -> None:
    said = {f"tour_{scene}_{step.key}" for scene, step in STEPS}
    ours = re.compile(f"tour_({'|'.join(TOURS)})_")
    assert said == {key for key in strings(language) if ours.match(key)}
    assert {key: len(strings(language)[key]) for key in said if len(strings(language)[key]) > 130} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_control_that_a_step_names_is_on_the_screen(language: str) -> None:
    said = [strings(language)[f"tour_{scene}_{step.key}"] for scene, step in STEPS]
    tried = [each for each in strings(language).values() if isinstance(each, list)]
    pressed = {label for text in chain(said, *tried) for label in QUOTED.findall(text)} - {"Nattvakt"}
    assert {label for label in pressed if not stands(label, labels(language))} == set()


def stands(label: str, texts: str) -> bool:
    """Return whether one of these texts is this label or begins with it."""
    return re.search(rf'(= |": "){re.escape(label)}("|$| )', texts, re.MULTILINE) is not None


def test_every_step_ends_with_something_the_bot_records_or_a_person_can_do() -> None:
    presses = json.loads((ROOM / "tests/golden/samples/verbs.json").read_text("utf-8"))
    rules = "".join(file.read_text("utf-8") for file in (ROOM / "rules").rglob("*.py"))
    for _, step in STEPS:
        for place in step.at:
            assert place in {"apps", "language", "restart", *presses} or place.startswith("/"), place
    for kind in chain.from_iterable(tour.events(scene) for scene in TOURS):
        assert f'kind: Literal["{kind}"]' in rules, kind


def test_a_tour_advances_with_the_actions_and_passes_over_skipped_steps() -> None:
    done = {"alva choose"}
    assert tour.at("river", set()) == 0
    assert tour.at("river", done) == 1
    assert tour.at("river", done | {"#round-rolled", "2#tactic-picked"}) == 1  # the second is not done yet
    assert tour.at("river", done | {tour.skipped("aspect"), "2#tactic-picked", "#round-rolled"}) == 4
    everything = {tour.skipped(step.key) for step in TOURS["river"]}
    assert tour.at("river", everything) == 7
    assert tour.shown("free", set()) is None
    assert tour.shown(None, set()) is None


@pytest.mark.parametrize(
    ("request_", "sign"),
    [
        (ask.Press(place=1, message=2, custom_id="n:choose:1:5:1"), "alva choose"),
        (ask.Press(place=1, message=2, custom_id="plain"), "alva plain"),
        (ask.Choose(place=1, message=2, custom_id="n:z-pool:1:5", values=["3"]), "alva z-pool"),
        (ask.Slash(place=1, name="noir fate"), "alva /noir fate"),
        (ask.Menu(place=1, name="Sheet", target=2), "alva menu Sheet"),
        (ask.Say(place=1, text="Hello"), "alva say"),
        (ask.Speak(locale="ru"), "alva speak"),
        (ask.Restart(), "restart"),
        (ask.Seen(place=1, message=2), None),
        (ask.Dms(open=False), None),
    ],
)
def test_the_actions_of_a_person_are_recorded(request_: ask.AnyRequest, sign: str | None) -> None:
    assert tour.deed("alva", request_) == sign
