"""Compare the messages of `locales/` with the code that uses them, and list the mismatches.

The code is parsed, not run: an id is a whole string literal, or the code of a `Refused`. See
locales/README.md.
"""

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

FUNCTIONS = {"NUMBER", "PHRASE", "SENTENCES", "SIGNED"}
SAYERS = {"line", "Line", "Term", "Choice"}
LIMITS = {
    "button-": 18,
    "choice-": 100,
    "form-": 45,
    "option-": 100,
    "placeholder-": 150,
    "setting-form-": 100,
}
"""The maximum length that fits a phone or Discord, by the prefix of the id; a variable counts as two."""

WORDS = "word-"
"""The prefix of the words that one language needs inside its own messages; others may lack them."""

AMBIENT = {"game"}
"""The variables that every message may use without being given them; see `narration/text/texts.py`."""

COMMANDS = ("cmd-", "opt-", "menu-")
"""Prefixes of the ids that are named after commands; they are compared with the real bot's commands."""

TOLD = re.compile(r"(nyx|noir|zapas)-t-")
"""The sentences of stories: each language tells a situation in its own way, so their arguments differ.

Their ids are made from the names of situations; `tests/narration/telling` compares the two.
"""

REFUSAL = "refusal-"
"""The prefix of a refusal's id; the code of a `Refused` follows, which must be a literal somewhere."""


@dataclass(frozen=True)
class Message:
    """One message or attribute: the arguments it needs, and its maximum length."""

    variables: set[str]
    references: set[str]
    functions: set[str]
    longest: int


Messages: TypeAlias = dict[str, Message]


def read(directory: Path) -> Messages:
    """Return the messages, attributes and terms of one language, by id."""
    found: Messages = {}
    for path in sorted(directory.glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                found |= _parts(entry.id.name, entry)
            elif isinstance(entry, ftl.Term):
                found |= _parts(f"-{entry.id.name}", entry)
    return found


def _parts(name: str, entry: ftl.Message | ftl.Term) -> Messages:
    found = {} if entry.value is None else {name: _seen(entry.value)}
    return found | {f"{name}.{each.id.name}": _seen(each.value) for each in entry.attributes}


def _seen(pattern: ftl.Pattern) -> Message:
    nodes = list(_nodes(pattern))
    return Message(
        variables={node.id.name for node in nodes if isinstance(node, ftl.VariableReference)} - AMBIENT,
        references={_path("", node) for node in nodes if isinstance(node, ftl.MessageReference)}
        | {_path("-", node) for node in nodes if isinstance(node, ftl.TermReference)},
        functions={node.id.name for node in nodes if isinstance(node, ftl.FunctionReference)},
        longest=_longest(pattern),
    )


def _nodes(value: object) -> Iterator[ftl.BaseNode]:
    """Yield a node and all its descendants."""
    if isinstance(value, list):
        yield from (node for each in value for node in _nodes(each))
    elif isinstance(value, ftl.BaseNode):
        yield value
        yield from (node for each in vars(value).values() for node in _nodes(each))


def _path(prefix: str, node: ftl.MessageReference | ftl.TermReference) -> str:
    attribute = f".{node.attribute.name}" if node.attribute else ""
    return f"{prefix}{node.id.name}{attribute}"


def _longest(pattern: ftl.Pattern) -> int:
    """Return the number of characters of the longest form."""
    return sum(_length(element) for element in pattern.elements)


def _length(element: ftl.TextElement | ftl.Placeable) -> int:
    match element:
        case ftl.TextElement():
            return len(element.value)
        case ftl.Placeable(expression=ftl.SelectExpression(variants=variants)):
            return max(_longest(variant.value) for variant in variants)
        case _:
            return 2


@dataclass(frozen=True)
class Saying:
    """A place in the code that uses a message; `arguments` is None if they cannot be determined."""

    id: str
    arguments: frozenset[str] | None
    place: str


@dataclass
class Code:
    """The messages that the code uses, and the literals and patterns that may be further ids."""

    sayings: list[Saying] = field(default_factory=list)
    literals: set[str] = field(default_factory=set)
    patterns: set[str] = field(default_factory=set)

    def uses(self, id_: str) -> bool:
        """Return whether a literal, a refusal code or a composed id may mean this message."""
        name = id_.partition(".")[0].removeprefix(REFUSAL)
        said = {id_, id_.partition(".")[0], name} & self.literals
        return bool(said) or any(re.fullmatch(pattern, id_) for pattern in self.patterns)


def read_code(paths: Iterator[Path]) -> Code:
    """Return all the messages that these files use."""
    code = Code()
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            _read_node(code, node, path)
    return code


def _read_node(code: Code, node: ast.AST, path: Path) -> None:
    match node:
        case ast.Constant(value=str(text)):
            code.literals.add(text)
        case ast.JoinedStr(values=[ast.Constant(value=str(start)), *_]) if "-" in start and start != REFUSAL:
            code.patterns.add("".join(_pattern(part) for part in node.values))
        case ast.Call(func=ast.Name(id="choices_of"), args=[_, ast.Constant(value=str(prefix)), *_]):
            code.patterns.add(f"{re.escape(prefix)}-[a-z0-9-]+")
        case ast.Call(args=[first, *_]):
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            prefix = {"Refused": REFUSAL}.get(name, "")
            for said in _alternatives(first) if prefix or name in SAYERS else ():
                place = f"{path.name}:{node.lineno}"
                code.sayings.append(Saying(f"{prefix}{said}", _arguments(node, name), place))
        case _:
            pass


def _alternatives(expression: ast.expr) -> Iterator[str]:
    """Yield the literals that an argument may be."""
    match expression:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=body, orelse=orelse):
            yield from (*_alternatives(body), *_alternatives(orelse))
        case _:
            pass


def _pattern(part: ast.expr) -> str:
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9-]+"


def _arguments(call: ast.Call, name: str) -> frozenset[str] | None:
    """Return the names of the keywords of `line` or `Refused`; None for other calls, or if there is `**`."""
    names = [keyword.arg for keyword in call.keywords]
    if name not in {"line", "Refused"} or None in names:
        return None
    return frozenset(each for each in names if each is not None)


def disagreements(languages: Mapping[str, Messages], code: Code) -> list[str]:
    """Return one sentence for each mismatch."""
    first = next(iter(languages.values()))
    found = [fault for name in languages for fault in _language_faults(name, languages[name], languages)]
    found += [f"{each}: said by no code" for each in first if _is_superfluous(each, first, code)]
    return [*found, *_saying_faults(first, code)]


def _is_superfluous(id_: str, messages: Messages, code: Code) -> bool:
    if id_.startswith((*COMMANDS, WORDS)) or TOLD.match(id_) or code.uses(id_):
        return False
    return not any(id_ in other.references for other in messages.values())


def _saying_faults(messages: Messages, code: Code) -> Iterator[str]:
    for saying in code.sayings:
        if saying.id not in messages:
            yield f"{saying.id}: said in {saying.place}, and in no language"
        elif saying.arguments is not None and (lacking := messages[saying.id].variables - saying.arguments):
            yield f"{saying.id}: said in {saying.place} without {', '.join(sorted(lacking))}"


def _language_faults(language: str, messages: Messages, languages: Mapping[str, Messages]) -> Iterator[str]:
    def is_lacking(id_: str) -> bool:
        return id_ not in messages and not id_.startswith(WORDS)

    for other, theirs in languages.items():
        yield from (f"{language}, {each}: missing, {other} has it" for each in theirs if is_lacking(each))
        for id_ in messages.keys() & theirs.keys():
            if TOLD.match(id_):
                continue
            if alien := messages[id_].variables - theirs[id_].variables:
                yield f"{language}, {id_}: has {', '.join(sorted(alien))}, which {other} has not"
    said = {each for message in messages.values() for each in message.references}
    unsaid = sorted(id_ for id_ in messages if id_.startswith(WORDS) and id_ not in said)
    yield from (f"{language}, {each}: said by no message" for each in unsaid)
    for id_, message in messages.items():
        unknown = (message.references - messages.keys()) | (message.functions - FUNCTIONS)
        yield from (f"{language}, {id_}: there is no {each}" for each in sorted(unknown))
        most = next((LIMITS[kind] for kind in LIMITS if id_.startswith(kind)), message.longest)
        if not 0 < message.longest <= most:
            yield f"{language}, {id_}: {message.longest} characters, at most {most}"
