"""Ready scenes of Zapas: sheets that their table accepts, NPCs, and what is tried first."""

from collections.abc import Iterator, Sequence

from rules.chance.dice import ScriptedDice
from rules.contract.ready_scenes import ConflictPart, HeroPart, Opening, OtherPart, ReadyRules
from rules.core.seat import Role, Seat
from rules.zapas.decide import decide
from rules.zapas.sheet.proposals import proposals_of
from rules.zapas.state import actions as a
from rules.zapas.state import sheet_actions as sa
from rules.zapas.state.apply import apply
from rules.zapas.state.campaign_state import Character, ZapasState
from rules.zapas.state.contest_actions import OpenRoll
from rules.zapas.validation import for_transfer

GM = Seat(role=Role.GM, id="1")


class Hero(HeroPart):
    """A sheet: a life story, traits with their levels, the aspects of each, and flags (ZAP-1 to 11).

    `leads_to` has for each flag the character that it leads to, counted from 1, or 0.
    """

    biography: str
    levels: tuple[int, ...]
    traits: tuple[str, ...]
    aspects: tuple[tuple[str, ...], ...]
    flags: tuple[str, ...]
    leads_to: tuple[int, ...]


class Other(OtherPart):
    """An NPC: how hard it is to attack, and how many hits kill it (ZAP-62)."""

    attack: int | None = 3
    kill: int | None = None


class ReadyConflict(ConflictPart):
    """What the first of the characters tries: the action is the title."""

    goal: str
    difficulty: int


def heroes(state: ZapasState, parts: Sequence[Hero]) -> tuple[Character, ...]:
    """Return the sheets, as a table would accept them. Refused: as filling them in by hand."""
    for number, part in enumerate(parts, 1):
        state = _done(state, _seat(number), sa.CreateCharacter(name=part.name))
    for number, part in enumerate(parts, 1):
        state = _filled(state, number, part)
    return tuple(map(_unowned, state.characters.values()))


def _seat(number: int) -> Seat:
    """Return the seat that fills in a sheet, one for each. The campaign has none of them."""
    return Seat(role=Role.PLAYER, id=f"player {number}")


def _done(state: ZapasState, seat: Seat, *actions: a.ZapasAction) -> ZapasState:
    for action in actions:
        for event in decide(state, action, seat, ScriptedDice()):
            state = apply(state, event)
    return state


def _filled(state: ZapasState, number: int, part: Hero) -> ZapasState:
    """Fill in a sheet, let the GM accept all of it, and put it into play."""
    who, seat = str(number), _seat(number)
    state = _done(state, seat, sa.WriteBiography(character=who, text=part.biography), *_traits(who, part))
    state = _accepted(state, who)
    for trait, aspects in zip(state.characters[who].traits, part.aspects, strict=True):
        proposed = (sa.ProposeAspect(character=who, trait=trait.id, text=text) for text in aspects)
        state = _done(state, seat, *proposed)
    state = _done(_accepted(state, who), seat, *_flags(who, part))
    flags = state.characters[who].flags
    state = _done(state, GM, *(a.JudgeFlag(character=who, flag=one.id, fits=True) for one in flags))
    return _done(state, seat, sa.GetReady(character=who))


def _accepted(state: ZapasState, who: str) -> ZapasState:
    """Let the GM accept what waits for votes on a sheet."""
    open_ = (what for what, one in proposals_of(state.characters[who]) if not one.accepted)
    return _done(state, GM, *(sa.CloseProposal(what=what) for what in open_))


def _traits(who: str, part: Hero) -> Iterator[sa.ProposeTrait]:
    for name, level in zip(part.traits, part.levels, strict=True):
        yield sa.ProposeTrait(character=who, name=name, level=level)


def _flags(who: str, part: Hero) -> Iterator[a.TakeFlag]:
    for text, target in zip(part.flags, part.leads_to, strict=True):
        yield a.TakeFlag(
            character=who, text=text, qualifying=bool(target), target=str(target) if target else ""
        )


def _unowned(character: Character) -> Character:
    """Return a sheet that nobody plays yet; votes on it are over, and its flags still lead to somebody."""
    return for_transfer(character, "", 0).but(seat="", flags=character.flags)


def make(part: Other) -> sa.CreateNpc:
    """Return the action that makes an NPC."""
    return sa.CreateNpc(name=part.name, attack=part.attack, kill=part.kill)


def open_conflict(part: ReadyConflict, opening: Opening) -> OpenRoll:
    """Return the action that opens a roll."""
    return OpenRoll(
        place=opening.place,
        character=opening.heroes[0],
        title=part.title,
        goal=part.goal,
        base=part.difficulty,
    )


READY = ReadyRules(
    hero=Hero, other=Other, conflict=ReadyConflict, heroes=heroes, make=make, open=open_conflict
)
