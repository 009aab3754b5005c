"""The words of Noir as lines: abilities and attributes, weapons, actions, outcomes, levels, conditions.

Names that a table invented (a free ability, a weapon made by the GM) are shown as they were typed.
"""

from collections.abc import Mapping
from typing import TypeVar

from narration.text.languages import LANGUAGES
from narration.text.line import Line, line, verbatim
from narration.text.texts import Texts
from narration.text.truncate import TITLE_LENGTH, truncate
from rules.core import names
from rules.noir.base.enums import (
    ActionId,
    Activation,
    Aim,
    DefenceId,
    FateUse,
    Grade,
    HarmSource,
    Health,
    Level,
    NpcKind,
    Outcome,
)
from rules.noir.base.modifiers import Item, Source
from rules.noir.base.weapons import Damage, Weapon
from rules.noir.state.campaign_state import Character, ListName
from rules.noir.state.contest_actions import Harm

K = TypeVar("K")

#: The abilities and attributes that the rules name, by id.
VALUES: Mapping[str, Line] = {
    "agility": line("noir-value-agility"),
    "alertness": line("noir-value-alertness"),
    "charm": line("noir-value-charm"),
    "close-combat": line("noir-value-close-combat"),
    "composure": line("noir-value-composure"),
    "deduction": line("noir-value-deduction"),
    "determination": line("noir-value-determination"),
    "firearms": line("noir-value-firearms"),
    "fitness": line("noir-value-fitness"),
    "intuition": line("noir-value-intuition"),
    "leadership": line("noir-value-leadership"),
    "medicine": line("noir-value-medicine"),
    "persuade": line("noir-value-persuade"),
    "reactions": line("noir-value-reactions"),
    "resistance": line("noir-value-resistance"),
    "strength": line("noir-value-strength"),
    "thrown-weapons": line("noir-value-thrown-weapons"),
    "withstand": line("noir-value-withstand"),
    "worldliness": line("noir-value-worldliness"),
    "defence": line("noir-value-defence"),
    "learning": line("noir-value-learning"),
    "impression": line("noir-value-impression"),
    "will": line("noir-value-will"),
    "escalation": line("noir-value-escalation"),
    "movement": line("noir-value-movement"),
    "threshold": line("noir-value-threshold"),
    "endurance": line("noir-value-endurance"),
    "overview": line("noir-value-overview"),
    "defence-distance": line("noir-value-defence-distance"),
    "defence-melee": line("noir-value-defence-melee"),
    "size": line("noir-value-size"),
    "luck": line("noir-value-luck"),
}
#: The weapons of the rules' table (NOIR-110), by id.
WEAPONS: Mapping[str, Line] = {
    "unarmed": line("noir-weapon-unarmed"),
    "knife": line("noir-weapon-knife"),
    "improvised-club": line("noir-weapon-improvised-club"),
    "axe": line("noir-weapon-axe"),
    "throwing-knife": line("noir-weapon-throwing-knife"),
    "improvised-missile": line("noir-weapon-improvised-missile"),
    "pistol": line("noir-weapon-pistol"),
    "revolver": line("noir-weapon-revolver"),
    "rifle": line("noir-weapon-rifle"),
    "shotgun": line("noir-weapon-shotgun"),
}
#: Modes of fire, by the word that the action table uses (NOIR-112).
MODES: Mapping[str, Line] = {
    "single": line("noir-mode-single"),
    "automatic": line("noir-mode-automatic"),
    "any": line("noir-mode-any"),
}
ACTIONS: Mapping[ActionId, Line] = {
    ActionId.DIRECTED_FIRE: line("noir-action-directed-fire"),
    ActionId.SNAP_SHOT: line("noir-action-snap-shot"),
    ActionId.AIMED_FIRE: line("noir-action-aimed-fire"),
    ActionId.SHARPSHOOTING: line("noir-action-sharpshooting"),
    ActionId.FIRE_TWO_WEAPONS: line("noir-action-fire-two-weapons"),
    ActionId.CONCENTRATED_AUTO: line("noir-action-concentrated-auto"),
    ActionId.SWEEP_AUTO: line("noir-action-sweep-auto"),
    ActionId.AUTO_TWO_WEAPONS: line("noir-action-auto-two-weapons"),
    ActionId.BLIND_FIRE: line("noir-action-blind-fire"),
    ActionId.THROW_AT_TARGET: line("noir-action-throw-at-target"),
    ActionId.THROW_TO_PLACE: line("noir-action-throw-to-place"),
    ActionId.FIGHT: line("noir-action-fight"),
    ActionId.FRENZY: line("noir-action-frenzy"),
    ActionId.MOVE: line("noir-action-move"),
    ActionId.DRAW_WEAPON: line("noir-action-draw-weapon"),
    ActionId.RELOAD: line("noir-action-reload"),
    ActionId.SCAN: line("noir-action-scan"),
    ActionId.WAIT: line("noir-action-wait"),
    ActionId.OTHER: line("noir-action-other"),
    ActionId.AWAIT_TARGET: line("noir-action-await-target"),
}
DEFENCES: Mapping[DefenceId, Line] = {
    DefenceId.DEFEND: line("noir-defence-defend"),
    DefenceId.CHANCE_DEFENCE: line("noir-defence-chance-defence"),
    DefenceId.SHOOT_BACK: line("noir-defence-shoot-back"),
    DefenceId.STRIKE_BACK: line("noir-defence-strike-back"),
}
AIMS: Mapping[Aim, Line] = {
    Aim.DAMAGE: line("noir-aim-damage"),
    Aim.HOLD: line("noir-aim-hold"),
    Aim.DISARM: line("noir-aim-disarm"),
    Aim.BREAK_HOLD: line("noir-aim-break-hold"),
    Aim.PUSH: line("noir-aim-push"),
}
OUTCOMES: Mapping[Outcome, Line] = {
    Outcome.EXCEPTIONAL_SUCCESS: line("noir-outcome-exceptional-success"),
    Outcome.SUCCESS: line("noir-outcome-success"),
    Outcome.FAILURE: line("noir-outcome-failure"),
    Outcome.EXCEPTIONAL_FAILURE: line("noir-outcome-exceptional-failure"),
}
HEALTH: Mapping[Health, Line] = {
    Health.ACTING: line("noir-health-acting"),
    Health.DAZED: line("noir-health-dazed"),
    Health.RECOVERING: line("noir-health-recovering"),
    Health.UNCONSCIOUS: line("noir-health-unconscious"),
    Health.OUT: line("noir-health-out"),
    Health.DEAD: line("noir-health-dead"),
}
TRAIT_LEVELS: Mapping[Level, Line] = {
    Level.ORDINARY: line("noir-trait-ordinary"),
    Level.STRONG: line("noir-trait-strong"),
    Level.EXTREME: line("noir-trait-extreme"),
}
DRIVE_LEVELS: Mapping[Level, Line] = {
    Level.ORDINARY: line("noir-drive-ordinary"),
    Level.STRONG: line("noir-drive-burning"),
    Level.EXTREME: line("noir-drive-manic"),
}
#: What people type for a level: every form of its word, separated by commas.
TYPED_TRAIT_LEVELS: Mapping[Level, Line] = {
    Level.ORDINARY: line("noir-trait-ordinary-typed"),
    Level.STRONG: line("noir-trait-strong-typed"),
    Level.EXTREME: line("noir-trait-extreme-typed"),
}
TYPED_DRIVE_LEVELS: Mapping[Level, Line] = {
    Level.ORDINARY: line("noir-drive-ordinary-typed"),
    Level.STRONG: line("noir-drive-burning-typed"),
    Level.EXTREME: line("noir-drive-manic-typed"),
}
ACTIVATIONS: Mapping[Activation, Line] = {
    Activation.ALWAYS: line("noir-activation-always"),
    Activation.SCENE: line("noir-activation-scene"),
    Activation.FATE: line("noir-activation-fate"),
}
FATE_USES: Mapping[FateUse, Line] = {
    FateUse.SETBACK: line("noir-use-setback"),
    FateUse.PROTECT: line("noir-use-protect"),
    FateUse.GRIT: line("noir-use-grit"),
    FateUse.CHANGE: line("noir-use-change"),
    FateUse.INSPIRATION: line("noir-use-inspiration"),
    FateUse.CONTACT: line("noir-use-contact"),
    FateUse.ODDS_BEFORE: line("noir-use-odds-before"),
    FateUse.ODDS_AFTER: line("noir-use-odds-after"),
    FateUse.RESCUE: line("noir-use-rescue"),
    FateUse.SURVIVE: line("noir-use-survive"),
}
SOURCES: Mapping[Source, Line] = {
    Source.GM: line("noir-source-gm"),
    Source.HELPERS: line("noir-source-helpers"),
    Source.TRAIT: line("noir-source-trait"),
    Source.DRIVE: line("noir-source-drive"),
    Source.EXPERTISE: line("noir-source-expertise"),
    Source.LIMITATION: line("noir-source-limitation"),
    Source.MARK: line("noir-source-mark"),
    Source.ACTION: line("noir-source-action"),
    Source.DAZE: line("noir-source-daze"),
    Source.WOUNDS: line("noir-source-wounds"),
    Source.INITIATIVE: line("noir-source-initiative"),
}
KINDS: Mapping[NpcKind, Line] = {
    NpcKind.CIVILIAN: line("noir-npc-civilian"),
    NpcKind.COMBATANT: line("noir-npc-combatant"),
}
GRADES: Mapping[Grade, Line] = {
    Grade.GREEN: line("noir-grade-green"),
    Grade.CAPABLE: line("noir-grade-capable"),
    Grade.EXPERIENCED: line("noir-grade-experienced"),
    Grade.SUPERB: line("noir-grade-superb"),
    Grade.MASTERLY: line("noir-grade-masterly"),
}
SOCIAL_LEVELS: Mapping[int, Line] = {
    1: line("noir-social-conversation"),
    2: line("noir-social-quarrel"),
    3: line("noir-social-brawl"),
    4: line("noir-social-violence"),
}
LISTS: Mapping[ListName, Line] = {
    "properties": line("noir-list-properties"),
    "expertise": line("noir-list-expertise"),
    "limitations": line("noir-list-limitations"),
    "marks": line("noir-list-marks"),
    "traits": line("noir-list-traits"),
    "drives": line("noir-list-drives"),
}


def value_name(id_: str, character: Character | None = None) -> Line:
    """Return the name of an ability or attribute: our word, or what the table calls it (NOIR-42)."""
    if id_ in VALUES:
        return VALUES[id_]
    ability = character.ability(id_) if character else None
    return verbatim(ability.name if ability and ability.name else id_)


def weapon_name(weapon: Weapon) -> Line:
    """Return the name of a weapon: our word, or what the GM called it."""
    return weapon_called(weapon.id, weapon.name)


def weapon_called(id_: str, name: str) -> Line:
    """Return a weapon's name, given its id and what the GM called it."""
    return WEAPONS[id_] if id_ in WEAPONS and not name else verbatim(name or id_)


#: What harms without an attack.
HARMS: Mapping[HarmSource, Line] = {
    HarmSource.FALL: line("noir-harm-fall"),
    HarmSource.FIRE: line("noir-harm-fire"),
    HarmSource.BLAST: line("noir-harm-blast"),
    HarmSource.OTHER: line("noir-harm-other"),
}


def harm_called(harm: Harm) -> Line:
    """Return what harms, in the GM's own words if there are any."""
    return verbatim(truncate(harm.text.rstrip("."), TITLE_LENGTH)) if harm.text else HARMS[harm.source]


def notation(damage: Damage) -> Line:
    """Return damage as each language writes dice: 2d10+1, 2T+1, 2к10+1."""
    return line("noir-notation", stun=int(damage.stun), dice=damage.dice, flat=damage.flat)


def source_name(item: Item) -> Line:
    """Return what a modifier comes from: the name of the trait or mark, otherwise the kind of source."""
    return verbatim(item.name) if item.name else SOURCES[item.source]


def recognise(texts: Texts, typed: str) -> str | None:
    """Return the id of an ability or attribute typed in any of our languages; None if it is unknown."""
    return recognise_among(VALUES, texts, typed)


def recognise_among(table: Mapping[K, Line], texts: Texts, typed: str) -> K | None:
    """Return the key in `table` that matches a typed word, in any of our languages or as the id itself.

    A message of `table` may hold several words, separated by commas. Case, character width, spaces and
    hyphens do not matter. None if nothing matches.
    """
    wanted = _bare(typed)
    for id_, word in table.items():
        known = ",".join((str(id_), *(texts.say(language, word) for language in LANGUAGES)))
        if wanted in map(_bare, known.split(",")):
            return id_
    return None


def _bare(text: str) -> str:
    return names.key(text).replace("-", "").replace(" ", "")
