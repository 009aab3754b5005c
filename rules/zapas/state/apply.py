"""Applies Zapas's events to the state. Total: never refuses, never rolls."""

from collections.abc import Callable

from rules.core.model_base import OfCharacter
from rules.zapas.state import contest_events as d
from rules.zapas.state import events as e
from rules.zapas.state import sheet_events as se
from rules.zapas.state.apply_contest import on_contest
from rules.zapas.state.apply_sheet import on_sheet
from rules.zapas.state.campaign_state import Character, Party, SeatResources, Task, TimePhase, ZapasState
from rules.zapas.state.contests import Contest, Duel, DuelPhase, Roll, RollPhase
from rules.zapas.state.pool import usable


def apply(state: ZapasState, event: e.ZapasEvent) -> ZapasState:
    """Return the state after an event."""
    match event:
        case se.CharacterCreated(sheet=sheet):
            campaign = state.campaign.taking_up(sheet, state.characters)
            return state.but(campaign=campaign).with_character(sheet)
        case d.RollOpened(roll=opened) | d.DuelOpened(duel=opened) | d.RecoveryStarted(scene=opened):
            return _met(state.with_contest(opened), opened)
        case (
            e.PhaseSet()
            | e.ExperienceAwarded()
            | e.TaskSet()
            | e.TaskReduced()
            | e.FactSettled()
            | e.StakeSet()
        ):
            return _on_party(state, event)
        case OfCharacter():
            return _on_character(state, event)
        case _:
            after = state.with_contest(on_contest(state.contests[event.contest], event))
            return _marked(after, event)


def _met(state: ZapasState, opened: Contest) -> ZapasState:
    """Make an NPC known to everybody once somebody rolls against it (ZQ-42)."""
    against = state.characters.get(opened.aim.character) if isinstance(opened, Roll) else None
    if against is None or against.npc is None:
        return state
    return state.with_character(against.but(npc=against.npc.but(met=True)))


def _marked(state: ZapasState, event: e.ZapasEvent) -> ZapasState:
    """Add a mark to each flag that a throw used (ZAP-42)."""
    match event:
        case d.Thrown(character=number, flag=flag) if flag is not None:
            return state.with_character(_mark(state.characters[number], flag))
        case d.DuelThrown(contest=contest, flags=flags):
            duel = state.contests[contest]
            assert isinstance(duel, Duel), "a duel's throw is a duel's"
            for side, flag in zip(duel.sides, flags, strict=True):
                if flag is not None:
                    state = state.with_character(_mark(state.characters[side.character], flag))
            return state
        case _:
            return state


def _mark(who: Character, number: int) -> Character:
    flags = (one.but(marks=one.marks + 1) if one.id == number else one for one in who.flags)
    return who.but(flags=tuple(flags))


def _on_character(state: ZapasState, event: OfCharacter) -> ZapasState:
    changed = state.with_character(on_sheet(state.characters[event.character], event))
    after = _rebuilt(changed, changed.characters[event.character])
    match event:
        case e.ExperienceSpent(seat=seat, xp=xp):
            return _staked(after, seat, lambda stake: stake.but(xp=xp))
        case e.FlagStruck(seat=seat, reserve=reserve):
            return _staked(after, seat, lambda stake: stake.but(reserve=reserve))
        case _:
            return after


def _rebuilt(state: ZapasState, who: Character) -> ZapasState:
    """Remove parts that are now locked, asleep or gone from pools that are still being built (SM-2)."""
    for contest in state.contests.values():
        if isinstance(contest, Roll) and contest.character == who.id:
            if contest.phase is RollPhase.BUILDING:
                state = state.with_contest(contest.but(pool=usable(who, contest.pool)))
        elif isinstance(contest, Duel) and contest.phase is DuelPhase.BUILD:
            place = contest.side_of(who.id)
            if place is not None:
                side = contest.sides[place]
                left = side.but(pool=usable(who, side.pool))
                state = state.with_contest(contest.with_side(place, left))
    return state


def _staked(state: ZapasState, seat: str, change: Callable[[SeatResources], SeatResources]) -> ZapasState:
    stakes = {**state.shared.stakes, seat: change(state.shared.of(seat))}
    return state.but(shared=state.shared.but(stakes=stakes))


def _on_party(state: ZapasState, event: e.PartyEvent) -> ZapasState:
    shared = state.shared
    match event:
        case e.PhaseSet(travel=travel):
            phase = TimePhase.TRAVEL if travel else TimePhase.PLAY
            return state.but(shared=shared.but(phase=phase))
        case e.ExperienceAwarded(points=points, seats=seats):
            more = {seat: shared.of(seat).but(xp=shared.of(seat).xp + points) for seat in seats}
            return state.but(shared=shared.but(stakes={**shared.stakes, **more}))
        case e.TaskSet():
            return _on_task(state, event)
        case e.TaskReduced(task=number, part=part, reduction=reduction):
            return state.but(shared=shared.but(tasks=tuple(_eased(shared, number, part, reduction))))
        case e.FactSettled(text=text):
            return state.but(shared=shared.but(facts=(*shared.facts, text)))
        case e.StakeSet(seat=seat, reserve=reserve, xp=xp):
            return _staked(state, seat, lambda stake: stake.but(reserve=reserve, xp=xp))


def _eased(shared: Party, number: str, part: str, reduction: int) -> list[Task]:
    return [
        task.but(reductions=(*task.reductions, reduction), parts=(*task.parts, part))
        if task.id == number
        else task
        for task in shared.tasks
    ]


def _on_task(state: ZapasState, event: e.TaskSet) -> ZapasState:
    shared = state.shared
    if event.dropped:
        kept = tuple(task for task in shared.tasks if task.id != event.task)
        return state.but(shared=shared.but(tasks=kept))
    campaign = state.campaign.but(made=state.campaign.made + 1)
    tasks = (*shared.tasks, Task(id=event.task, text=event.text))
    return state.but(campaign=campaign, shared=shared.but(tasks=tasks))
