"""Texts that say what a scene, rest or session will change and has changed, in three languages."""

from typing import Any

import pytest

from narration.campaign.course import course_lines, course_panel, present_line
from narration.noir.base.scene_changes import changes as noir_changes
from narration.nyx.base.scene_changes import changes as nyx_changes
from narration.parts.change import Change, CourseStep
from narration.text.languages import LANGUAGES, Language
from narration.zapas.base.session_changes import changes as zapas_changes
from rules.campaign.actions import ChangeScene, Course, EndSession, Rest, StartSession
from rules.campaign.model import Campaign, SeatRecord
from rules.chance.dice import ScriptedDice
from rules.contract.system import AnyState, new, play
from rules.core.seat import Role, Seat
from rules.noir.base.enums import Activation
from rules.noir.state.campaign_state import Character as NoirCharacter
from rules.noir.state.campaign_state import Limitation
from rules.noir.system import NOIR
from rules.nyx.base.enums import Attribute, CharacterKind
from rules.nyx.state.campaign_state import Aspect, Character, Rating
from rules.nyx.system import NYX
from rules.registry import SYSTEMS
from rules.zapas.state.campaign_state import Character as ZapasCharacter
from rules.zapas.state.campaign_state import Party, SeatResources
from rules.zapas.system import ZAPAS
from tests.narration.printing import HEADLINE, lines, said

CHANGES: dict[str, Any] = {"nyx": nyx_changes, "noir": noir_changes, "zapas": zapas_changes}
GM = Seat(role=Role.GM, id="1")
SEATS = (
    SeatRecord(id="1", role=Role.GM, holder=1, called="greta"),
    SeatRecord(id="2", role=Role.PLAYER, holder=2, called="alva", character="4"),
    SeatRecord(id="3", role=Role.PLAYER, holder=3, called="boris"),
)


def state(system: str, **fields: Any) -> AnyState:
    """Return a campaign of this game with a GM, Alva (who plays Mira) and Boris (without a character)."""
    head = Campaign(id=1, home=1, name="The Night Train", system=system, language="en", seats=SEATS)
    in_session = fields.pop("in_session", False)
    return new(SYSTEMS[system], head.but(in_session=in_session, session=int(in_session))).but(**fields)


def mira(*damage: str, slow: bool = True, **fields: Any) -> Character:
    aspects = tuple(
        Aspect(id=n, name=name, value=1, damage=True, slow=slow) for n, name in enumerate(damage, 1)
    )
    ratings = {Attribute.BODY: Rating(base=4, fatigue=3), Attribute.MIND: Rating(base=5)}
    known = {"kind": CharacterKind.PLAYER, "finished": True, **fields}
    return Character(id="4", name="Mira", seat="2", ratings=ratings, aspects=aspects, **known)


def ahead(now: AnyState, action: Course) -> tuple[CourseStep, tuple[Change, ...]]:
    played = play(SYSTEMS[now.campaign.system], now, action, GM, ScriptedDice())
    step = CourseStep(played.before, played.after, played.events)
    return step, tuple(CHANGES[now.campaign.system](step))


def asked(now: AnyState, action: Course, language: Language = "en") -> list[str]:
    step, changes = ahead(now, action)
    panel = course_panel(step, action, changes, None)
    assert len(said(panel.headline, language)) <= HEADLINE
    return lines(panel, language)


def told(now: AnyState, action: Course) -> list[str]:
    step, changes = ahead(now, action)
    return [said(one) for one in course_lines(step, changes, None)]


def test_a_scene_of_nyx_shows_fatigue_and_slow_damage_before_and_after() -> None:
    now = state("nyx", characters={"4": mira("Fever")})
    assert asked(now, ChangeScene()) == [
        "End scene 1 and start scene 2? Here’s what that changes.",
        "The Night Train",
        "Mira: Body 1 → 4 (fatigue 3 → 0)",
        "Mira: Fever heals",
        "Nothing happens until you press the button.",
    ]
    assert told(now, ChangeScene()) == [
        "Scene 2 begins. Changes for: Mira.",
        "Mira: Body 1 → 4 (fatigue 3 → 0)",
        "Mira: Fever heals",
    ]


def test_a_rest_of_nyx_says_who_must_answer_and_that_a_scene_was_counted() -> None:
    now = state("nyx", characters={"4": mira("Fever", "Cough")})
    assert "Mira: one of these heals, and the player says which: Fever, Cough" in asked(now, Rest())
    counted = now.but(campaign=now.campaign.but(recovered_by="scene"))
    (line,) = asked(counted, Rest())[2:-1]
    assert line in told(counted, Rest())
    assert told(counted, Rest()).count(line) == 1


def test_a_session_of_nyx_says_who_may_change_which_aspects() -> None:
    now = state("nyx", characters={"4": mira("Scar", slow=False, points=6)}, in_session=True)
    assert asked(now, EndSession())[2:-1] == [
        "May change aspects now, with /character change: Mira",
        "Mira: 6 aspect points; 5 remove one damage: Scar",
    ]
    assert asked(state("nyx", characters={"4": mira()}), StartSession())[2].startswith(
        "Aspects don’t change until the session ends or you call a long break"
    )


def test_a_scene_of_noir_ends_limitations_and_frees_contacts() -> None:
    nightmares = Limitation(name="Nightmares", activation=Activation.FATE, active=True)
    alma = NoirCharacter(id="4", name="Alma", seat="2", limitations=(nightmares,), contact_scene=1)
    now = state("noir", characters={"4": alma})
    assert asked(now, ChangeScene())[2:-1] == [
        "Alma: contact used → free again",
        "Alma: Nightmares on → off",
    ]
    assert asked(now, Rest())[2] == "It changes nothing on any sheet in Noir (www.noir.nu)."


def test_a_session_s_end_in_zapas_fills_every_reserve() -> None:
    tova = ZapasCharacter(id="4", name="Tova", seat="2")
    stakes = Party(stakes={"2": SeatResources(reserve=4, xp=2), "3": SeatResources(reserve=9)})
    now = state("zapas", characters={"4": tova}, shared=stakes, in_session=True)
    assert asked(now, EndSession())[2:4] == ["Tova: reserve 4 → 7", "a player: reserve 9 → 7"]
    assert told(now, EndSession())[0].endswith("Changes for: Tova.")


def test_a_campaign_without_characters_says_how_to_begin() -> None:
    assert "No player has a character yet. Ask them to type /character new." in asked(
        state("noir"), StartSession()
    )


def test_people_present_are_named_by_character() -> None:
    now = state("nyx", characters={"4": mira()})
    assert said(present_line(now, ("1", "2", "3"))) == "Here: the GM, Mira, boris."
    assert said(present_line(now, ())) == "Nobody is marked as present."


def test_many_changes_leave_a_headline_short() -> None:
    crowd = {str(n): mira().but(id=str(n), name=f"Somebody with a long name {n}") for n in range(4, 12)}
    assert (
        told(state("nyx", characters=crowd), ChangeScene())[0] == "Scene 2 begins. Changes for 8 characters."
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("action", [ChangeScene(), Rest(), StartSession(), EndSession()])
@pytest.mark.parametrize("system", [NYX.name, NOIR.name, ZAPAS.name])
def test_every_question_can_be_read_in_every_language(
    system: str, action: Course, language: Language
) -> None:
    now = state(system, in_session=isinstance(action, EndSession))
    assert all(asked(now, action, language))
