"""Small SVG drawings for a page: a marker's path, an account's values, and dice. They use the page's colours.

Each has a text label for readers who cannot see it, and shows only what the text next to it also says.
"""

from collections.abc import Iterator, Sequence

from narration.journal.speech import FileWording
from narration.parts.figures import Account, DiceThrow, DieFace, MarkerCourse, MarkerStep
from narration.text.html import Html, joined, tag, text
from narration.text.line import Line, line, verbatim

#: The size of a die and the gap between dice in pixels, and the most dice in a row.
_DIE, _GAP, _ROW = 24, 5, 10
#: In pixels: the distance between rounds and between steps of the scale, and the left and top margins.
_ROUND, _STEP, _LEFT, _TOP = 44, 14, 34, 14
#: The most intervals between rounds that are drawn at full width; more are narrower, to fit on a phone.
_WIDE = 7
_SPARK = (112, 28)


def _n(number: float) -> str:
    return f"{number:g}"


def _picture(width: float, height: float, label: str, class_: str, inside: Sequence[Html]) -> Html:
    """Return a drawing with a label for screen readers."""
    return tag(
        "svg",
        tag("title", text(label)),
        *inside,
        role="img",
        class_=class_,
        viewBox=f"0 0 {_n(width)} {_n(height)}",
        width=_n(width),
        height=_n(height),
    )


# ------------------------------------------------------------------------------------------ the scale


def course_words(course: MarkerCourse) -> Line:
    """Return the marker's path in words."""
    steps = tuple(_step(course, number, step) for number, step in enumerate(course.steps))
    return line("journal-course-words", steps=steps)


def _step(course: MarkerCourse, number: int, step: MarkerStep) -> Line:
    place = _place(course, step.marker)
    if step.corrected:
        return line("journal-course-corrected", place=place)
    return line("journal-course-step", turn=step.turn, place=place) if number else _started(place)


def _started(place: Line) -> Line:
    return line("journal-course-start", place=place)


def _place(course: MarkerCourse, marker: int) -> Line:
    if marker == 0:
        return line("journal-level")
    name = course.left if marker > 0 else course.right
    return line("journal-ahead", name=name, steps=abs(marker))


def course_picture(speech: FileWording, course: MarkerCourse) -> Html:
    """Return a drawing of the marker's place over the rounds; the left name's half is above the middle."""
    pitch = min(_ROUND, _ROUND * _WIDE / max(1, len(course.steps) - 1))
    width = _LEFT * 2 + pitch * max(1, len(course.steps) - 1)
    height = _TOP * 2 + 2 * course.length * _STEP
    points = [
        (_LEFT + number * pitch, _TOP + (course.length - step.marker) * _STEP)
        for number, step in enumerate(course.steps)
    ]
    inside = [
        *_grid(course, width),
        _line_through(points, "way"),
        *(part for at, step in zip(points, course.steps, strict=True) for part in _dot(at, step)),
    ]
    label = speech.plain(line("journal-course"))
    return _picture(width, height + _TOP, label, "course", [*inside, *_rounds(course, pitch, height)])


def _grid(course: MarkerCourse, width: float) -> Iterator[Html]:
    for step in range(-course.length, course.length + 1):
        y = _n(_TOP + (course.length - step) * _STEP)
        kind = "zero" if step == 0 else "edge" if abs(step) == course.length else "rung"
        yield tag("line", class_=kind, x1=_n(_LEFT - 8), x2=_n(width - _LEFT + 8), y1=y, y2=y)
        if step in {0, course.length, -course.length}:
            yield tag("text", text(str(abs(step))), class_="tick", x=_n(_LEFT - 14), y=y, text_anchor="end")


def _rounds(course: MarkerCourse, pitch: float, height: float) -> Iterator[Html]:
    """Yield round numbers under the drawing; where there is little room, only some rounds are numbered."""
    every = 1 if pitch >= 16 else 2 if pitch >= 8 else 5
    for number, step in enumerate(course.steps):
        if number and not step.corrected and step.turn % every == 0:
            x, y = _n(_LEFT + number * pitch), _n(height + 4)
            yield tag("text", text(str(step.turn)), class_="tick", x=x, y=y, text_anchor="middle")


def _dot(at: tuple[float, float], step: MarkerStep) -> Iterator[Html]:
    """Yield the marker with its number; a correction by the GM is drawn hollow."""
    x, y = map(_n, at)
    hollow = " hollow" if step.corrected else ""
    yield tag("circle", class_=f"dot{hollow}", cx=x, cy=y, r="9")
    yield tag("text", text(str(abs(step.marker))), class_=f"on-dot{hollow}", x=x, y=y, text_anchor="middle")


def _line_through(points: Sequence[tuple[float, float]], class_: str) -> Html:
    return tag("polyline", class_=class_, points=" ".join(f"{_n(x)},{_n(y)}" for x, y in points))


# ------------------------------------------------------------------------------------------ accounts


def account_picture(speech: FileWording, account: Account) -> Html:
    """Return a drawing of an account's values as a step line: a value holds until the next change."""
    wide, high = _SPARK
    most, least = max(account.values), min(0, *account.values)
    pitch = (wide - 8) / max(1, len(account.values) - 1)
    rise = (high - 8) / max(1, most - least)
    points: list[tuple[float, float]] = []
    for number, value in enumerate(account.values):
        x, y = round(4 + number * pitch, 1), round(high - 4 - (value - least) * rise, 1)
        points += [(x, points[-1][1]), (x, y)] if points else [(x, y)]
    end = tag("circle", class_="dot", cx=_n(points[-1][0]), cy=_n(points[-1][1]), r="3")
    values = tuple(verbatim(str(value)) for value in account.values)
    label = speech.plain(line("journal-values", name=account.name, values=values))
    return _picture(wide, high, label, "spark", [_line_through(points, "way"), end])


# ------------------------------------------------------------------------------------------ dice


def throw_picture(speech: FileWording, throw: DiceThrow) -> Html:
    """Return a drawing of dice in rows: a die is filled if it counts, and struck through if it is lost."""
    rows = -(-len(throw.faces) // _ROW)
    width = min(len(throw.faces), _ROW) * (_DIE + _GAP) - _GAP + 2
    height = rows * (_DIE + _GAP) - _GAP + 2
    dice = [part for number, face in enumerate(throw.faces) for part in _die(number, face)]
    return _picture(width, height, speech.plain(throw_words(throw)), "throw", dice)


def throw_words(throw: DiceThrow) -> Line:
    """Return dice in words: each face, and whether it counts."""
    return line("journal-throw", name=throw.name, faces=tuple(_face(face) for face in throw.faces))


def _face(face: DieFace) -> Line:
    if face.lost:
        return line("journal-face-lost", value=face.value)
    return line("journal-face-counts" if face.counts else "journal-face", value=face.value)


def _die(number: int, face: DieFace) -> Iterator[Html]:
    x, y = 1 + number % _ROW * (_DIE + _GAP), 1 + number // _ROW * (_DIE + _GAP)
    kind = " ".join(("die", *(["counts"] if face.counts else []), *(["lost"] if face.lost else [])))
    yield tag("rect", class_=kind, x=_n(x), y=_n(y), width=_n(_DIE), height=_n(_DIE), rx="5")
    middle = (_n(x + _DIE / 2), _n(y + _DIE / 2))
    written = f"{kind.replace('die', 'pip', 1)}"
    yield tag("text", text(str(face.value)), class_=written, x=middle[0], y=middle[1], text_anchor="middle")
    if face.lost:
        yield tag("line", class_=f"strike{' counts' if face.counts else ''}", **_across(x, y))


def _across(x: float, y: float) -> dict[str, str]:
    return {"x1": _n(x + 4), "y1": _n(y + _DIE - 4), "x2": _n(x + _DIE - 4), "y2": _n(y + 4)}


def throws(speech: FileWording, thrown: Sequence[DiceThrow]) -> Html:
    """Return drawings of several people's dice, each with a name above it."""
    shown = [
        tag(
            "figure",
            tag("figcaption", speech.html(throw.name)),
            throw_picture(speech, throw),
        )
        for throw in thrown
        if throw.faces
    ]
    return tag("div", joined(shown), class_="throws") if shown else joined(())
