"""Every event of Zapas's rolls, duels and recovery scenes in lines, for journals: one case per event."""

from typing import assert_never

from narration.text.line import Line, line, verbatim
from narration.text.truncate import GOAL_LENGTH, truncate
from narration.zapas.base import words
from narration.zapas.contest import dice as rolls
from narration.zapas.contest.duel_panel import bid
from rules.zapas.state import contest_events as d
from rules.zapas.state.contests import Roll, Side

Lines = tuple[Line, ...]

_Building = d.RollOpened | d.DifficultySet | d.PoolBuilt | d.ItemBarred | d.Confirmed
_Help = d.Helped | d.HelpEnded | d.HelpDoubted | d.HelpKept
_Stakes = d.DuelOpened | d.StakesWritten | d.StakesAccepted | d.SideConfirmed
_Bidding = d.BiddingWanted | d.CancelWanted | d.DuelWent | d.BidMade


def tell_contest_event(event: d.ContestEvent) -> Lines:
    """Return the lines of an event."""
    if isinstance(event, _Building):
        return _building(event)
    if isinstance(event, _Help):
        return _help(event)
    if isinstance(event, _Stakes):
        return _stakes(event)
    if isinstance(event, _Bidding):
        return _bidding(event)
    return _ends(event)


def _building(event: _Building) -> Lines:
    match event:
        case d.RollOpened(roll=roll, name=name):
            return _opened(roll, name)
        case d.DifficultySet():
            planned = Roll(
                id="",
                title="",
                place=0,
                character="",
                seat="",
                base=event.base,
                withheld=not event.base,
                raises=event.raises,
                reductions=event.reductions,
            )
            counts = (line("zapas-told-approach", text=event.approach),) if event.approach else ()
            changed = (line("zapas-told-confirm"),) if event.changed else ()
            return (rolls.difficulty(planned), *counts, *changed)
        case d.PoolBuilt(name=name, dice=dice):
            return (line("zapas-gathers", name=name, dice=line("zapas-dice-count", count=dice)),)
        case d.ItemBarred(text=text, out=out):
            return (line("zapas-told-barred" if out else "zapas-told-allowed", text=text),)
        case d.Confirmed():
            return (line("zapas-told-confirmed"),)
        case _:
            assert_never(event)


def _opened(roll: Roll, name: str) -> Lines:
    tried = line("zapas-told-tries", name=name, title=roll.title)
    return (tried, line("zapas-goal", text=truncate(roll.goal, GOAL_LENGTH))) if roll.goal else (tried,)


def _help(event: _Help) -> Lines:
    match event:
        case d.Helped(helper=helper):
            return (rolls.helps(helper),)
        case d.HelpEnded(name=name, by_gm=by_gm):
            return (line("zapas-told-help-sent" if by_gm else "zapas-told-help-taken", name=name),)
        case d.HelpDoubted(name=name):
            return (line("zapas-told-help-doubted", name=name),)
        case d.HelpKept(name=name):
            return (line("zapas-told-help-kept", name=name),)
        case _:
            assert_never(event)


def _stakes(event: _Stakes) -> Lines:
    match event:
        case d.DuelOpened(duel=duel):
            first, second = duel.sides
            opened = line("zapas-told-duel", name=first.name, other=second.name)
            fact = (line("zapas-duel-fact"),) if duel.fact else ()
            return (opened, *fact, *(_stake(side) for side in duel.sides if side.stake))
        case d.StakesWritten(stakes=(first, second)):
            ours, theirs = truncate(first, GOAL_LENGTH), truncate(second, GOAL_LENGTH)
            return (line("zapas-told-stakes", stake=ours, other=theirs),)
        case d.StakesAccepted(name=name):
            return (line("zapas-told-accepts", name=name),)
        case d.SideConfirmed(name=name):
            return (line("zapas-told-locked", name=name),)
        case _:
            assert_never(event)


def _stake(side: Side) -> Line:
    return line("zapas-told-stake", name=side.name, text=truncate(side.stake, GOAL_LENGTH))


def _bidding(event: _Bidding) -> Lines:
    match event:
        case d.BiddingWanted(name=name):
            return (line("zapas-wants-bidding", name=name),)
        case d.CancelWanted(name=name):
            return (line("zapas-wants-cancel", name=name),)
        case d.DuelWent(phase=phase):
            return (line("zapas-told-phase", phase=words.DUEL_PHASES[phase]),)
        case d.BidMade():
            return (bid(event),)
        case _:
            assert_never(event)


_Ends = (
    d.Thrown
    | d.Followed
    | d.ContestTold
    | d.Cancelled
    | d.DuelThrown
    | d.Conceded
    | d.RecoveryStarted
    | d.RecoveryEnded
)


def _ends(event: _Ends) -> Lines:
    match event:
        case d.Thrown(name=name, dice=dice, hits=hits, difficulty=difficulty, success=success):
            id_ = "zapas-success" if success else "zapas-failure"
            outcome = line(id_, hits=rolls.hit_count(hits), difficulty=rolls.needed(difficulty))
            return (rolls.dice(name, dice, hits), outcome)
        case d.Followed(twist=twist):
            return (followed(twist),)
        case d.ContestTold(by=by, text=text):
            return (line("zapas-told-account", name=verbatim(by) if by else line("zapas-the-gm"), text=text),)
        case d.Cancelled(title=title):
            return (line("zapas-cancelled", title=title),)
        case d.DuelThrown():
            return _duel(event)
        case d.Conceded(name=name, stake=stake):
            return (line("zapas-told-concedes", name=name, text=stake),)
        case d.RecoveryStarted(scene=scene):
            names = tuple(map(verbatim, (*scene.names, *scene.others)))
            return (line("zapas-told-recovery", names=names),)
        case d.RecoveryEnded():
            return (line("zapas-told-recovered"),)
        case _:
            assert_never(event)


def followed(twist: str) -> Line:
    """Return how it gets worse after a failure, or that nothing more follows (ZAP-18)."""
    return line("zapas-told-twist", text=twist) if twist else line("zapas-told-nothing-more")


def _duel(event: d.DuelThrown) -> Lines:
    thrown = (rolls.dice(*side) for side in zip(event.names, event.dice, event.hits, strict=True))
    if event.winner is None:
        return (*thrown, line("zapas-tie"))
    return (*thrown, line("zapas-comes-true", name=event.names[event.winner], text=event.stake))
