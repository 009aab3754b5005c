"""The report of /doctor: without faults it is short, and each fault says what to do."""

from dataclasses import replace

import pytest

from narration.campaign.diagnosis import NEEDS, Person, Place, Report, faults, report
from narration.text.languages import LANGUAGES
from narration.text.texts import bundled_texts

WELL = Report(
    role="Nattvakt",
    places=(Place(1, channel=1), Place(2, channel=1)),
    people=(Person("Greta", "open"), Person("Alva", "open")),
    stale=0,
    megabytes=2,
    revision="0004",
    commands=True,
)


def said(found: Report, language: str = "en") -> list[str]:
    return [bundled_texts().say(language, each) for each in report(found)]


def test_a_clean_report_is_short() -> None:
    assert said(WELL) == [
        "✅ All is well here.",
        "Channels without a problem: 2 of 2.",
        "2 people have a seat.",
        "Database: 2 MB, revision 0004.",
        "Commands: up to date.",
    ]


def test_a_missing_permission_is_explained_with_the_path_through_the_settings() -> None:
    thread = Place(2, channel=1, forbidden=("send_messages_in_threads", "attach_files"))
    assert said(replace(WELL, places=(thread,)))[1] == (
        "⚠ <#2>: I’m missing a permission. Channel settings of <#1> → Permissions → Nattvakt → allow: "
        "Send Messages in Threads, Attach Files."
    )


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"places": (Place(7, is_gone=True),)}, "/campaign unbind 7"),
        ({"places": (Place(7, channel=1, is_locked=True),)}, "<#7>: the thread is locked. Unlock it"),
        ({"people": (Person("Alva", "closed"),)}, "Alva doesn’t get direct messages from me."),
        ({"people": (Person("Alva", "closed", has_left=True),)}, "Alva has left the server"),
        ({"stale": 3}, "3 panels are behind or were deleted. Press “Fix what I can”."),
        (
            {"commands": False},
            "⚠ Discord’s list of my commands is out of date, and sending it again didn’t help",
        ),
    ],
)
def test_each_fault_is_listed_once_with_its_fix(changed: dict[str, object], words: str) -> None:
    lines = said(replace(WELL, **changed))  # type: ignore[arg-type]
    assert lines[0] == "⚠ 1 thing is in my way. Each line says what to do."
    assert words in lines[1]


def test_a_person_the_bot_has_not_written_to_is_not_a_fault() -> None:
    found = replace(WELL, people=(Person("Greta", "open"), Person("Alva", "untried")))
    assert faults(found) == ()
    assert (found.untried, found.unreached) == (1, 1)
    assert "There is 1 person I haven’t written to since I started: “Try messages” sends" in said(found)[3]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_usual_report_fits_into_a_message(language: str) -> None:
    places = tuple(Place(10**18 + n, channel=10**18, forbidden=tuple(NEEDS)) for n in range(4))
    people = tuple(Person("Alva", "closed", has_left=bool(n % 2)) for n in range(4))
    found = replace(WELL, places=places, people=people, stale=2, commands=False)
    assert len("\n".join(said(found, language))) <= 2800
