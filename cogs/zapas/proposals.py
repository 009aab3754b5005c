"""Proposals before the table: each has one public message with buttons, which shows it as it stands (SM-1).

Where that message is, a note in the store says. What the buttons do is in `_zapas_voting`.
"""

from collections.abc import Iterable, Sequence

import discord
from discord import ButtonStyle, ui

from chat.interactions.announcements import post, public_events
from chat.interactions.arguments import stale_button
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.response import Ack, answer
from chat.messages.as_panel import as_panel
from chat.messages.components import button, custom_id_of, view_of
from chat.messages.printer import Printer
from cogs.zapas.components import Button, is_private, mark, opens
from cogs.zapas.sheet import is_own
from cogs.zapas.traits import show_trait
from narration.journal.events import event_lines
from narration.text.line import Line, Panel, line
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

#: The notes that say where a proposal's message is.
PLACED = "zapas proposal"


# ------------------------------------------------------------------------------------------ the message


def address(what: Proposed) -> tuple[object, ...]:
    """Return a proposal as words of a `custom_id`."""
    return (what.character, what.trait, what.aspect or 0, int(what.renaming))


def addressed(character: str, trait: int, aspect: int, renaming: int) -> Proposed:
    """Return the proposal of an address."""
    return Proposed(character=character, trait=trait, aspect=aspect or None, renaming=bool(renaming))


async def put_up(context: Context, proposed: Sequence[Proposed]) -> None:
    """Post proposals for everybody, those who vote pinged once; the private answer must stand already."""
    now = await context.now()
    state: ZapasState = now.system.view(now.state, PUBLIC)
    for place, what in enumerate(proposed):
        await _take_down(now, what)
        pinged = _voters(state, what) if place == 0 else ()
        sent = await post(now, proposal_panel(state, what), _public_view(now.announce, state, what), pinged)
        await _place(now, what, sent)


def _voters(state: ZapasState, what: Proposed) -> tuple[int, ...]:
    owner = find(state, what.character)
    seats = missing_approvals(state, owner, proposal_of(owner, what))
    records = (state.campaign.record(seat) for seat in seats)
    return tuple(record.holder for record in records if record is not None)


def _key(context: Context, what: Proposed) -> str:
    return ".".join(map(str, (PLACED, context.campaign.id, *address(what))))


async def _place(context: Context, what: Proposed, sent: discord.Message) -> None:
    await context.services.table.store.set_note(_key(context, what), f"{sent.channel.id}.{sent.id}")


async def _placed(context: Context, what: Proposed) -> discord.PartialMessage | None:
    """Return the public message of a proposal, if there is one."""
    note = await context.services.table.store.note(_key(context, what))
    if note is None:
        return None
    channel, _, message = note.partition(".")
    return context.services.client.get_partial_messageable(int(channel)).get_partial_message(int(message))


async def _take_down(context: Context, what: Proposed) -> None:
    """Delete the message of a proposal that is posted anew; one that is gone or out of reach stays so."""
    old = await _placed(context, what)
    if old is None:
        return
    try:
        await old.delete()
    except (discord.NotFound, discord.Forbidden):
        return


def _public_view(printer: Printer, state: ZapasState, what: Proposed) -> ui.View | None:
    """Return the buttons under a proposal: the same for everybody, whoever may not press them is told why."""
    proposal = proposal_of(find(state, what.character), what)

    def press(said: Line, verb: str, style: ButtonStyle = ButtonStyle.secondary) -> Button:
        custom_id = custom_id_of(verb, state.campaign.id, *address(what), mark(proposal.text))
        return button(printer.label(said), custom_id, style)

    return view_of(
        [press(*one) for one in _votes(proposal)],
        [press(*one) for one in _owners(proposal)],
    )


def _votes(proposal: Proposal) -> Iterable[tuple[Line, str, ButtonStyle]]:
    grey = ButtonStyle.secondary
    if proposal.state is ProposalState.PROPOSED:
        yield line("button-zapas-approve"), "z-approve", ButtonStyle.success
        yield line("button-zapas-veto"), "z-veto", grey
        yield line("button-zapas-close"), "z-close", grey
    if proposal.state is ProposalState.VETOED:
        yield line("button-zapas-lift"), "z-lift", ButtonStyle.success
        yield line("button-zapas-veto"), "z-veto", grey


def _owners(proposal: Proposal) -> Iterable[tuple[Line, str, ButtonStyle]]:
    if not proposal.accepted:
        yield line("button-zapas-revise"), "z-revise", ButtonStyle.secondary
        yield line("button-zapas-withdraw"), "z-withdraw", ButtonStyle.secondary


def _standing(context: Context, what: Proposed, played: Played) -> tuple[Line | Panel, ui.View | None]:
    """Return a proposal as everybody may know it; what became of one that is no more."""
    state: ZapasState = context.system.view(played.after, PUBLIC)
    owner = find(state, what.character)
    if any(what == one for one, _ in proposals_of(owner)):
        return proposal_panel(state, what), _public_view(context.announce, state, what)
    return as_panel(owner.name, event_lines(context.campaign.system, public_events(context, played))), None


async def settle(context: Context, what: Proposed, played: Played) -> None:
    """Show what a vote has led to: in the public message, and privately to whoever pressed elsewhere."""
    known = public_events(context, played)
    if is_private(context):
        await _show_after(context, what, played)
        if known:
            await _redraw(context, what, played)
    else:
        said, view = _standing(context, what, played)
        await answer(context.interaction, context.announce.drawn(said), view)


async def _redraw(context: Context, what: Proposed, played: Played) -> None:
    """Change the public message of a proposal; one that is gone or out of reach is posted again."""
    said, view = _standing(context, what, played)
    message, old = context.announce.drawn(said), await _placed(context, what)
    try:
        if old is not None:
            await old.edit(content=message.content, embed=message.embed, view=view)
            return
    except (discord.NotFound, discord.Forbidden):
        pass
    await _place(context, what, await post(context, said, view))


async def vote_on(context: Context, played: Played) -> None:
    """Show the proposals that somebody has left: those whose veto is gone anew, since all vote again."""
    votes = [event for event in played.events if isinstance(event, Voted)]
    for event in votes:
        if event.vote == "leave":
            await _redraw(context, event.what, played)
    await put_up(context, [event.what for event in votes if event.vote == "lift"])


async def _show_after(context: Context, what: Proposed, played: Played) -> None:
    """Show the owner their trait, and everybody else the proposal as it stands."""
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
    buttons = _own_buttons(context, owner, what) if is_own(context, owner) else _vote_buttons(context, what)
    await context.reply(proposal_panel(context.state, what), view_of(buttons[:4], buttons[4:]))


def _vote_buttons(context: Context, what: Proposed) -> list[Button]:
    proposal = proposal_of(find(context.state, what.character), what)
    at = (*address(what), mark(proposal.text))
    return [opens(context, said, verb, *at, style=style) for said, verb, style in _votes(proposal)]


def _own_buttons(context: Context, owner: Character, what: Proposed) -> list[Button]:
    trait, aspect = parts(owner, what)
    proposal = proposal_of(owner, what)
    at = (*address(what), mark(proposal.text))
    found = [opens(context, said, verb, *at, style=style) for said, verb, style in _owners(proposal)]
    if aspect is not None and aspect.dormant:
        found.append(opens(context, line("button-zapas-wake"), "z-wake", owner.id, trait.id, aspect.id))
    elif aspect is not None and proposal.accepted and not owner.ready:
        found.append(
            opens(context, line("button-zapas-take-off"), "z-take-off", owner.id, trait.id, aspect.id)
        )
    return [*found, opens(context, line("button-back"), "z-trait", owner.id, trait.id)]


@router.on("z-aspect", Ack.UPDATE)
async def open_aspect(context: Context, character: str, trait: int, aspect: int) -> None:
    """Show an aspect of one's own, or with 0 the name that its trait is to have."""
    find_owned(context.state, character, context.seat)
    await show_vote(context, addressed(character, trait, aspect, not aspect))


@router.on("z-vote", Ack.UPDATE)
async def open_vote(context: Context, chosen: str) -> None:
    """Show a proposal that waits for whoever looks."""
    for what, _ in (one for who in context.state.characters.values() for one in proposals_of(who)):
        if vote_value(what) == chosen:
            await show_vote(context, what)
            return
    raise stale_button()


def vote_value(what: Proposed) -> str:
    """Return a proposal as the value of a menu."""
    return ".".join(map(str, address(what)))
