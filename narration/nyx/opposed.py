"""Opposed rolls: one roll each, the stake announced before, and who won by how much.

Rules: NYX-20, D-14, D-15.
"""

from narration.line import Field, Line, Panel, line, verbatim
from narration.nyx import words
from narration.nyx.words import Names, against, of
from rules.nyx.events import OpposedRolled
from rules.nyx.model import Conflict


def challenge_headline(conflict: Conflict) -> Line:
    """Who meets whom, and over what."""
    left, right = words.short_names((conflict.sides[0].name, conflict.sides[1].name))
    return line(
        "nyx-headline-challenge", title=words.brief(conflict.title, words.TITLE), left=left, right=right
    )


def stake(conflict: Conflict) -> tuple[Line, ...]:
    """What the roll is about, and what losing it costs."""
    told = (line("nyx-stake", stake=conflict.stake),) if conflict.stake else ()
    return (*told, line("nyx-stake-harms" if conflict.harmful else "nyx-stake-harmless"))


def result(event: OpposedRolled, names: Names) -> tuple[Line, ...]:
    """Who won, and by how much, with the figures that it comes from."""
    effects = [side.roll.effect for side in event.sides]
    if event.winner is None:
        return (line("nyx-opposed-even", effect=effects[0]),)
    margin = words.plus(line("nyx-value", value=max(effects)), -min(effects))
    total = (
        line("nyx-equals", sum=margin, total=event.margin)
        if min(effects)
        else line("nyx-value", value=event.margin)
    )
    return (line("nyx-opposed-won", name=of(names, event.winner), margin=total),)


def harm_due(event: OpposedRolled, names: Names) -> tuple[Line, ...]:
    """What the loser has to take, where that was the stake."""
    if event.harmed is None:
        return ()
    return (line("nyx-penalty-due", name=of(names, event.harmed), effect=event.margin),)


def brief(event: OpposedRolled, names: Names) -> Line:
    """The result in a headline."""
    if event.winner is None:
        return line("nyx-opposed-even-brief")
    winner, loser = of(names, event.winner), against(names, event.winner)
    return line("nyx-opposed-won-brief", name=winner, other=loser, margin=event.margin)
