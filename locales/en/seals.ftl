# Sealed choices as people see them, and /verify: what can be checked, and what was found.

cmd-verify = verify
    .description = Check the sealed choices and the dice of this campaign, as far as they are open
opt-verify-round = round
    .description = One round, with the very text behind each seal; without it, everything is checked
# What the option suggests. $turn: its number
option-verify-round = { $title } · round { $turn }

## Seals

# $digits: a part of a hash
fairness-digits = `{ $digits }`
# $text: what was written with the choice
fairness-chosen = { $what }: { $text }
fairness-lines = { $above }
    { $below }
# Small print of a round. $nonce: the random number that was hashed with the choice
fairness-opened = 🔒 { $name }: { $choice } · nonce { $nonce }
button-verify = Verify
fairness-your-seal = 🔒 Your seal
fairness-your-seal-is = The first half of this hash stands on the panel; when your choice is shown, everybody can check by it that nobody has changed the choice.

## One round

fairness-round = 🔒 **{ $title }** · round { $turn }
fairness-holds = ✅ { $name }: { $choice }. The seal holds.
fairness-broken = ⚠ { $name }: { $choice }. The seal does not hold: this text has another hash.
fairness-closed = 🔒 { $name }: still closed.
fairness-gone = 🔒 { $name }: taken back, so it is never opened.
fairness-hash = Sealed as `{ $hash }`
fairness-box = You need not believe this: put what is in a box into any SHA-256 tool, without a line break after the last line. The hash must be the one under it, and its first half the one that stood on the panel.
fairness-file = You need not believe this: put each file into any SHA-256 tool. The hash must be the one that was sealed.

## Everything

fairness-title = What can be checked
fairness-right = ✅ Everything that is open was checked, and nothing is wrong.
fairness-wrong = ⚠ Everything that is open was checked, and { $count ->
        [one] one thing is wrong
       *[other] { $count } things are wrong
    }.
fairness-nothing = Nothing has been opened yet that could be checked.
fairness-seals = Sealed choices: { $opened } checked · { $closed } still closed · { $gone } taken back
fairness-decks = Decks checked: { $decks }, with { $rolls ->
        [one] { $rolls } roll
       *[other] { $rolls } rolls
    }
fairness-decks-closed = Decks still closed: { $decks }, with { $rolls ->
        [0] no rolls
        [one] { $rolls } roll
       *[other] { $rolls } rolls
    }
fairness-flaw-seal = ⚠ { $title }, round { $turn }, { $name }: the seal does not hold.
fairness-flaw-choice = ⚠ { $title }, round { $turn }, { $name }: the game showed another choice than the sealed one.
fairness-flaw-unsealed = ⚠ { $title }, round { $turn }, { $name }: the game showed a choice, and its seal is missing.
fairness-flaw-deck = ⚠ Deck { $deck } is missing.
fairness-flaw-promise = ⚠ Deck { $deck }: the seed is not the one that was promised.
fairness-flaw-number = ⚠ Deck { $deck }, at roll { $roll }: a roll is missing or comes twice.
fairness-flaw-start = ⚠ Deck { $deck }, roll { $roll }: it does not begin where the one before ended, so dice were left out or used twice.
fairness-flaw-faces = ⚠ Deck { $deck }, roll { $roll }: other faces fall from the seed.
fairness-flaw-shown = ⚠ Deck { $deck }, roll { $roll }: the game showed faces that did not fall.
fairness-flaw-untold = ⚠ Deck { $deck }, roll { $roll }: dice fell, and the log tells nothing of them.
# $digits: the beginning of the hash, as the panel showed it
fairness-gone-in = 🔒 Taken back: { $name }, { $title }, round { $turn } · `{ $digits }`
fairness-when = What is closed is opened when its round is shown, a deck when a session begins or ends, or when the GM opens it. A choice that was never shown stays closed.
fairness-without-us = To check it without this bot, take the journal as JSON (/{ cmd-journal } { cmd-journal-export }) and run `python bot.py verify` on it.

## Why nothing happened

refusal-no-sealed-round = Nothing was sealed in that round. Choose one from the list, or leave the round out to check everything.
