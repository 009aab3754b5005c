"""What was true of a moment of Noir, reckoned from the log, without the claims of the telling."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeVar

from rules.campaign.telling import Sentence
from rules.core.model_base import Event
from rules.noir.base.enums import Aim, Health, Outcome
from rules.noir.state import combat_events as cd
from rules.noir.state import contest_events as d
from rules.noir.state.campaign_state import NoirState
from tests.evening.told import Round, Save

E = TypeVar("E", bound=Event)


class NoirReckoning:
    """One sentence's save, and the events of its round up to the save's end."""

    def __init__(self, save: Save, earlier: Sequence[Event], said: Sentence) -> None:
        self.new, self.log = save.new, (*earlier, *save.new)
        self.state: NoirState = save.after
        slots = dict(said.slots)
        self.a, self.b = slots.get("a"), slots.get("b")

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
    def order(self) -> cd.ActionDeclared:
        """Return the declaration of the action."""
        return [one for one in self.log if isinstance(one, cd.ActionDeclared) and one.name == self.a][-1]

    def between(self, kind: type[E]) -> list[E]:
        """Return the events of a kind from the action's declaration on."""
        return [one for one in self.log[self.log.index(self.order) :] if isinstance(one, kind)]

    def became(self, health: Health) -> bool:
        """Return whether the one it happens to had another health before, and this one after."""
        changes = self.named(cd.ConditionChanged, self.b)
        return any(one.before.health != one.after.health == health for one in changes)

    def winner(self) -> int | None:
        (check,) = (one.check for one in self.new if isinstance(one, d.CheckDecided))
        return check.winner

    def step(self) -> d.LossChosen:
        return self.named(d.LossChosen, self.a)[-1]

    def is_one(self, name: object) -> bool:
        return any(one.name == name and one.seat for one in self.state.characters.values())


Claim = Callable[[NoirReckoning], object]
CLAIMS: Mapping[str, Claim] = {
    "one_a": lambda r: r.is_one(r.a),
    "one_b": lambda r: r.is_one(r.b),
    "attacks": lambda r: r.order.move.targets,
    "won": lambda r: r.outcome in {Outcome.SUCCESS, Outcome.EXCEPTIONAL_SUCCESS},
    "lost": lambda r: r.outcome in {Outcome.FAILURE, Outcome.EXCEPTIONAL_FAILURE},
    "exceptional": lambda r: r.outcome.value.startswith("exceptional"),
    "fires": lambda r: {"fire", "snap", "auto", "sharpshooting"} & set(r.done.action.value.split("-")),
    "throws": lambda r: r.done.action.value.startswith("throw"),
    "fights": lambda r: r.done.action.value == "fight",
    "frenzy": lambda r: r.done.action.value == "frenzy",
    "harms": lambda r: r.order.move.aim is Aim.DAMAGE,
    "reloads": lambda r: r.done.action.value == "reload",
    "scans": lambda r: r.done.action.value == "scan",
    "many": lambda r: len(r.order.target_names) > 1,
    "empty": lambda r: r.between(cd.AmmoSpent)[-1].left == 0,
    "undefended": lambda r: any(one.check.undefended for one in r.between(d.CheckDecided)),
    "protects": lambda r: any(one.for_name == r.b for one in r.named(cd.Protected, r.a)),
    "grit": lambda r: r.named(cd.GritTaken, r.a),
    "dies": lambda r: r.became(Health.DEAD),
    "knocked_out": lambda r: r.became(Health.UNCONSCIOUS),
    "out": lambda r: r.became(Health.OUT),
    "dazed": lambda r: r.became(Health.DAZED),
    "back": lambda r: r.became(Health.ACTING),
    "mortal": lambda r: any(
        one.after.mortal > one.before.mortal == 0 for one in r.named(cd.ConditionChanged, r.b)
    ),
    "wound": lambda r: any(one.wounds for one in r.named(cd.DamageRolled, r.b)),
    "no_wound": lambda r: all(one.wounds == 0 for one in r.named(cd.DamageRolled, r.b)),
    "over": lambda r: any(isinstance(one, d.ContestEnded) for one in r.new),
    "words_won": lambda r: r.winner() == 0,
    "words_lost": lambda r: r.winner() == 1,
    "accepts": lambda r: not r.step().escalated,
    "up_2": lambda r: r.step().escalated and r.step().level == 2,
    "up_3": lambda r: r.step().escalated and r.step().level == 3,
    "up_4": lambda r: r.step().escalated and r.step().level == 4,
    "opposed": lambda r: r.winner() is not None,
    "tie_broken": lambda r: any(one.check.ties for one in r.new if isinstance(one, d.CheckDecided)),
}


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
        earlier += save.new
