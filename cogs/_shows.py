"""How the stage shows a Nyx conflict: the panel's buttons, who is pinged, who gets a direct message."""

from collections.abc import Callable

from discord import ButtonStyle, ui

from cogs._buttons import button, press_id, rows
from cogs._embeds import Printer
from cogs._round import pick_buttons
from cogs._stage import WHO, Show, Whisper
from narration.line import Line, line
from narration.nyx import conflict_panel, picker, story
from narration.nyx.panel import open_demands, waiting_for
from rules.nyx.model import Conflict, NyxState, Phase, Side

CHOOSE = {
    Phase.DECLARE: line("button-choose"),
    Phase.TACTIC: line("button-choose"),
    Phase.BONUS: line("button-use-win"),
    Phase.PENALTY: line("button-penalty"),
}


def panel_buttons(printer: Printer, state: NyxState, conflict: Conflict) -> ui.View | None:
    """Return the buttons under the panel: the same for everybody, each opens something private."""

    def press(said: Line, verb: str, style: ButtonStyle = ButtonStyle.secondary) -> ui.Button[ui.View]:
        custom_id = press_id(verb, state.campaign.id, conflict.id, conflict.turn)
        return button(printer.label(said), custom_id, style)

    if not conflict.is_open:
        told = [press(line("button-tell"), "account")] if conflict.rolled else []
        return rows(told)
    return rows(
        [
            press(CHOOSE[conflict.phase], "choose", ButtonStyle.primary),
            press(line("button-status"), "status"),
            press(line("button-more"), "more"),
        ]
    )


def waited_for(state: NyxState, conflict: Conflict) -> tuple[int, ...]:
    """Return the accounts that must act now. The GM's hidden picks come by direct message instead."""
    sides = waiting_for(state, conflict)
    holders = [_holder(state, side) for side in sides]
    if conflict.phase is Phase.TACTIC:
        holders = [holder for holder in holders if holder != state.campaign.gm.holder]
    elif conflict.is_open and not sides:
        holders = [state.campaign.gm.holder]  # a story waits to be judged
    return tuple(dict.fromkeys(holders))


def whispers(state: NyxState, conflict: Conflict) -> tuple[Whisper, ...]:
    """Return the pickers of the GM's sides, once the hidden choice has begun (NYX-33)."""
    if conflict.phase is not Phase.TACTIC:
        return ()
    gm = state.campaign.gm.holder
    return tuple(
        Whisper(
            gm,
            side.number,
            picker(state, conflict, side.number),
            _picks(state.campaign.id, conflict, side),
        )
        for side in waiting_for(state, conflict)
        if _holder(state, side) == gm
    )


def _picks(campaign: int, conflict: Conflict, side: Side) -> Callable[[Printer], ui.View | None]:
    return lambda printer: pick_buttons(printer, campaign, conflict, side)


def _holder(state: NyxState, side: Side) -> int:
    """Return the account behind a side; the GM's where the character is the GM's."""
    record = state.campaign.record(state.characters[side.character].seat)
    return (record or state.campaign.gm).holder


def wait(state: NyxState, conflict: Conflict) -> int:
    """Return what is waited for: the phase, and by bits the sides, the GM, the sides with a demand."""
    sides = waiting_for(state, conflict)
    asked = [side for side in sides if open_demands(state.characters[side.character])]
    judges = conflict.is_open and not sides
    who = sum(side.number for side in sides) + 4 * judges + 8 * sum(side.number for side in asked)
    return (conflict.turn * len(Phase) + list(Phase).index(conflict.phase)) * WHO + who


NYX_SHOW = Show(
    panel=conflict_panel,
    story=lambda events, conflict: story(events, conflict.title),
    buttons=panel_buttons,
    waited_for=waited_for,
    whispers=whispers,
    wait=wait,
)
