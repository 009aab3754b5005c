"""/zapas recovery: a quiet scene for several characters; it fills reserves when the GM closes it (ZAP-30)."""

from discord import ButtonStyle, app_commands
from discord.ext import commands

from chat.interactions.character_options import several_of
from chat.interactions.commands import in_campaign
from chat.interactions.contest_opening import require_may_write
from chat.interactions.context import Context
from chat.interactions.prompts import Prompt
from chat.messages.components import view_of
from chat.messages.lines_as_panel import event_of
from cogs.zapas.prompts import Moment, zapas
from cogs.zapas.suggestions import company, players
from narration.text.line import line, verbatim
from narration.zapas.contest import duel_prompts as prompts
from rules.core.names import same
from rules.zapas.duties import Due, Duty
from rules.zapas.state.campaign_state import RESERVE
from rules.zapas.state.contest_actions import EndRecovery, StartRecovery
from rules.zapas.state.contest_events import RecoveryStarted


class RecoveryCommands(commands.Cog):
    """Recovery scenes."""

    @app_commands.command()
    @app_commands.autocomplete(company=several_of(company))
    @in_campaign()
    async def recovery(self, context: Context, company: str) -> None:
        """Begin a recovery scene with at least one other character."""
        require_may_write(context)
        characters, others = _present(context, company)
        action = StartRecovery(place=context.place, characters=characters, others=others)
        scene = event_of(RecoveryStarted, (await context.play(action)).events).scene
        await zapas.begin(context, scene.id, line("zapas-recovery-begun", title=verbatim(scene.title)))


def _present(context: Context, typed: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the players' characters in the scene, this person's first, and the names of others."""
    record = context.campaign.record(context.seat.id)
    mine = [record.character] if record and record.character else []
    names = [part.strip() for part in typed.split(",") if part.strip()]
    known = {name: next((one.id for one in players(context) if same(one.name, name)), "") for name in names}
    found = dict.fromkeys([*mine, *filter(None, known.values())])
    return tuple(found), tuple(name for name in names if not known[name])


@zapas.asks(Duty.END_RECOVERY)
def end_prompt(now: Moment, _: Due) -> Prompt:
    """Ask the GM whether the scene is played out, and how many dice it gives."""
    fill = now.button(line("button-zapas-fill"), "z-recover", RESERVE, style=ButtonStyle.primary)
    options = [now.option(line("option-zapas-grant", dice=dice), dice) for dice in range(1, RESERVE)]
    less = now.menu(line("placeholder-zapas-grant"), now.at("z-recover-less"), options)
    return prompts.ending(now.contest.title), view_of([fill], [less])


zapas.answer("z-recover", EndRecovery, "grant")
zapas.answer("z-recover-less", EndRecovery, "grant")
