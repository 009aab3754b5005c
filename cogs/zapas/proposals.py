"""Proposals before the table: each has one public message with buttons, which shows it as it stands (SM-1).

Where that message is, a note in the store says. What the buttons do is in `_zapas_voting`.
"""

from collections.abc import Iterable, Sequence

import discord
from discord import ButtonStyle, ui

from chat.interactions.announcements import in_the_open, post
from chat.interactions.arguments import stale
from chat.interactions.context import Guest
from chat.interactions.dispatch import Verbs
from chat.interactions.response import Ack, answer
from chat.messages.as_panel import journal
from chat.messages.components import button, press_id, rows
from chat.messages.printer import Printer
from cogs.zapas.components import Button, is_private, mark, opens
from cogs.zapas.sheet import is_own
from cogs.zapas.traits import show_trait
from narration.journal.events import lines_of
from narration.text.line import Line, Panel, line
from narration.zapas.base.names import waited_for
from narration.zapas.sheet.proposals import proposal_panel
from rules.contract.ownership import find
from rules.contract.system import Played
from rules.core.seat import PUBLIC
from rules.zapas.sheet.proposals import parts, proposal_of, proposals_of
from rules.zapas.state.access import owned
from rules.zapas.state.campaign_state import Character, Proposal, ProposalState, ZapasState
from rules.zapas.state.sheet_actions import Proposed
from rules.zapas.state.sheet_events import Voted

verbs = Verbs()

#: The notes that say where a proposal's message is.
PLACED = "zapas proposal"


# ------------------------------------------------------------------------------------------ the message


def address(what: Proposed) -> tuple[object, ...]:
    """Return a proposal as words of a `custom_id`."""
    return (what.character, what.trait, what.aspect or 0, int(what.renaming))


def addressed(character: str, trait: int, aspect: int, renaming: int) -> Proposed:
    """Return the proposal of an address."""
    return Proposed(character=character, trait=trait, aspect=aspect or None, renaming=bool(renaming))


async def put_up(guest: Guest, proposed: Sequence[Proposed]) -> None:
    """Post proposals for everybody, those who vote pinged once; the private answer must stand already."""
    now = await guest.now()
    state: ZapasState = now.system.view(now.state, PUBLIC)
    for place, what in enumerate(proposed):
        await _take_down(now, what)
        pinged = _voters(state, what) if place == 0 else ()
        sent = await post(now, proposal_panel(state, what), _public_view(now.announce, state, what), pinged)
        await _place(now, what, sent)


def _voters(state: ZapasState, what: Proposed) -> tuple[int, ...]:
    owner = find(state, what.character)
    seats = waited_for(state, owner, proposal_of(owner, what))
    records = (state.campaign.record(seat) for seat in seats)
    return tuple(record.holder for record in records if record is not None)


def _key(guest: Guest, what: Proposed) -> str:
    return ".".join(map(str, (PLACED, guest.campaign.id, *address(what))))


async def _place(guest: Guest, what: Proposed, sent: discord.Message) -> None:
    await guest.services.table.store.set_note(_key(guest, what), f"{sent.channel.id}.{sent.id}")


async def _placed(guest: Guest, what: Proposed) -> discord.PartialMessage | None:
    """Return the public message of a proposal, if there is one."""
    note = await guest.services.table.store.note(_key(guest, what))
    if note is None:
        return None
    channel, _, message = note.partition(".")
    return guest.services.client.get_partial_messageable(int(channel)).get_partial_message(int(message))


async def _take_down(guest: Guest, what: Proposed) -> None:
    """Delete the message of a proposal that is posted anew; one that is gone or out of reach stays so."""
    old = await _placed(guest, what)
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
        custom_id = press_id(verb, state.campaign.id, *address(what), mark(proposal.text))
        return button(printer.label(said), custom_id, style)

    return rows(
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


def _standing(guest: Guest, what: Proposed, played: Played) -> tuple[Line | Panel, ui.View | None]:
    """Return a proposal as everybody may know it; what became of one that is no more."""
    state: ZapasState = guest.system.view(played.after, PUBLIC)
    owner = find(state, what.character)
    if any(what == one for one, _ in proposals_of(owner)):
        return proposal_panel(state, what), _public_view(guest.announce, state, what)
    return journal(owner.name, lines_of(guest.campaign.system, in_the_open(guest, played))), None


async def settle(guest: Guest, what: Proposed, played: Played) -> None:
    """Show what a vote has led to: in the public message, and privately to whoever pressed elsewhere."""
    known = in_the_open(guest, played)
    if is_private(guest):
        await _show_after(guest, what, played)
        if known:
            await _redraw(guest, what, played)
    else:
        said, view = _standing(guest, what, played)
        await answer(guest.interaction, guest.announce.drawn(said), view)


async def _redraw(guest: Guest, what: Proposed, played: Played) -> None:
    """Change the public message of a proposal; one that is gone or out of reach is posted again."""
    said, view = _standing(guest, what, played)
    message, old = guest.announce.drawn(said), await _placed(guest, what)
    try:
        if old is not None:
            await old.edit(content=message.content, embed=message.embed, view=view)
            return
    except (discord.NotFound, discord.Forbidden):
        pass
    await _place(guest, what, await post(guest, said, view))


async def vote_on(guest: Guest, played: Played) -> None:
    """Show the proposals that somebody has left: those whose veto is gone anew, since all vote again."""
    votes = [event for event in played.events if isinstance(event, Voted)]
    for event in votes:
        if event.vote == "leave":
            await _redraw(guest, event.what, played)
    await put_up(guest, [event.what for event in votes if event.vote == "lift"])


async def _show_after(guest: Guest, what: Proposed, played: Played) -> None:
    """Show the owner their trait, and everybody else the proposal as it stands."""
    owner = find(played.after, what.character)
    if is_own(guest, owner):
        await show_trait(guest, what.character, what.trait)
    elif any(what == one for one, _ in proposals_of(owner)):
        await show_vote(await guest.now(), what)
    else:
        await guest.reply(line("done-below"))


async def show_vote(guest: Guest, what: Proposed) -> None:
    """Show a proposal privately, with what this person may do about it. Refused: `not-found`."""
    owner = find(guest.state, what.character)
    buttons = _own_buttons(guest, owner, what) if is_own(guest, owner) else _vote_buttons(guest, what)
    await guest.reply(proposal_panel(guest.state, what), rows(buttons[:4], buttons[4:]))


def _vote_buttons(guest: Guest, what: Proposed) -> list[Button]:
    proposal = proposal_of(find(guest.state, what.character), what)
    at = (*address(what), mark(proposal.text))
    return [opens(guest, said, verb, *at, style=style) for said, verb, style in _votes(proposal)]


def _own_buttons(guest: Guest, owner: Character, what: Proposed) -> list[Button]:
    trait, aspect = parts(owner, what)
    proposal = proposal_of(owner, what)
    at = (*address(what), mark(proposal.text))
    found = [opens(guest, said, verb, *at, style=style) for said, verb, style in _owners(proposal)]
    if aspect is not None and aspect.dormant:
        found.append(opens(guest, line("button-zapas-wake"), "z-wake", owner.id, trait.id, aspect.id))
    elif aspect is not None and proposal.accepted and not owner.ready:
        found.append(opens(guest, line("button-zapas-take-off"), "z-take-off", owner.id, trait.id, aspect.id))
    return [*found, opens(guest, line("button-back"), "z-trait", owner.id, trait.id)]


@verbs.on("z-aspect", Ack.UPDATE)
async def open_aspect(guest: Guest, character: str, trait: int, aspect: int) -> None:
    """Show an aspect of one's own, or with 0 the name that its trait is to have."""
    owned(guest.state, character, guest.seat)
    await show_vote(guest, addressed(character, trait, aspect, not aspect))


@verbs.on("z-vote", Ack.UPDATE)
async def open_vote(guest: Guest, chosen: str) -> None:
    """Show a proposal that waits for whoever looks."""
    for what, _ in (one for who in guest.state.characters.values() for one in proposals_of(who)):
        if vote_value(what) == chosen:
            await show_vote(guest, what)
            return
    raise stale()


def vote_value(what: Proposed) -> str:
    """Return a proposal as the value of a menu."""
    return ".".join(map(str, address(what)))
