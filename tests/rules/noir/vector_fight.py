"""Run the combat vectors with real actions: exchanges, turns, and the phases they pass through."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from rules.chance.dice import ScriptedDice
from rules.noir.base import action_effects
from rules.noir.base.enums import Health
from rules.noir.base.weapons import WEAPONS, Weapon, magazine_of
from rules.noir.combat import declare, defend, phases, rounds
from rules.noir.state import combat_events as cd
from rules.noir.state import contest_actions as m
from rules.noir.state import contest_events as d
from rules.noir.state import events as e
from rules.noir.state.contests import Phase
from rules.noir.state.context import Course
from tests.rules.noir.board import ANN, BEN, Board
from tests.rules.noir.vector_spellings import ALLOWED, Found, Given, ours, theirs


def _next_actor(given: Given) -> Found:
    board = Board()
    people = given["people"]
    for name, _, overview, alertness, reactions, luck, _ in people:
        numbers = {"overview": overview, "alertness": alertness, "reactions": reactions, "luck": luck}
        board.npc(name, entered=numbers)
    board.npc("Nobody")
    board.fight(dict.fromkeys((*(one[0] for one in people), "Nobody"), 1), (1, 2) * (len(people) + 1))
    for name, initiative, *_, had_turn in people:
        board.set_fighter(name, initiative=initiative, had_turn=had_turn)
    board.set_fighter("Nobody", had_turn=True)
    course = Course(board.state, board.combat.id, ScriptedDice())
    assert rounds.pick_actor(course) is Phase.TURN_START
    return {"next": course.fighter(course.combat.actor).name}


#: For each action, a weapon with the recoil, precision and rounds that the vectors assume.
BURST = WEAPONS["pistol"].but(id="burst", name="Burst", automatic=True, magazine=magazine_of("29+1"))
ARMED: Mapping[str, Weapon] = {
    "directed_fire": WEAPONS["pistol"],
    "snap_shot": WEAPONS["pistol"],
    "aimed_fire": WEAPONS["rifle"],
    "sweep_auto": BURST,
    "fight": WEAPONS["axe"],
    "strike_back": WEAPONS["axe"],
}


def _duel(attack: Given, defences: Sequence[Given]) -> Board:
    """Play an attack to its hit or miss; after a hit, friends with Fate are asked to step in."""
    board, action = Board(), attack["action"]
    board.npc("Attacker", entered={_rolled(action): attack["value"]})
    board.arm("Attacker", ARMED[action], attack.get("loaded"))
    names = [f"Defender {number}" for number, _ in enumerate(defences)]
    for name, defence in zip(names, defences, strict=True):
        board.npc(name, entered={_rolled(defence.get("action", "defend")): defence.get("value", 0)})
        board.arm(name, "axe")
    friends = {"Ada": 1, "Bea": 2}
    for name in friends:
        board.main(name)
    sides = {"Attacker": 1} | dict.fromkeys(names, 2) | friends
    board.fight(sides, (9, 6) + (2, 3) * (len(sides) - 1))
    for name in friends:
        board.give(name, fate=3)
    for name, side in zip(("Attacker", *names), (attack, *defences), strict=True):
        board.set_fighter(name, initiative=side.get("initiative", 12))
    board.declare(action.replace("_", "-"), *names, weapons=(ARMED[action].id,))
    *some, last = zip(names, defences, strict=True)
    for name, defence in some:
        board.do(_answer(board, name, defence))
    thrown = [side for side in (attack, *defences) if "base" in side]
    faces = [face for side in thrown for face in (*side["base"], *side["extra"])]
    board.do(_answer(board, *last), dice=faces)
    casts = board.event(d.CheckDecided).check.casts
    assert [cast.modifier for cast in casts] == [side["mod"] for side in thrown]
    return board


def _rolled(action: str) -> str:
    """Return the ability that an action or defence rolls, for which an NPC's number is entered."""
    return action_effects.row_of(ours(action)).rolls or "defence"


def _answer(board: Board, name: str, defence: Given) -> m.Defend:
    action = defence.get("action")
    weapon = "axe" if action == "strike_back" else ""
    return board.defending(name, action and ours(action), weapon=weapon)


def _left(board: Board) -> int | None:
    (arm,) = board.who("Attacker").arms
    return arm.loaded if arm.weapon.magazine else None


def _exchange(given: Given) -> Found:
    board = _duel(given["attack"], (given["defence"],))
    check = board.event(d.CheckDecided).check
    winner = ("attack", "defence")[check.winner or 0]
    victim = board.event(cd.HitsLanded).hits[0].victim
    assert board.id("Defender 0" if winner == "attack" else "Attacker") == victim
    return {
        "winner": winner,
        "outcomes": [theirs(str(cast.outcome)) for cast in check.casts],
        "initiative": [board.fighter(name).initiative for name in ("Attacker", "Defender 0")],
        "left": _left(board),
    }


def _sweep(given: Given) -> Found:
    board = _duel(given["attack"] | {"action": "sweep_auto"}, given["defences"])
    names = [f"Defender {number}" for number, _ in enumerate(given["defences"])]
    struck = {hit.victim for event in board.happened(cd.HitsLanded) for hit in event.hits}
    return {
        "hit": [board.id(name) in struck for name in names],
        "initiative": board.fighter("Attacker").initiative,
        "defenders": [board.fighter(name).initiative for name in names],
        "left": _left(board),
    }


def _undefended(given: Given) -> Found:
    board = _duel(given, ({},))
    (cast,) = board.event(d.CheckDecided).check.casts
    assert board.fighter("Defender 0").initiative == 12
    return {
        "hit": bool(board.happened(cd.HitsLanded)),
        "outcome": theirs(str(cast.outcome)),
        "initiative": board.fighter("Attacker").initiative,
    }


def _npc_hit(given: Given) -> Found:
    """Hit an NPC for 11 damage against threshold 10; it rolls twice unless one wound takes it out."""
    full = not given["one_wound_out"]
    board = Board(npc_one_wound="no" if full else "yes")
    board.main("Ada")
    board.arm("Ada", "axe")
    board.npc("Guard", entered={"threshold": 10, "endurance": 20})
    board.fight({"Ada": 1, "Guard": 2}, (9, 5, 2, 3))
    board.declare("fight", "Guard", weapons=("axe",))
    board.defend("Guard", dice=(9, 8, 2, 3, 4, 6, *((9, 8, 9, 8) if full else ())))
    assert board.event(cd.DamageRolled).caused == given["wounds"]
    rolled = {check.check.casts[0].rolls for check in board.happened(d.CheckDecided)}
    return {"out": board.who("Guard").condition.health is Health.OUT, "wound_roll": "will" in rolled}


def _death_round(given: Given) -> Found:
    """Let Ada fail her roll for life in the given round; return the round at whose end she dies."""
    board = Board()
    board.main("Ada", value=14)
    board.give("Ada", attributes={**board.who("Ada").attributes, "will": 13})
    board.npc("Guard", weapons=("axe",))
    board.fight({"Guard": 2, "Ada": 1}, (9, 6, 2, 3))
    while board.combat.turn < given["failed_in_round"]:
        board.declare("wait")
    faces = (2, given["rounds"] - 2)
    board.declare("fight", "Ada", weapons=("axe",))
    board.defend("Ada", dice=(10, 9, 9, 2, 3, 9, 8, 10, 9, 9, *faces))
    assert board.who("Ada").condition.mortal == given["rounds"]
    while board.who("Ada").condition.health is not Health.DEAD:
        board.declare("wait")
    return {"dies_at_end_of_round": board.event(e.CountdownMoved).turn}


def _declare(given: Given) -> Found:
    DECLARED[given["kind"], given["condition"]](given)
    return dict(ALLOWED)


def _second_action(given: Given) -> None:
    """Let Ada, who has had her turn, try to act a second time in the round."""
    assert given["had_turn"]
    board = Board()
    board.main("Ada")
    board.npc("Guard")
    board.fight({"Ada": 1, "Guard": 2}, (9, 5, 2, 3))
    board.declare("wait", seat=ANN)
    assert board.fighter("Ada").had_turn
    board.act(board.declaring("wait"), ANN)


def _many_defences(given: Given) -> None:
    """Let Ada, who has had her turn, defend the given number of times, and then once more."""
    board = Board()
    board.main("Ada", value=40)
    guards = [f"Guard {number}" for number in range(given["defences"] + 1)]
    for luck, name in enumerate(guards):
        board.npc(name, weapons=("axe",), entered={"luck": luck})
    sides = {"Ada": 1} | dict.fromkeys(guards, 2)
    board.fight(sides, (9, 5) + (2, 3) * len(guards))
    board.declare("wait", seat=ANN)
    for _ in guards[1:]:
        board.declare("fight", "Ada", weapons=("axe",))
        board.defend("Ada", dice=(2, 3, 9, 8))
    board.declare("fight", "Ada", weapons=("axe",))
    assert board.fighter("Ada").had_turn is given["had_turn"]
    board.act(board.defending("Ada"), ANN, (2, 3, 9, 8))
    assert len(board.happened(cd.DefenceDeclared)) == given["defences"] + 1


def _defence_of_who_cannot(given: Given) -> None:
    """Fire a burst at Ada, who cannot act, and Bea, whose answer is awaited; let Ada try to defend."""
    board = Board()
    board.main("Ada")
    board.main("Bea", BEN)
    board.npc("Guard")
    burst = WEAPONS["rifle"].but(id="burst", name="Burst", automatic=True)
    board.arm("Guard", burst)
    board.fight({"Guard": 2, "Ada": 1, "Bea": 1}, (9, 5, 2, 3, 2, 4))
    board.hurt("Ada", health=Health(given["condition"]), daze=30)
    board.declare("sweep-auto", "Ada", "Bea", weapons=("burst",))
    assert board.combat.phase is Phase.DECLARE_DEFENCE
    board.act(board.defending("Ada"), ANN)


DECLARED: Mapping[tuple[str, str], Callable[[Given], None]] = {
    ("initiative_action", "acting"): _second_action,
    ("defence_action", "acting"): _many_defences,
    ("defence_action", "dazed"): _defence_of_who_cannot,
    ("defence_action", "unconscious"): _defence_of_who_cannot,
}


# --------------------------------------------------------------------------------------------------- traces


def _trace(given: Given) -> Found:
    """Return the phases of Ada's turn, from the first pick of an actor to the next pick."""
    board = Board()
    board.main("Ada")
    board.main("Bea", BEN)
    board.arm("Ada", "axe")
    board.arm("Ada", "revolver", loaded=2)
    board.fight({"Ada": 1, "Bea": 2}, (9, 5, 2, 3))
    health, dice, moves = TURNS[given["turn"]]
    board.hurt("Ada", health=health, daze=30 if health is Health.DAZED else 0)
    course = Course(board.state, board.combat.id, ScriptedDice(dice))
    phases.advance_from(course, Phase.ROUND_START)
    for move in moves:
        move(course, board)
        phases.advance(course)
    return {"states": _first_turn([str(phase).replace("-", "_") for phase in course.visited])}


def _first_turn(visited: list[str]) -> list[str]:
    """Return the phases from one pick of an actor to the next; a phase that waits appears once."""
    once = [state for place, state in enumerate(visited) if place == 0 or state != visited[place - 1]]
    first = once.index("pick_actor")
    return once[first : once.index("pick_actor", first + 1) + 1]


def _attacks(course: Course, board: Board) -> None:
    declare.declare(
        course, _move(course, m.Declare, action="fight", weapons=("axe",), targets=(board.id("Bea"),)), ANN
    )


def _defends(course: Course, board: Board) -> None:
    defend.defend(course, _move(course, m.Defend, character=board.id("Bea"), action="defend"), BEN)


def _reloads(course: Course, board: Board) -> None:
    declare.declare(course, _move(course, m.Declare, action="reload", weapons=("revolver",)), ANN)


def _waits(course: Course, board: Board) -> None:
    declare.declare(course, _move(course, m.Declare, action="wait"), ANN)


M = TypeVar("M", bound=m.ContestMove)


def _move(course: Course, kind: type[M], **fields: Any) -> M:
    return kind(contest=course.combat.id, step=course.combat.step, **fields)


Moves = tuple[Callable[[Course, Board], None], ...]

TURNS: Mapping[str, tuple[Health, tuple[int, ...], Moves]] = {
    "attack that wounds a main character": (
        Health.ACTING,
        (9, 8, 2, 3, 6, 7, 10, 9, 5, 9, 8),
        (_attacks, _defends),
    ),
    "attack that misses": (Health.ACTING, (2, 3, 9, 8), (_attacks, _defends)),
    "reload": (Health.ACTING, (9, 8), (_reloads,)),
    "wait": (Health.ACTING, (), (_waits,)),
    "dazed, recovery roll fails, no grit": (Health.DAZED, (2, 3), ()),
}


OPS: Mapping[str, Callable[[Given], Found]] = {
    "next_actor": _next_actor,
    "exchange": _exchange,
    "sweep": _sweep,
    "undefended": _undefended,
    "npc_hit": _npc_hit,
    "death_round": _death_round,
    "declare": _declare,
    "trace": _trace,
}
