"""A chronicle as one self-contained HTML page: no scripts, no other files, no outgoing links.

The page is readable without colour or pictures; phones, desktops and paper show the same text.
"""

import hashlib
from base64 import b64encode
from collections.abc import Iterator, Sequence
from datetime import datetime
from functools import cache
from pathlib import Path

from narration.games import GAMES
from narration.journal import svg_charts
from narration.journal.chronicle import Chronicle, ContestRecord, Entry, Scene, Session, TurnRecord
from narration.journal.proof_notes import TITLE, commitments, how_to_check
from narration.journal.speech import (
    FileWording,
    day,
    edition_name,
    minute,
    scene_name,
    selection_name,
    session_name,
)
from narration.parts.figures import Account
from narration.text.html import NOTHING, Html, joined, tag, text
from narration.text.line import Field, Line, Panel, line, verbatim

_STYLE = Path(__file__).parent / "page.css"
#: The id of the section on what can be checked.
_PROMISES = "proof"


@cache
def _style() -> Html:
    return Html("".join(each.strip() for each in _STYLE.read_text(encoding="utf-8").splitlines()))


def page(told: Chronicle, speech: FileWording) -> str:
    """Return the whole document."""
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", http_equiv="Content-Security-Policy", content=_policy()),
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


def _policy() -> str:
    """Return a policy that allows only this stylesheet: no scripts, image files, base address or forms."""
    digest = b64encode(hashlib.sha256(_style().encode()).digest()).decode()
    return f"default-src 'none'; style-src 'sha256-{digest}'; base-uri 'none'; form-action 'none'"


def _header(told: Chronicle, speech: FileWording) -> Html:
    facts = (GAMES[told.system].name, selection_name(told.wanted), edition_name(told))
    days = dict.fromkeys(day(one.logged.at) for one in (*told.log[:1], *told.log[-1:]))
    shown = [*(speech.html(fact) for fact in facts), *([text(" – ".join(days))] if days else [])]
    return tag(
        "header",
        tag("p", speech.html(line("journal-kicker")), class_="kicker"),
        tag("h1", speech.html(verbatim(told.name))),
        tag("p", joined([tag("span", fact) for fact in shown], " "), class_="facts"),
    )


def _footer(told: Chronicle, speech: FileWording) -> Html:
    said = (line("journal-source"), line("journal-utc"), GAMES[told.system].credit)
    return tag("footer", *(tag("p", speech.html(one)) for one in said))


# ------------------------------------------------------------------------------------------ contents


def _contents(told: Chronicle, speech: FileWording) -> Html:
    if not told.sessions:
        return NOTHING
    items = [_session_item(session, speech) for session in told.sessions]
    if commitments(told):
        items.append(tag("li", tag("a", speech.html(TITLE), href=f"#{_PROMISES}")))
    heading = tag("h2", speech.html(line("journal-contents")), id="contents")
    return tag("nav", heading, tag("ol", *items), aria_labelledby="contents")


def _session_item(session: Session, speech: FileWording) -> Html:
    scenes = [_scene_item(scene, speech) for scene in session.scenes]
    link = tag("a", speech.html(session_name(session.number)), href=f"#{_session_id(session)}")
    return tag("li", link, text(f" {day(session.at)}"), tag("ol", *scenes) if scenes else NOTHING)


def _scene_item(scene: Scene, speech: FileWording) -> Html:
    """Return a scene's entry in the table of contents, with links to contests of more than one turn."""
    link = tag("a", speech.html(scene_name(scene.place)), href=f"#{_scene_id(scene)}")
    long = [one for one in scene.told if isinstance(one, ContestRecord) and len(one.turns) > 1]
    titles = [tag("a", speech.html(verbatim(one.title)), href=f"#{_match_id(scene, one)}") for one in long]
    return tag("li", link, *([text(": "), joined(titles, ", ")] if titles else []))


def _session_id(session: Session) -> str:
    return f"s{session.number}"


def _scene_id(scene: Scene) -> str:
    session, number, over = scene.place
    return f"s{session}-{number}{'-over' if over else ''}"


def _match_id(scene: Scene, match: ContestRecord) -> str:
    return f"{_scene_id(scene)}-c{match.id}"


# ------------------------------------------------------------------------------------------ sessions


def _main(told: Chronicle, speech: FileWording) -> Html:
    if not told.sessions:
        return tag("main", tag("p", speech.html(line("journal-nothing"))))
    key = tag("p", speech.html(line("journal-dice-key")), class_="key") if _has_dice(told) else NOTHING
    sessions = (_session(session, told, speech) for session in told.sessions)
    return tag("main", key, *sessions, _promises(told, speech))


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


def _session(session: Session, told: Chronicle, speech: FileWording) -> Html:
    heading = tag("h2", speech.html(session_name(session.number)), text(" "), _date(session))
    scenes = [_scene(scene, speech) for scene in session.scenes]
    accounts = _accounts(session.accounts, GAMES[told.system].teller.account, speech)
    return tag("section", heading, *scenes, accounts, id=_session_id(session))


def _date(session: Session) -> Html:
    return tag("time", text(day(session.at)), datetime=day(session.at))


def _scene(scene: Scene, speech: FileWording) -> Html:
    today = day(scene.at)
    parts: list[Html] = []
    for item in scene.told:
        if day(item.at) != today:
            today = day(item.at)
            parts.append(tag("p", tag("time", text(today), datetime=today), class_="day"))
        parts.append(_match(item, scene, speech) if isinstance(item, ContestRecord) else _entry(item, speech))
    return tag("section", tag("h3", speech.html(scene_name(scene.place))), *parts, id=_scene_id(scene))


def _entry(entry: Entry, speech: FileWording) -> Html:
    said = [speech.paragraph(each) for each in entry.lines]
    return tag(
        "div", _stamp(entry.at), tag("div", *said, svg_charts.throws(speech, entry.throws)), class_="entry"
    )


def _stamp(at: datetime) -> Html:
    return tag("time", text(minute(at)), datetime=at.strftime("%Y-%m-%dT%H:%MZ"))


def _accounts(accounts: Sequence[Account], name: Line | None, speech: FileWording) -> Html:
    """Return a table of the accounts that changed, with their values as numbers and as drawings."""
    if name is None or not accounts:
        return NOTHING
    columns = ("journal-who", "journal-from", "journal-way", "journal-to")
    head = tag("tr", *(tag("th", speech.html(Line(each)), scope="col") for each in columns))
    rows = (_account(account, speech) for account in accounts)
    caption = tag("caption", speech.html(name))
    return tag("table", caption, tag("thead", head), tag("tbody", *rows))


def _account(account: Account, speech: FileWording) -> Html:
    first, *between, last = map(_number, account.values)
    way = tag("span", text(" → ".join(between)), class_="way") if between else NOTHING
    return tag(
        "tr",
        tag("th", speech.html(verbatim(account.name)), scope="row"),
        tag("td", text(first)),
        tag("td", svg_charts.account_picture(speech, account), way),
        tag("td", text(last)),
    )


def _number(value: int) -> str:
    return f"{value}".replace("-", "−")


# ------------------------------------------------------------------------------------------ contests


def _match(match: ContestRecord, scene: Scene, speech: FileWording) -> Html:
    alone = len(match.turns) == 1
    turns = [_turn(turn, speech, heading=not alone) for turn in match.turns]
    heading = tag("h4", speech.html(verbatim(match.title)), text(" "), _stamp(match.at))
    return tag("article", heading, _course(match, speech), *turns, id=_match_id(scene, match))


def _course(match: ContestRecord, speech: FileWording) -> Html:
    course = match.course
    if course is None:
        return NOTHING
    return tag(
        "figure",
        tag("p", speech.html(course.left), class_="end"),
        svg_charts.course_picture(speech, course),
        tag("p", speech.html(course.right), class_="end"),
        tag("figcaption", speech.html(svg_charts.course_words(course))),
        class_="scale",
    )


def _turn(turn: TurnRecord, speech: FileWording, *, heading: bool) -> Html:
    name = line("journal-round", turn=turn.number) if turn.number else line("journal-opening")
    parts = [tag("h5", speech.html(name))] if heading else []
    if turn.panel is not None:
        parts += _panel(turn.panel, speech)
    parts += [speech.paragraph(said) for said in turn.lines]
    return tag("section", *parts, svg_charts.throws(speech, turn.throws), class_="turn")


def _panel(panel: Panel, speech: FileWording) -> Iterator[Html]:
    yield tag("p", speech.html(panel.headline), class_="headline")
    yield from (speech.paragraph(said) for said in panel.lines)
    if panel.fields:
        yield tag("dl", *(_field(field, speech) for field in panel.fields))


def _field(field: Field, speech: FileWording) -> Html:
    said = [tag("dd", speech.html(each)) for each in field.lines]
    return tag("div", tag("dt", speech.html(field.name)), *said, class_="wide" if not field.inline else None)
