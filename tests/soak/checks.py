"""Checks that hold for every campaign at any time; they compare the database with the confirmations."""

from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence

from rules.campaign.model import Campaign
from rules.chance.deck import Deck
from rules.contract.proof_checks import Rolled, check_deck, seal_holds
from rules.contract.system import AnyState, fold, new
from rules.registry import SYSTEMS
from storage.documents.logged import Logged
from storage.documents.proofs import StoredProof
from storage.store import Store
from storage.stored import Stored
from table.audit.proofs import PublishedProofs
from table.play.table import Table
from tests.accounts import without_accounts
from tests.rules.evenings import BROKEN
from tests.soak.ledger import PEOPLE, Account, digests

#: The most saves without events for one deck: its closing is owed, then its message is known.
SAVES_OF_A_DECK = 2


async def flaws(store: Store, account: Account) -> AsyncIterator[str]:
    """Yield a text for each fault of a campaign, which nobody may play in the meantime."""
    stored = await store.load(account.campaign)
    if stored is None:
        yield "it was confirmed, and is lost"
        return
    logged = await store.log.events(account.campaign)
    decks, proofs = await store.proofs.decks(account.campaign), await store.proofs.of(account.campaign)
    for wrong in (*_counted(account, stored, len(decks)), *_told(account, stored, logged)):
        yield wrong
    for wrong in BROKEN[account.system](stored.state):
        yield wrong
    for wrong in (*_decks(account, decks, proofs), *_seals(account, proofs)):
        yield wrong
    for shown in await PublishedProofs(Table(store)).seals(account.campaign):
        if shown.seal.nonce and not seal_holds(account.campaign, shown.seal):
            yield f"a seal that was opened does not hold: {shown.seal.choice}"


def _counted(account: Account, stored: Stored, decks: int) -> Iterator[str]:
    if stored.version < account.saves:
        yield f"it was saved {account.saves} times, and has version {stored.version}"
    if stored.version > account.saves + PEOPLE + SAVES_OF_A_DECK * decks:
        yield f"it was saved {account.saves} times and some more, and has version {stored.version}"


def _told(account: Account, stored: Stored, logged: Sequence[Logged]) -> Iterator[str]:
    """Check that every confirmed event is in the log, and that the log alone yields the stored state."""
    events = [each.event for each in logged]
    missing = +account.events - Counter(digests(events))
    if missing:
        yield f"{missing.total()} events were confirmed, and are lost"
    system, known = SYSTEMS[account.system], without_accounts(stored.state)
    head = Campaign(id=account.campaign, home=known.campaign.home, name="", system=system.name, language="en")
    told = fold(system, new(system, head), events)
    open_ = {number: contest for number, contest in told.contests.items() if system.is_open(contest)}
    # the campaign was set up in memory, and stored without its places
    told = told.but(contests=open_, campaign=told.campaign.but(places=known.campaign.places))
    if without_accounts(told) != known:
        yield f"its events tell something else: {_differing(told, known)}"


def _differing(told: AnyState, known: AnyState) -> list[str]:
    return [name for name in type(known).model_fields if getattr(told, name) != getattr(known, name)]


def _decks(account: Account, decks: Sequence[Deck], proofs: Sequence[StoredProof]) -> Iterator[str]:
    for deck in decks:
        promised = account.promises.get(deck.number, deck.promise)
        rolls = [
            Rolled(one.proof.roll, one.proof.start, one.proof.throws)
            for one in proofs
            if one.proof.roll and one.proof.deck == deck.number
        ]
        found = check_deck(deck, promised, rolls, deck.hidden_promise)
        yield from (f"deck {deck.number}: {flaw}" for flaw in found)
        if len(rolls) != deck.rolls:
            yield f"deck {deck.number} was rolled {deck.rolls} times, and {len(rolls)} are written down"
    if [deck.number for deck in decks] != list(range(1, len(decks) + 1)):
        yield f"decks {decks}"
    if any(deck.is_in_use for deck in decks[:-1]):
        yield "two decks are in use"


def _seals(account: Account, proofs: Sequence[StoredProof]) -> Iterator[str]:
    for one in proofs:
        for seal in one.proof.seals:
            if not seal_holds(account.campaign, seal):
                yield f"a seal does not hold: {seal.choice}"
