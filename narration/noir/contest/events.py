"""Turn every event of Noir's rolls, combats and social conflicts into lines for a journal.

An event gives no lines if the next one describes it better.
"""

from collections.abc import Sequence
from typing import assert_never

from narration.noir.base import words
from narration.noir.combat import actions
from narration.noir.rolls import dice as rolls
from narration.noir.sheet import injury
from narration.noir.social import social_conflict
from narration.text.line import Line, line, verbatim
from rules.noir.state import combat_events as cd
from rules.noir.state import contest_events as d
from rules.noir.state.contests import Check

Lines = tuple[Line, ...]

_Course = d.TestOpened | cd.CombatOpened | d.SocialOpened | d.Waited | d.ContestEnded | d.EndTold
_Talk = d.TermsStated | d.LossChosen | d.FightBegan | d.LoserNamed
_Checks = (
    d.ChecksOpened
    | d.RollHeld
    | d.HelpConfirmed
    | d.HelpSettled
    | d.RollLet
    | d.RollerReady
    | d.CircumstancesGiven
    | d.DiceThrown
    | d.TwoChosen
    | d.LateAsked
    | d.LateDeclined
    | d.LateThrown
    | d.LatePlaced
    | d.CheckDecided
)
_Acts = (
    cd.ActionDeclared
    | cd.ActionRuled
    | cd.DefenceDeclared
    | cd.DefenceReopened
    | cd.ActionCalledOff
    | cd.AmmoSpent
    | cd.Reloaded
    | cd.ActionDone
    | cd.WeaponsDrawn
)
_Hits = (
    cd.HitsLanded
    | cd.HarmDealt
    | cd.Protected
    | cd.ProtectionDeclined
    | cd.SurviveSaid
    | cd.DamageRolled
    | cd.HitWorkedOut
    | cd.ConditionChanged
    | cd.WoundsStabilised
)


def tell_contest_event(event: d.ContestEvent) -> Lines:
    """Return the event in lines; none if it needs no words."""
    if isinstance(event, _Course):
        return _course(event)
    if isinstance(event, _Talk):
        return _talk(event)
    if isinstance(event, _Checks):
        return _checks(event)
    if isinstance(event, _Acts):
        return _acts(event)
    if isinstance(event, _Hits):
        return _hits(event)
    return _rounds(event)


def _course(event: _Course) -> Lines:
    match event:
        case d.TestOpened(test=test):
            names = tuple(verbatim(cast.name) for cast in test.check.casts)
            return (line("noir-test-opened", title=test.title, names=names),)
        case cd.CombatOpened(combat=combat) if combat.harm:
            return ()  # the harm says it
        case cd.CombatOpened(combat=combat):
            names = tuple(verbatim(one.name) for one in combat.fighters)
            return (line("noir-combat-opened", title=combat.title, names=names),)
        case d.SocialOpened(social=social):
            return social_conflict.opened(social)
        case d.Waited() | d.ContestEnded(harm=True):
            return ()  # the panel shows what the contest waits for
        case d.ContestEnded(title=title):
            return (line("noir-ended", title=title),)
        case d.EndTold(by=by, text=text):
            return (line("noir-told-by", name=by, text=text) if by else line("noir-told-by-gm", text=text),)
        case _:
            assert_never(event)


def _talk(event: _Talk) -> Lines:
    match event:
        case d.TermsStated():
            return social_conflict.stated(event)
        case d.LossChosen():
            return (social_conflict.chosen(event),)
        case d.FightBegan(level=level):
            return (line("noir-fight-began", level=words.SOCIAL_LEVELS[level]),)
        case d.LoserNamed():
            return social_conflict.lost(event.name, event.level)
        case _:
            assert_never(event)


def _checks(event: _Checks) -> Lines:
    match event:
        case d.ChecksOpened() | d.LateAsked() | d.RollHeld() | d.RollLet():
            return ()  # the panel shows what to do
        case d.RollerReady(name=name, odds=odds):
            return (line("noir-pays-odds", name=name, points=odds),) if odds else ()
        case d.HelpConfirmed(name=name, helper_name=helper):
            return (line("noir-help-confirmed", helper=helper, name=name),)
        case d.HelpSettled(name=name, helpers=count):
            return (line("noir-help-settled", name=name, count=count),)
        case d.CircumstancesGiven(name=name, sizes=sizes):
            return _circumstances(name, sizes)
        case d.DiceThrown(name=name, dice=dice, offered=offered):
            if offered:
                return (line("noir-offered", name=name, dice=offered),)
            return (line("noir-throws", name=name, dice=rolls.total(dice)),)
        case d.TwoChosen(name=name, dice=dice):
            return (line("noir-takes-two", name=name, dice=rolls.total(dice)),)
        case d.LateDeclined(name=name):
            return (line("noir-late-declined", name=name),)
        case d.LateThrown(name=name, face=face):
            return (line("noir-late-thrown", name=name, face=face),)
        case d.LatePlaced(name=name, place=place, dice=dice):
            id_ = "noir-late-left" if place is None else "noir-late-counts"
            return (line(id_, name=name, dice=rolls.total(dice)),)
        case d.CheckDecided(check=check):
            return decided(check)
        case _:
            assert_never(event)


def decided(check: Check) -> Lines:
    """Return every roll of a check, and what broke a tie."""
    return (*(rolls.rolled(cast) for cast in check.casts), *rolls.tie(check))


def _acts(event: _Acts) -> Lines:
    match event:
        case cd.ActionDeclared():
            return actions.declared(event)
        case cd.ActionRuled():
            return (actions.ruled(event),)
        case cd.DefenceDeclared():
            return actions.defended(event)
        case cd.DefenceReopened(name=name):
            return (line("noir-defence-reopened", name=name),)
        case cd.ActionCalledOff(name=name):
            return (line("noir-called-off", name=name),)
        case cd.AmmoSpent():
            return (actions.spent(event),)
        case cd.Reloaded():
            return (actions.reloaded(event),)
        case cd.WeaponsDrawn():
            return (actions.drawn(event),)
        case cd.ActionDone():
            return actions.action_outcome(event)
        case _:
            assert_never(event)


def _hits(event: _Hits) -> Lines:
    match event:
        case cd.HitsLanded():
            return actions.hits(event)
        case cd.HarmDealt():
            return (actions.harm_dealt(event),)
        case cd.Protected(name=name, for_name=other):
            return (line("noir-protected", name=name, other=other),)
        case cd.ProtectionDeclined(name=name):
            return (line("noir-protection-declined", name=name),)
        case cd.SurviveSaid(name=name, points=points):
            return (line("noir-survive-paid", name=name, points=points),) if points else ()
        case cd.DamageRolled():
            return injury.damage(event)
        case cd.HitWorkedOut():
            return ()  # the events about damage and rolls say it
        case cd.ConditionChanged():
            return injury.changed(event)
        case cd.WoundsStabilised():
            return (injury.stabilised(event),)
        case _:
            assert_never(event)


def _rounds(
    event: cd.FighterJoined
    | cd.FighterLeft
    | cd.InitiativeSet
    | cd.RoundBegan
    | cd.TiesThrown
    | cd.TurnBegan
    | cd.GritTaken
    | cd.TurnEnded
    | cd.RoundEnded
    | cd.CircumstancesSet,
) -> Lines:
    match event:
        case cd.FighterJoined(steps_in=True):
            return ()  # the event of stepping in says it
        case cd.FighterJoined(fighter=one):
            return (line("noir-joined", name=one.name, side=actions.side(one.side)),)
        case cd.FighterLeft(name=name):
            return (line("noir-left", name=name),)
        case cd.InitiativeSet():
            return (line("noir-initiative", moves=(actions.initiative(event),)),)
        case cd.RoundBegan(turn=turn):
            return (line("noir-round", turn=turn),)
        case cd.TiesThrown():
            return (actions.ties(event),)
        case cd.TurnBegan(name=name, initiative=initiative):
            return (line("noir-turn", name=name, initiative=initiative),)
        case cd.GritTaken(name=name):
            return (line("noir-grit", name=name),)
        case cd.TurnEnded() | cd.RoundEnded():
            return ()  # the event that begins the next turn or round says it
        case cd.CircumstancesSet(name=name, sizes=sizes):
            return _circumstances(name, sizes)
        case _:
            assert_never(event)


def _circumstances(name: str, sizes: Sequence[int]) -> Lines:
    given = tuple(line("noir-signed", number=size) for size in sizes)
    said = line("noir-circumstances", name=name, sizes=given)
    return (said,) if given else (line("noir-circumstances-none", name=name),)
