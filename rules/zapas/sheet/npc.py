"""NPCs: how hard they are to attack, how many hits kill them, what they do to attackers who fail (ZAP-62 to
65).
"""

from rules.contract.ownership import find
from rules.core import names
from rules.core.refusal import Refused
from rules.core.seat import Seat, require_gm
from rules.zapas.base.text_matching import same
from rules.zapas.state import actions as a
from rules.zapas.state import events as e
from rules.zapas.state.campaign_state import Character, Npc, Profile, ZapasState
from rules.zapas.state.contests import Roll

LEAST_DIFFICULTY, MOST_DIFFICULTY, USUAL_DIFFICULTY = 2, 20, 3
MOST_PROFILES = 10


def require_difficulty(base: int) -> int:
    """Return a base difficulty; refuse `difficulty-range` outside 2 to 20 (ZAP-16)."""
    if not LEAST_DIFFICULTY <= base <= MOST_DIFFICULTY:
        raise Refused("difficulty-range", least=LEAST_DIFFICULTY, most=MOST_DIFFICULTY)
    return base


def require_step(amount: int) -> int:
    """Return an amount (a raise, reduction, grant or award); refuse `step-range` below 1."""
    if amount < 1:
        raise Refused("step-range")
    return amount


def require_profile(profile: Profile) -> Profile:
    """Return a profile with its approach cleaned. Refused: `difficulty-range`, `step-range`, codes of names
    (ZAP-62).
    """
    if profile.attack is not None:
        require_difficulty(profile.attack)
    if profile.kill is not None:
        require_step(profile.kill)
    return profile.but(approach=names.name(profile.approach) if profile.approach else "")


def npc_of(state: ZapasState, character: str) -> tuple[Character, Npc]:
    """Return an NPC. Refused: `no-such-character`, `not-an-npc`."""
    found = find(state, character)
    if found.npc is None:
        raise Refused("not-an-npc", name=found.name)
    return found, found.npc


def set_profile(state: ZapasState, action: a.SetProfile, seat: Seat) -> e.ProfileSet:
    """Set the usual profile, or that of an approach (ZAP-62, ZAP-65).

    Refused: `gm-only`, `no-such-character`, `not-an-npc`, `difficulty-range`, `step-range`,
    `duplicate-approach` unless it is to be replaced, `too-many` above 10, codes of names.
    """
    require_gm(seat)
    found, npc = npc_of(state, action.character)
    profile = require_profile(action.profile)
    known = any(same(one.approach, profile.approach) for one in npc.approaches)
    if known and not action.replaces:
        raise Refused("duplicate-approach", text=profile.approach)
    if profile.approach and not known and len(npc.approaches) >= MOST_PROFILES:
        raise Refused("too-many", most=MOST_PROFILES)
    return e.ProfileSet(character=found.id, name=found.name, profile=profile)


def set_npc(state: ZapasState, action: a.SetNpc, seat: Seat) -> e.NpcSet:
    """Set an NPC's conditions, its total, and whether players see its numbers (ZAP-63, ZAP-64).

    Refused: `gm-only`, `no-such-character`, `not-an-npc`, `negative`, `too-many`, codes of names.
    """
    require_gm(seat)
    found, npc = npc_of(state, action.character)
    total = npc.total if action.total is None else action.total
    if total < 0:
        raise Refused("negative")
    wanted = npc.conditions if action.conditions is None else action.conditions
    if len(wanted) > MOST_PROFILES:
        raise Refused("too-many", most=MOST_PROFILES)
    return e.NpcSet(
        character=found.id,
        name=found.name,
        conditions=tuple(names.name(label) for label in wanted),
        revealed=npc.revealed if action.revealed is None else action.revealed,
        total=total,
    )


def special_conditions(state: ZapasState, roll: Roll) -> tuple[str, ...]:
    """Return the conditions that an NPC can give to a character who failed against it (ZAP-64).

    The GM decides whether to give them. Conditions that the character already has are omitted.
    """
    against = state.characters.get(roll.aim.character)
    if roll.success is not False or against is None or against.npc is None:
        return ()
    who = state.characters[roll.character]
    return tuple(label for label in against.npc.conditions if who.condition(label) is None)


def attack_event(found: Character, profile: Profile, hits: int) -> e.NpcHit:
    """Return the event of a successful attack: its hits, and whether they kill (ZAP-63)."""
    assert found.npc is not None, "only an NPC is attacked"
    total = found.npc.total + hits
    dead = profile.kill is None or total >= profile.kill
    return e.NpcHit(character=found.id, name=found.name, hits=hits, total=total, dead=dead)
