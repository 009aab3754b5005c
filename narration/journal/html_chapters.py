"""The sessions of a journal's page: chapters with the story in the middle, names left of it, dice right.

On a phone the dice fold under one word; no script is needed for that.
"""

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime

from narration.games import GAMES
from narration.journal import svg_charts
from narration.journal.chapters import (
    Chapter,
    KeptEntries,
    Margin,
    Part,
    Row,
    chapter,
    persona,
    session_heading,
)
from narration.journal.chapters import joined as phrases
from narration.journal.chronicle import Chronicle, Entry, Persona, Picture, Scene, Session
from narration.journal.speech import FileWording, day, minute, scene_name
from narration.parts.figures import Account
from narration.parts.results import Spoken
from narration.pictures.cards.initials import initial
from narration.text.html import NOTHING, Html, joined, tag, text
from narration.text.line import Field, Line, line, verbatim


def session_id(session: Session) -> str:
    """Return the id of a session's section."""
    return f"s{session.number}"


def scene_id(scene: Scene) -> str:
    """Return the id of a chapter."""
    session, number, over = scene.place
    return f"s{session}-{number}{'-over' if over else ''}"


def contest_id(scene: Scene, part: Part) -> str:
    """Return the id of a contest in a chapter."""
    return f"{scene_id(scene)}-c{part.id}"


def people(told: Chronicle, speech: FileWording) -> Html:
    """Return a paragraph on who the players' characters are; nothing if it is not known or asked for."""
    if not told.people:
        return NOTHING
    heading = tag("h2", speech.html(line("journal-people")), id="people")
    each = [tag("p", _portrait(one, told), tag("span", speech.html(persona(one)))) for one in told.people]
    return tag("section", heading, *each, class_="people", aria_labelledby="people")


def _portrait(one: Persona, told: Chronicle) -> Html:
    """Return a portrait; a letter for somebody without one."""
    picture = one.portrait
    if picture is not None and picture.hash in told.sources:
        return tag("img", src=told.sources[picture.hash], alt=picture.alt, width="64", height="64")
    return tag("span", text(initial(one.name)), class_="face", aria_hidden="true")


def session_section(session: Session, told: Chronicle, speech: FileWording) -> Html:
    """Return a session: what it told of the one before, its chapters, and the accounts that changed."""
    at = tag("time", text(day(session.at)), datetime=day(session.at))
    heading = tag("h2", speech.html(session_heading(session)), text(" "), at)
    recap = line("campaign-recap", recap=session.recap)
    before = tag("p", speech.html(recap), class_="recap") if session.recap else NOTHING
    chapters = [_chapter(chapter(scene, told), told.sources, speech) for scene in session.scenes]
    accounts = _accounts(session.accounts, GAMES[told.system].teller.account, speech)
    return tag("section", heading, before, *chapters, accounts, id=session_id(session))


# ------------------------------------------------------------------------------------------ chapters


def _chapter(one: Chapter, sources: Mapping[str, str], speech: FileWording) -> Html:
    """Return a chapter; without a story, only its bookkeeping."""
    bare = [tag("p", speech.html(line("journal-bare")), class_="kept")] if one.scene.bare else []
    end = [*bare, *_ending(one, speech), _kept(one.kept, speech)]
    if not one.has_story:
        return tag("section", *end, id=scene_id(one.scene)) if any(end) else NOTHING
    parts = [_part(part, one, sources, speech) for part in one.parts]
    heading = tag("h3", speech.html(one.title))
    return tag("section", heading, _when(one, speech), *parts, *end, class_="chapter", id=scene_id(one.scene))


def _when(one: Chapter, speech: FileWording) -> Html:
    """Return a line on the number of the scene, who was in it, and when it began."""
    who = [speech.html(line("journal-who-line", names=one.who))] if one.who else []
    number = [speech.html(scene_name(one.scene.place))] if one.is_named else []
    at = f"{day(one.scene.at)} {minute(one.scene.at)}"
    when = tag("time", text(at), datetime=one.scene.at.strftime("%Y-%m-%dT%H:%MZ"))
    return tag("p", joined([*number, *who, when], " · "), class_="when")


def _ending(one: Chapter, speech: FileWording) -> Iterator[Html]:
    """Yield what is different at the end, and the sentence that closes the scene or session."""
    if one.different:
        said = line("journal-different", what=phrases(one.different))
        yield tag("p", speech.html(said), class_="different")
    if one.closing:
        yield tag("p", tag("em", joined([speech.html(said) for said in one.closing], " ")), class_="closing")


def _kept(kept: KeptEntries, speech: FileWording) -> Html:
    """Return the bookkeeping in one line, with its detail behind it."""
    if not kept.summary:
        return NOTHING
    summary = speech.html(line("journal-kept", parts=kept.summary))
    if not kept.entries:
        return tag("p", summary, class_="kept")
    return tag(
        "details", tag("summary", summary), *(_entry(one, speech) for one in kept.entries), class_="kept"
    )


def _entry(entry: Entry, speech: FileWording) -> Html:
    said = [speech.paragraph(each) for each in entry.lines]
    return tag("div", _stamp(entry.at), tag("div", *said), class_="entry")


def _stamp(at: datetime) -> Html:
    return tag("time", text(minute(at)), datetime=at.strftime("%Y-%m-%dT%H:%MZ"))


# ------------------------------------------------------------------------------------------ rows


def _part(part: Part, one: Chapter, sources: Mapping[str, str], speech: FileWording) -> Html:
    """Return a contest, with its title unless the chapter has it; or what happened between contests."""
    rows = [_handout(row, sources, speech) if row.is_handout else _row(row, speech) for row in part.rows]
    if not part.id:
        return joined(rows)
    heading = tag("h4", speech.html(verbatim(part.title))) if verbatim(part.title) != one.title else NOTHING
    return tag("article", heading, *rows, _course(part, speech), id=contest_id(one.scene, part))


def _course(part: Part, speech: FileWording) -> Html:
    """Return the path of the marker, folded like the dice on a phone."""
    course = part.course
    if course is None:
        return NOTHING
    figure = tag(
        "figure",
        tag("p", speech.html(course.left), class_="end"),
        svg_charts.course_picture(speech, course),
        tag("p", speech.html(course.right), class_="end"),
        tag("figcaption", speech.html(svg_charts.course_words(course))),
        class_="scale",
    )
    return tag("details", tag("summary", speech.html(line("journal-course"))), figure, class_="way-fold")


def _row(row: Row, speech: FileWording) -> Html:
    told = tag("p", tag("em", joined([speech.html(said) for said in row.told], " "))) if row.told else NOTHING
    spoken = [_spoken(one, speech) for one in row.spoken]
    plain = [speech.paragraph(said) for said in row.plain]
    return tag("div", tag("div", told, *spoken, *plain, class_="text"), _margin(row, speech), class_="row")


def _handout(row: Row, sources: Mapping[str, str], speech: FileWording) -> Html:
    """Return what the GM gave to read, with its picture where that can be shown."""
    picture = row.picture if row.picture is not None and row.picture.hash in sources else None
    title, *others = row.plain
    shown = [said for said in others if picture is None or said.id != "handout-picture"]
    heading = tag("p", speech.html(title), class_="handout-title")
    drawn = _picture(picture, sources[picture.hash]) if picture else NOTHING
    said = tag("aside", heading, *(speech.paragraph(each) for each in shown), drawn, class_="handout")
    return tag("div", tag("div", said, class_="text"), class_="row")


def _picture(picture: Picture, source: str) -> Html:
    img = tag("img", src=source, alt=picture.alt, loading="lazy")
    return tag("figure", img, tag("figcaption", text(picture.alt)))


def _spoken(one: Spoken, speech: FileWording) -> Html:
    """Return what somebody told, with the name in the margin."""
    name = tag("b", speech.html(line("journal-speaker", name=one.name)))
    words = tag("span", speech.html(verbatim(one.text)))
    return tag("p", name, text(" "), words, class_="spoken")


def _margin(row: Row, speech: FileWording) -> Html:
    if not row.margin:
        return NOTHING
    summary = tag("summary", speech.html(line("journal-dice")))
    return tag("details", summary, *(_sums(one, speech) for one in row.margin), class_="dice")


def _sums(one: Margin, speech: FileWording) -> Html:
    """Return the sum of a turn, its dice, and behind a fold what it was made of."""
    sum_ = tag("p", speech.html(one.sum)) if one.sum is not None else NOTHING
    drawn = svg_charts.throws(speech, one.throws)
    detail = [speech.paragraph(said) for said in one.lines]
    if one.fields:
        detail.append(tag("dl", *(_field(field, speech) for field in one.fields)))
    if not detail:
        return tag("div", sum_, drawn, class_="sum")
    how = tag("details", tag("summary", speech.html(line("journal-how"))), *detail, class_="how")
    return tag("div", sum_, drawn, how, class_="sum")


def _field(field: Field, speech: FileWording) -> Html:
    said = [tag("dd", speech.html(each)) for each in field.lines]
    return tag("div", tag("dt", speech.html(field.name)), *said)


# ------------------------------------------------------------------------------------------ accounts


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
