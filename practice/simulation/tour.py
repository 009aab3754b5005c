"""The tours: seven steps for each game, a longer one for GMs, and the signs that a step is done.

A sign is an event in the bot's log, or something that a person did on the page. The texts of the steps are
in the page's string files, in the reader's language.
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
    """One thing to do: where its control is, and the signs, any of which shows that it is done.

    `who` is a seat's key, empty for the person that the game waits for. `at` names controls, the best one
    first: the route of a button, `/` and a command, `apps` for a message's menu, `language` or `restart`. A
    sign is what `deed` returns for a request, or an event's kind such as `#declared`, with a seat's number in
    front if that matters.
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
    _step("pick", ("seal", "pick", "choose"), "2#tactic-picked", who="alva"),
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
_EVENING: Final = (
    _step("follow", ("follow",), "boris follow", who="boris"),
    _step("plan", ("meet-ask", "/session plan"), "greta meet-ask", who="greta"),
    _step("answer", ("meet",), "alva meet", who="alva"),
    _step("start", ("course-recap", "course", "/session start"), "#session-started", who="greta"),
    _step("pause", ("pause",), "alva pause", who="alva"),
    _step("go_on", ("go-on",), "greta go-on", who="greta"),
    _step("handout", ("handout-all", "handout-ask", "/handout"), "#handout-shown", who="greta"),
    _step("portrait", ("/character portrait",), "alva /character portrait", who="alva"),
    _step("keep", ("apps",), "greta menu Keep in journal", who="greta"),
    _step("find", ("/journal find",), "boris /journal find", who="boris"),
    _step("page", ("page-make", "/campaign page"), "greta page-make", who="greta"),
    _step("begin", ("ready-begin",), "greta ready-begin", who="greta"),
)

TOURS: Final[Mapping[str, tuple[Step, ...]]] = MappingProxyType(
    {"river": _RIVER, "sandukar": _SANDUKAR, "airship": _AIRSHIP, "evening": _EVENING}
)


def events(scene: str | None) -> frozenset[str]:
    """Return the kinds of events that are signs in a scene's tour."""
    signs = {sign for step in TOURS.get(scene or "", ()) for sign in step.signs}
    return frozenset(sign.partition("#")[2] for sign in signs if "#" in sign)


def at(scene: str | None, signs: Collection[str]) -> int:
    """Return the index of the first step that is neither done nor skipped; the number of steps if all are."""
    steps = TOURS.get(scene or "", ())
    open_ = (number for number, step in enumerate(steps) if not step.signs.intersection(signs))
    return next((n for n in open_ if skipped(steps[n].key) not in signs), len(steps))


def skipped(key: str) -> str:
    """Return the sign of a step that was skipped."""
    return f"skipped {key}"


def deed(who: str, request: ask.AnyRequest) -> str | None:
    """Return the sign of a request, such as `alva choose` or `restart`; None if it has none."""
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
    """Return the route in a control's `custom_id`: its second part."""
    return custom_id.split(":")[1] if ":" in custom_id else custom_id


def shown(scene: str | None, signs: Collection[str]) -> dict[str, Any] | None:
    """Return the tour as the page draws it; None if the scene has none."""
    steps = TOURS.get(scene or "")
    if steps is None:
        return None
    listed = [{"key": each.key, "at": list(each.at), "who": each.who, "place": each.place} for each in steps]
    return {"steps": listed, "at": at(scene, signs)}
