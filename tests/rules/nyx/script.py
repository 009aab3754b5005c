"""Run a row of the test vectors through the rules and return its results.

A row's `topic` says how it runs: "sheet", "tactics" and "play" use real actions and scripted dice; "roll" and
"situation" only calculate. The expectations of a row are compared with the result of `run` by key.
"""

import tomllib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from rules.campaign.actions import ChangeScene, EndSession, MoveTime, Rest, StartSession
from rules.core.model_base import Action
from rules.core.refusal import Refused
from rules.core.seat import Seat
from rules.nyx.base.enums import Attribute, BonusKind, CharacterKind, GroupMode
from rules.nyx.base.pool import Pool, Roll
from rules.nyx.base.rolls import read
from rules.nyx.base.scale import clamp, opening_marker, situational_shift
from rules.nyx.sheet.aspects import pool
from rules.nyx.sheet.sheet import attribute_sum
from rules.nyx.state import actions as a
from rules.nyx.state import contest_actions as m
from rules.nyx.state.campaign_state import Entry
from rules.nyx.state.contest_events import MarkerMoved, OpposedRolled, PenaltyTaken, RoundRolled
from rules.nyx.state.events import AfflictionRolled, RolledAlone, UsedInStory
from tests.rules.nyx.board import ASPECTS, AVERAGE, GM, PLACE, Board

Row = Mapping[str, Any]
Found = dict[str, Any]

FOLDER = Path(__file__).parent / "vectors"
SHEETS = tomllib.loads((FOLDER / "sheets.toml").read_text(encoding="utf-8"))
ROWS: dict[str, Row] = {
    row["id"]: row
    for name in ("source.toml", "constructed.toml")
    for row in tomllib.loads((FOLDER / name).read_text(encoding="utf-8"))["vector"]
}


def run(row: Row) -> Found:
    """Return the results of a row."""
    return TOPICS[row["topic"]](row)


# ------------------------------------------------------------------------------------------- arithmetic


def _roll(row: Row) -> Found:
    one = Pool(attribute=Attribute.BODY, **row["given"])
    rolled = read(one, tuple(row["dice"]))
    return {"target": one.target, "bonus": one.bonus, "effect": rolled.effect, "steps": rolled.steps}


def _situation(row: Row) -> Found:
    given = row["given"]
    first, second = given["advantages"]
    shifts = [situational_shift(one["turn"], one["marker"], first, second) for one in given["rounds"]]
    return {"opening": opening_marker(given.get("length", 5), 0, first, second), "shifts": shifts}


# ------------------------------------------------------------------------------------------------ plays


def _sheet(row: Row) -> Found:
    given, board = row["given"], Board()
    ratings = {name: given.get(name, usual) for name, usual in AVERAGE.items()}
    board.player("Ada", ratings=ratings, aspects=tuple(given.get("names", ASPECTS)))
    ada = board.who("Ada")
    return {
        "attributes": attribute_sum(ada),
        "aspects": len(ada.aspects),
        "values": sum(aspect.value for aspect in ada.aspects),
        "finished": ada.finished,
    }


def _tactics(row: Row) -> Found:
    """Return the results of a round from the given place, which must be equal for all pairs of picks."""
    found = [_tactics_once(row["given"], picks) for picks in row["choices"]]
    assert found == [found[0]] * len(found)
    return found[0]


def _tactics_once(given: Row, picks: tuple[int, int]) -> Found:
    board, length = Board(), given.get("length", 5)
    board.bare("One", 9)
    board.bare("Two", 9)
    lead = clamp(given["raw"], min(length, 5))
    board.open("One", "Two", length=length, lead=lead)
    ahead = given["raw"] - lead
    board.round(picks, [ahead if ahead > 0 else 10, -ahead if ahead < 0 else 10])
    assert board.event(RoundRolled).raw == given["raw"]
    for side in board.event(RoundRolled).winners:
        story = side in given.get("story", [])
        board.choose(side, BonusKind.STORY if story else BonusKind.STEPS, "A rope.")
    return _round_found(board)


def _play(row: Row) -> Found:
    board = _before(row)
    _check_given(board, row.get("given", {}))
    told, changes = len(board.log), []
    board.dice.add(*row.get("dice", []))
    for step in row["choices"]:
        points = _first(board).points
        if _take(board, step):
            changes.append(_first(board).points - points)
    assert board.dice.left == 0, "more dice were written than rolled"
    return _found(board, told) | {"changes": changes}


def _before(row: Row) -> Board:
    if "after" not in row:
        return _scene(row["given"])
    earlier = ROWS[row["after"]]
    board = _before(earlier)
    board.dice.add(*earlier.get("dice", []))
    for step in earlier["choices"]:
        _take(board, step)
    return board


def _scene(given: Row) -> Board:
    board, setup = Board(), dict(given)
    for name in setup.pop("sheets"):
        sheet = SHEETS[name]
        board.player(name, ratings=sheet["ratings"], aspects=tuple(sheet["aspects"]))
    for name, value in setup.pop("bare", {}).items():
        board.bare(name, value)
    for name, value in setup.pop("mob", {}).items():
        board.do(a.CreateBare(name=name, value=value, mob=True))
    if "points" in setup:
        board.give(given["sheets"][0], points=setup.pop("points"))
    setup.pop("marker", None)
    if "sides" in setup:
        board.open(*setup.pop("sides"), **_setup(setup))
    return board


def _setup(given: Row) -> Found:
    return {key: Attribute(value) if key == "first_attribute" else value for key, value in given.items()}


def _check_given(board: Board, given: Row) -> None:
    if "marker" in given:
        assert board.conflict.marker == given["marker"]
    if "round" in given:
        assert board.conflict.turn == given["round"]


def _take(board: Board, step: Row) -> bool:
    """Play a step and check any refusal that the row expects; return whether the step was accepted."""
    words = {key: value for key, value in step.items() if key not in {"do", "refused", "times"}}
    for _ in range(step.get("times", 1)):
        action, seat = STEPS[step["do"]](board, **words)
        if "refused" not in step:
            board.act(action, seat)
            continue
        left = board.dice.left
        with pytest.raises(Refused) as refusal:
            board.act(action, seat)
        assert (refusal.value.code, board.dice.left) == (step["refused"], left)
    return "refused" not in step


Step = tuple[Action, Seat]


def _bonus(board: Board, side: Any, choice: BonusKind) -> Step:
    return board.choosing(side, choice), board.seat(side)


def _individual(board: Board, name: str, **how: Any) -> Step:
    return board.roll(name, **how), board.owner(name)


def _change(board: Board, name: str, to: Mapping[str, int]) -> Step:
    now = {aspect.name: aspect.value for aspect in board.who(name).aspects if not aspect.damage}
    entries = tuple(Entry(name=n, value=v) for n, v in (now | dict(to)).items() if v)
    action = a.ProposeChange(character=board.who(name).id, entries=entries, reason="Så blev det.")
    return action, board.owner(name)


def _call(board: Board, names: list[str], attribute: str, mode: str) -> Step:
    numbers = tuple(board.who(name).id for name in names)
    call = a.CallForRoll(characters=numbers, attribute=Attribute(attribute), mode=GroupMode(mode))
    return call, GM


def _challenge(board: Board, first: list[str], second: list[str], mode: str) -> Step:
    sides = [_band([board.who(name).id for name in names], mode) for names in (first, second)]
    return m.Challenge(place=PLACE, title="Trial", sides=(sides[0], sides[1])), GM


def _band(numbers: list[str], mode: str) -> m.SideSetup:
    return m.SideSetup(character=numbers[0], members=tuple(numbers[1:]), group=GroupMode(mode))


def _declare_for(board: Board, side: Any, name: str, attribute: str, positive: list[str]) -> Step:
    said = m.Declare(
        **board.at,
        side=side,
        attribute=Attribute(attribute),
        positive=board.aspects(name, positive),
        roller=board.who(name).id,
    )
    return said, board.owner(name)


def _afflict(board: Board, name: str, what: str, attribute: str, strength: int, hours: int) -> Step:
    action = a.Afflict(
        character=board.who(name).id,
        name=what,
        attribute=Attribute(attribute),
        strength=strength,
        period=60 * hours,
    )
    return action, GM


def _wound(board: Board, name: str, damage: str) -> Step:
    number = board.who(name).id
    return a.CorrectAspect(character=number, name=damage, value=1, damage=True, reason="Given."), GM


STEPS: dict[str, Callable[..., Step]] = {
    "declare": lambda board, side, **said: (board.declaration(side, **said), board.seat(side)),
    "pick": lambda board, side, tactic: (board.picking(side, tactic), board.seat(side)),
    "steps": lambda board, side: _bonus(board, side, BonusKind.STEPS),
    "break off": lambda board, side: _bonus(board, side, BonusKind.BREAK_OFF),
    "fatigue": lambda board, side: (board.penalty(side), board.seat(side)),
    "damage": lambda board, side, name: (board.penalty(side, damage=name), board.seat(side)),
    "demand": lambda board, name, aspect: (board.demand(name, aspect), GM),
    "accept": lambda board, name, aspect: (board.answer(name, aspect, buy_off=False), board.owner(name)),
    "buy off": lambda board, name, aspect: (board.answer(name, aspect, buy_off=True), board.owner(name)),
    "fact": lambda board, name, aspect, helps, text: (
        board.story(name, aspect, helps=helps, text=text),
        board.owner(name),
    ),
    "roll": _individual,
    "change": _change,
    "allow": lambda board, name: (a.JudgeAsk(character=board.who(name).id, allow=True), GM),
    "call": _call,
    "challenge": _challenge,
    "declare for": _declare_for,
    "afflict": _afflict,
    "resist": lambda board, name, nth: (
        a.RollAffliction(character=board.who(name).id, affliction=1, nth=nth),
        board.owner(name),
    ),
    "wound": _wound,
    "remove damage": lambda board, name, aspect: (
        a.RemoveDamage(character=board.who(name).id, aspect=board.aspect(name, aspect)),
        board.owner(name),
    ),
    "heal": lambda board, name, aspect: (
        a.HealSlow(character=board.who(name).id, aspect=board.aspect(name, aspect)),
        board.owner(name),
    ),
    "time": lambda _, hours: (MoveTime(minutes=60 * hours), GM),
    "rest": lambda _: (Rest(), GM),
    "session": lambda _: (StartSession(), GM),
    "session over": lambda _: (EndSession(), GM),
    "end": lambda board: (m.EndConflict(**board.at), GM),
    "scene": lambda _: (ChangeScene(), GM),
}


# ------------------------------------------------------------------------------------------ results


def _first(board: Board) -> Any:
    return next(iter(board.state.characters.values()))


def _found(board: Board, told: int) -> Found:
    one, rolls = _first(board), list(_rolls(board, told))
    found = {
        "points": one.points,
        "fatigue": sum(rating.fatigue for rating in one.ratings.values()),
        "current": one.ratings[Attribute.BODY].current,
        "damage": [aspect.name for aspect in one.damage],
        "out": one.is_out,
        "aspects": len(own := [aspect.value for aspect in one.aspects if not aspect.damage]),
        "values": sum(own),
        "asked": one.ask is not None,
        "slow": sum(aspect.slow for aspect in one.damage),
        "pending": len(one.afflictions),
        "group": [
            name for event in board.log[told:] if isinstance(event, RolledAlone) for name in event.group
        ],
        "facts": [event.text for event in board.log[told:] if isinstance(event, UsedInStory)],
        "effects": [roll.effect for roll in rolls],
        "counts": [roll.dice[roll.counting] for roll in rolls],
        "rolled": [len(roll.dice) for roll in rolls],
        "targets": [roll.pool.target for roll in rolls],
        "positive": [roll.pool.positive for roll in rolls],
        "negative": [roll.pool.negative for roll in rolls],
    }
    return found | (_conflict_found(board) if board.state.contests else {})


def _rolls(board: Board, told: int) -> Iterator[Roll]:
    for event in board.log[told:]:
        if isinstance(event, RolledAlone | AfflictionRolled):
            yield event.roll
        if isinstance(event, RoundRolled | OpposedRolled):
            yield from (side.roll for side in event.sides)


def _conflict_found(board: Board) -> Found:
    conflict = board.conflict
    found: Found = {"marker": conflict.marker, "round": conflict.turn, "ready": _ready(board)}
    if conflict.outcome is not None:
        found |= {"ended": conflict.outcome.reason, "winner": conflict.outcome.winner}
    if conflict.simple:
        return found | {"margin": board.event(OpposedRolled).margin}
    return found | _mob_found(board) | (_round_found(board) if conflict.rolled else {})


def _mob_found(board: Board) -> Found:
    """Return all the values that a mob has had, from first to last."""
    mob = next((one for one in board.state.characters.values() if one.kind is CharacterKind.MOB), None)
    if mob is None:
        return {}
    drops = [event.drop for event in board.log if isinstance(event, PenaltyTaken)]
    now = mob.ratings[Attribute.VALUE].base
    return {"mob": [now + sum(drops[i:]) for i in range(len(drops) + 1)]}


def _ready(board: Board) -> list[int]:
    return [
        pool(board.state.characters[side.character], side.attribute, side.modifier, (), ()).target
        for side in board.conflict.active
    ]


def _round_found(board: Board) -> Found:
    rolled, moved = board.event(RoundRolled), board.event(MarkerMoved)
    return {
        "start": rolled.start,
        "shift": rolled.shift,
        "raw": rolled.raw,
        "choice": rolled.tactic_winner,
        "winners": list(rolled.winners),
        "narrator": rolled.names[rolled.narrator - 1] if rolled.narrator else "GM",
        "net": moved.net,
        "over": [moved.movement.over1, moved.movement.over2],
        "marker": board.conflict.marker,
    }


TOPICS: dict[str, Callable[[Row], Found]] = {
    "roll": _roll,
    "situation": _situation,
    "sheet": _sheet,
    "tactics": _tactics,
    "play": _play,
}
