"""Lines in one language for files: as HTML, plain text or Markdown."""

from dataclasses import dataclass
from datetime import datetime

from narration.journal.chronicle import Chronicle, Place, Selection
from narration.text.html import Html, tag
from narration.text.languages import Language
from narration.text.line import Line, line
from narration.text.markup import html_of, markdown_of, plain_of, shield_user_text
from narration.text.texts import Texts

#: The prefix of our messages that quote somebody. A `>` that a user typed is shielded, so it never matches.
QUOTE = "> "


@dataclass(frozen=True)
class FileWording:
    """Renders lines in one language for files."""

    texts: Texts
    language: Language

    def html(self, said: Line) -> Html:
        return Html(html_of(self._said(said)))

    def paragraph(self, said: Line) -> Html:
        """Return a paragraph, as a quotation if our message quotes somebody."""
        text = self._said(said)
        if text.startswith(QUOTE):
            return tag("blockquote", Html(html_of(text.removeprefix(QUOTE))))
        return tag("p", Html(html_of(text)))

    def plain(self, said: Line) -> str:
        return plain_of(self._said(said).removeprefix(QUOTE))

    def markdown(self, said: Line) -> str:
        return markdown_of(self._said(said))

    def _said(self, said: Line) -> str:
        return self.texts.say(self.language, said, shield_user_text)


def session_name(session: int) -> Line:
    """Return the name of a session; 0 is the time before the first."""
    return line("journal-session", session=session) if session else line("journal-before")


def scene_name(place: Place) -> Line:
    """Return the name of a scene, or of the time after a session."""
    if place.over and place.session:
        return line("journal-over", session=place.session)
    return line("journal-scene", scene=place.scene)


def selection_name(wanted: Selection) -> Line:
    """Return the name of the requested part of a campaign."""
    match wanted:
        case Selection(None, None):
            return line("journal-all")
        case Selection(session=int() as session, scene=None):
            return session_name(session)
        case Selection(session=None, scene=int() as scene):
            return line("journal-scene", scene=scene)
        case Selection(session=session, scene=scene):
            assert session is not None
            assert scene is not None
            scene_said = line("journal-scene", scene=scene)
            return line("journal-session-scene", session=session_name(session), scene=scene_said)


def edition_name(told: Chronicle) -> Line:
    """Return the name of a chronicle's edition."""
    return line("journal-edition-gm" if told.edition == "gm" else "journal-edition-players")


def day(at: datetime) -> str:
    """Return a day as YYYY-MM-DD, whatever the language."""
    return at.strftime("%Y-%m-%d")


def minute(at: datetime) -> str:
    """Return the time of day as HH:MM."""
    return at.strftime("%H:%M")
