"""Weapons: the table, notations, rounds and reloading (NOIR-110 to 115, NOIR-124)."""

import pytest

from rules.core.refusal import Refused, Term
from rules.noir.base.enums import WeaponKind
from rules.noir.base.weapons import (
    WEAPONS,
    Damage,
    Feed,
    Magazine,
    Weapon,
    combined,
    damage_of,
    magazine_of,
    raised,
    reloaded,
    require_room,
    shared,
    used,
)

#: Kind, damage, range, precision, recoil, mode and magazine, as the specification prints them.
TABLE = """
unarmed | melee | B1T | | | |
knife | melee | 1T | | | |
improvised-club | melee | B3T-2 | | | |
axe | melee | 2T | | | |
throwing-knife | thrown | 1T+2 | | | |
improvised-missile | thrown | B3T-2 | | | |
pistol | ranged | 2T+1 | 10-50 | 2 | 4E | 8+1
revolver | ranged | 2T-1 | 10-50 | 2 | 2E | 6r
rifle | ranged | 3T+2 | 50-600 | 5 | 5E | 4i
shotgun | ranged | B5T-4 | 5-10 | 3 | 5E | 2p
""".strip().splitlines()


def printed(one: Weapon) -> str:
    reach = "-".join(map(str, one.reach or ()))
    mode = f"{one.recoil}{'E' * one.single}{'A' * one.automatic}" if one.recoil else ""
    magazine = str(one.magazine or "")
    cells = (one.id, one.kind, one.damage, reach, one.precision or "", mode, magazine)
    return " | ".join(map(str, cells))


@pytest.mark.rule("NOIR-110", "NOIR-115")
def test_the_weapons_match_the_table() -> None:
    assert [printed(one).split() for one in WEAPONS.values()] == [line.split() for line in TABLE]
    assert [one.id for one in WEAPONS.values()] == list(WEAPONS)


@pytest.mark.rule("NOIR-110")
def test_a_weapon_is_known_by_the_gms_name_or_by_a_built_in_word() -> None:
    assert WEAPONS["axe"].title == Term("noir-weapon-axe")
    assert WEAPONS["axe"].but(name="Grandfather's axe").title == "Grandfather's axe"


@pytest.mark.rule("NOIR-111")
@pytest.mark.parametrize("text", ["1T", "B1T", "2T+1", "2T-1", "B5T-4", "10T+12", "99T-99"])
def test_the_notation_of_damage_reads_back_as_it_was_written(text: str) -> None:
    assert str(damage_of(text)) == text


@pytest.mark.rule("NOIR-111")
def test_the_notation_gives_dice_flat_damage_and_stun() -> None:
    assert damage_of("B3T-2") == Damage(dice=3, flat=-2, stun=True)
    assert damage_of("2T+0") == Damage(dice=2)


@pytest.mark.rule("NOIR-111")
@pytest.mark.parametrize("text", ["B3T-2", "B3T10-2", "B3D10-2", "B3D-2", "B3К10-2", "B3К10−2"])
def test_damage_may_be_typed_as_any_of_our_languages_writes_dice(text: str) -> None:
    assert damage_of(text) == Damage(dice=3, flat=-2, stun=True)


@pytest.mark.rule("NOIR-111")
@pytest.mark.parametrize(
    "text",
    ["", "T", "0T", "01T", "-1T", "2", "2t", "b2T", "2T1", "2T+", "2T +1", " 2T", "2T\n", "2T+1+1", "٢T"],
)
def test_any_other_text_is_not_damage(text: str) -> None:
    with pytest.raises(Refused) as refused:
        damage_of(text)
    assert (refused.value.code, refused.value.details["text"]) == ("bad-value-damage", text)


@pytest.mark.rule("NOIR-111")
@pytest.mark.parametrize("text", ["100T", "1T+100", "1T-100", "9" * 5000 + "T"])
def test_damage_has_at_most_99_dice_and_99_flat(text: str) -> None:
    with pytest.raises(Refused) as refused:
        damage_of(text)
    told = {"text": text, "most": 99}
    assert (refused.value.code, refused.value.details) == ("bad-value-damage", told)


@pytest.mark.rule("NOIR-122", "NOIR-124")
def test_two_weapons_stun_only_if_both_do() -> None:
    stunning, plain = damage_of("B1T+1"), damage_of("2T-3")
    assert str(combined([stunning, plain])) == "3T-2"
    assert str(combined([stunning, stunning])) == "B2T+2"
    assert combined([plain]) == plain


@pytest.mark.rule("NOIR-124")
@pytest.mark.parametrize(("before", "after"), [("1T", "1T"), ("B2T-1", "B3T-1"), ("5T", "7T"), ("6T", "9T")])
def test_every_second_point_adds_a_die_and_nothing_else_changes(before: str, after: str) -> None:
    assert str(raised(damage_of(before))) == after


@pytest.mark.rule("NOIR-114")
@pytest.mark.parametrize(
    ("text", "capacity", "feed"),
    [
        ("8+1", 9, Feed.BOX),
        ("6r", 6, Feed.ROUND),
        ("4i", 4, Feed.INTERNAL),
        ("2p", 2, Feed.PUMP),
        ("30b", 30, Feed.BELT),
        ("998+1", 999, Feed.BOX),
        ("999b", 999, Feed.BELT),
    ],
)
def test_a_magazine_reads_back_as_it_was_written(text: str, capacity: int, feed: Feed) -> None:
    assert magazine_of(text) == Magazine(capacity=capacity, feed=feed)
    assert str(magazine_of(text)) == text


@pytest.mark.rule("NOIR-114")
@pytest.mark.parametrize("text", ["", "8", "0r", "8+2", "6x", "r6", "6R", "999+1", "1000b", "-1r", "6 r"])
def test_any_other_text_is_not_a_magazine(text: str) -> None:
    with pytest.raises(Refused) as refused:
        magazine_of(text)
    assert (refused.value.code, refused.value.details["text"]) == ("bad-value-magazine", text)


@pytest.mark.rule("NOIR-113")
def test_no_more_rounds_are_fired_than_are_loaded() -> None:
    assert (used(9, 4), used(4, 4), used(1, 20)) == (4, 4, 1)


@pytest.mark.rule("NOIR-113")
def test_a_table_may_refuse_a_shot_with_too_few_rounds() -> None:
    assert used(4, 4, clamp=False) == 4
    with pytest.raises(Refused) as refused:
        used(3, 4, clamp=False)
    assert (refused.value.code, refused.value.details) == ("no-ammo-short", {"have": 3, "need": 4})


@pytest.mark.rule("NOIR-113")
@pytest.mark.parametrize("clamp", [True, False])
def test_an_empty_weapon_fires_nothing(clamp: bool) -> None:
    for fire in (lambda: used(0, 1, clamp=clamp), lambda: shared(0, 0, 1, clamp=clamp)):
        with pytest.raises(Refused) as refused:
            fire()
        assert refused.value.code == "no-ammo"


@pytest.mark.rule("NOIR-113")
@pytest.mark.parametrize(
    ("loaded", "reading", "spent"),
    [
        ((9, 9), 8, (4, 4)),
        ((9, 9), 7, (4, 3)),
        ((9, 9), 1, (1, 0)),
        ((0, 9), 1, (0, 1)),
        ((9, 2), 8, (6, 2)),
        ((2, 9), 9, (2, 7)),
        ((2, 3), 20, (2, 3)),
    ],
)
def test_two_weapons_share_the_rounds_and_one_supplies_what_the_other_lacks(
    loaded: tuple[int, int], reading: int, spent: tuple[int, int]
) -> None:
    assert shared(*loaded, reading) == spent


@pytest.mark.rule("NOIR-113")
def test_two_weapons_never_fire_more_than_they_have_or_less_than_they_can() -> None:
    for first in range(6):
        for second in range(6):
            for reading in range(1, 13):
                if first + second:
                    one, other = shared(first, second, reading)
                    assert 0 <= one <= first
                    assert 0 <= other <= second
                    assert one + other == min(reading, first + second)


@pytest.mark.rule("NOIR-114")
def test_reloading_a_belt_is_left_to_the_gm() -> None:
    assert reloaded(magazine_of("30b"), 4, (9, 10, 10), True) == 4


@pytest.mark.rule("NOIR-114")
@pytest.mark.parametrize("text", ["6r", "6i", "6p"])
def test_every_magazine_except_a_box_takes_as_many_rounds_as_the_lowest_die(text: str) -> None:
    assert reloaded(magazine_of(text), 0, (10, 5, 2), True) == 2
    assert reloaded(magazine_of(text), 5, (10, 5, 2), True) == 6


@pytest.mark.rule("NOIR-114")
@pytest.mark.parametrize("text", ["8+1", "6r", "30b"])
def test_a_failure_loads_nothing(text: str) -> None:
    assert reloaded(magazine_of(text), 3, (9, 8), False) == 3


@pytest.mark.rule("NOIR-114")
def test_a_full_weapon_takes_no_round() -> None:
    for check in (
        lambda: require_room(magazine_of("8+1"), 9),
        lambda: reloaded(magazine_of("8+1"), 9, (3, 4), False),
    ):
        with pytest.raises(Refused) as refused:
            check()
        assert (refused.value.code, refused.value.details) == ("wrong-state-full", {"have": 9})
    require_room(magazine_of("8+1"), 8)


@pytest.mark.rule("NOIR-110")
def test_only_a_weapon_with_recoil_modes_or_magazine_is_ranged() -> None:
    for one in WEAPONS.values():
        shoots = one.kind is WeaponKind.RANGED
        assert (bool(one.recoil), one.single, one.magazine is not None) == (shoots,) * 3
        assert not one.automatic
