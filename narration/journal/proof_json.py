"""The decks and seals of a journal as JSON, for checking; see docs/journal-format.md."""

from collections.abc import Iterable
from typing import Any

from narration.journal.chronicle import Chronicle
from narration.parts.public_proofs import (
    ShownClosing,
    ShownDeck,
    ShownHidden,
    ShownLeaf,
    ShownRoll,
    ShownSave,
    ShownSeal,
)
from rules.chance.deck import Throw
from rules.chance.hidden_seeds import hash_of_hashes


def proof_json(told: Chronicle) -> dict[str, Any]:
    """Return the fields to add to the document; none if there is nothing to check."""
    fields = {
        "decks": [_deck(one) for one in told.decks],
        "seals": [_seal(one) for one in told.seals],
        "chain": told.saves and {"before": told.before, "saves": [save_json(one) for one in told.saves]},
    }
    return {key: value for key, value in fields.items() if value}


def save_json(save: ShownSave) -> dict[str, Any]:
    """Return a save of the chain."""
    events = save.hash or [_leaf(one) for one in save.leaves]
    return {"save": save.number, "notes": list(save.notes), "events": events, "head": save.head}


def _leaf(leaf: ShownLeaf) -> dict[str, Any]:
    if leaf.hash:
        return {"seq": leaf.seq, "hash": leaf.hash}
    salts = {name: {"salt": salt} for name, salt in leaf.fields.items()}
    fields = {**salts, **{name: {"hash": digits} for name, digits in leaf.closed.items()}}
    return {
        "seq": leaf.seq,
        "salt": leaf.salt,
        "format": leaf.format,
        **({"fields": fields} if fields else {}),
        **({"stored": leaf.stored} if leaf.stored is not None else {}),
    }


def _deck(deck: ShownDeck) -> dict[str, Any]:
    return {
        "number": deck.number,
        "promise": deck.promise,
        "words": [{"seat": one.seat, "word": one.word} for one in deck.words],
        **({"seed": deck.seed} if deck.seed else {}),
        "fallen": deck.fallen,
        "rolls": [_roll(one, opened=bool(deck.seed)) for one in deck.rolls],
        **({"hidden": _hidden(deck.hidden)} if deck.hidden else {}),
        **({"closing": _closing(deck.closing)} if deck.closing else {}),
    }


def _closing(closing: ShownClosing) -> dict[str, Any]:
    """Return the message that closed a deck, as texts: its number is too long for some programs."""
    message = {"message": str(closing.message)} if closing.message else {}
    return {"channel": str(closing.channel), **message}


def _hidden(hidden: ShownHidden) -> dict[str, Any]:
    """Return what a deck commits to for hidden rolls; the hashes of all seeds once one of them was used."""
    if not hidden.rolls:
        return {"promise": hash_of_hashes(hidden.hashes)}
    rolls = [
        {
            "number": one.number,
            "roll": one.roll,
            "seq": one.seq,
            "seat": one.seat,
            "throws": _throws(one.throws, opened=True),
            **({"seed": one.seed} if one.seed else {}),
        }
        for one in hidden.rolls
    ]
    return {"promise": hash_of_hashes(hidden.hashes), "hashes": list(hidden.hashes), "rolls": rolls}


def _roll(roll: ShownRoll, *, opened: bool) -> dict[str, Any]:
    throws = _throws(roll.throws, opened=opened)
    return {"roll": roll.roll, "start": roll.start, "seq": roll.seq, "seat": roll.seat, "throws": throws}


def _throws(throws: Iterable[Throw], *, opened: bool) -> list[list[Any]]:
    return [[one.sides, list(one.faces) if opened else len(one.faces)] for one in throws]


def _seal(shown: ShownSeal) -> dict[str, Any]:
    contest, turn, seat, about, pick, seen = shown.seal.choice
    opened = {"pick": pick, "nonce": shown.seal.nonce} if shown.is_open else {}
    return {
        "seq": shown.seq,
        "contest": contest,
        "turn": turn,
        "seat": seat,
        "about": about,
        **({"seen": seen} if seen else {}),
        "hash": shown.seal.hash,
        **opened,
        "gone": shown.gone,
    }
