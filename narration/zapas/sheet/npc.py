"""NPCs: how hard each approach is to attack with, how many hits kill, and the conditions they inflict.

Rules: ZAP-62 to 65, ZQ-42.
"""

from collections.abc import Iterable

from narration.text.line import Field, Line, Panel, line, verbatim
from narration.text.truncate import truncate, truncated_line
from narration.zapas.sheet import entries
from rules.zapas.state.campaign_state import Character, Npc, Profile

#: The empty profile, which others see for an NPC that the GM has not revealed.
_UNKNOWN = Profile()


def npc_sheet(character: Character) -> Panel:
    """Return an NPC as the reader may see it, without its numbers if these are secret."""
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
    """Return whether the reader knows none of an NPC's numbers."""
    return not npc.revealed and npc.usual == _UNKNOWN and not npc.approaches


def _headline(character: Character) -> Line:
    name, npc = truncate(character.name), character.npc
    if npc is not None and npc.dead:
        return line("zapas-headline-npc-dead", name=name)
    if npc is None or is_hidden(npc):
        return line("zapas-headline-npc", name=name)
    return line("zapas-headline-npc-known", name=name, profile=facts(npc.usual))


def _fight(npc: Npc) -> tuple[Field, ...]:
    """Return an NPC's profiles, the hits so far, the conditions it inflicts, and who may see all this."""
    lines: list[Line] = [*profiles(npc)]
    if npc.conditions:
        lines.append(
            line("zapas-npc-conditions", conditions=entries.limited(tuple(map(_label, npc.conditions))))
        )
    lines.append(line("zapas-npc-revealed" if npc.revealed else "zapas-npc-secret"))
    return (Field(line("zapas-npc-attack"), tuple(lines)),)


def profiles(npc: Npc) -> Iterable[Line]:
    """Yield how hard each approach is, how many hits kill, and the hits so far (ZAP-62, 63, 65)."""
    yield line("zapas-profile-usual", facts=facts(npc.usual))
    yield from entries.limited([profile(one) for one in npc.approaches])
    if npc.total:
        yield line("zapas-npc-total", total=npc.total)


def _label(text: str) -> Line:
    return truncated_line(text, entries.LONG)


def profile(one: Profile) -> Line:
    """Return the profile of an approach: its name, its difficulty, and how many hits kill (ZAP-65)."""
    if not one.approach:
        return line("zapas-profile-usual", facts=facts(one))
    return line("zapas-profile", approach=truncate(one.approach, entries.LONG), facts=facts(one))


def facts(one: Profile) -> Line:
    """Return an attack's difficulty and how many hits kill, or that the NPC is immune to it (ZAP-62)."""
    if one.attack is None:
        return line("zapas-immune")
    if one.kill is None:
        return line("zapas-attack-once", difficulty=one.attack)
    return line("zapas-attack-hits", difficulty=one.attack, kill=one.kill)


def _conditions(character: Character) -> Iterable[Field]:
    if character.conditions:
        said = [entries.condition(character, one, close=True) for one in character.conditions]
        yield Field(line("zapas-conditions"), entries.limited(said))
