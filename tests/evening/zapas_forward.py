"""Evenings of Zapas as they are played at a table: rolls of every kind, duels, quiet scenes, conditions."""

from functools import partial

from rules.campaign.actions import EndSession, StartSession
from rules.core.model_base import Action
from rules.core.refusal import Refused
from rules.core.seat import Seat
from rules.zapas.state import actions as a
from rules.zapas.state import contest_actions as m
from rules.zapas.state import sheet_actions as sa
from rules.zapas.state.campaign_state import Character, Effect, TimePhase
from rules.zapas.state.contests import Contest, Pool, Purpose, Roll, RollPhase
from rules.zapas.state.pool import unpromised_dice
from rules.zapas.system import ZAPAS
from tests.rules.evenings import ZapasEvening
from tests.rules.zapas.board import GM, PLACE, PLAYERS

#: How often somebody does just anything, bets the whole reserve, helps, and follows a flag.
ASIDE, ALL_IN, HELP, FLAG = 0.02, 0.15, 0.3, 0.4
#: How often what is between two contests happens, of 100 times.
BETWEEN = {"travel": 2, "condition": 8, "lift": 5, "flag": 8, "scene": 7, "duel": 14, "roll": 56}
LABELS = ("injured", "tired", "lost", "dead")


class ZapasForward(ZapasEvening):
    """One contest after another, each until its end."""

    def go_on(self) -> None:
        """Take the next step of the open contest; without one, let something happen and open another."""
        running = next((one for one in self.state.contests.values() if one.is_open), None)
        if self.chance.random() < ASIDE:
            super().go_on()
        elif running is None:
            self._between()
        elif not (isinstance(running, Roll) and self._on_roll(running)) and not self._offered(running):
            super().go_on()

    def try_it(self, action: Action, seat: Seat) -> bool:
        """Play an action; return whether it was accepted."""
        try:
            self.play(action, seat)
        except Refused:
            return False
        return True

    def _offered(self, contest: Contest) -> bool:
        """Play an offered action of a contest that does not cut it short; return whether there was one."""
        for seat in self.chance.sample((GM, *PLAYERS), 5):
            offers = [one for one in ZAPAS.legal_actions(self.state, seat) if not self._cut(one)]
            mine = [one for one in offers if getattr(one, "contest", "") == contest.id]
            if mine:
                self.play(self.chance.choice(mine), seat)
                return True
        return False

    # ----------------------------------------------------------------------------------------- rolls

    def _on_roll(self, roll: Roll) -> bool:
        """Take a step towards the throw; return whether it was accepted."""
        who, at = self.state.characters[roll.character], partial(_at, roll)
        if roll.phase is RollPhase.OPEN:
            raising = tuple(one.label for one in who.conditions if one.effect is Effect.DIFFICULTY)
            base = None if roll.aim.purpose is Purpose.ATTACK else self.number(2, 2, 3, 3, 4, 5)
            return self.try_it(at(m.SetDifficulty, base=base, conditions=raising), GM)
        if roll.unconfirmed or any(one.objected for one in roll.helpers):
            return False
        if self.chance.random() < HELP:
            helper = self.chance.choice([one for one in self._players() if one.seat != roll.seat])
            self.try_it(at(m.Help, character=helper.id, text="A hand"), _seat(helper))
        self.try_it(at(m.Build, pool=self._pool(who, roll)), _seat(who))
        thrown = self.try_it(at(m.Throw), _seat(who))
        self._follow(roll)
        return thrown

    def _pool(self, who: Character, roll: Roll) -> Pool:
        """Return a pool of a trait with aspects, perhaps a flag, and some of the reserve or all of it."""
        have = unpromised_dice(self.state, roll.seat) + roll.pool.reserve
        pool = self.pool(who)
        aspects = {each.id for trait in who.traits for each in trait.aspects if each.fixed}
        kept = tuple(one for one in pool.aspects if one in aspects)
        some = min(have, self.number(0, 0, 1, 2))
        flag = pool.flag if self.chance.random() < FLAG else None
        return pool.but(aspects=kept, flag=flag, reserve=have if self.chance.random() < ALL_IN else some)

    def _follow(self, roll: Roll) -> None:
        """Let the GM say what follows a failure, as often as not."""
        thrown = self.state.contests[roll.id]
        if not isinstance(thrown, Roll) or thrown.success is not False or self.chance.random() < 0.5:
            return
        condition, twist = self.chance.choice((("injured", ""), ("tired", ""), ("", "story"), ("", "")))
        self.try_it(m.Follow(contest=roll.id, step=thrown.step, condition=condition, twist=twist), GM)

    def _players(self) -> list[Character]:
        return [one for one in self.state.characters.values() if one.seat and one.ready]

    # --------------------------------------------------------------------------------------- between

    def _between(self) -> None:
        """Let something happen that is no contest, or open one."""
        self._tidy()
        (kind,) = self.chance.choices([*BETWEEN], [*BETWEEN.values()])
        who, other = self.chance.sample(self._players(), 2)
        match kind:
            case "travel":
                self.play(a.SetPhase(travel=self.state.shared.phase is TimePhase.PLAY), GM)
            case "condition":
                self._hurt(self.chance.choice([*self.state.characters.values()]))
            case "lift":
                self._lift()
            case "flag":
                self._strike(who)
            case "scene":
                people = (who.id, other.id)
                self.try_it(m.StartRecovery(place=PLACE, characters=people), _seat(who))
            case "duel":
                duel = m.Challenge(
                    place=PLACE, character=who.id, opponent=other.id, stake="live", their_stake="win"
                )
                self.try_it(duel.but(fact=self.chance.random() < 0.3), _seat(who))
            case _:
                self._open(who)

    def _open(self, who: Character) -> None:
        """Open a roll; half of them are for something special."""
        goal = self.chance.choice(("", "win", "live"))
        plain = m.OpenRoll(place=PLACE, character=who.id, title=self.word(), goal=goal)
        if self.chance.random() < 0.5 or not self.try_it(plain.but(aim=self.aim()), _seat(who)):
            self.try_it(plain, _seat(who))

    def _hurt(self, who: Character) -> None:
        label = self.chance.choice(LABELS)
        stops = self.chance.choice((None, None, True))
        if self.try_it(a.GiveCondition(character=who.id, label=label, stops=stops), GM):
            self.try_it(a.SetEffect(character=who.id, label=label, effect=Effect.DIFFICULTY), GM)

    def _lift(self) -> None:
        hurt = [one for one in self.state.characters.values() if one.conditions]
        if hurt:
            who = self.chance.choice(hurt)
            label = self.chance.choice(who.conditions).label
            self.play(a.LiftCondition(character=who.id, label=label), GM)

    def _strike(self, who: Character) -> None:
        """Strike a flag out, or take a new one."""
        if who.active_flags and self.chance.random() < 0.5:
            flag = self.chance.choice(who.active_flags)
            struck = a.StrikeFlag(character=who.id, flag=flag.id, reason="against")
            self.try_it(struck.but(reason="reached") if self.chance.random() < 0.5 else struck, GM)
            return
        self.try_it(a.TakeFlag(character=who.id, text=self.word()), _seat(who))
        for flag in self.state.characters[who.id].flags:
            if not flag.active:
                self.try_it(a.JudgeFlag(character=who.id, flag=flag.id, fits=True), GM)

    def _tidy(self) -> None:
        """Keep the evening going: able people, an NPC to attack, a task, room for notes, dice in reserve."""
        for who in self._players():
            if who.stopped is not None:
                self.play(a.LiftCondition(character=who.id, label=who.stopped.label), GM)
            for note in who.notes[:-3]:
                self.play(sa.ChangeNote(character=who.id, note=note.id, text=""), _seat(who))
        npcs = [one for one in self.state.characters.values() if one.npc is not None]
        if all(one.npc is None or one.npc.dead for one in npcs):
            self.try_it(sa.CreateNpc(name=self.word(), attack=2, kill=4), GM)
        if not self.state.shared.tasks:
            self.play(a.SetTask(text="Bring down the giant"), GM)
        if sum(self.state.shared.of(one.id).reserve for one in PLAYERS) < 8:
            self.try_it(EndSession(), GM)
            self.try_it(StartSession(), GM)


def _at(roll: Roll, kind: type[m.ContestMove], **fields: object) -> m.ContestMove:
    """Return an action on a roll in its current step."""
    return kind.model_validate({"contest": roll.id, "step": roll.step, **fields})


def _seat(who: Character) -> Seat:
    return next(one for one in PLAYERS if one.id == who.seat)
