"""A chronicle as one self-contained HTML page: no scripts, no other files, no outgoing links.

The page is readable without colour or pictures; phones, desktops and paper show the same text.
"""

import hashlib
from base64 import b64encode
from functools import cache
from pathlib import Path

from narration.games import GAMES
from narration.journal.chapters import Chapter, chapter, session_heading
from narration.journal.chronicle import Chronicle, ContestRecord, Session
from narration.journal.html_chapters import (
    contest_id,
    people,
    scene_id,
    session_id,
    session_section,
)
from narration.journal.proof_notes import TITLE, commitments, how_to_check
from narration.journal.speech import FileWording, day, edition_name, selection_name
from narration.text.html import NOTHING, Html, joined, tag, text
from narration.text.line import line, verbatim

_STYLE = Path(__file__).parent / "page.css"
#: The id of the section on what can be checked.
_PROMISES = "proof"


@cache
def _style() -> Html:
    return Html("".join(each.strip() for each in _STYLE.read_text(encoding="utf-8").splitlines()))


def page(told: Chronicle, speech: FileWording) -> str:
    """Return the whole document."""
    robots = tag("meta", name="robots", content="noindex, nofollow") if told.is_public else NOTHING
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", http_equiv="Content-Security-Policy", content=policy(is_public=told.is_public)),
        robots,
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="color-scheme", content="light dark"),
        tag("meta", name="referrer", content="no-referrer"),
        tag("title", text(speech.plain(line("journal-title", name=told.name)))),
        tag("style", _style()),
    )
    body = tag(
        "body", _header(told, speech), _contents(told, speech), _main(told, speech), _footer(told, speech)
    )
    return f"<!DOCTYPE html>\n{tag('html', head, body, lang=speech.language)}\n"


def policy(*, is_public: bool) -> str:
    """Return a policy that allows this stylesheet and the page's own pictures, and nothing else.

    Those of a file are within it; those of a public page are files beside it.
    """
    digest = b64encode(hashlib.sha256(_style().encode()).digest()).decode()
    pictures = "'self'" if is_public else "data:"
    allowed = f"default-src 'none'; style-src 'sha256-{digest}'; img-src {pictures}"
    return f"{allowed}; base-uri 'none'; form-action 'none'"


def _shown_sessions(told: Chronicle) -> list[Session]:
    """Return the sessions that the page shows: a public one omits those in which nothing is told."""
    return [one for one in told.sessions if not told.is_public or one.recap or _has_story(one, told)]


def _has_story(session: Session, told: Chronicle) -> bool:
    return bool(session.title) or any(chapter(scene, told).has_story for scene in session.scenes)


def _header(told: Chronicle, speech: FileWording) -> Html:
    what = () if told.is_public else (selection_name(told.wanted), edition_name(told))
    facts = (GAMES[told.system].name, *what)
    days = dict.fromkeys(day(one.logged.at) for one in (*told.log[:1], *told.log[-1:]))
    shown = [*(speech.html(fact) for fact in facts), *([text(" – ".join(days))] if days else [])]
    return tag(
        "header",
        tag("p", speech.html(line("page-kicker" if told.is_public else "journal-kicker")), class_="kicker"),
        tag("h1", speech.html(verbatim(told.name))),
        tag("p", joined([tag("span", fact) for fact in shown], " "), class_="facts"),
    )


def _footer(told: Chronicle, speech: FileWording) -> Html:
    source = line("page-source" if told.is_public else "journal-source")
    said = (source, line("journal-utc"), GAMES[told.system].credit)
    return tag("footer", *(tag("p", speech.html(one)) for one in said))


# ------------------------------------------------------------------------------------------ contents


def _contents(told: Chronicle, speech: FileWording) -> Html:
    if not told.sessions:
        return NOTHING
    items = [_session_item(session, told, speech) for session in _shown_sessions(told)]
    if commitments(told):
        items.append(tag("li", tag("a", speech.html(TITLE), href=f"#{_PROMISES}")))
    heading = tag("h2", speech.html(line("journal-contents")), id="contents")
    return tag("nav", heading, tag("ol", *items), aria_labelledby="contents")


def _session_item(session: Session, told: Chronicle, speech: FileWording) -> Html:
    chapters = [chapter(scene, told) for scene in session.scenes]
    items = [_chapter_item(one, speech) for one in chapters if one.has_story]
    link = tag("a", speech.html(session_heading(session)), href=f"#{session_id(session)}")
    return tag("li", link, text(f" {day(session.at)}"), tag("ol", *items) if items else NOTHING)


def _chapter_item(one: Chapter, speech: FileWording) -> Html:
    """Return a chapter's entry in the table of contents, with links to its other contests."""
    link = tag("a", speech.html(one.title), href=f"#{scene_id(one.scene)}")
    others = [part for part in one.parts if part.id and verbatim(part.title) != one.title]
    titles = [
        tag("a", speech.html(verbatim(part.title)), href=f"#{contest_id(one.scene, part)}") for part in others
    ]
    return tag("li", link, *([text(": "), joined(titles, ", ")] if titles else []))


# ------------------------------------------------------------------------------------------ sessions


def _main(told: Chronicle, speech: FileWording) -> Html:
    if not told.sessions:
        return tag("main", tag("p", speech.html(line("journal-nothing"))))
    key = tag("p", speech.html(line("journal-dice-key")), class_="key") if _has_dice(told) else NOTHING
    sessions = (session_section(session, told, speech) for session in _shown_sessions(told))
    return tag("main", key, people(told, speech), *sessions, _promises(told, speech))


def _promises(told: Chronicle, speech: FileWording) -> Html:
    """Return the section on what can be checked, in small print."""
    found = commitments(told)
    if not found:
        return NOTHING
    parts = [tag("h2", speech.html(TITLE)), tag("p", speech.html(how_to_check(told)))]
    for one in found:
        items = (tag("li", speech.html(said)) for said in one.lines)
        parts += [tag("h3", speech.html(one.title)), tag("ul", *items)]
    return tag("section", *parts, class_="proof", id=_PROMISES)


def _has_dice(told: Chronicle) -> bool:
    items = (item for session in told.sessions for scene in session.scenes for item in scene.told)
    return any(
        any(turn.throws for turn in item.turns) if isinstance(item, ContestRecord) else bool(item.throws)
        for item in items
    )
