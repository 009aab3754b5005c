"""The GM's people: how hard they are to attack in which way, how many hits kill them, what they do to others.

Rules: ZAP-62 to 65, ZQ-42.
"""

from collections.abc import Iterable

from narration.text.line import Field, Line, Panel, line, verbatim
from narration.text.truncate import truncate, truncated_line
from narration.zapas.sheet import entries
from rules.zapas.state.campaign_state import Character, Npc, Profile

#: An unknown profile: what others know of somebody whom the GM has not revealed.
_UNKNOWN = Profile()


def npc_sheet(character: Character) -> Panel:
    """One of the GM's people as the reader may know them: without numbers where those are the GM's alone."""
    npc = character.npc
    known = npc is not None and not is_hidden(npc)
    return Panel(
        headline=_headline(character),
        title=verbatim(character.name),
        lines=() if known else (line("zapas-npc-unknown"),),
        fields=(*(_fight(npc) if npc is not None and known else ()), *_conditions(character)),
        tone="over" if npc is not None and npc.dead else "running",
    )


def is_hidden(npc: Npc) -> bool:
    """Whether the reader knows none of its numbers."""
    return not npc.revealed and npc.usual == _UNKNOWN and not npc.approaches


def _headline(character: Character) -> Line:
    name, npc = truncate(character.name), character.npc
    if npc is not None and npc.dead:
        return line("zapas-headline-npc-dead", name=name)
    if npc is None or is_hidden(npc):
        return line("zapas-headline-npc", name=name)
    return line("zapas-headline-npc-known", name=name, profile=facts(npc.usual))


def _fight(npc: Npc) -> tuple[Field, ...]:
    """The profiles, the hits so far, what it gives those who fail, who sees all this."""
    lines: list[Line] = [*profiles(npc)]
    if npc.conditions:
        lines.append(
            line("zapas-npc-conditions", conditions=entries.limited(tuple(map(_label, npc.conditions))))
        )
    lines.append(line("zapas-npc-revealed" if npc.revealed else "zapas-npc-secret"))
    return (Field(line("zapas-npc-attack"), tuple(lines)),)


def profiles(npc: Npc) -> Iterable[Line]:
    """How hard it is to attack in each way, how many hits kill, and how many there are (ZAP-62, 63, 65)."""
    yield line("zapas-profile-usual", facts=facts(npc.usual))
    yield from entries.limited([profile(one) for one in npc.approaches])
    if npc.total:
        yield line("zapas-npc-total", total=npc.total)


def _label(text: str) -> Line:
    return truncated_line(text, entries.LONG)


def profile(one: Profile) -> Line:
    """The profile of an approach: its name, how hard it is, what kills (ZAP-65)."""
    if not one.approach:
        return line("zapas-profile-usual", facts=facts(one))
    return line("zapas-profile", approach=truncate(one.approach, entries.LONG), facts=facts(one))


def facts(one: Profile) -> Line:
    """How hard an attack is and how many hits kill; or that this way cannot kill (ZAP-62)."""
    if one.attack is None:
        return line("zapas-immune")
    if one.kill is None:
        return line("zapas-attack-once", difficulty=one.attack)
    return line("zapas-attack-hits", difficulty=one.attack, kill=one.kill)


def _conditions(character: Character) -> Iterable[Field]:
    if character.conditions:
        said = [entries.condition(character, one, close=True) for one in character.conditions]
        yield Field(line("zapas-conditions"), entries.limited(said))
