"""What the guides of players and GMs name beside an evening: what people type when the evening is over."""

import re
from collections.abc import Callable, Iterator

from narration.text.languages import Language
from practice.scenes.script import Press, Slash
from tests.guides.evenings import Typed, moves, page
from tests.house.guide_pages import command_paths, messages

ALVA = "2"
"""The seat of the first player, as a command takes it."""


def errands(language: Language, game: str, account: Callable[[str], str]) -> Iterator[Slash | Press]:
    """Yield what people do after a game's evening; `account` gives the id of a person's account."""
    alva, _boris = typed(language, game, "character new")
    yield Slash("alva", "help")
    yield Slash("alva", "now")
    yield Slash("alva", "character sheet")
    yield Slash("alva", "character play", {"character": alva})
    yield Slash("alva", "luck")
    yield Slash("alva", "privacy show")
    yield Slash("alva", "safety")
    yield Slash("alva", "journal find", {"words": "?"})
    yield Slash("greta", "session plan")
    yield Slash("greta", "handout")
    yield Slash("greta", "campaign here", where="thread")
    yield Slash("greta", "campaign seats")
    yield Slash("greta", "campaign settings")
    yield Slash("greta", "character list")
    yield Slash("greta", "campaign export")
    yield Slash("greta", "campaign page")
    yield from IN_GAME[game](language)
    yield Slash("greta", "now")
    yield Slash("greta", "seat co-gm", {"seat": ALVA})
    yield Slash("alva", "seat stand-in", {"who": account("boris")})
    yield Slash("boris", "campaign leave")
    yield Press("boris", messages(language)["button-leave"])
    yield Slash("boris", "campaign join")
    yield Slash("greta", "seat gm", {"to": account("alva")})


def nyx(language: Language) -> Iterator[Slash | Press]:
    """Yield what is done in Nyx alone: how a round counted, a correction, a challenge, More…."""
    alva, boris = typed(language, "nyx", "character new")
    bailiff, wolves, *_ = typed(language, "nyx", "npc new")
    points = {"character": alva, "field": "points", "value": 9, "reason": "?"}
    yield Press("alva", messages(language)["button-counted"])
    yield Slash("greta", "correct sheet", points)
    yield Slash("greta", "undo")
    yield Slash("greta", "nyx conflict", {"character": alva, "opponent": bailiff})
    yield Press("greta", messages(language)["button-setup-open"])
    yield Press("greta", messages(language)["button-more"])
    yield Slash("greta", "nyx challenge", {"character": boris, "opponent": wolves, "attribute": "body"})


def noir(language: Language) -> Iterator[Slash]:
    """Yield what is done in Noir alone: a correction and its undo, a call for a roll, harm."""
    alva, _boris = typed(language, "noir", "character new")
    ability, *_ = typed(language, "noir", "noir roll")
    yield Slash("greta", "noir correct", {"character": alva, "what": "fate", "value": "4", "reason": "?"})
    yield Slash("greta", "undo")
    yield Slash("greta", "noir call", {"characters": alva, "rolls": ability})
    yield Slash("greta", "noir harm")


def zapas(language: Language) -> Iterator[Slash | Press]:
    """Yield what is done in Zapas alone: a correction and its undo, and a roll with all difficulties."""
    alva, _boris = typed(language, "zapas", "character new")
    yield Slash("greta", "zapas correct", {"character": alva, "reserve": 4, "reason": "?"})
    yield Slash("greta", "undo")
    yield Slash("alva", "zapas roll", {"action": "?", "goal": "!"})
    yield Press("greta", messages(language)["button-zapas-act"])


IN_GAME = {"nyx": nyx, "noir": noir, "zapas": zapas}


def typed(language: Language, game: str, command: str) -> list[str]:
    """Return what the evening's people give to a command as its first option, in order."""
    id_ = f"cmd-{command.replace(' ', '-')}"
    name = next(path for path, each in command_paths(language).items() if each == id_)
    lines = [each.text for each in moves(page(language, game)) if isinstance(each, Typed)]
    given = [line.removeprefix(f"{name} ").partition(":")[2] for line in lines if line.startswith(f"{name} ")]
    return [re.sub(r" \w+:.*", "", value) for value in given]
