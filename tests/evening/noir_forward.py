"""Evenings of Noir as they are played at a table: people attack, defend, roll for things and quarrel."""

from collections.abc import Iterator
from random import Random

from rules.core.model_base import Action
from rules.noir.base.action_table import ACTIONS, ActionRow
from rules.noir.base.enums import ABILITIES, ActionId, Aim, FateUse, Grade, Health, NpcKind
from rules.noir.combat.options import targets_for, weapons_for
from rules.noir.duties import Duty
from rules.noir.legal_actions import answers
from rules.noir.state import actions as a
from rules.noir.state import contest_actions as m
from rules.noir.state.campaign_state import Condition
from rules.noir.state.contests import Combat, Contest
from tests.rules.evenings import NoirEvening
from tests.rules.noir.board import GM, PLACE
from tests.rules.noir.evening import people, waiting

#: After how many rounds the GM ends a contest at the latest.
PATIENCE = (3, 7)
#: How often somebody with a loaded weapon fires it.
ARMED = 0.5
#: How often Fate is used outside contests, how often somebody does not attack, and how
#: often somebody tends a wound.
ASIDE, NO_ATTACK, CARE = 0.03, 0.2, 0.15
#: How many people join the others in a crowd, and what they are called besides their number.
CROWD, EXTRA = 13, "of those who came from the harbour with the tide"
#: How often two of equal luck roll against each other: ties in everything are rare otherwise.
EVEN = 0.06
#: How often somebody says that anything on the sheet matters for a roll.
CLAIMING = 0.5


class NoirForward(NoirEvening):
    """One contest after another, each until its end or until the GM loses patience."""

    def __init__(self, chance: Random) -> None:
        super().__init__(chance)
        self.patience = 0

    def go_on(self, *, tampered: bool = False) -> None:
        """Let somebody answer, or end what has gone on for too long; without a contest, open one."""
        ended = next(filter(self.has_ended, self.open), None)
        if not self.open:
            self.patience = self.chance.randint(*PATIENCE)
            self.fate()
            self.try_it(self.opening(), GM)
        elif self.chance.random() < ASIDE:
            self.try_it(self.chance.choice(tuple(self.uses())), GM)
        elif ended is not None:
            self.try_it(m.EndContest(contest=ended.id, step=ended.step), GM)
        elif not self.answered():
            super().go_on(tampered=tampered)

    def has_ended(self, contest: Contest) -> bool:
        """Return whether the GM ends a contest: it has lasted for long, or one side is left."""
        if not isinstance(contest, Combat):
            return contest.turn > self.patience
        able = {
            one.side for one in contest.fighters if self.state.characters[one.character].condition.can_act
        }
        return contest.turn > self.patience or (contest.turn > 1 and len(able) < 2)

    def answered(self) -> bool:
        """Play an answer to something that a contest waits for; return whether one was accepted."""
        for contest, one in waiting(self.state):
            if one.duty is Duty.DECLARE and isinstance(contest, Combat):
                ranked = self.declarations(contest)
            else:
                ranked = self.likely(list(answers(self.state, contest, one)))
            if any(self.try_it(self.claimed(offer), GM) for offer in ranked):
                return True
        return False

    def claimed(self, offer: Action) -> Action:
        """Return a declaration or an answer with what its roller might say matters for it."""
        state, chance = self.state, self.chance
        number = getattr(offer, "character", "") or next(
            (one.actor for one in self.open if isinstance(one, Combat) and isinstance(offer, m.Declare)), ""
        )
        who = state.characters.get(number)
        if who is None or "claims" not in type(offer).model_fields or chance.random() > CLAIMING:
            return offer
        claims = m.Claims(
            traits=tuple(one.name for one in who.traits if chance.random() < 0.5),
            drives=tuple(one.name for one in who.drives if chance.random() < 0.3),
            limitations=tuple(one.name for one in who.limitations if one.holds and chance.random() < 0.5),
            marks=tuple(one.name for one in who.marks if chance.random() < 0.3),
        )
        return offer.but(claims=claims)

    def likely(self, offers: list[Action]) -> Iterator[Action]:
        """Yield answers, those first that come up often at a table: no Fate, and a defence."""
        self.chance.shuffle(offers)
        plain = self.chance.random() < 0.7
        yield from sorted(offers, key=lambda each: plain and not _is_plain(each))

    def declarations(self, combat: Combat) -> Iterator[Action]:
        """Yield actions of the one whose turn it is: mostly attacks, now and then care for the wounded.

        Some of them may be refused.
        """
        at = {"contest": combat.id, "step": combat.step, "odds": 0}
        people_here = [self.state.characters[one.character] for one in combat.fighters]
        hurt = [one.id for one in people_here if one.condition.open_wounds]
        if hurt and self.chance.random() < CARE:
            patient = self.chance.choice(hurt)
            yield m.Declare.model_validate({**at, "action": ActionId.OTHER, "patient": patient})
        peaceful, armed = self.chance.random() < NO_ATTACK, self.chance.random() < ARMED
        rows = self.chance.sample(list(ACTIONS.values()), len(ACTIONS))
        for row in sorted(
            rows, key=lambda one: (bool(one.aims) is peaceful, armed is not (one.ammo is not None))
        ):
            yield m.Declare.model_validate({**at, "action": row.id, **self.aimed(combat, row)})

    def aimed(self, combat: Combat, row: ActionRow) -> dict[str, object]:
        """Return the weapons, targets and aim of an action: anybody on another side."""
        arms = weapons_for(self.state, combat, combat.actor, row.id)
        drawn = self.chance.sample(arms, min(row.weapons, len(arms)))
        found: dict[str, object] = {"weapons": tuple(arm.weapon.id for arm in drawn)}
        actor = combat.fighter(combat.actor)
        others = [one for one in targets_for(self.state, combat, row.id) if actor and one.side != actor.side]
        if others:
            count = self.chance.randint(1, len(others)) if row.several else 1
            found["targets"] = tuple(one.character for one in self.chance.sample(others, count))
        return found | ({"aim": self.chance.choice((Aim.DAMAGE, Aim.DAMAGE, *row.aims))} if row.aims else {})

    def opening(self) -> m.OpenAction:
        """Return an action to open a contest, after somebody has healed; care for the wounded is one."""
        chance = self.chance
        if chance.random() < 0.6:
            self.mend()
            self.load()
        mains = [people().id(name) for name in ("Ada", "Bea")]
        fit = [one for one in mains if not self.state.characters[one].condition.gone]
        hurt = [
            one
            for one in self.state.characters.values()
            if one.condition.open_wounds and one.condition.health is not Health.DEAD
        ]
        if not fit or chance.random() < 0.6:
            return super().opening()
        if hurt and chance.random() < 0.5:
            side = m.RollSide(character=chance.choice(fit), rolls="medicine")
            return m.OpenTest(place=PLACE, title="Roll", sides=(side,), patient=chance.choice(hurt).id)
        if chance.random() < EVEN:
            sides = tuple(m.RollSide(character=people().id(name), rolls="luck") for name in ("Thug", "Clerk"))
        else:
            sides = (m.RollSide(character=chance.choice(fit), rolls=chance.choice(ABILITIES)),)
        return m.OpenTest(place=PLACE, title="Roll", sides=sides)

    def load(self) -> None:
        """Fill every weapon."""
        for who in self.state.characters.values():
            for arm in who.arms:
                full = arm.weapon.magazine.capacity if arm.weapon.magazine else 0
                self.play(a.TakeWeapon(character=who.id, weapon=arm.weapon.id, loaded=full), GM)

    def fate(self) -> None:
        """Let the GM hand out points now and then, or nobody could pay after a while."""
        if self.chance.random() < 0.3:
            for who in (people().id("Ada"), people().id("Bea"), ""):
                self.play(
                    a.SetFate(character=who, points=self.chance.randint(0, 20), reason="A new start."), GM
                )

    def uses(self) -> Iterator[Action]:
        """Yield uses of Fate outside contests; some of them may be refused."""
        one, other = self.chance.sample((people().id("Ada"), people().id("Bea")), 2)
        yield a.PayChange(character=one, text="story")
        yield a.PayContact(character=one, text="story", points=5)
        yield a.PayRescue(character=one, helped=other, points=4, use=FateUse.ODDS_BEFORE)
        yield a.SwitchLimitation(character=one, limitation="Heights", on=False)
        yield a.Setback(character=one, limitation="Heights")
        yield a.Pledge(character=one, points=1)
        yield from (a.JudgeAsk(ask=ask.id, allowed=True, points=5) for ask in self.state.shared.asks)


class NoirCrowd(NoirForward):
    """One combat after another between four sides, with twice as many people as a card has room for."""

    def __init__(self, chance: Random) -> None:
        super().__init__(chance)
        for number in range(CROWD):
            self.play(
                a.CreateNpc(name=f"{number} {EXTRA}", npc_kind=NpcKind.COMBATANT, grade=Grade.GREEN), GM
            )

    def opening(self) -> m.OpenAction:
        """Return a combat of everybody, after they have healed."""
        for who in self.state.characters.values():
            self.play(a.SetCondition(character=who.id, condition=Condition(), reason="A night."), GM)
        fighters = tuple(
            m.FighterSetup(character=number, side=1 + place % 4)
            for place, number in enumerate(self.state.characters)
        )
        return m.OpenCombat(place=PLACE, title="Fight", fighters=fighters)


def _is_plain(offer: Action) -> bool:
    """Return whether an answer pays no Fate and does not refuse to defend."""
    paid = getattr(offer, "points", 0) or getattr(offer, "buy", False) or getattr(offer, "steps_in", False)
    return not paid and not (isinstance(offer, m.Defend) and offer.action is None)
