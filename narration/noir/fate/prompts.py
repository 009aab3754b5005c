"""Prompts before Fate is paid outside rolls: an account, shares of a clue, prices, a rescue.

Rules: NOIR-45, 60, 64 to 66, 69.
"""

from collections.abc import Mapping, Sequence

from narration.noir.base import words
from narration.noir.fate.accounts import ask_due, pledges
from narration.text.line import Line, Panel, line, verbatim
from narration.text.truncate import truncate
from rules.noir.base.enums import DefenceOrder, FateOrder, FateUse
from rules.noir.base.settings import tuning
from rules.noir.fate.prices import usable
from rules.noir.state.campaign_state import Character, FateRequest, NoirState
from rules.noir.state.participants import main_characters

#: The labels of the orders, and what each of them means.
ORDER_LABELS: Mapping[FateOrder, Line] = {
    FateOrder.ASK: line("button-noir-order-ask"),
    FateOrder.LOSING: line("button-noir-order-losing"),
    FateOrder.NEVER: line("button-noir-order-never"),
}
ORDERS: Mapping[FateOrder, str] = {
    FateOrder.ASK: "noir-order-ask",
    FateOrder.LOSING: "noir-order-losing",
    FateOrder.NEVER: "noir-order-never",
}
#: The standing orders for defence, and their labels.
DEFENCE_LABELS: Mapping[DefenceOrder, Line] = {
    DefenceOrder.BEST: line("button-noir-people-best"),
    DefenceOrder.ASK: line("button-noir-people-ask"),
}
DEFENCE_ORDERS: Mapping[DefenceOrder, str] = {
    DefenceOrder.BEST: "noir-order-people-best",
    DefenceOrder.ASK: "noir-order-people-ask",
}


def ordering_defence(state: NoirState, title: str, would: Sequence[tuple[str, Line]]) -> Panel:
    """Ask the GM how NPCs answer attacks; `would` holds who is attacked now, and what they would do."""
    now = line(DEFENCE_ORDERS[state.shared.defence])
    shown = (line("noir-people-would", name=name, way=way) for name, way in would)
    return Panel(
        headline=line("noir-headline-people"),
        title=verbatim(title),
        lines=(now, *shown, line("noir-people-how")),
    )


def ordering(who: Character) -> Panel:
    """Ask when somebody wants to be asked about Fate, and say what holds now."""
    return Panel(
        headline=line("noir-headline-order", name=truncate(who.name)),
        title=verbatim(who.name),
        lines=(line(ORDERS[who.order], name=who.name), line("noir-order-how")),
    )


def account_panel(state: NoirState, who: Character) -> Panel:
    """Show a character's Fate, points received from others, open requests, and what each use costs."""
    usual = tuning(state.campaign.settings)
    waiting = (ask_due(state, ask) for ask in state.shared.asks if ask.character == who.id)
    return Panel(
        headline=line("noir-headline-account", name=truncate(who.name), fate=who.fate),
        title=verbatim(who.name),
        lines=(
            *_given(who),
            *waiting,
            *pledges(state),
            line("noir-account-change", low=usual.change_low, high=usual.change_high),
            *_contact(state, who),
            line("noir-account-rescue"),
            line("noir-account-clue", needed=len(main_characters(state))),
            line("noir-account-rolls"),
        ),
    )


def _given(who: Character) -> tuple[Line, ...]:
    grace = who.grace
    if grace is None:
        return ()
    return (line("noir-sheet-grace", points=grace.points, use=words.FATE_USES[grace.use]),)


def _contact(state: NoirState, who: Character) -> tuple[Line, ...]:
    met = who.contact_scene == state.campaign.scene
    return (line("noir-account-contact-met" if met else "noir-account-contact"),)


def pledge_panel(state: NoirState, who: Character) -> Panel:
    """Show the pledges toward a clue so far, and how many are needed (NOIR-65)."""
    return Panel(
        headline=line("noir-headline-pledge", name=truncate(who.name), fate=who.fate),
        title=words.FATE_USES[FateUse.INSPIRATION],
        lines=(*pledges(state), line("noir-account-clue", needed=len(main_characters(state)))),
    )


def price_panel(state: NoirState, who: Character) -> Panel:
    """Show the pot, from which the GM pays to make somebody know a main character (NOIR-66)."""
    return Panel(
        headline=line("noir-headline-known", name=truncate(who.name), pot=state.shared.pot),
        title=verbatim(who.name),
        lines=(*_contact(state, who),),
    )


def rescue_panel(who: Character, helped: Character, use: FateUse, points: int) -> Panel:
    """Show a rescue before it is paid (NOIR-69)."""
    return Panel(
        headline=line(
            "noir-headline-rescue",
            name=truncate(who.name),
            points=points,
            helped=truncate(helped.name),
            given=usable(points),
        ),
        title=words.FATE_USES[FateUse.RESCUE],
        lines=(
            line("noir-rescue-for", use=words.FATE_USES[use]),
            line("noir-rescue-left", name=who.name, fate=who.fate, helped=helped.name, have=helped.fate),
        ),
    )


def ask_option(state: NoirState, ask: FateRequest) -> Line:
    """Return a menu label for a request that the GM has yet to answer."""
    who = state.characters[ask.character]
    name, use = truncate(who.name), words.FATE_USES[ask.use]
    if not ask.text:
        return line("option-noir-ask-bare", name=name, use=use)
    return line("option-noir-ask", name=name, use=use, text=truncate(ask.text, 50))
