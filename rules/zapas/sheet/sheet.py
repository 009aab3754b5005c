"""Sheets in creation: biography, traits, levels, aspects (ZAP-1 to 11)."""

from typing import assert_never

from rules.contract.ownership import find_own
from rules.core import names
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC, Seat, require_gm
from rules.zapas.base.text_matching import same
from rules.zapas.sheet.npc import require_profile
from rules.zapas.sheet.proposals import new_proposal
from rules.zapas.sheet.requirements import (
    NEW_TRAIT,
    require_later_trait,
    require_new_aspect,
    require_new_trait,
    require_slot,
)
from rules.zapas.state import events as e
from rules.zapas.state import sheet_actions as sa
from rules.zapas.state import sheet_events as se
from rules.zapas.state.access import find_owned
from rules.zapas.state.campaign_state import Character, Npc, Profile, Trait, ZapasState

LEAST_LEVEL, MOST_LEVEL, POINTS = 2, 6, 18
LEAST_TRAITS, MOST_TRAITS = 3, 7
#: The most traits that the display of a sheet has room for. The rules limit them only when it goes into play.
MOST_WRITTEN = 12


def on_sheet(state: ZapasState, action: sa.SheetAction, seat: Seat) -> tuple[e.ZapasEvent, ...]:
    """Return the events of an action on a sheet."""
    match action:
        case sa.CreateCharacter():
            return (create(state, action, seat),)
        case sa.CreateNpc():
            return (create_npc(state, action, seat),)
        case sa.WriteBiography():
            who = find_owned(state, action.character, seat)
            text = names.sentence(action.text)
            return (se.BiographyWritten(character=who.id, name=who.name, text=text),)
        case sa.ProposeTrait():
            return (propose_trait(state, action, seat),)
        case sa.SetLevel():
            return (set_level(state, action, seat),)
        case sa.DropTrait():
            return (drop_trait(state, action, seat),)
        case sa.ProposeAspect():
            return (propose_aspect(state, action, seat),)
        case sa.TakeOffAspect():
            return (take_off(state, action, seat),)
        case sa.GetReady():
            return (get_ready(state, action, seat),)
        case sa.ChangeNote():
            return (change_note(state, action, seat),)
        case _:
            assert_never(action)


def create(state: ZapasState, action: sa.CreateCharacter, seat: Seat) -> se.CharacterCreated:
    """Start a sheet for a player.

    Refused: `no-seat`, `gm-never-rolls` for the GM, who has NPCs (ZAP-55), `name-taken`, codes of names.
    """
    if seat == PUBLIC:
        raise Refused("no-seat")
    name = _free_name(state, action.name)
    if seat.is_gm:
        raise Refused("gm-never-rolls", name=name)
    return se.CharacterCreated(sheet=Character(id=state.campaign.next_id, name=name, seat=seat.id))


def create_npc(state: ZapasState, action: sa.CreateNpc, seat: Seat) -> se.CharacterCreated:
    """Create an NPC (ZAP-62). Refused: `gm-only`, `difficulty-range`, `step-range`, `name-taken`."""
    require_gm(seat)
    usual = require_profile(Profile(attack=action.attack, kill=action.kill))
    name = _free_name(state, action.name)
    return se.CharacterCreated(sheet=Character(id=state.campaign.next_id, name=name, npc=Npc(usual=usual)))


def _free_name(state: ZapasState, typed: str) -> str:
    name = names.name(typed)
    if any(same(one.name, name) for one in state.characters.values()):
        raise Refused("name-taken", name=name)
    return name


def in_creation(state: ZapasState, character: str, seat: Seat) -> Character:
    """Return the seat's own unfinished character. Refused: `not-your-character`, `wrong-state-ready`."""
    who = find_owned(state, character, seat)
    if who.ready:
        raise Refused("wrong-state-ready", name=who.name)
    return who


def propose_trait(state: ZapasState, action: sa.ProposeTrait, seat: Seat) -> se.TraitWritten:
    """Add a trait: in creation at a level of 2 to 6, later for experience (ZAP-2, ZAP-4, ZAP-37).

    Refused: `not-your-character`, `duplicate-trait`, `too-many` above 12; in creation `level-range`;
    later `not-in-travel`, `text-empty` without an account, `not-enough-xp`.
    """
    who = find_owned(state, action.character, seat)
    name = names.name(action.name)
    require_new_trait(who, name)
    if len(who.standing) >= MOST_WRITTEN:
        raise Refused("too-many", most=MOST_WRITTEN)
    if who.ready:
        trait = _later_trait(state, action, who, name)
    else:
        level = require_level(action.level)
        proposal = new_proposal(state, who, name, draft=action.draft)
        trait = Trait(id=who.made + 1, proposal=proposal, level=level, paid=(None,) * level)
    return se.TraitWritten(character=who.id, name=who.name, trait=trait)


def _later_trait(state: ZapasState, action: sa.ProposeTrait, who: Character, name: str) -> Trait:
    require_later_trait(state, who, flashback=action.flashback)
    return Trait(
        id=who.made + 1,
        proposal=new_proposal(state, who, name, draft=action.draft),
        level=len(NEW_TRAIT),
        paid=NEW_TRAIT,
        account=names.sentence(action.account),
        flashback=action.flashback,
    )


def require_level(level: int) -> int:
    """Return a trait's level in creation; refuse `level-range` outside 2 to 6 (ZAP-4)."""
    if not LEAST_LEVEL <= level <= MOST_LEVEL:
        raise Refused("level-range", least=LEAST_LEVEL, most=MOST_LEVEL)
    return level


def find_trait(who: Character, number: int) -> Trait:
    """Return a trait that is not erased; refuse `not-found`."""
    trait = who.trait(number)
    if trait is None or trait.archived:
        raise Refused("not-found")
    return trait


def set_level(state: ZapasState, action: sa.SetLevel, seat: Seat) -> se.LevelSet:
    """Set a level in creation. Refused: as `in_creation`, `level-range`, `aspects-exceed-level`."""
    who = in_creation(state, action.character, seat)
    trait, level = find_trait(who, action.trait), require_level(action.level)
    if level < len(trait.filled):
        raise Refused("aspects-exceed-level", have=len(trait.filled))
    return se.LevelSet(
        character=who.id,
        name=who.name,
        trait=trait.id,
        trait_name=trait.name,
        level=level,
        draft=trait.proposal.draft,
    )


def drop_trait(state: ZapasState, action: sa.DropTrait, seat: Seat) -> se.TraitDropped:
    """Remove a trait in creation (ZAP-2). Refused: as `in_creation`, `not-found`."""
    who = in_creation(state, action.character, seat)
    trait = find_trait(who, action.trait)
    return se.TraitDropped(
        character=who.id,
        name=who.name,
        trait=trait.id,
        trait_name=trait.name,
        draft=trait.proposal.draft,
    )


def propose_aspect(state: ZapasState, action: sa.ProposeAspect, seat: Seat) -> se.AspectWritten:
    """Put an aspect into a free slot (ZAP-5 to 7).

    Refused: `not-your-character`, `not-found`, as `require_slot`, `duplicate-aspect`, and the codes of names.
    """
    who = find_owned(state, action.character, seat)
    trait = find_trait(who, action.trait)
    text = names.name(action.text)
    require_slot(trait, drafts=True)
    require_new_aspect(trait, text)
    return se.AspectWritten(
        character=who.id,
        name=who.name,
        trait=trait.id,
        trait_name=trait.name,
        aspect=who.made + 1,
        proposal=new_proposal(state, who, text, draft=action.draft),
    )


def take_off(state: ZapasState, action: sa.TakeOffAspect, seat: Seat) -> se.AspectDropped:
    """Remove an accepted aspect, in creation only (ZAP-7).

    Refused: `not-your-character`, `not-found`, `wrong-state-not-fixed` for one that is only proposed,
    `wrong-state-locked`, `aspect-permanent` once the sheet is ready.
    """
    who = find_owned(state, action.character, seat)
    trait = find_trait(who, action.trait)
    aspect = trait.aspect(action.aspect)
    if aspect is None:
        raise Refused("not-found")
    if who.ready and aspect.proposal.accepted:
        raise Refused("aspect-permanent", text=aspect.text)
    if aspect.locks:
        raise Refused("wrong-state-locked", text=aspect.text, condition=aspect.locks[0])
    if not aspect.fixed:
        raise Refused("wrong-state-not-fixed", text=aspect.text)
    return se.AspectDropped(
        character=who.id,
        name=who.name,
        trait=trait.id,
        trait_name=trait.name,
        aspect=aspect.id,
        text=aspect.text,
    )


def get_ready(state: ZapasState, action: sa.GetReady, seat: Seat) -> se.SheetReady:
    """Put a sheet into play (ZAP-11).

    Refused: as `in_creation`, then the first missing thing: `empty-biography`, `trait-count`,
    `trait-not-accepted`, `level-range`, `point-sum`, `no-qualifying-flag`.
    """
    who = in_creation(state, action.character, seat)
    if not who.biography:
        raise Refused("empty-biography")
    require_traits([trait.level for trait in who.standing])
    if not all(trait.accepted for trait in who.standing):
        raise Refused("trait-not-accepted")
    require_points([trait.level for trait in who.standing])
    if not any(flag.qualifying for flag in who.active_flags):
        raise Refused("no-qualifying-flag")
    return se.SheetReady(character=who.id, name=who.name)


def change_note(state: ZapasState, action: sa.ChangeNote, seat: Seat) -> se.NoteChanged:
    """Change the note of a contact or a thing; an empty text removes it (ZAP-58, ZAP-59).

    Refused: `no-such-character`, `not-your-character`, `not-found`, codes of texts.
    """
    who = find_own(state, action.character, seat)
    note = who.note(action.note)
    if note is None:
        raise Refused("not-found")
    return se.NoteChanged(
        character=who.id,
        name=who.name,
        note=note.id,
        purpose=note.purpose,
        before=note.text,
        text=names.sentence(action.text) if action.text else "",
    )


def require_traits(levels: list[int]) -> None:
    """Refuse `trait-count` for fewer than 3 or more than 7 (ZAP-2)."""
    if not LEAST_TRAITS <= len(levels) <= MOST_TRAITS:
        raise Refused("trait-count", least=LEAST_TRAITS, most=MOST_TRAITS)


def require_points(levels: list[int]) -> None:
    """Refuse `level-range` outside 2 to 6, and `point-sum` unless the sum is 18 (ZAP-4)."""
    for level in levels:
        require_level(level)
    if sum(levels) != POINTS:
        raise Refused("point-sum", have=sum(levels), need=POINTS)
