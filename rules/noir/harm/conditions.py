"""Changes to a condition in combat, and the countdown of the dying (NOIR-120 to 130)."""

from rules.noir.base.enums import Health
from rules.noir.state import combat_events as cd
from rules.noir.state.campaign_state import Character, Condition
from rules.noir.state.context import Course
from rules.noir.state.events import CountdownMoved


def change_health(course: Course, number: str, health: Health, cause: cd.Cause) -> None:
    """Set a character's health; emit no event if it does not change."""
    who = course.character(number)
    change_condition(course, number, who.condition.but(health=health), cause)


def change_condition(course: Course, number: str, after: Condition, cause: cd.Cause) -> None:
    """Set a character's condition; emit no event if it does not change."""
    who = course.character(number)
    if who.condition == after:
        return
    contest, turn = course.at
    course.tell(
        cd.ConditionChanged(
            contest=contest,
            turn=turn,
            character=number,
            name=who.name,
            cause=cause,
            before=who.condition,
            after=after,
        )
    )


def countdown(who: Character, at: tuple[str, int] = ("", 0)) -> CountdownMoved:
    """Take one round off a countdown (NOIR-128); `at` is the contest and its turn, if there is one."""
    return CountdownMoved(
        contest=at[0], turn=at[1], character=who.id, name=who.name, left=who.condition.mortal - 1
    )
