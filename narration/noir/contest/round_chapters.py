"""Gather the events of a round into chapters, one for each turn, with what happened and its results.

It reads only public events, in log order. Rules: NOIR-90 to 130, NQ-58.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from narration.noir.base import words
from narration.noir.combat import actions
from narration.noir.contest.events import tell_contest_event
from narration.noir.rolls import dice
from narration.noir.rolls.roll_in_progress import BoughtDice
from narration.noir.sheet import injury
from narration.noir.telling.noir_telling import NOIR_TELLING
from narration.parts.joined import beside
from narration.text.line import Line, line
from narration.text.truncate import GOAL_LENGTH, truncate, truncated_line
from rules.campaign.events import Worded
from rules.core.model_base import Event
from rules.noir.base.enums import Aim, Health
from rules.noir.harm.daze_and_wounds import after_recovery
from rules.noir.state import combat_events as cd
from rules.noir.state import contest_events as d
from rules.noir.state import events as e
from rules.noir.state.contests import Check, RollPart

#: The events that a chapter describes in the same words as the journal.
_TOLD = (
    cd.ActionRuled
    | cd.ActionCalledOff
    | cd.AmmoSpent
    | cd.Reloaded
    | cd.WeaponsDrawn
    | cd.FighterJoined
    | cd.FighterLeft
    | cd.TiesThrown
    | cd.GritTaken
    | cd.HitsLanded
    | cd.Protected
    | cd.SurviveSaid
    | cd.WoundsStabilised
)

#: The beat of a story that tells an event of this kind.
BEATS: Mapping[type[Event], str] = {
    cd.ActionDone: "act",
    cd.DamageRolled: "harm",
    cd.ConditionChanged: "harm",
    cd.Protected: "fate",
    cd.GritTaken: "fate",
}
#: The beat that tells a combat's end.
END = "end"


@dataclass
class Chapter:
    """What happened in one turn of a round, or between turns."""

    title: Line
    lines: list[Line] = field(default_factory=list)
    #: How many of the lines are sentences of the story; they come first.
    told: int = 0
    #: The action with its weapons and targets, without the weapons, and alone.
    act: Line | None = None
    bare: Line | None = None
    deed: Line | None = None
    #: Who acts, the only target, and whether a blow or shot that was meant to harm hit; None without one.
    attacker: str = ""
    target: str = ""
    hit: bool | None = None
    #: The results, in a few words each.
    results: list[Line] = field(default_factory=list)
    #: How each character was harmed in this chapter.
    harms: dict[str, list[Line]] = field(default_factory=dict)

    @property
    def has_result(self) -> bool:
        """Whether something was done or suffered in it, and not only a turn begun."""
        return self.deed is not None or bool(self.results or self.harms)

    @property
    def is_news(self) -> bool:
        """Whether it tells more than changes of initiative between turns."""
        return bool(self.act or self.results or self.harms or self.told)

    @property
    def brief(self) -> Line:
        """The chapter in one line."""
        return self._with_results(self.act or self.title)

    @property
    def earlier(self) -> Line:
        """The chapter in one line once another one is the newest: without its weapons."""
        return self._with_results(self.bare or self.act or self.title)

    def _with_results(self, shown: Line) -> Line:
        harms = (
            line("noir-brief-harm", name=truncated_line(name), harm=tuple(harm))
            for name, harm in self.harms.items()
        )
        results = (*self.results, *beside(harms))
        return line("noir-chapter", act=shown, results=results) if results else shown

    @property
    def shortest(self) -> Line:
        """The chapter for a headline: the action without weapons and targets, and only the last result."""
        shown = self.deed or self.act or self.title
        return line("noir-chapter", act=shown, results=tuple(self.results[-1:])) if self.results else shown


@dataclass
class RoundCourse:
    """A round of a combat so far."""

    chapters: list[Chapter] = field(default_factory=list)
    #: How each character was harmed; the character harmed last comes last.
    harms: dict[str, list[Line]] = field(default_factory=dict)
    over: bool = False
    #: The sentence that tells the end.
    ending: tuple[Line, ...] = ()

    @property
    def written(self) -> Sequence[Chapter]:
        """The chapters with lines; nothing has come yet of an action that was only declared."""
        return [chapter for chapter in self.chapters if chapter.lines]


def gather_round(events: Sequence[Event]) -> RoundCourse:
    """Return the chapters of one round from its events in log order."""
    reader = _Reader()
    for event in events:
        reader.read(event)
    course = reader.course
    course.chapters = [chapter for chapter in course.chapters if chapter.lines or chapter.deed]
    return course


class _Reader:
    """Reads events and writes them into chapters."""

    def __init__(self) -> None:
        self.course = RoundCourse()
        self._dice = BoughtDice()
        self._now: Chapter | None = None
        self._declared: cd.ActionDeclared | None = None
        self._defences: dict[str, Line] = {}
        #: The changes in initiative since the last line about anything else.
        self._moves: list[Line] = []
        #: The character who was just hit and rolls against the effects.
        self._hit = ""
        self._actor = ""
        #: Whether the open chapter is of harm that came before an action.
        self._interrupted = False
        #: Where what a beat of the story tells has happened last.
        self._places: dict[str, Chapter] = {}

    def read(self, event: Event) -> None:
        self._dice.read(event)
        beat = next((beat for kind, beat in BEATS.items() if isinstance(event, kind)), None)
        if beat is not None:
            self._places[beat] = self._chapter()
        match event:
            case cd.TurnBegan(character=number, name=name, initiative=initiative):
                self._open(line("noir-turn-title", name=name, initiative=initiative), truncated_line(name))
                self._actor = number
            case cd.TurnEnded():
                self._now = None
            case cd.HarmDealt():
                self._deal(event)
            case cd.RoundEnded():
                self._end_round()
            case d.ContestEnded():
                self.course.over = True
            case cd.ActionDeclared():
                self._declare(event)
            case cd.DefenceDeclared():
                self._defend(event)
            case d.CheckDecided(check=check):
                self._decided(check)
            case cd.ActionDone():
                self._done(event)
            case cd.InitiativeSet():
                self._initiative(event)
            case cd.DamageRolled() | cd.ConditionChanged() | cd.HitWorkedOut():
                self._harm(event)
            case e.CountdownMoved():
                self._count(event)
            case Worded():
                self._story(event)
            case _ if isinstance(event, _TOLD):
                self._write(*tell_contest_event(event))
            case _:
                pass  # the line about a roll shows what was paid and thrown for it

    def _open(self, title: Line, act: Line | None = None) -> Chapter:
        self._now = Chapter(title, act=act)
        self._moves, self._declared, self._hit, self._actor = [], None, "", ""
        self._defences, self._interrupted = {}, False
        self.course.chapters.append(self._now)
        return self._now

    def _chapter(self) -> Chapter:
        """Return the open chapter; between turns, a new one for what happens there."""
        return self._now or self._open(line("noir-between"))

    def _end_round(self) -> None:
        """Retitle the chapter after the last turn as the end of the round."""
        if self._now is not None:
            self._now.title = line("noir-round-end")
        self._now = None

    def _write(self, *said: Line) -> None:
        if said:
            self._chapter().lines += said
            self._moves = []

    def _story(self, event: Worded) -> None:
        """Write sentences at the beginning of the chapter that they tell, after those that are there already.

        They are stored after all events of their save, when the next turn may have begun.
        """
        for one in event.said:
            if one.beat == END:
                self.course.ending = (NOIR_TELLING.brief(one),)
                continue
            chapter = self._places.get(one.beat) or self._chapter()
            chapter.lines.insert(chapter.told, NOIR_TELLING.brief(one))
            chapter.told += 1

    def _deal(self, event: cd.HarmDealt) -> None:
        """Open a chapter for harm between two actions; harm behind the hits of an action belongs to it."""
        said = actions.harm_dealt(event)
        if event.resumes is None:
            self._write(said)
            return
        chapter = self._open(said, actions.harm_at(event))
        chapter.deed, self._interrupted = chapter.act, True

    def _declare(self, event: cd.ActionDeclared) -> None:
        if self._interrupted:
            self._open(line("noir-between"))
        chapter = self._chapter()
        act = actions.action(event.move, event.target_names)
        chapter.title = line("noir-declares", name=event.name, act=act)
        chapter.act = line("noir-declares", name=truncated_line(event.name), act=act)
        bare = actions.bare_action(event.move, event.target_names)
        chapter.bare = line("noir-declares", name=truncated_line(event.name), act=bare)
        chapter.deed = line(
            "noir-declares", name=truncated_line(event.name), act=words.ACTIONS[event.move.action]
        )
        chapter.attacker = event.name
        chapter.target = "".join(event.target_names) if len(event.target_names) == 1 else ""
        self._declared, self._defences = event, {}
        if event.move.text:
            self._write(line("noir-act-text", text=truncate(event.move.text, GOAL_LENGTH)))

    def _defend(self, event: cd.DefenceDeclared) -> None:
        if event.cast is None:
            self._write(line("noir-declares", name=event.name, act=actions.defence(event.defence)))
        else:
            self._defences[event.character] = actions.defence(event.defence)

    def _decided(self, check: Check) -> None:
        for cast in check.casts:
            note = self._defences.get(cast.character)
            self._write(dice.rolled(cast, note, self._dice.late(cast.character)))
        self._write(*dice.tie(check))
        if check.undefended:
            self._write(line("noir-undefended-sure" if check.undefended == "sure" else "noir-undefended"))
        self._meaning(check.casts[0])

    def _meaning(self, cast: RollPart) -> None:
        """Write what a roll about an injury means, unless a change in condition says it (NOIR-125 to 127)."""
        assert cast.outcome is not None, "only decided rolls come here"
        if self._hit == cast.character and cast.outcome.won:
            self._write(line("noir-lives" if cast.rolls == "will" else "noir-none-the-worse", name=cast.name))
        elif self._actor == cast.character and self._declared is None:
            health = after_recovery(cast.outcome)
            if health is not Health.UNCONSCIOUS:
                self._result(words.HEALTH[health])
            if health is Health.DAZED:
                self._write(line("noir-still-dazed", name=cast.name))

    def _done(self, event: cd.ActionDone) -> None:
        self._defences = {}
        self._write(*actions.action_outcome(event))
        move = self._declared.move if self._declared else None
        if move is None or event.outcome is None:
            return
        aimed = move.aim is not Aim.DAMAGE
        self._chapter().hit = event.outcome.won if move.targets and not aimed else None
        if move.targets and event.outcome.won:
            if aimed:
                self._write(line("noir-aim-reached", aim=words.AIMS[move.aim]))
            self._result(words.AIMS[move.aim] if aimed else line("noir-brief-hit"))
        elif move.targets:
            self._write(line("noir-missed", name=event.name))
            self._result(line("noir-brief-missed"))
        else:
            self._result(words.OUTCOMES[event.outcome])

    def _result(self, said: Line) -> None:
        self._chapter().results.append(said)

    def _initiative(self, event: cd.InitiativeSet) -> None:
        """Write a change in initiative; consecutive changes share one line."""
        lines = self._chapter().lines
        if self._moves:
            lines.pop()
        moves = [*self._moves, actions.initiative(event)]
        self._write(line("noir-initiative", moves=tuple(moves)))
        self._moves = moves

    def _harm(self, event: cd.DamageRolled | cd.ConditionChanged | cd.HitWorkedOut) -> None:
        match event:
            case cd.DamageRolled(character=number, name=name, wounds=wounds):
                self._hit = number
                self._write(*injury.damage(event))
                if wounds:
                    known = line("noir-brief-wounds", wounds=wounds)
                    self._harmed(name, known if event.threshold else line("noir-note-wounded"))
            case cd.ConditionChanged(name=name, before=before, after=after):
                self._write(*injury.changed(event))
                for harm in injury.harm(before, after):
                    self._harmed(name, harm)
            case cd.HitWorkedOut():
                self._hit = ""

    def _count(self, event: e.CountdownMoved) -> None:
        self._write(injury.countdown(event.name, event.left))
        if not event.left:
            self._harmed(event.name, words.HEALTH[Health.DEAD])

    def _harmed(self, name: str, harm: Line) -> None:
        self.course.harms[name] = [*self.course.harms.pop(name, []), harm]
        self._chapter().harms.setdefault(name, []).append(harm)
