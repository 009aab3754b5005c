"""The tours: seven steps for each ready scene, and how the table knows that one of them is done.

A step is done by what happened: an event that the bot wrote down, or something that a person did on the page.
Nothing here knows the words of a step; the page says them in its reader's language.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from practice.simulation import requests as ask
from practice.simulation.channel_kinds import ChannelKind


@dataclass(frozen=True)
class Step:
    """One thing to do: where its control stands, and the signs of which any one says that it was done.

    `who` is a seat's key, empty for whoever is waited for. `at` says where to look, the nearest first: a
    button's verb, `/` and a command, `language` or `restart`. A sign is what `deed` makes of a request, or
    an event's kind as `#declared`, with the number of its seat before it if that matters.
    """

    key: str
    at: tuple[str, ...]
    signs: frozenset[str]
    who: str = ""
    place: ChannelKind = "text"


def _step(key: str, at: tuple[str, ...], *signs: str, who: str = "", place: ChannelKind = "text") -> Step:
    return Step(key, at, frozenset(signs), who, place)


_RIVER: Final = (
    _step("choose", ("choose",), "alva choose", who="alva"),
    _step("aspect", ("ready", "declare", "choose"), "2#declared", who="alva"),
    _step("pick", ("pick", "choose"), "2#tactic-picked", who="alva"),
    _step("answer", ("pick",), "#round-rolled", who="greta", place="dm"),
    _step("win", ("bonus", "choose"), "#bonus-chosen", "#turn-opened", "#conflict-ended", "#round-told"),
    _step("speak", ("language",), "boris speak", who="boris"),
    _step("restart", ("restart",), "restart"),
)
_SANDUKAR: Final = (
    _step("act", ("n-act",), "alva n-act", who="alva"),
    _step("roll", ("n-late", "n-odds", "n-act"), "2#dice-thrown", who="alva"),
    _step("others", ("n-act",), "#round-began"),
    _step("turn", ("n-act",), "#action-declared"),
    _step("end", ("n-act",), "#action-done", "#turn-ended", "#round-ended", "#contest-ended"),
    _step("fate", ("/noir fate",), "boris /noir fate", who="boris"),
    _step("speak", ("language",), "alva speak", who="alva"),
)
_AIRSHIP: Final = (
    _step("help", ("z-help-form",), "#helped", who="alva"),
    _step("act", ("z-act",), "boris z-act", who="boris"),
    _step("pool", ("z-pool", "z-act"), "3#pool-built", who="boris"),
    _step("throw", ("z-throw", "z-act"), "#thrown", who="boris"),
    _step("vote", ("z-approve",), "3#voted", who="boris"),
    _step("sheet", ("/zapas sheet",), "alva /zapas sheet", who="alva"),
    _step("duel", ("/zapas duel",), "#duel-opened", who="alva"),
)

TOURS: Final[Mapping[str, tuple[Step, ...]]] = MappingProxyType(
    {"river": _RIVER, "sandukar": _SANDUKAR, "airship": _AIRSHIP}
)


def events(scene: str | None) -> frozenset[str]:
    """The kinds of the events that a scene's tour waits for."""
    signs = {sign for step in TOURS.get(scene or "", ()) for sign in step.signs}
    return frozenset(sign.partition("#")[2] for sign in signs if "#" in sign)


def at(scene: str | None, signs: Collection[str]) -> int:
    """How many steps are behind: up to the first of which there is no sign."""
    steps = TOURS.get(scene or "", ())
    open_ = (number for number, step in enumerate(steps) if not step.signs.intersection(signs))
    return next((n for n in open_ if skipped(steps[n].key) not in signs), len(steps))


def skipped(key: str) -> str:
    """The sign of a step that was passed over."""
    return f"skipped {key}"


def deed(who: str, request: ask.AnyRequest) -> str | None:
    """What a person did, as a sign: `alva choose`, `boris speak`, `restart`; None for what is none."""
    match request:
        case ask.Restart():
            return "restart"
        case ask.Speak():
            return f"{who} speak"
        case ask.Slash():
            return f"{who} /{request.name}"
        case ask.Menu():
            return f"{who} menu {request.name}"
        case ask.Say():
            return f"{who} say"
        case ask.Press() | ask.Choose():
            return f"{who} {verb(request.custom_id)}"
        case _:
            return None


def verb(custom_id: str) -> str:
    """What a control of the bot's is for: the second word of its id."""
    return custom_id.split(":")[1] if ":" in custom_id else custom_id


def shown(scene: str | None, signs: Collection[str]) -> dict[str, Any] | None:
    """The tour as the page draws it; None where there is none."""
    steps = TOURS.get(scene or "")
    if steps is None:
        return None
    listed = [{"key": each.key, "at": list(each.at), "who": each.who, "place": each.place} for each in steps]
    return {"steps": listed, "at": at(scene, signs)}
