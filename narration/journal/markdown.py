"""A chronicle as Markdown: headings, paragraphs and lists that also read well unrendered."""

from collections.abc import Iterator

from narration.games import GAMES
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
from narration.journal.svg_charts import course_words
from narration.parts.figures import Account
from narration.text.line import Line, Panel, line, verbatim


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
    yield _heading(2, session_name(session.number), speech, f" · {day(session.at)}")
    for scene in session.scenes:
        yield from _scene(scene, speech)
    account = GAMES[told.system].teller.account
    if account and session.accounts:
        yield f"**{speech.markdown(account)}**"
        yield "\n".join(_account(account, speech) for account in session.accounts)


def _account(account: Account, speech: FileWording) -> str:
    way = " → ".join(f"{value}".replace("-", "−") for value in account.values)
    return f"- {speech.markdown(verbatim(account.name))}: {way}"


def _scene(scene: Scene, speech: FileWording) -> Iterator[str]:
    yield _heading(3, scene_name(scene.place), speech)
    today = day(scene.at)
    for item in scene.told:
        if day(item.at) != today:
            today = day(item.at)
            yield f"*{today}*"
        yield from _match(item, speech) if isinstance(item, ContestRecord) else _entry(item, speech)


def _entry(entry: Entry, speech: FileWording) -> Iterator[str]:
    first, *others = entry.lines
    yield f"{minute(entry.at)} {speech.markdown(first)}"
    yield from (speech.markdown(said) for said in others)


def _match(match: ContestRecord, speech: FileWording) -> Iterator[str]:
    yield _heading(4, verbatim(match.title), speech)
    if match.course is not None:
        yield speech.markdown(course_words(match.course))
    alone = len(match.turns) == 1
    for turn in match.turns:
        yield from _turn(turn, speech, heading=not alone)


def _turn(turn: TurnRecord, speech: FileWording, *, heading: bool) -> Iterator[str]:
    if heading:
        name = line("journal-round", turn=turn.number) if turn.number else line("journal-opening")
        yield _heading(5, name, speech)
    if turn.panel is not None:
        yield from _panel(turn.panel, speech)
    yield from (speech.markdown(said) for said in turn.lines)


def _panel(panel: Panel, speech: FileWording) -> Iterator[str]:
    yield speech.markdown(panel.headline)
    yield from (speech.markdown(said) for said in panel.lines)
    for field in panel.fields:
        lines = [f"  - {speech.markdown(said)}" for said in field.lines]
        yield "\n".join([f"- {speech.markdown(field.name)}", *lines])
