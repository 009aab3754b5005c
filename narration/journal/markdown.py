"""A chronicle as Markdown: headings, paragraphs and lists that also read well unrendered."""

from collections.abc import Iterator, Sequence

from narration.games import GAMES
from narration.journal.chapters import Chapter, Margin, Part, Row, chapter, joined, persona, session_heading
from narration.journal.chronicle import Chronicle, Session
from narration.journal.proof_notes import TITLE, commitments, how_to_check
from narration.journal.speech import FileWording, day, edition_name, minute, scene_name, selection_name
from narration.journal.svg_charts import course_words, throw_words
from narration.parts.figures import Account
from narration.text.line import Line, line, verbatim


def markdown(told: Chronicle, speech: FileWording) -> str:
    """Return the whole document; its paragraphs are separated by blank lines."""
    blocks = [*_head(told, speech), *_body(told, speech), *_promises(told, speech), *_foot(told, speech)]
    return "\n\n".join(block for block in blocks if block) + "\n"


def _head(told: Chronicle, speech: FileWording) -> Iterator[str]:
    yield _heading(1, verbatim(told.name), speech)
    facts = (GAMES[told.system].name, selection_name(told.wanted), edition_name(told))
    yield " · ".join(speech.markdown(fact) for fact in facts)


def _foot(told: Chronicle, speech: FileWording) -> Iterator[str]:
    yield "---"
    for said in (line("journal-source"), line("journal-utc"), GAMES[told.system].credit):
        yield speech.markdown(said)


def _body(told: Chronicle, speech: FileWording) -> Iterator[str]:
    if not told.sessions:
        yield speech.markdown(line("journal-nothing"))
    if told.people:
        yield _heading(2, line("journal-people"), speech)
        yield "\n".join(f"- {speech.markdown(persona(one))}" for one in told.people)
    for session in told.sessions:
        yield from _session(session, told, speech)


def _promises(told: Chronicle, speech: FileWording) -> Iterator[str]:
    if found := commitments(told):
        yield _heading(2, TITLE, speech)
        yield speech.markdown(how_to_check(told))
    for one in found:
        yield _heading(3, one.title, speech)
        yield "\n".join(f"- {speech.markdown(said)}" for said in one.lines)


def _heading(level: int, said: Line, speech: FileWording, note: str = "") -> str:
    return f"{'#' * level} {speech.markdown(said)}{note}"


def _session(session: Session, told: Chronicle, speech: FileWording) -> Iterator[str]:
    yield _heading(2, session_heading(session), speech, f" · {day(session.at)}")
    if session.recap:
        yield speech.markdown(line("campaign-recap", recap=session.recap))
    for scene in session.scenes:
        yield from _chapter(chapter(scene, told), speech)
    account = GAMES[told.system].teller.account
    if account and session.accounts:
        yield f"**{speech.markdown(account)}**"
        yield "\n".join(_account(account, speech) for account in session.accounts)


def _account(account: Account, speech: FileWording) -> str:
    way = " → ".join(f"{value}".replace("-", "−") for value in account.values)
    return f"- {speech.markdown(verbatim(account.name))}: {way}"


def _chapter(one: Chapter, speech: FileWording) -> Iterator[str]:
    """Yield a chapter; without a story, only its bookkeeping."""
    if one.has_story:
        yield _heading(3, one.title, speech)
        yield _when(one, speech)
    if one.scene.bare:
        yield speech.markdown(line("journal-bare"))
    for part in one.parts:
        yield from _part(part, one, speech)
    if one.different:
        yield speech.markdown(line("journal-different", what=joined(one.different)))
    if one.closing:
        yield _told(one.closing, speech)
    if one.kept.summary:
        yield f"*{speech.markdown(line('journal-kept', parts=one.kept.summary))}*"
        yield "\n".join(_kept(one, speech))


def _when(one: Chapter, speech: FileWording) -> str:
    who = [speech.markdown(line("journal-who-line", names=one.who))] if one.who else []
    number = [speech.markdown(scene_name(one.scene.place))] if one.is_named else []
    return " · ".join([*number, *who, f"{day(one.scene.at)} {minute(one.scene.at)}"])


def _kept(one: Chapter, speech: FileWording) -> Iterator[str]:
    for entry in one.kept.entries:
        yield f"- {minute(entry.at)} {' '.join(speech.markdown(said) for said in entry.lines)}"


def _part(part: Part, one: Chapter, speech: FileWording) -> Iterator[str]:
    if part.id and verbatim(part.title) != one.title:
        yield _heading(4, verbatim(part.title), speech)
    for row in part.rows:
        yield from _row(row, speech)
    if part.course is not None:
        yield speech.markdown(course_words(part.course))


def _row(row: Row, speech: FileWording) -> Iterator[str]:
    """Yield the text of a row, then a list of what stands beside it."""
    if row.told:
        yield _told(row.told, speech)
    for one in row.spoken:
        name = speech.markdown(line("journal-speaker", name=one.name))
        yield f"**{name}** {speech.markdown(verbatim(one.text))}"
    yield from (speech.markdown(said) for said in row.plain)
    if row.margin:
        yield "\n".join(each for one in row.margin for each in _sums(one, speech))


def _told(sentences: Sequence[Line], speech: FileWording) -> str:
    return f"*{' '.join(speech.markdown(said) for said in sentences)}*"


def _sums(one: Margin, speech: FileWording) -> Iterator[str]:
    first, *others = filter(None, (one.sum, *map(throw_words, one.throws), *one.lines))
    yield f"- {speech.markdown(first)}"
    yield from (f"  - {speech.markdown(said)}" for said in others)
    for field in one.fields:
        yield f"  - {speech.markdown(field.name)}: {'; '.join(speech.markdown(said) for said in field.lines)}"
