"""/noir correct and /noir round: the GM's corrections in public, and a round that passes outside combat."""

from collections.abc import Iterable, Sequence
from typing import Any

from discord import app_commands
from discord.ext import commands

from chat.interactions.announcements import post, public_events, report
from chat.interactions.character_options import MOST, by_name, for_gm, named, one_of, suggesting
from chat.interactions.commands import in_campaign
from chat.interactions.context import Context
from chat.interactions.localization import choices_of
from chat.messages.lines_as_panel import as_panel
from cogs.noir.sheets.corrections import CORRECTIONS
from narration.journal.events import event_lines
from narration.noir.base.words import HEALTH, value_name, weapon_name
from narration.noir.sheet.prompts import SWITCH, correction_option
from narration.text.line import Line, line, verbatim
from rules.core.names import TEXT_LENGTH, sentence
from rules.core.seat import require_gm
from rules.noir.base.enums import ATTRIBUTES
from rules.noir.base.settings import tuning
from rules.noir.sheet.roll_values import known, later_change
from rules.noir.state.actions import PassRound, SetCondition, SetFate
from rules.noir.state.campaign_state import Character


def _values(context: Context, typed: Any) -> Iterable[str]:
    """Return the present value, to be typed over, or every allowed word; nothing for players."""
    if not context.seat.is_gm:
        return []
    who: Character = named(context, typed.character or "")
    possible = _possible(context, who, typed.what or "")
    return dict.fromkeys(context.print.label(one, MOST) for one in possible)


class CorrectCommands(commands.Cog):
    """Corrections by the GM."""

    @app_commands.command()
    @app_commands.choices(what=choices_of(CORRECTIONS, "choice-noir-fix"))
    @app_commands.autocomplete(character=one_of(for_gm), value=suggesting(_values))
    @in_campaign()
    async def correct(
        self,
        context: Context,
        character: str,
        what: str,
        value: app_commands.Range[str, 1, MOST],
        reason: app_commands.Range[str, 1, TEXT_LENGTH],
    ) -> None:
        """Correct something on a sheet, with a reason and in public."""
        require_gm(context.seat)
        await _correct(context, by_name(context, character), what, value, reason)

    @app_commands.command()
    @in_campaign()
    async def round(self, context: Context) -> None:
        """Let a round pass outside combat: every countdown to death goes down by one."""
        await report(context, context.campaign.name, await context.play(PassRound()))


async def _correct(context: Context, who: Character, what: str, value: str, reason: str) -> None:
    """Make the correction, announce what is public with the reason, and refresh the running contests."""
    said = sentence(reason)
    action = CORRECTIONS[what](who, value.strip(), said)
    played = await context.play(action)
    told_already = isinstance(action, SetCondition | SetFate)
    why = () if told_already else (line("noir-reason", reason=said),)
    if open_ := public_events(context, played):
        await context.reply(line("done-below"))
        await post(context, as_panel(who.name, (*event_lines(context.campaign.system, open_), *why)))
    else:
        await context.reply(as_panel(who.name, event_lines(context.campaign.system, played.events)))
    await redraw(context)


async def redraw(context: Context) -> None:
    """Show every running contest with the sheets as they are now."""
    for contest in context.state.contests.values():
        if contest.is_open:
            await context.services.table.store.posts.show_again(context.campaign.id, contest.id)
            context.refresh(contest.id)


def _possible(context: Context, who: Character, what: str) -> Iterable[Line]:
    state = who.condition
    numbers = {
        "daze": state.daze,
        "open": state.open_wounds,
        "stabilised": state.stabilised,
        "countdown": state.mortal,
        "fate": who.fate,
    }
    match what:
        case "health":
            return HEALTH.values()
        case "saved":
            return SWITCH.values()
        case _ if what in numbers:
            return [verbatim(str(numbers[what]))]
        case _:
            return _entries(context, who, what)


def _entries(context: Context, who: Character, what: str) -> Sequence[Line]:
    match what:
        case "value":
            own = [correction_option(value_name(one.id, who), one.value) for one in who.abilities]
            values = known(who, tuning(context.campaign.settings))
            return [*own, *(correction_option(value_name(id_), value) for id_, value in values.items())]
        case "later":
            return [correction_option(value_name(id_), later_change(who, id_)) for id_ in ATTRIBUTES]
        case "amount":
            amounts = [(one.name, one.amount) for one in who.expertise]
            amounts += [(one.name, one.modifier) for one in who.limitations]
            amounts += [(one.name, one.modifier) for one in who.marks]
            return [correction_option(verbatim(name), amount) for name, amount in amounts]
        case "mark":
            return [line("noir-fix-mark", mark=one.name) for one in who.marks]
        case "limitation":
            return [
                line("noir-fix-switch", name=one.name, word=word)
                for one in who.limitations
                for word in SWITCH.values()
            ]
        case "rounds":
            loaded = [arm for arm in who.arms if arm.weapon.magazine]
            return [correction_option(weapon_name(arm.weapon), arm.loaded) for arm in loaded]
        case _:
            return []
