"""Every event of a Zapas campaign in a few lines, for journals and short answers: one case per event.

`narration.zapas.contest.events` handles the events of rolls, duels and recovery scenes.
"""

from typing import assert_never

from narration.text.line import Line, line, verbatim
from narration.text.truncate import name_list
from narration.zapas.base import words
from narration.zapas.base.names import name_or_player
from narration.zapas.contest.events import tell_contest_event
from narration.zapas.contest.story import noted, npc_hit, reserve
from narration.zapas.sheet import entries
from narration.zapas.sheet.npc import profile
from narration.zapas.sheet.proposal_events import tell_proposal_event
from rules.zapas.state import events as e
from rules.zapas.state import sheet_events as se
from rules.zapas.state.campaign_state import Effect
from rules.zapas.state.npc_numbers import with_numbers

Lines = tuple[Line, ...]


def tell_event(event: e.ZapasEvent) -> Lines:
    """Return the lines for an event; none if it needs no words."""
    event = with_numbers(event)
    if isinstance(event, se.SheetEvent):
        return tell_proposal_event(event)
    if isinstance(event, e.FlagEvent):
        return _flag(event)
    if isinstance(event, e.ConditionEvent):
        return _condition(event)
    if isinstance(event, se.NoteEvent):
        return _note(event)
    if isinstance(event, e.AdvanceEvent):
        return _advance(event)
    if isinstance(event, e.PartyEvent):
        return _party(event)
    if isinstance(event, e.NpcEvent):
        return _npc(event)
    return tell_contest_event(event)


def text(typed: str) -> Lines:
    """Return a line for a typed reason or account; nothing if it is empty."""
    return (line("zapas-told-text", text=typed),) if typed else ()


# ------------------------------------------------------------------------------------------ flags


def _flag(event: e.FlagEvent) -> Lines:
    match event:
        case e.FlagTaken(name=name, flag=flag, alike=alike):
            taken = line("zapas-told-flag", name=name, flag=flag.text)
            qualifies = (line("zapas-told-qualifies"),) if flag.qualifying else ()
            near = (line("zapas-told-alike", flags=name_list(alike, entries.MOST)),) if alike else ()
            return (taken, *qualifies, *near)
        case e.FlagJudged(name=name, text=flag, fits=fits):
            return (
                line("zapas-told-flag-counts" if fits else "zapas-told-flag-refused", name=name, flag=flag),
            )
        case e.StrikeAsked(name=name, text=flag, reason=reason):
            said = words.STRIKES[reason]
            return (line("zapas-told-strike-asked", name=name, flag=flag, reason=said),)
        case e.FlagKept(name=name, text=flag):
            return (line("zapas-told-flag-kept", name=name, flag=flag),)
        case e.FlagStruck():
            return _struck(event)
        case e.FlagTold(flag=flag, by=by, text=told):
            who = verbatim(by) if by else line("zapas-the-gm")
            return (line("zapas-flag-told", name=who, flag=flag, text=told),)
        case _:
            assert_never(event)


def _struck(event: e.FlagStruck) -> Lines:
    """Return a struck flag, and the dice that its marks turned into (ZAP-43, ZAP-46)."""
    struck = line("zapas-told-struck", name=event.name, flag=event.text, reason=words.STRIKES[event.reason])
    dice = line(
        "zapas-reserve-moved",
        name=event.name,
        old=event.reserve - event.marks,
        change=event.marks,
        reserve=event.reserve,
    )
    due = (line("zapas-flags-first"),) if event.qualifying_first else ()
    return (struck, *((dice,) if event.marks else ()), *due)


# ------------------------------------------------------------------------------------------ conditions


def _condition(event: e.ConditionEvent) -> Lines:
    match event:
        case e.ConditionGiven(name=name, condition=condition):
            given = line("zapas-told-condition", name=name, condition=condition.label)
            return (given, line("zapas-told-stops", name=name)) if condition.stops_action else (given,)
        case e.ConditionShown(name=name, label=label, text=shown):
            return (line("zapas-told-shows", name=name, condition=label, text=shown),)
        case e.EffectSet():
            return (_effect(event),)
        case e.ConditionLifted(name=name, label=label):
            return (line("zapas-told-lifted", name=name, condition=label),)
        case _:
            assert_never(event)


def _effect(event: e.EffectSet) -> Line:
    name, label = event.name, event.label
    match event.effect:
        case Effect.DIFFICULTY:
            return line("zapas-told-raises", name=name, condition=label, number=event.raises)
        case Effect.LOCK:
            aspects = name_list(event.texts, entries.MOST)
            return line("zapas-told-locks", name=name, condition=label, aspects=aspects)
        case Effect.NONE:
            return line("zapas-told-no-effect", name=name, condition=label)


def _note(event: se.NoteEvent) -> Lines:
    """Return a new, reworded or removed contact or thing (ZAP-58, ZAP-59)."""
    match event:
        case se.Noted():
            return (noted(event),)
        case se.NoteChanged(name=name, before=before, text=""):
            return (line("zapas-told-note-gone", name=name, text=before),)
        case se.NoteChanged(name=name, before=before, text=after):
            return (line("zapas-told-note", name=name, old=before, new=after),)
        case _:
            assert_never(event)


# ------------------------------------------------------------------------------------------ advancement


def _advance(event: e.AdvanceEvent) -> Lines:
    match event:
        case e.ExperienceSpent(name=name, change=change, xp=xp):
            said = line("zapas-told-experience", name=name, old=xp - change, change=change, experience=xp)
            return (said,)
        case e.TraitRaised(name=name, trait_name=trait, level=level):
            return (line("zapas-told-raised", name=name, trait=trait, level=level),)
        case e.DieSold(name=name, trait_name=trait, level=level, sleeps_text=asleep):
            sold = line("zapas-told-sold", name=name, trait=trait, level=level)
            sleeps = (line("zapas-told-asleep", aspect=asleep),) if asleep else ()
            return (sold, *sleeps, *text(event.account))
        case e.TraitErased(name=name, trait_name=trait, account=account):
            return (line("zapas-told-erased", name=name, trait=trait), *text(account))
        case e.AspectWoken(name=name, trait_name=trait, text=aspect):
            return (line("zapas-told-woken", name=name, trait=trait, aspect=aspect),)
        case _:
            assert_never(event)


# ------------------------------------------------------------------------------------------ the group


def _party(event: e.PartyEvent) -> Lines:
    match event:
        case e.PhaseSet(travel=travel):
            return (line("zapas-told-travel" if travel else "zapas-told-play"),)
        case e.ExperienceAwarded(points=points):
            return (line("zapas-told-awarded", points=points),)
        case e.TaskSet(text=task, dropped=dropped):
            return (line("zapas-told-task-dropped" if dropped else "zapas-told-task", text=task),)
        case e.TaskReduced(text=task, part=part, reduction=reduction):
            return (line("zapas-told-reduced", text=task, part=part, number=reduction),)
        case e.FactSettled(text=fact):
            return (line("zapas-told-fact", text=fact),)
        case e.StakeSet():
            return _stake(event)
        case _:
            assert_never(event)


def _stake(event: e.StakeSet) -> Lines:
    """Return a changed reserve; for a GM's correction, also the experience and the reason."""
    if event.cause != "gm":
        return (reserve(event),)
    name = name_or_player(event.name)
    said = line("zapas-told-stake-set", name=name, reserve=event.reserve, experience=event.xp)
    return (said, *text(event.reason))


# ------------------------------------------------------------------------------------------ NPCs


def _npc(event: e.NpcEvent) -> Lines:
    match event:
        case e.ProfileSet(name=name, profile=written):
            return (line("zapas-told-profile", name=name, profile=profile(written)),)
        case e.NpcSet(name=name, revealed=revealed):
            return (line("zapas-told-npc-revealed" if revealed else "zapas-told-npc-set", name=name),)
        case e.NpcHit():
            return tuple(npc_hit(event))
        case _:
            assert_never(event)
