"""What was true of a moment of Noir, reckoned from the log, without the claims of the telling."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeVar

from rules.campaign.telling import Sentence
from rules.core.model_base import Event
from rules.noir.base.enums import Aim, FateUse, Health, Outcome
from rules.noir.state import combat_events as cd
from rules.noir.state import contest_events as d
from rules.noir.state import events as e
from rules.noir.state.campaign_state import NoirState
from rules.noir.state.contests import Check, Combat, Contest, Fighter, RollPart, Social, SocialSide
from tests.evening.reckoning.noir_dice import Rolled
from tests.evening.told import Round, Save

E = TypeVar("E", bound=Event)


class NoirReckoning:
    """One sentence's save, and the events of its round up to the save's end."""

    def __init__(self, save: Save, earlier: Sequence[Event], said: Sentence) -> None:
        self.new, self.log = save.new, (*earlier, *save.new)
        self.state: NoirState = save.after
        slots = dict(said.slots)
        self.slots, self.a, self.b = slots, slots.get("a"), slots.get("b")

    def named(self, kind: type[E], name: object) -> list[E]:
        """Return the save's events of a kind by or on somebody of this name."""
        return [one for one in self.new if isinstance(one, kind) and getattr(one, "name", "") == name]

    @property
    def done(self) -> cd.ActionDone:
        return self.named(cd.ActionDone, self.a)[-1]

    @property
    def outcome(self) -> Outcome:
        """Return the outcome of the action, or of the roll if there is no action."""
        acted = self.named(cd.ActionDone, self.a)
        outcome = acted[-1].outcome if acted else self.cast_outcome()
        assert outcome is not None
        return outcome

    def cast_outcome(self) -> Outcome | None:
        (check,) = (one.check for one in self.new if isinstance(one, d.CheckDecided))
        return next(cast.outcome for cast in check.casts if cast.name == self.a)

    @property
    def declared(self) -> cd.ActionDeclared:
        """Return the declaration of the action."""
        return [one for one in self.log if isinstance(one, cd.ActionDeclared) and one.name == self.a][-1]

    def between(self, kind: type[E]) -> list[E]:
        """Return the events of a kind from the action's declaration on."""
        return [one for one in self.log[self.log.index(self.declared) :] if isinstance(one, kind)]

    def became(self, health: Health) -> bool:
        """Return whether the one it happens to had another health before, and this one after."""
        changes = self.named(cd.ConditionChanged, self.b)
        return any(one.before.health != one.after.health == health for one in changes)

    def winner(self) -> int | None:
        return self.checks()[-1].winner

    def checks(self) -> list[Check]:
        return [one.check for one in self.new if isinstance(one, d.CheckDecided)]

    def rolls(self, name: object) -> list[Rolled]:
        """Return somebody's rolls in this save."""
        return [
            Rolled(one, place)
            for one in self.checks()
            for place, cast in enumerate(one.casts)
            if cast.name == name
        ]

    def withstands(self, what: str) -> bool:
        """Return whether the one it happens to won a roll of this."""
        return any(one.cast.rolls == what and one.won for one in self.rolls(self.b))

    def fails(self, what: str) -> bool:
        """Return whether the one it happens to just failed a roll of this."""
        return any(
            one.cast.rolls == what and one.cast.outcome is Outcome.FAILURE for one in self.rolls(self.b)
        )

    def act_roll(self) -> Rolled:
        """Return the roll of the action itself."""
        return next(Rolled(one.check, 0) for one in self.between(d.CheckDecided))

    def struck(self, by: object) -> list[str]:
        """Return whom somebody's hits of this save struck."""
        pairs = [
            pair
            for one in self.new
            if isinstance(one, cd.HitsLanded)
            for pair in zip(one.attackers, one.victims, strict=True)
        ]
        return [victim for attacker, victim in pairs if attacker == by]

    def hit(self) -> cd.DamageRolled:
        """Return the newest damage of the one it happens to."""
        return [one for one in self.log if isinstance(one, cd.DamageRolled) and one.name == self.b][-1]

    def order(self) -> list[Fighter]:
        """Return the fighters, the highest initiative first."""
        (began,) = (one for one in self.new if isinstance(one, cd.RoundBegan))
        combat = self.state.contests[began.contest]
        assert isinstance(combat, Combat)
        return sorted(combat.fighters, key=lambda one: one.initiative, reverse=True)

    def is_at_start_of_turn(self) -> bool:
        """Return whether the turn of the one it happens to has begun, and no action in it."""
        marks = [
            one
            for one in self.log
            if isinstance(one, cd.TurnBegan | cd.ActionDeclared | cd.TurnEnded)
            and getattr(one, "name", "") == self.b
        ]
        rolls = [
            n
            for n, one in enumerate(self.log)
            if isinstance(one, d.CheckDecided) and one.check.casts[0].name == self.b
        ]
        before = [one for one in marks if self.log.index(one) < rolls[-1]]
        return isinstance(before[-1], cd.TurnBegan)

    def paid(self, use: FateUse) -> list[e.FatePaid]:
        return [
            one
            for one in self.new
            if isinstance(one, e.FatePaid)
            and one.use is use
            and {self.a, self.b} & {one.name, one.helped_name}
        ]

    def own_cast(self) -> RollPart:
        """Return the roll of the one who acts: the action's own, or else the one in this save."""
        acted = self.named(cd.ActionDone, self.a)
        return self.act_roll().cast if acted else self.rolls(self.a)[-1].cast

    def modifiers(self, sign: int) -> set[str]:
        return {item.name for item in self.own_cast().modifiers if item.amount * sign > 0}

    def contest(self) -> Contest:
        """Return the contest of the save, whose title and terms do not change."""
        (number,) = {one.contest for one in self.new if one.contest in self.state.contests}
        return self.state.contests[number]

    def terms(self, wanted: Callable[[SocialSide], bool]) -> set[str]:
        """Return what the sides of a social conflict want that are wanted here."""
        contest = self.contest()
        assert isinstance(contest, Social)
        return {one.text for one in contest.parties if wanted(one)}

    def tended(self) -> cd.WoundsStabilised:
        return self.named(cd.WoundsStabilised, self.b)[-1]

    def step(self) -> d.LossChosen:
        return self.named(d.LossChosen, self.a)[-1]

    def is_one(self, name: object) -> bool:
        return any(one.name == name and one.seat for one in self.state.characters.values())


Claim = Callable[[NoirReckoning], object]


def _aims_at(aim: Aim) -> Claim:
    return lambda r: r.declared.move.aim is aim


CLAIMS: Mapping[str, Claim] = {
    "one_a": lambda r: r.is_one(r.a),
    "one_b": lambda r: r.is_one(r.b),
    "attacks": lambda r: r.declared.move.targets,
    "won": lambda r: r.outcome in {Outcome.SUCCESS, Outcome.EXCEPTIONAL_SUCCESS},
    "lost": lambda r: r.outcome in {Outcome.FAILURE, Outcome.EXCEPTIONAL_FAILURE},
    "exceptional": lambda r: r.outcome.value.startswith("exceptional"),
    "fires": lambda r: {"fire", "snap", "auto", "sharpshooting"} & set(r.done.action.value.split("-")),
    "throws": lambda r: r.done.action.value.startswith("throw"),
    "fights": lambda r: r.done.action.value == "fight",
    "frenzy": lambda r: r.done.action.value == "frenzy",
    "harms": lambda r: r.declared.move.aim is Aim.DAMAGE,
    "reloads": lambda r: r.done.action.value == "reload",
    "scans": lambda r: r.done.action.value == "scan",
    "lands": lambda r: r.b in r.struck(r.a) if r.b else r.struck(r.a),
    "many": lambda r: len(r.struck(r.a)) > 1,
    "struck_back": lambda r: r.a in r.struck(r.b),
    "empty": lambda r: {one.left for one in r.between(cd.AmmoSpent) if one.name == r.a} == {0},
    "tens": lambda r: r.act_roll().won and not r.act_roll().wins_with_base_dice(),
    "blocked": lambda r: r.act_roll().base == [1, 10] and not r.act_roll().won,
    "dodged": lambda r: any(one.cast.outcome is Outcome.EXCEPTIONAL_SUCCESS for one in r.rolls(r.b)),
    "draws": lambda r: r.done.action.value == "draw-weapon",
    "moves": lambda r: r.done.action.value == "move",
    "waits": lambda r: r.done.action.value in {"wait", "await-target"},
    **{f"aims_{aim.value.replace('-', '_')}": _aims_at(aim) for aim in Aim},
    "near": lambda r: any(
        0 < one.short_by <= (3 if r.named(cd.ActionDone, r.a) else 2) for one in r.rolls(r.a)
    ),
    "odds_needed": lambda r: any(one.needed_odds for one in r.rolls(r.a)),
    "late_won": lambda r: any(one.won and one.lost_before(r.log) for one in r.rolls(r.a)),
    "late_lost": lambda r: any(one.cast.late_face and not one.won for one in r.rolls(r.a)),
    "survives": lambda r: any(one.caused > one.wounds for one in r.named(cd.DamageRolled, r.b)),
    "setback": lambda r: r.named(e.LimitationSwitched, r.a) and r.paid(FateUse.SETBACK),
    "changes": lambda r: r.paid(FateUse.CHANGE),
    "contact": lambda r: r.paid(FateUse.CONTACT),
    "rescue": lambda r: [(one.helped_name, one.name) for one in r.paid(FateUse.RESCUE)] == [(r.a, r.b)],
    "given": lambda r: r.a != r.b,
    "clue": lambda r: any(
        isinstance(one, e.FateAllowed) and one.ask.use is FateUse.INSPIRATION for one in r.new
    ),
    "first": lambda r: r.order()[0].name == r.a and r.order()[0].initiative > r.order()[1].initiative,
    "last_b": lambda r: r.order()[-1].name == r.b and r.order()[-1].initiative < r.order()[-2].initiative,
    "lives": lambda r: r.hit().wounds and r.withstands("will"),
    "still_dazed": lambda r: r.is_at_start_of_turn() and r.fails("endurance"),
    "cared": lambda r: r.tended().change > 0 and r.tended().medic == r.a,
    "reopened": lambda r: r.tended().change < 0 and r.tended().medic == r.a,
    "no_care": lambda r: r.tended().change == 0 and r.tended().medic == r.a,
    "saved": lambda r: any(
        one.before.mortal > one.after.mortal == 0 for one in r.named(cd.ConditionChanged, r.b)
    ),
    "counts": lambda r: [one.left for one in r.named(e.CountdownMoved, r.b)] == [r.slots["n_left"]],
    "undefended": lambda r: any(one.check.undefended for one in r.between(d.CheckDecided)),
    "protects": lambda r: any(one.for_name == r.b for one in r.named(cd.Protected, r.a)),
    "grit": lambda r: r.named(cd.GritTaken, r.a),
    "dies": lambda r: r.became(Health.DEAD) or any(one.left == 0 for one in r.named(e.CountdownMoved, r.b)),
    "knocked_out": lambda r: r.became(Health.UNCONSCIOUS),
    "out": lambda r: r.became(Health.OUT),
    "dazed": lambda r: r.became(Health.DAZED),
    "back": lambda r: r.became(Health.ACTING) or r.became(Health.RECOVERING),
    "mortal": lambda r: any(
        one.after.mortal > one.before.mortal == 0 for one in r.named(cd.ConditionChanged, r.b)
    ),
    "wound": lambda r: any(one.wounds for one in r.named(cd.DamageRolled, r.b)),
    "no_wound": lambda r: r.hit().wounds == 0 and (r.hit().amount == 0 or r.withstands("endurance")),
    "over": lambda r: any(isinstance(one, d.ContestEnded) for one in r.new),
    "words_won": lambda r: r.winner() == 0,
    "words_lost": lambda r: r.winner() == 1,
    "accepts": lambda r: not r.step().escalated,
    "up_2": lambda r: r.step().escalated and r.step().level == 2,
    "up_3": lambda r: r.step().escalated and r.step().level == 3,
    "up_4": lambda r: r.step().escalated and r.step().level == 4,
    "climbs": lambda r: r.step().escalated,
    "helped": lambda r: any(item.amount > 0 and item.name for item in r.own_cast().modifiers),
    "hindered": lambda r: any(item.amount < 0 and item.name for item in r.own_cast().modifiers),
    "opposed": lambda r: r.winner() is not None,
    "tie_broken": lambda r: any(one.check.ties for one in r.new if isinstance(one, d.CheckDecided)),
}


#: What may fill a gap that quotes.
QUOTED: Mapping[str, Callable[[NoirReckoning], set[str]]] = {
    "weapon": lambda r: {*r.declared.move.weapons, *r.declared.move.weapon_names},
    "trait": lambda r: r.modifiers(1),
    "burden": lambda r: r.modifiers(-1),
    "title": lambda r: {r.contest().title},
    "goal": lambda r: r.terms(lambda one: one.active),
    "effect": lambda r: r.terms(lambda one: not one.active),
    "stake": lambda r: r.terms(lambda one: one.name == r.b),
}


def misquoted(reckoning: NoirReckoning) -> Iterator[str]:
    """Yield the gaps that quote what nobody wrote there; a full stop at the end is not quoted."""
    for gap, holds in QUOTED.items():
        said = reckoning.slots.get(gap)
        if said is not None and said not in {text.strip().removesuffix(".") for text in holds(reckoning)}:
            yield f"{gap} quotes {said}"


def denied(round_: Round, claims: Callable[[Sentence], frozenset[str]]) -> Iterator[str]:
    """Yield the claims of a round's sentences that do not hold; `claims` returns those of a sentence."""
    earlier: list[Event] = []
    for save in round_.saves:
        for said in (one for told in save.told for one in told.said):
            reckoning = NoirReckoning(save, earlier, said)
            for claim in claims(said):
                name = claim.removeprefix("!")
                if not name.endswith("_named") and bool(CLAIMS[name](reckoning)) is claim.startswith("!"):
                    yield f"{said.wording}: {claim}"
            yield from (f"{said.wording}: {wrong}" for wrong in misquoted(reckoning))
        earlier += save.new
