"""Voting in Zapas: proposing, approving, objecting, accepting for all; revising and withdrawing (SM-1)."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from chat.interactions.announcements import post, public_events
from chat.interactions.arguments import stale_button
from chat.interactions.batch import play_all
from chat.interactions.character_options import named
from chat.interactions.context import Context, context_of_command, context_of_typing
from chat.interactions.dispatch import Router
from chat.interactions.modals import TextField, open_modal
from chat.interactions.response import Ack, answering
from chat.messages.as_panel import as_panel, event_of
from chat.messages.components import custom_id_of
from chat.messages.holders import holders
from cogs.zapas.components import is_private, mark, tell
from cogs.zapas.proposals import address, addressed, put_up, settle
from cogs.zapas.sheet import is_own, show_form
from cogs.zapas.traits import new_trait, show_trait
from narration.journal.events import event_lines
from narration.text.line import line
from rules.contract.ownership import find
from rules.core.names import NAME_LENGTH, TEXT_LENGTH, same
from rules.core.refusal import Refused
from rules.zapas.sheet.proposals import proposal_of, proposals_of, require_voter
from rules.zapas.state.access import find_owned
from rules.zapas.state.campaign_state import Character, Proposal
from rules.zapas.state.events import ExperienceSpent
from rules.zapas.state.sheet_actions import (
    Approve,
    CloseProposal,
    LiftVeto,
    ProposeAspect,
    Proposed,
    Revise,
    Submit,
    VetoProposal,
    VoteAction,
    Withdraw,
)
from rules.zapas.state.sheet_events import AspectWritten, TraitWritten

router = Router()

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]


class VoteCommands(commands.Cog):
    """Writing traits and aspects by commands."""

    @app_commands.command()
    async def trait(
        self,
        interaction: Interaction,
        name: app_commands.Range[str, 1, NAME_LENGTH],
        level: app_commands.Range[int, 2, 6] | None = None,
        account: app_commands.Range[str, 0, TEXT_LENGTH] = "",
        draft: bool = False,
    ) -> None:
        """Propose a trait for the character that one plays, or keep it as a draft."""
        async with answering(interaction, Ack.PRIVATE):
            context = await context_of_command(interaction)
            who = named(context, "")
            action = new_trait(context, who, name, level=level, account=account, draft=draft)
            written = event_of(TraitWritten, (await context.play(action)).events).trait
            await show_trait(context, who.id, written.id)
            if not draft:
                await put_up(context, [Proposed(character=who.id, trait=written.id)])

    @app_commands.command()
    async def aspect(
        self,
        interaction: Interaction,
        trait: str,
        text: app_commands.Range[str, 1, NAME_LENGTH],
        draft: bool = False,
    ) -> None:
        """Propose an aspect of a trait, or keep it as a draft."""
        async with answering(interaction, Ack.PRIVATE):
            context = await context_of_command(interaction)
            who = named(context, "")
            number = next((one.id for one in who.standing if same(one.name, trait)), None)
            if number is None:
                raise Refused("not-found")
            action = ProposeAspect(character=who.id, trait=number, text=text, draft=draft)
            written = event_of(AspectWritten, (await context.play(action)).events)
            await show_trait(context, who.id, number)
            if not draft:
                await put_up(context, [Proposed(character=who.id, trait=number, aspect=written.aspect)])

    @aspect.autocomplete("trait")
    async def _traits(self, interaction: Interaction, typed: str) -> Choices:
        context = await context_of_typing(interaction)
        found: list[Character] = (
            [c for c in context.state.characters.values() if is_own(context, c)] if context else []
        )
        names = [trait.name for who in found for trait in who.standing if trait.accepted]
        fits = [name for name in names if typed.casefold() in name.casefold()]
        return [app_commands.Choice(name=name, value=name) for name in fits[:25]]


# ------------------------------------------------------------------------------------------ voting


@router.on("z-propose", Ack.UPDATE)
async def propose(context: Context, character: str, trait: int) -> None:
    """Show drafts to the table: those of one trait, or with 0 all of the sheet; all of them, or none."""
    who = find_owned(context.state, character, context.seat)
    drafts = [what for what, one in proposals_of(who) if one.draft and trait in {0, what.trait}]
    if not drafts:
        raise stale_button()
    await play_all(context, [Submit(what=what) for what in drafts])
    if trait:
        await show_trait(context, character, trait)
    else:
        await show_form(context, character)
    await put_up(context, drafts)


def _asked(context: Context, what: Proposed, text: str) -> Proposal:
    """Return the proposal that a button means. Refused: `not-found`, `stale-button` for another text."""
    proposal = proposal_of(find(context.state, what.character), what)
    if mark(proposal.text) != text:
        raise stale_button()
    return proposal


@router.on("z-approve", Ack.UPDATE)
async def approve(
    context: Context, character: str, trait: int, aspect: int, renaming: int, text: str
) -> None:
    """Accept a proposal as one of those who vote."""
    what = addressed(character, trait, aspect, renaming)
    _asked(context, what, text)
    await _accept(context, what, Approve(what=what))


@router.on("z-close", Ack.UPDATE)
async def close(context: Context, character: str, trait: int, aspect: int, renaming: int, text: str) -> None:
    """Accept a proposal for everybody who has not answered: silence is consent."""
    what = addressed(character, trait, aspect, renaming)
    _asked(context, what, text)
    await _accept(context, what, CloseProposal(what=what))


async def _accept(context: Context, what: Proposed, action: VoteAction) -> None:
    """Vote for it, and tell everybody what it costs if that made it so (ZAP-37)."""
    played = await context.play(action)
    await settle(context, what, played)
    paid = [event for event in public_events(context, played) if isinstance(event, ExperienceSpent)]
    if paid:
        await post(
            context,
            as_panel(find(played.after, what.character).name, event_lines(context.campaign.system, paid)),
        )


@router.on("z-veto", Ack.FORM)
async def ask_reason(
    context: Context, character: str, trait: int, aspect: int, renaming: int, text: str
) -> None:
    """Open the form with the reason of an objection. Refused: as `require_voter`."""
    what = addressed(character, trait, aspect, renaming)
    proposal = _asked(context, what, text)
    require_voter(find(context.state, character), proposal, context.seat)
    blank = TextField(context.print.label(line("form-zapas-reason"), 45), most=TEXT_LENGTH, long=True)
    title = context.print.label(line("form-zapas-object"), 45)
    custom_id = custom_id_of("z-vetoed", context.campaign.id, *address(what), text)
    await open_modal(context.interaction, title, custom_id, [blank])


@router.on("z-vetoed", Ack.UPDATE)
async def object_(  # noqa: PLR0913, PLR0917  # the words of a proposal's address
    context: Context, character: str, trait: int, aspect: int, renaming: int, text: str, reason: str
) -> None:
    """Stop a proposal; its owner is told who objects, and why (ZAP-3)."""
    what = addressed(character, trait, aspect, renaming)
    _asked(context, what, text)
    played = await context.play(VetoProposal(what=what, reason=reason))
    await settle(context, what, played)
    owner = find(played.after, character)
    await tell(context, owner.name, [played], pinged=holders(context.campaign, [owner]))


@router.on("z-lift", Ack.UPDATE)
async def lift(context: Context, character: str, trait: int, aspect: int, renaming: int, text: str) -> None:
    """Take one's objection back; its owner is told who does."""
    what = addressed(character, trait, aspect, renaming)
    _asked(context, what, text)
    played = await context.play(LiftVeto(what=what))
    await settle(context, what, played)
    owner = find(played.after, character)
    await tell(context, owner.name, [played], pinged=holders(context.campaign, [owner]))


# ------------------------------------------------------------------------------------------ the owner


@router.on("z-revise", Ack.FORM)
async def ask_text(
    context: Context, character: str, trait: int, aspect: int, renaming: int, text: str
) -> None:
    """Open the form with another text. Refused: `not-your-character`."""
    what = addressed(character, trait, aspect, renaming)
    find_owned(context.state, character, context.seat)
    proposal = _asked(context, what, text)
    blank = TextField(context.print.label(line("form-zapas-text"), 45), proposal.text, most=NAME_LENGTH)
    title = context.print.label(line("form-zapas-revise"), 45)
    custom_id = custom_id_of("z-revised", context.campaign.id, *address(what), text)
    await open_modal(context.interaction, title, custom_id, [blank])


@router.on("z-revised", Ack.UPDATE)
async def revise(  # noqa: PLR0913, PLR0917  # the words of a proposal's address
    context: Context, character: str, trait: int, aspect: int, renaming: int, text: str, new: str
) -> None:
    """Give a proposal another text: it is posted anew, since all vote again."""
    what = addressed(character, trait, aspect, renaming)
    draft = _asked(context, what, text).draft
    await context.play(Revise(what=what, text=new))
    if is_private(context):
        await show_trait(context, character, trait)
    if not draft:
        await put_up(context, [what])


@router.on("z-withdraw", Ack.UPDATE)
async def withdraw(
    context: Context, character: str, trait: int, aspect: int, renaming: int, text: str
) -> None:
    """Take a proposal back."""
    what = addressed(character, trait, aspect, renaming)
    _asked(context, what, text)
    await settle(context, what, await context.play(Withdraw(what=what)))
