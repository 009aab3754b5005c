"""Play the rows of `vectors/` through the rules and collect their results.

A row has either `steps` or `numbers`. A step has a verb in `do` and the verb's arguments, such as a
character's `name`; a number has the name of the function that calculates it, and that function's
arguments. Results are read only from events and states. `refused` lists the specification's codes for
the refused steps, in order.
"""

import tomllib
from collections.abc import Callable, Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any

from rules.zapas.base.dice import chance, duel_chances, hits
from rules.zapas.sheet import advancement
from rules.zapas.state import contest_events as d
from rules.zapas.state import events as e
from tests.rules.zapas.board import ANN, BEN, CLEO, Board, table
from tests.rules.zapas.verbs import Script, state

Row = Mapping[str, Any]
Found = dict[str, Any]

FILES = sorted((Path(__file__).parent / "vectors").glob("*.toml"))
ROWS: dict[str, Row] = {
    row["id"]: row for path in FILES for row in tomllib.loads(path.read_text("utf-8"))["vector"]
}


def run(row: Row) -> Found:
    """Return the results that a row expects, by name, and the codes of its refused steps."""
    if "numbers" in row:
        return {key: str(NUMBERS[key](*given)) for key, given in row["numbers"].items()}
    script = Script(BOARDS[row.get("board", "table")]())
    for step in row["steps"]:
        script.step(step)
    facts = {key: FACTS[key](script, value) for key, value in row["result"].items() if key != "refused"}
    return facts | ({"refused": script.refused} if script.refused else {})


# ------------------------------------------------------------------------------------------------ boards


def _creation() -> Board:
    """Return Ada (Ann's), Bo (Ben's) and Cyrus (Cleo's) in creation, at a table with a GM."""
    board = Board(players=3)
    for name, seat in (("Ada", ANN), ("Bo", BEN), ("Cyrus", CLEO)):
        board.sketch(name, seat)
    return board


def _flagged() -> Board:
    """Return the board of `_creation` after Ada has taken a flag of loyalty to Cyrus."""
    board = _creation()
    board.take("Ada", "Loyal to Cyrus", to="Cyrus")
    return board


BOARDS: Mapping[str, Callable[[], Board]] = {"table": table, "creation": _creation, "flagged": _flagged}


# ----------------------------------------------------------------------------------------------- numbers


def _hits(*dice: int) -> int:
    return hits(dice)


def expected_reserve(reserve: int, added: int, succeeds: Fraction) -> Fraction:
    """Return the expected reserve after a roll (ZAP-28)."""
    return succeeds * (reserve - added) + (1 - succeeds) * (reserve + 1)


def _expected(reserve: int, added: int, dice: int, difficulty: int) -> Fraction:
    return expected_reserve(reserve, added, chance(dice, difficulty))


NUMBERS: Mapping[str, Callable[..., object]] = {
    "hits": _hits,
    "chance": chance,
    "win": lambda ours, theirs: duel_chances(ours, theirs)[0],
    "tie": lambda ours, theirs: duel_chances(ours, theirs)[1],
    "lose": lambda ours, theirs: duel_chances(ours, theirs)[2],
    "expected": _expected,
    "price": advancement.price,
}


# ------------------------------------------------------------------------------------------------- facts


def _reserves(script: Script, wanted: Mapping[str, int]) -> Found:
    return {name: script.board.has(name).reserve for name in wanted}


def _levels(script: Script, wanted: Mapping[str, int]) -> Found:
    return {text: script.board.trait("Ada", text).level for text in wanted}


def _flags(script: Script, wanted: Mapping[str, int]) -> Found:
    """Return the marks of Ada's active flags, by the flags' texts."""
    return {flag.text: flag.marks for flag in script.board.who("Ada").active_flags}


def _aspects(script: Script, wanted: Mapping[str, list[str]]) -> Found:
    return {text: [state(one) for one in script.board.trait("Ada", text).aspects] for text in wanted}


def _refunds(script: Script, _: object) -> list[int]:
    return [one.refund for one in script.events if isinstance(one, e.DieSold | e.TraitErased)]


def _chance(script: Script, _: object) -> str:
    return str(chance(script.board.event(d.PoolBuilt).dice, script.board.roll.difficulty))


def _npcs(script: Script, _: object) -> list[list[object]]:
    """Return, for each throw, its difficulty and success, the NPC's total, and whether the NPC is dead."""
    seen: list[list[object]] = []
    total, dead = 0, False
    for event in script.events:
        match event:
            case d.Thrown(difficulty=difficulty, success=success):
                seen.append([difficulty, success, total, dead])
            case e.NpcHit(total=total, dead=dead):
                seen[-1][2:] = [total, dead]
            case _:
                pass
    return seen


FACTS: Mapping[str, Callable[[Script, Any], object]] = {
    "ready": lambda script, _: script.board.who("Ada").ready,
    "states": lambda script, _: script.states,
    "dice": lambda script, _: script.board.event(d.PoolBuilt).dice,
    "pools": lambda script, _: [side.pool.reserve for side in script.board.duel.sides],
    "chance": _chance,
    "difficulty": lambda script, _: script.board.event(d.DifficultySet).difficulty,
    "hits": lambda script, _: script.board.event(d.Thrown).hits,
    "success": lambda script, _: script.board.event(d.Thrown).success,
    "reserve": _reserves,
    "xp": lambda script, _: script.board.has("Ada").xp,
    "refunds": _refunds,
    "levels": _levels,
    "aspects": _aspects,
    "flags": _flags,
    "struck": lambda script, _: list(script.board.who("Ada").struck),
    "thrown": lambda script, _: sum(isinstance(one, d.Thrown | d.DuelThrown) for one in script.events),
    "winner": lambda script, _: script.board.event(d.DuelThrown).winner,
    "tie": lambda script, _: script.board.event(d.DuelThrown).winner is None,
    "ready_by_itself": lambda script, _: [
        one.name for one in script.events if isinstance(one, d.BidMade) and one.by_itself
    ],
    "attacks": _npcs,
}
