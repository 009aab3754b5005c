"""What the bot answers to buttons, menus and forms of the recorded contests, as `answers.json` has it.

Nothing is saved meanwhile, so all are pressed one after the other on the same moment.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import discord

from cogs._channels import channel_of
from tests import seam
from tests.cogs.permissions_trial import DOES, Heard, held_back
from tests.cogs.reading import controls, whole
from tests.cogs.tabletop import Answer, Person
from tests.golden import SAMPLES, read
from tests.golden.evening import Seated, copied, resumed

ANSWERS = "answers.json"


class Asked(NamedTuple):
    """Who pressed what, and what was chosen from a menu."""

    who: str
    custom_id: str
    values: tuple[str, ...] = ()


class Answered(NamedTuple):
    """What came of it: in a word, what could be read, and what could be pressed next."""

    outcome: str
    text: str
    controls: tuple[str, ...]


def recorded(game: str) -> dict[Asked, Answered]:
    """Return what was asked and answered in a contest of this game."""
    return {
        Asked(who, custom_id, tuple(values)): Answered(outcome, text, tuple(below))
        for who, custom_id, values, outcome, text, below in read(ANSWERS)[game]
    }


async def replayed(directory: Path, game: str, asked: Sequence[Asked]) -> dict[Asked, Answered]:
    """Press everything on a copy of the recorded contest and return what is answered."""
    async with resumed(copied(directory), game) as seated:
        return await pressed(seated, asked)


async def pressed(seated: Seated, asked: Sequence[Asked]) -> dict[Asked, Answered]:
    """Press everything, each on a message that is as it was again."""
    table = seated.table
    place: Any = await channel_of(table.bot, table.channel.id)
    message = (await place.send("Press what you like.", embed=discord.Embed(description="…"))).id
    back = seam.put_back(table.env, table.channel.id, message)
    found = {}
    with held_back() as heard:
        for each in asked:
            heard.clear()
            who: Person = getattr(table, each.who)
            answer = await who.forge(each.custom_id, each.values or None, on=message)
            found[each] = _answered(heard, answer)
            back()
    return found


def _answered(heard: Heard, answer: Answer) -> Answered:
    outcome = heard.outcome(answer)
    if answer.result.modal:
        return Answered(outcome, answer.form["title"], (answer.form["custom_id"], *_blanks(answer.form)))
    if outcome == DOES:  # what is answered then is that it could not be saved
        return Answered(outcome, "", ())
    message = answer.message
    return Answered(outcome, whole(message), tuple(map(_control, controls(message))))


def _blanks(form: dict[str, Any]) -> list[str]:
    return [f"{row['label']}: {row['component'].get('value', '')}" for row in form["components"]]


def _control(control: dict[str, Any]) -> str:
    """Return a button as its id and label, a menu as its id and options."""
    options = [f"{one['value']} {one['label']}" for one in control.get("options", ())]
    return " | ".join([control.get("custom_id", ""), control.get("label", ""), *options])


def write_answers(found: dict[str, dict[Asked, Answered]]) -> None:
    """Write what was answered in each game, one press to a line."""
    parts = [
        f"{json.dumps(game)}: [\n" + ",\n".join(_line(*each) for each in said.items()) + "\n]"
        for game, said in found.items()
    ]
    (SAMPLES / ANSWERS).write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="utf-8")


def _line(asked: Asked, answered: Answered) -> str:
    return json.dumps([*asked, *answered], ensure_ascii=False)
