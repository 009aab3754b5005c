"""Proposals to the table: one that is put up alone has a public message with buttons, kept up to date (SM-1).

A note in the store says where that message is. `votes` implements the buttons; `bundles` has the message for
several.
"""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import TypeAlias

import discord
from discord import ButtonStyle, ui

from chat.interactions.announcements import post, public_events
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.prompts import Prompt
from chat.interactions.response import Ack, answer
from chat.messages.components import view_of
from cogs.zapas.bundles import bundle_of, leave_bundle, put_up_together, redraw_bundle
from cogs.zapas.components import (
    Button,
    address,
    addressed,
    is_own,
    is_private,
    mark,
    public_account,
    still_there,
    vote_value,
)
from cogs.zapas.traits import show_trait
from narration.text.line import Line, line
from narration.zapas.base.names import missing_approvals
from narration.zapas.sheet.proposals import proposal_panel
from rules.contract.ownership import find
from rules.contract.system import Played
from rules.core.seat import PUBLIC
from rules.zapas.sheet.proposals import parts, proposal_of, proposals_of
from rules.zapas.state.access import find_owned
from rules.zapas.state.campaign_state import Character, Proposal, ProposalState, ZapasState
from rules.zapas.state.sheet_actions import Proposed
from rules.zapas.state.sheet_events import Voted

router = Router()

#: The start of the key of the note that says where a proposal's message is.
PLACED = "zapas proposal"
#: A button: its label, verb and style.
Way: TypeAlias = tuple[Line, str, ButtonStyle]


async def put_up(context: Context, proposed: Sequence[Proposed]) -> None:
    """Post proposals of one sheet for everybody, several in one message, and ping the voters once.

    Reply before that: see `Context.tell_all`.
    """
    now = await context.now()
    state: ZapasState = now.system.view(now.state, PUBLIC)
    for what in proposed:
        await _take_down(now, what)
    if len(proposed) > 1:
        await put_up_together(now, state, proposed, _voters(state, proposed[0]))
    elif proposed:
        await _put_up_alone(now, state, proposed[0])


async def _put_up_alone(context: Context, state: ZapasState, what: Proposed) -> None:
    await leave_bundle(context, state, what)
    view, voters = _public_view(context, state, what), _voters(state, what)
    await _place(context, what, await post(context, proposal_panel(state, what), view, voters))


def _voters(state: ZapasState, what: Proposed) -> tuple[int, ...]:
    owner = find(state, what.character)
    seats = missing_approvals(state, owner, proposal_of(owner, what))
    records = (state.campaign.record(seat) for seat in seats)
    return tuple(record.holder for record in records if record is not None)


def _key(context: Context, what: Proposed) -> str:
    return ".".join(map(str, (PLACED, context.campaign.id, *address(what))))


async def _place(context: Context, what: Proposed, sent: discord.Message) -> None:
    await context.services.table.store.notes.set(_key(context, what), f"{sent.channel.id}.{sent.id}")


async def _placed(context: Context, what: Proposed) -> discord.PartialMessage | None:
    """Return the public message of a proposal, if there is one."""
    note = await context.services.table.store.notes.get(_key(context, what))
    if note is None:
        return None
    channel, _, message = note.partition(".")
    return context.services.client.get_partial_messageable(int(channel)).get_partial_message(int(message))


async def _take_down(context: Context, what: Proposed) -> None:
    """Delete a proposal's old message before it is posted again, if it can still be deleted."""
    old = await _placed(context, what)
    if old is not None:
        with suppress(discord.NotFound, discord.Forbidden):
            await old.delete()


def _public_view(context: Context, state: ZapasState, what: Proposed) -> ui.View | None:
    """Return the buttons of a proposal's public message; everybody sees the same."""
    proposal = proposal_of(find(state, what.character), what)
    rows = (_votes(proposal), _owners(proposal))
    return view_of(*(_buttons(context.in_public, what, proposal, row) for row in rows))


def _buttons(context: Context, what: Proposed, proposal: Proposal, ways: Iterable[Way]) -> list[Button]:
    at = (*address(what), mark(proposal.text))
    return [context.button(said, verb, *at, style=style) for said, verb, style in ways]


def _votes(proposal: Proposal) -> Iterable[Way]:
    grey = ButtonStyle.secondary
    if proposal.state is ProposalState.PROPOSED:
        yield line("button-zapas-approve"), "z-approve", ButtonStyle.success
        yield line("button-zapas-veto"), "z-veto", grey
        yield line("button-zapas-close"), "z-close", grey
    if proposal.state is ProposalState.VETOED:
        yield line("button-zapas-lift"), "z-lift", ButtonStyle.success
        yield line("button-zapas-veto"), "z-veto", grey


def _owners(proposal: Proposal) -> Iterable[Way]:
    if not proposal.accepted:
        yield line("button-zapas-revise"), "z-revise", ButtonStyle.secondary
        yield line("button-zapas-withdraw"), "z-withdraw", ButtonStyle.secondary


def _current(context: Context, what: Proposed, played: Played) -> Prompt:
    """Return a proposal as everybody may know it, or what became of it if it has ended."""
    state: ZapasState = context.system.view(played.after, PUBLIC)
    owner = find(state, what.character)
    if any(what == one for one, _ in proposals_of(owner)):
        return proposal_panel(state, what), _public_view(context, state, what)
    return public_account(context, owner.name, played), None


async def settle(context: Context, what: Proposed, played: Played) -> None:
    """Show the result of a press in the public message; after a private press also as its answer."""
    known = public_events(context, played)
    if is_private(context):
        await _show_after(context, what, played)
        if known:
            await _redraw(context, what, played)
    else:
        said, view = _current(context, what, played)
        await answer(context.interaction, context.announce.drawn(said), view)


async def _redraw(context: Context, what: Proposed, played: Played) -> None:
    """Edit the public message of a proposal; post it again if it is gone or out of reach."""
    state: ZapasState = context.system.view(played.after, PUBLIC)
    if what in (await bundle_of(context, what.character)).members:
        await redraw_bundle(context, state, what.character)
        return
    said, view = _current(context, what, played)
    message, old = context.announce.drawn(said), await _placed(context, what)
    try:
        if old is not None:
            await old.edit(content=message.content, embed=message.embed, view=view)
            return
    except (discord.NotFound, discord.Forbidden):
        pass
    await _place(context, what, await post(context, said, view))


async def vote_on(context: Context, played: Played) -> None:
    """Update the proposals that lose the vote of somebody who has left; post those freed of a veto again."""
    votes = [event for event in played.events if isinstance(event, Voted)]
    for event in votes:
        if event.vote == "leave":
            await _redraw(context, event.what, played)
    await put_up(context, [event.what for event in votes if event.vote == "lift"])


async def _show_after(context: Context, what: Proposed, played: Played) -> None:
    """Show the owner their trait, and anybody else the proposal while it is open."""
    owner = find(played.after, what.character)
    if is_own(context, owner):
        await show_trait(context, what.character, what.trait)
    elif any(what == one for one, _ in proposals_of(owner)):
        await show_vote(await context.now(), what)
    else:
        await context.reply(line("done-below"))


async def show_vote(context: Context, what: Proposed) -> None:
    """Show a proposal privately, with what this person may do about it. Refused: `not-found`."""
    owner = find(context.state, what.character)
    proposal = proposal_of(owner, what)
    votes = _buttons(context, what, proposal, _votes(proposal))
    buttons = _own_buttons(context, owner, what) if is_own(context, owner) else votes
    await context.reply(proposal_panel(context.state, what), view_of(buttons[:4], buttons[4:]))


def _own_buttons(context: Context, owner: Character, what: Proposed) -> list[Button]:
    trait, aspect = parts(owner, what)
    proposal = proposal_of(owner, what)
    found = _buttons(context, what, proposal, _owners(proposal))
    if aspect is not None and aspect.dormant:
        found.append(context.button(line("button-zapas-wake"), "z-wake", owner.id, trait.id, aspect.id))
    elif aspect is not None and proposal.accepted and not owner.ready:
        take_off = line("button-zapas-take-off")
        found.append(context.button(take_off, "z-take-off", owner.id, trait.id, aspect.id))
    return [*found, context.button(line("button-back"), "z-trait", owner.id, trait.id)]


@router.on("z-aspect", Ack.UPDATE)
async def open_aspect(context: Context, character: str, trait: int, aspect: int) -> None:
    """Show its owner an aspect of a trait, or with 0 the proposed name of the trait."""
    find_owned(context.state, character, context.seat)
    await show_vote(context, addressed(character, trait, aspect, not aspect))


@router.on("z-vote", Ack.UPDATE)
async def open_vote(context: Context, chosen: str) -> None:
    """Show a proposal that waits for this person. Refused: `stale-button`."""
    known = (what for who in context.state.characters.values() for what, _ in proposals_of(who))
    await show_vote(context, still_there(next((what for what in known if vote_value(what) == chosen), None)))
