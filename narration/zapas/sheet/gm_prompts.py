"""The GM's prompts outside contests, and everybody's open tasks: NPCs, hard tasks, votes, flags.

Rules: ZAP-3, 8, 9, 43, 56, 62 to 65.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from narration.text.line import Line, Panel, line, verbatim
from narration.text.truncate import TITLE_LENGTH, name_list, truncate
from narration.zapas.base import words
from narration.zapas.base.names import missing_approvals, seat_names
from narration.zapas.base.waits import waits_brief
from narration.zapas.sheet import entries
from narration.zapas.sheet.npc import npc_sheet, profile
from narration.zapas.sheet.prompts import OPTION
from rules.campaign.model import Campaign
from rules.contract.ownership import find
from rules.core.model_base import Event
from rules.core.seat import Seat
from rules.zapas.duties import due_for, own_due
from rules.zapas.sheet.proposals import parts, proposals_of
from rules.zapas.state.campaign_state import (
    Character,
    Contest,
    Flag,
    Profile,
    Proposal,
    ProposalState,
    Task,
    ZapasState,
)
from rules.zapas.state.events import FactSettled
from rules.zapas.state.sheet_actions import Proposed

Vote = tuple[Proposed, Proposal]
Flagged = tuple[Character, Flag]

#: The kinds of events in the campaign's record, which lists the facts that duels have settled (ZAP-54).
RECORD = ("fact-settled",)
#: The most facts on a page.
PAGE = 10


def npc_page(who: Character, one: Profile) -> Panel:
    """Return an NPC's page; it says which profile the menus change."""
    return replace(npc_sheet(who), lines=(line("zapas-page-profile", profile=profile(one)),))


def approach_option(one: Profile) -> Line:
    """Return a menu label for a profile: the usual one, or the one for an approach."""
    if not one.approach:
        return line("option-zapas-usual")
    return line("option-zapas-approach", approach=truncate(one.approach, OPTION))


def attack_option(base: int) -> Line:
    """Return a menu label for an attack's difficulty, with the difficulty's name if it has one."""
    return line("option-zapas-attack", difficulty=words.difficulty(base))


def kill_option(hits: int) -> Line:
    """Return a menu label for the number of hits that kill."""
    return line("option-zapas-kill", kill=hits)


def tasks_page(tasks: tuple[Task, ...]) -> Panel:
    """Return the hard tasks with their finished parts (ZAP-56)."""
    return Panel(
        headline=line("zapas-page-tasks", count=len(tasks)),
        title=line("zapas-page-tasks-title"),
        lines=tuple(map(_task, tasks)) or (line("zapas-page-tasks-none"),),
    )


def _task(task: Task) -> Line:
    text = truncate(task.text, entries.REASON)
    if not task.parts:
        return line("zapas-page-task", text=text)
    parts_done = name_list(task.parts, entries.MOST)
    return line("zapas-page-task-parts", text=text, reduction=sum(task.reductions), parts=parts_done)


# ------------------------------------------------------------------------------------------ what waits


def votes_for(state: ZapasState, seat: Seat) -> tuple[Vote, ...]:
    """Return the proposals that this seat must vote on, has vetoed, or may revise after a veto."""
    found = [vote for who in state.characters.values() for vote in proposals_of(who)]
    return tuple((what, one) for what, one in found if _concerns(state, what, one, seat))


def _concerns(state: ZapasState, what: Proposed, proposal: Proposal, seat: Seat) -> bool:
    if proposal.state is ProposalState.VETOED:
        objects = any(veto.seat == seat.id for veto in proposal.vetoes)
        return objects or find(state, what.character).seat == seat.id
    if proposal.state is not ProposalState.PROPOSED:
        return False
    return seat.id in missing_approvals(state, find(state, what.character), proposal)


def flags_for(state: ZapasState, seat: Seat) -> tuple[Flagged, ...]:
    """Return the flags that the GM must judge, or must agree to strike out; none for other seats."""
    if not seat.is_gm:
        return ()
    flags = ((who, flag) for who in state.characters.values() for flag in who.flags)
    return tuple((who, flag) for who, flag in flags if not flag.active or flag.striking)


def contests_for(state: ZapasState, seat: Seat) -> tuple[Contest, ...]:
    """Return the contests that wait for this seat, or in which this seat may act for others as the GM."""
    return tuple(one for one in state.contests.values() if one.is_open and due_for(state, one, seat))


def pending_page(state: ZapasState, seat: Seat) -> Panel:
    """Return the page of a seat's open tasks, followed by everybody else's."""
    mine = tuple(_mine(state, seat))
    others = tuple(_others(state, seat))
    return Panel(
        headline=line("zapas-page-pending", count=len(mine)),
        title=verbatim(state.campaign.name),
        lines=(*entries.limited(mine), *entries.limited(others)) or (line("zapas-page-pending-none"),),
    )


def _mine(state: ZapasState, seat: Seat) -> Iterable[Line]:
    yield from (vote_option(state, what, one) for what, one in votes_for(state, seat))
    yield from (judged_option(who, flag) for who, flag in flags_for(state, seat))
    yield from _contests(state, seat, own=True)


def _others(state: ZapasState, seat: Seat) -> Iterable[Line]:
    """Yield a line for each open proposal and contest that waits for other seats, with their names."""
    for who in state.characters.values():
        for what, one in proposals_of(who):
            seats = missing_approvals(state, who, one) if one.state is ProposalState.PROPOSED else ()
            if seats and not _concerns(state, what, one, seat):
                said = vote_option(state, what, one)
                yield line("zapas-page-waits", what=said, names=seat_names(state, seats, OPTION))
    yield from _contests(state, seat, own=False)


def _contests(state: ZapasState, seat: Seat, *, own: bool) -> Iterable[Line]:
    for contest in state.contests.values():
        waits = waits_brief(state, contest)
        if waits is not None and bool(own_due(state, contest, seat)) is own:
            yield line("zapas-page-contest-waits", title=truncate(contest.title, OPTION), waits=waits)


def vote_option(state: ZapasState, what: Proposed, proposal: Proposal) -> Line:
    """Return a menu label for a proposal: its owner, text and state."""
    owner = find(state, what.character)
    _, aspect = parts(owner, what)
    text, name = truncate(proposal.text, OPTION), truncate(owner.name)
    how = words.STATES[proposal.state]
    if aspect is not None:
        return line("option-zapas-vote-aspect", name=name, text=text, state=how)
    return line("option-zapas-vote-trait", name=name, text=text, state=how)


def judged_option(who: Character, flag: Flag) -> Line:
    """Return a menu label for a flag that the GM must judge or agree to strike out."""
    name, text = truncate(who.name), truncate(flag.text, OPTION)
    if flag.striking:
        return line("option-zapas-strike", name=name, flag=text, reason=words.STRIKES[flag.striking])
    return line("option-zapas-judge", name=name, flag=text)


def contest_option(contest: Contest) -> Line:
    """Return a menu label for a roll, a duel or a scene."""
    return line("option-zapas-contest", title=truncate(contest.title, OPTION))


# ------------------------------------------------------------------------------------------ the record


def record_pages(events: Sequence[Event]) -> int:
    """Return how many pages the settled facts fill, at least 1."""
    return max(1, -(-len(events) // PAGE))


def record_page(campaign: Campaign, events: Sequence[Event], page: int) -> Panel:
    """Return a page of `PAGE` settled facts, counted from 1."""
    facts = [event.text for event in events if isinstance(event, FactSettled)]
    shown = facts[(page - 1) * PAGE : page * PAGE]
    pages = record_pages(events)
    return Panel(
        headline=line("zapas-headline-facts", name=truncate(campaign.name, TITLE_LENGTH), count=len(facts)),
        title=verbatim(campaign.name),
        lines=tuple(
            line("zapas-fact", number=number, text=text)
            for number, text in enumerate(shown, start=(page - 1) * PAGE + 1)
        )
        or (line("zapas-facts-none"),),
        footer=line("zapas-facts-page", page=page, pages=pages) if pages > 1 else None,
    )
