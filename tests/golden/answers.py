"""The bot's answers to buttons, menus and forms of the recorded contests, as in `answers.json`.

The presses save nothing, so they all meet the same state.
"""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import discord
import pytest

from rules.contract.system import AnyState
from rules.core.model_base import Event
from storage.store import Store
from storage.stored import Stored
from tests import seam
from tests.golden import SAMPLES, read
from tests.golden.evening import Seated, copied, resumed
from tests.simulated.reading import controls, whole
from tests.simulated.tabletop import Answer, Person
from tests.whole.permissions.trial import DOES, Heard, held_back

ANSWERS = "answers.json"
#: The actions that lead from each game's recorded moment to a later moment, and the person who takes each.
MOMENTS: dict[str, tuple[tuple[str, str], ...]] = {
    "nyx": (),
    "noir": (),
    "zapas": (),
    "nyx, the next round": (
        ("gm", "n:pick:1:4:3:2:1"),
        ("alva", "n:bonus:1:4:3:1:steps"),
        ("gm", "n:bonus:1:4:3:2:steps"),
    ),
    "noir, the next turn": (
        ("alva", "n:n-defend:2:6:19:1:none:0:0:0:n"),
        ("boris", "n:n-odds:2:6:20:2:0"),
        ("alva", "n:n-odds:2:6:21:1:0"),
        ("alva", "n:n-odds:2:6:22:1:0"),
    ),
    "zapas, a roll": (
        ("alva", "n:z-bid:3:4:5:0:0"),
        ("boris", "n:z-bid:3:4:6:1:0"),
        ("alva", "/zapas roll"),
    ),
    "zapas, a pool": (
        ("alva", "n:z-bid:3:4:5:0:0"),
        ("boris", "n:z-bid:3:4:6:1:0"),
        ("alva", "/zapas roll"),
        ("gm", "n:z-diff:3:5:0:2:0:1:-1"),
    ),
}


class Asked(NamedTuple):
    """The person who pressed, the id of the control, and the values chosen from a menu."""

    who: str
    custom_id: str
    values: tuple[str, ...] = ()


class Answered(NamedTuple):
    """The kind of result, the texts that were shown or would be saved, and the controls shown with them."""

    outcome: str
    text: str
    controls: tuple[str, ...]


def recorded(moment: str) -> dict[Asked, Answered]:
    """Return the recorded presses and answers of a moment."""
    return {
        Asked(who, custom_id, tuple(values)): Answered(outcome, text, tuple(below))
        for who, custom_id, values, outcome, text, below in read(ANSWERS)[moment]
    }


async def replayed(directory: Path, moment: str, asked: Sequence[Asked]) -> dict[Asked, Answered]:
    """Press these controls at a moment in a copy of the recorded contest, and return the answers."""
    game = moment.partition(",")[0]
    async with resumed(copied(directory), game) as seated:
        for who, what in MOMENTS[moment]:
            await _done(getattr(seated.table, who), what)
        return await pressed(seated, asked)


async def _done(who: Person, what: str) -> None:
    """Let a person press a control, or use a command with an `action`."""
    if what.startswith("/"):
        await who.slash(what[1:], action="Pick the lock")
    else:
        await who.forge(what)


async def pressed(seated: Seated, asked: Sequence[Asked]) -> dict[Asked, Answered]:
    """Press these controls, restoring the message after each, and return the answers."""
    table = seated.table
    place: Any = await table.bot.services.channels.find(table.channel.id)
    message = (await place.send("Press what you like.", embed=discord.Embed(description="…"))).id
    back = seam.put_back(table.env, table.channel.id, message)
    found = {}
    with held_back() as heard, _saving() as saved:
        for each in asked:
            heard.clear()
            saved.clear()
            who: Person = getattr(table, each.who)
            answer = await who.forge(each.custom_id, each.values or None, on=message)
            found[each] = _answered(heard, saved, answer)
            back()
    return found


@contextmanager
def _saving() -> Iterator[list[str]]:
    """Prevent saves, and record as JSON the events that would have been saved."""
    saved: list[str] = []
    stop: Any = Store.save

    async def save(store: Store, before: Stored, after: AnyState, events: Sequence[Event], *more: Any) -> Any:
        saved.extend(event.model_dump_json() for event in events)
        return await stop(store, before, after, events, *more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Store, "save", save)
        yield saved


def _answered(heard: Heard, saved: Sequence[str], answer: Answer) -> Answered:
    outcome = heard.outcome(answer)
    if answer.result.modal:
        return Answered(outcome, answer.form["title"], (answer.form["custom_id"], *_blanks(answer.form)))
    if outcome == DOES:  # the bot's answer is then only that it could not save
        return Answered(outcome, "\n".join(saved), ())
    message = answer.message
    return Answered(outcome, whole(message), tuple(map(_control, controls(message))))


def _blanks(form: dict[str, Any]) -> list[str]:
    return [f"{row['label']}: {row['component'].get('value', '')}" for row in form["components"]]


def _control(control: dict[str, Any]) -> str:
    """Return a button as its id and label, or a menu as its id and options."""
    options = [f"{one['value']} {one['label']}" for one in control.get("options", ())]
    return " | ".join([control.get("custom_id", ""), control.get("label", ""), *options])


def write_answers(found: dict[str, dict[Asked, Answered]]) -> None:
    """Write the answers of each moment, one press per line."""
    parts = [
        f"{json.dumps(moment)}: [\n" + ",\n".join(_line(*each) for each in said.items()) + "\n]"
        for moment, said in found.items()
    ]
    (SAMPLES / ANSWERS).write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="utf-8")


def _line(asked: Asked, answered: Answered) -> str:
    return json.dumps([*asked, *answered], ensure_ascii=False)
