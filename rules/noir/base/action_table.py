"""The rows of tables 1:58 and 1:62: the numbers of each action and defence in combat (NOIR-97, NOIR-98)."""

from collections.abc import Mapping
from typing import Literal

from rules.core.model_base import Frozen
from rules.core.refusal import Refused
from rules.noir.base.enums import ActionId, Aim, DefenceId, Reading, WeaponKind

#: Changes in initiative for exceptional success, success, failure and exceptional failure (NOIR-96).
Changes = tuple[int, int, int, int]

_STEADY: Changes = (5, 0, 0, -10)
_DARING: Changes = (5, -5, -5, -10)
_RISKY: Changes = (5, -10, -10, -20)
_NONE: Changes = (0, 0, 0, 0)


class Row(Frozen):
    """The columns that the two tables share."""

    #: The ability or attribute that is rolled; "" if there is no roll, or if the GM, the kind of attack
    #: (`defended_by`) or the weapon (`drawn_by`) decides.
    rolls: str = ""
    mode: Literal["single", "automatic", "any", ""] = ""
    ammo: Reading | None = None
    #: How many weapons it needs, and how many more are allowed.
    weapons: int = 0
    spare: int = 0
    kind: WeaponKind | None = None
    #: How often recoil is subtracted and precision added, and a bonus that no weapon changes.
    recoil: int = 0
    precision: int = 0
    bonus: int = 0
    #: The lowest and highest initiative at which it can be declared (NOIR-99).
    least: int | None = None
    most: int | None = None
    changes: Changes = _STEADY
    #: What a success may aim at; empty if the action harms nobody.
    aims: tuple[Aim, ...] = ()


class ActionRow(Row):
    """A row of table 1:58 (NOIR-97)."""

    id: ActionId
    #: Measured against defences, against 20, as the GM decides, or not rolled.
    versus: Literal["defence", "target", "gm", "none"] = "defence"
    #: Whether the damage gets one more die for every two (NOIR-124).
    raises: bool = False
    #: Whether both sides add their own luck.
    luck: bool = False
    #: Whether further tries in a row are easier (NOIR-100).
    repeats: bool = False
    #: Whether one roll meets the defences of several targets (NOIR-101).
    several: bool = False
    #: The initiative afterwards, whatever the outcome; None if the outcome decides.
    sets: int | None = None


class DefenceRow(Row):
    """A row of table 1:62 (NOIR-98). A defence with `aims` strikes the attacker when it wins."""

    id: DefenceId


_DAMAGE = (Aim.DAMAGE,)


def _shot(id_: ActionId, ammo: Reading, changes: Changes = _STEADY, **more: object) -> ActionRow:
    usual: dict[str, object] = {"mode": "single", "weapons": 1, "aims": _DAMAGE}
    fields = {"id": id_, "rolls": "firearms", "kind": WeaponKind.RANGED, "ammo": ammo, "changes": changes}
    return ActionRow.model_validate(usual | fields | more)


def _actions() -> tuple[ActionRow, ...]:
    melee, thrown, ranged = WeaponKind.MELEE, WeaponKind.THROWN, WeaponKind.RANGED
    low, high, whole, double, one = (
        Reading.LOWEST,
        Reading.HIGHEST,
        Reading.ALL,
        Reading.DOUBLE,
        Reading.ONE,
    )
    return (
        _shot(ActionId.DIRECTED_FIRE, low),
        _shot(ActionId.SNAP_SHOT, high, recoil=1, raises=True),
        _shot(ActionId.AIMED_FIRE, one, _DARING, precision=1, least=10),
        _shot(ActionId.SHARPSHOOTING, one, _RISKY, precision=2, least=10),
        _shot(ActionId.FIRE_TWO_WEAPONS, whole, _DARING, recoil=1, weapons=2),
        _shot(ActionId.CONCENTRATED_AUTO, whole, mode="automatic", recoil=1, raises=True),
        _shot(ActionId.SWEEP_AUTO, double, _DARING, mode="automatic", recoil=1, several=True),
        _shot(ActionId.AUTO_TWO_WEAPONS, double, _DARING, mode="automatic", recoil=1, weapons=2, raises=True),
        _shot(ActionId.BLIND_FIRE, double, _DARING, mode="any", bonus=-10, luck=True),
        ActionRow(id=ActionId.THROW_AT_TARGET, rolls="thrown-weapons", kind=thrown, weapons=1, aims=_DAMAGE),
        ActionRow(
            id=ActionId.THROW_TO_PLACE,
            rolls="thrown-weapons",
            versus="target",
            kind=thrown,
            spare=1,
            least=10,
            changes=_DARING,
        ),
        ActionRow(id=ActionId.FIGHT, rolls="close-combat", kind=melee, weapons=1, aims=tuple(Aim)),
        ActionRow(
            id=ActionId.FRENZY,
            rolls="close-combat",
            kind=melee,
            weapons=1,
            least=10,
            changes=_DARING,
            aims=_DAMAGE,
        ),
        ActionRow(id=ActionId.MOVE, rolls="movement", versus="target", repeats=True),
        ActionRow(id=ActionId.DRAW_WEAPON, versus="target", weapons=1, spare=1, repeats=True),
        ActionRow(
            id=ActionId.RELOAD, rolls="firearms", versus="target", kind=ranged, weapons=1, repeats=True
        ),
        # `initiative_after` reads the result of scanning from the dice.
        ActionRow(id=ActionId.SCAN, rolls="overview", versus="target", most=20, changes=_NONE),
        ActionRow(id=ActionId.WAIT, versus="none", changes=_NONE),
        ActionRow(id=ActionId.OTHER, versus="gm", spare=2, changes=_NONE, sets=1),
        ActionRow(id=ActionId.AWAIT_TARGET, versus="gm", spare=2),
    )


def _defences() -> tuple[DefenceRow, ...]:
    return (
        DefenceRow(id=DefenceId.DEFEND, changes=_DARING),
        DefenceRow(id=DefenceId.CHANCE_DEFENCE, rolls="luck"),
        DefenceRow(
            id=DefenceId.SHOOT_BACK,
            rolls="firearms",
            mode="any",
            ammo=Reading.ALL,
            weapons=1,
            kind=WeaponKind.RANGED,
            recoil=3,
            least=10,
            changes=_RISKY,
            aims=_DAMAGE,
        ),
        DefenceRow(
            id=DefenceId.STRIKE_BACK,
            rolls="close-combat",
            weapons=1,
            kind=WeaponKind.MELEE,
            bonus=-10,
            least=10,
            changes=_RISKY,
            aims=(Aim.DAMAGE, Aim.HOLD, Aim.PUSH),
        ),
    )


ACTIONS: Mapping[ActionId, ActionRow] = {row.id: row for row in _actions()}
DEFENCES: Mapping[DefenceId, DefenceRow] = {row.id: row for row in _defences()}
_ROWS: Mapping[str, ActionRow | DefenceRow] = {
    **{str(id_): found for id_, found in ACTIONS.items()},
    **{str(id_): found for id_, found in DEFENCES.items()},
}


def row_of(id_: str) -> ActionRow | DefenceRow:
    """Return an action or defence by its id. Refused: `unknown-id-action`."""
    if id_ not in _ROWS:
        raise Refused("unknown-id-action", text=id_)
    return _ROWS[id_]
