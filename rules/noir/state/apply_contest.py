"""Applies a contest's events to the contest. Total, like `apply`."""

from rules.noir.base.modifiers import Source
from rules.noir.state import combat_events as cd
from rules.noir.state import contest_events as d
from rules.noir.state.contests import (
    OF_A_HIT,
    Check,
    Combat,
    Contest,
    DeclaredAction,
    Fighter,
    LastAction,
    LateDie,
    MeasuredBy,
    Phase,
    RollPart,
    Social,
    SocialPhase,
    SocialSide,
    Test,
)
from rules.noir.state.events import NoirEvent

CHECK_EVENTS = (
    d.RollerReady,
    d.CircumstancesGiven,
    d.HelpConfirmed,
    d.HelpSettled,
    d.DiceThrown,
    d.TwoChosen,
    d.LateAsked,
    d.LateDeclined,
    d.LateThrown,
    d.LatePlaced,
)


def on_contest(contest: Contest, event: NoirEvent) -> Contest:
    """Return the contest after one of its events."""
    match event:
        case d.Waited(phase=phase):
            return _resumed(contest, phase).but(phase=phase, step=contest.step + 1)
        case d.ContestEnded():
            ended = SocialPhase.ENDED if isinstance(contest, Social) else Phase.ENDED
            return contest.but(phase=ended, step=contest.step + 1)
        case d.RollHeld():
            return contest.but(held=True) if isinstance(contest, Test) else contest
        case d.RollLet():
            return contest.but(held=False, unpaid=False) if isinstance(contest, Test) else contest
        case d.ChecksOpened(checks=checks):
            return with_checks(_rolling_all(contest, checks), checks)
        case d.CheckDecided(number=number, check=check):
            checks = contest.checks
            return with_checks(contest, (*checks[:number], check, *checks[number + 1 :]))
        case _ if isinstance(event, CHECK_EVENTS):
            return with_checks(contest, tuple(_cast(check, event) for check in contest.checks))
        case _ if isinstance(contest, Combat):
            return _on_combat(contest, event)
        case _ if isinstance(contest, Social):
            return _on_social(contest, event)
        case _:
            return contest


def _resumed(contest: Contest, phase: Phase | SocialPhase) -> Contest:
    """Forget what came before harm between two actions, once that goes on."""
    if isinstance(contest, Combat) and contest.resumes is not None and phase not in OF_A_HIT:
        return contest.but(resumes=None)
    return contest


def _rolling_all(contest: Contest, checks: tuple[Check, ...]) -> Contest:
    """Use up the circumstances that fighters bring into rolls that are opened for them (NOIR-31)."""
    if isinstance(contest, Combat):
        for cast in (cast for check in checks for cast in check.casts if cast.claims.circumstances):
            contest = _rolling(contest, cast)
    return contest


def with_checks(contest: Contest, checks: tuple[Check, ...]) -> Contest:
    """Return the contest with these checks; only a combat has more than one."""
    if isinstance(contest, Combat):
        return contest.but(checks=checks)
    return contest.but(check=checks[0] if checks else None)


def _cast(check: Check, event: cd.ByCharacter) -> Check:
    cast = check.cast_of(event.character)
    if cast is None or check.decided:
        return check
    return check.with_cast(_rolled(cast, event))


def _rolled(cast: RollPart, event: cd.ByCharacter) -> RollPart:
    match event:
        case d.RollerReady(modifiers=modifiers, claims=claims, odds=odds):
            asked = event.unconfirmed or cast.unconfirmed
            return cast.but(modifiers=modifiers, claims=claims, odds=odds, unconfirmed=asked)
        case d.HelpConfirmed(helper=helper):
            return cast.but(unconfirmed=max(0, cast.unconfirmed - 1), helpers=(*cast.helpers, helper))
        case d.HelpSettled(helpers=count, modifiers=modifiers):
            return cast.but(claims=cast.claims.but(helpers=count), modifiers=modifiers, unconfirmed=0)
        case d.CircumstancesGiven(sizes=sizes, modifiers=modifiers):
            return cast.but(claims=cast.claims.but(circumstances=sizes), modifiers=modifiers)
        case d.DiceThrown(dice=dice, offered=offered):
            return cast.but(dice=dice, offered=offered)
        case d.TwoChosen(dice=dice):
            return cast.but(dice=dice)
        case d.LateAsked():
            return cast.but(late=LateDie.ASKED)
        case d.LateDeclined():
            return cast.but(late=LateDie.DONE)
        case d.LateThrown(face=face):
            return cast.but(late=LateDie.THROWN, late_face=face)
        case d.LatePlaced(dice=dice):
            return cast.but(late=LateDie.DONE, dice=dice)
        case _:
            raise TypeError(f"no event of a check: {type(event).__name__}")


def _on_combat(combat: Combat, event: NoirEvent) -> Combat:
    match event:
        case cd.RoundBegan(turn=turn, order=order):
            fresh = tuple(one.but(had_turn=False, grit=False) for one in combat.fighters)
            return combat.but(turn=turn, fighters=fresh, order=order, tended=(), **NO_ACTION)
        case cd.TiesThrown(characters=characters, places=places):
            return _ties(combat, dict(zip(characters, places, strict=True)))
        case cd.TurnBegan(character=number):
            return combat.but(actor=number, **NO_ACTION)
        case cd.TurnEnded(character=number):
            ended = _changed(combat, number, had_turn=True)
            return ended.but(actor="", **NO_ACTION)
        case cd.ActionDeclared(move=move, cast=cast):
            told = _changed(_rolling(combat, cast), move.actor, last=_last(move))
            return told.but(move=move, checks=_check(move, cast))
        case cd.ActionRuled(rolls=rolls, cast=cast):
            assert combat.move is not None, "only a declared action is ruled on"
            versus = MeasuredBy.TARGET if cast else None
            move = combat.move.but(rolls=rolls, versus=versus, unruled=False)
            return _rolling(combat, cast).but(move=move, checks=_check(move, cast))
        case cd.DefenceDeclared(character=number, defence=defence, cast=cast):
            told = _rolling(combat, cast)
            checks = _defended(told.checks, cast) if cast else told.checks
            return told.but(defences={**combat.defences, number: defence}, checks=checks)
        case cd.DefenceReopened(character=number):
            others = {key: one for key, one in combat.defences.items() if key != number}
            return _kept(combat, number).but(defences=others, checks=_undefended(combat.checks, number))
        case cd.ActionCalledOff():
            return combat.but(**NO_ACTION)
        case cd.HitsLanded(hits=hits):
            return combat.but(hits=hits)
        case cd.HarmDealt(hits=hits, resumes=resumes):
            return combat.but(hits=(*combat.hits, *hits), resumes=combat.resumes or resumes)
        case cd.HitWorkedOut() if combat.resumes is not None and len(combat.hits) == 1:
            return combat.but(hits=(), checks=())
        case (
            cd.Protected()
            | cd.ProtectionDeclined()
            | cd.SurviveSaid()
            | cd.DamageRolled()
            | cd.HitWorkedOut()
        ):
            return combat.but(hits=_hits(combat, event))
        case _:
            return _on_fighter(combat, event)


def _rolling(combat: Combat, cast: RollPart | None) -> Combat:
    """Use up the circumstances of a fighter who rolls; without a roll, keep them (NOIR-31)."""
    return _changed(combat, cast.character, circumstances=()) if cast else combat


def _kept(combat: Combat, number: str) -> Combat:
    """Give a fighter back the circumstances of a roll that was taken back (NOIR-31)."""
    cast = combat.checks[0].cast_of(number)
    items = cast.modifiers if cast else ()
    sizes = tuple(item.amount for item in items if item.source is Source.GM)
    return _changed(combat, number, circumstances=sizes) if sizes else combat


def _last(move: DeclaredAction) -> LastAction:
    return LastAction(action=move.action, weapons=move.weapons, targets=move.targets, aim=move.aim)


def _check(move: DeclaredAction, cast: RollPart | None) -> tuple[Check, ...]:
    return (Check(versus=move.versus or MeasuredBy.TARGET, casts=(cast,)),) if cast else ()


def _defended(checks: tuple[Check, ...], cast: RollPart) -> tuple[Check, ...]:
    first, *rest = checks
    return (first.but(casts=(*first.casts, cast)), *rest)


def _undefended(checks: tuple[Check, ...], number: str) -> tuple[Check, ...]:
    first, *rest = checks
    return (first.but(casts=tuple(cast for cast in first.casts if cast.character != number)), *rest)


#: The fields of the current action, emptied when it ends.
NO_ACTION: dict[str, object] = {"move": None, "defences": {}, "checks": (), "hits": ()}


def _on_fighter(combat: Combat, event: NoirEvent) -> Combat:
    match event:
        case cd.FighterJoined(fighter=fighter):
            return combat.but(fighters=(*combat.fighters, fighter))
        case cd.FighterLeft(character=number):
            return _left(combat, number)
        case cd.InitiativeSet(character=number, after=after):
            return _changed(combat, number, initiative=after, tie=0)
        case cd.GritTaken(character=number):
            return _changed(combat, number, grit=True)
        case cd.ActionDone(character=number, action=action, tries=tries):
            return _changed(combat, number, tried=action if tries else None, tries=tries)
        case cd.WeaponsDrawn(character=number, weapons=weapons):
            return _changed(combat, number, drawn=weapons)
        case cd.CircumstancesSet(character=number, sizes=sizes):
            return _changed(combat, number, circumstances=sizes)
        case cd.WoundsStabilised(character=number):
            return combat.but(tended=(*combat.tended, number))
        case _:
            return combat


def _left(combat: Combat, number: str) -> Combat:
    return combat.but(
        fighters=tuple(one for one in combat.fighters if one.character != number),
        actor="" if combat.actor == number else combat.actor,
        hits=tuple(
            hit.but(may_protect=tuple(one for one in hit.may_protect if one != number))
            for hit in combat.hits
            if combat.resumes is None or hit.victim != number
        ),
    )


def _changed(combat: Combat, character: str, **changes: object) -> Combat:
    fighter = combat.fighter(character)
    return combat if fighter is None else combat.with_fighter(fighter.but(**changes))


def _ties(combat: Combat, places: dict[str, int]) -> Combat:
    def placed(one: Fighter) -> Fighter:
        return one.but(tie=places.get(one.character, one.tie))

    return combat.but(fighters=tuple(placed(one) for one in combat.fighters))


def _hits(combat: Combat, event: NoirEvent) -> tuple[object, ...]:
    """Change the first hit of the queue, or drop it."""
    first, *rest = combat.hits
    match event:
        case cd.Protected(character=number):
            first = first.but(victim=number, may_protect=())
        case cd.ProtectionDeclined(character=number):
            first = first.but(may_protect=tuple(one for one in first.may_protect if one != number))
        case cd.SurviveSaid(points=points, odds=odds):
            first = first.but(survive=points, odds=odds)
        case cd.DamageRolled(wounds=wounds):
            first = first.but(wounds=wounds)
        case cd.HitWorkedOut(may_protect=may_protect):
            return tuple(hit.but(may_protect=may_protect) if hit is rest[0] else hit for hit in rest)
        case _:
            raise TypeError(f"no event of a hit: {type(event).__name__}")
    return (first, *rest)


def _on_social(social: Social, event: NoirEvent) -> Social:
    match event:
        case d.TermsStated(character=number, text=text, rolls=rolls):
            return social.but(parties=_parties(social, number, text, rolls))
        case d.LoserNamed(character=number):
            return social.but(loser=number)
        case d.LossChosen(escalated=True, level=level):
            return social.but(level=level, loser="", check=None, turn=social.turn + 1)
        case d.FightBegan(combat=combat):
            return social.but(combat=combat, check=None)
        case _:
            return social


def _parties(social: Social, character: str, text: str, rolls: str) -> tuple[SocialSide, ...]:
    return tuple(
        one.but(text=text, rolls=rolls) if one.character == character else one for one in social.parties
    )
