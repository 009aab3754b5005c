# Sealed choices as people see them, and /verify: what can be checked, and what was found.

cmd-verify = verify
    .description = Check the sealed choices and dice of this campaign that are open
opt-verify-round = round
    .description = One round, with the exact text behind each seal; leave empty to check everything
opt-verify-head = head
    .description = A link of the chain that you noted; I tell you whether anything up to it was changed
# What the option suggests. $turn: its number
option-verify-round = { $title } · round { $turn }

## Seals

# $digits: a part of a hash
fairness-digits = `{ $digits }`
# $text: what was written with the choice
fairness-chosen = { $what }: { $text }
button-verify = Verify
fairness-your-seal = 🔒 Your seal
fairness-your-seal-is = Everyone sees the first half of this hash in the conflict’s message. When your choice is revealed, anyone can check that it wasn’t changed.

## One round

fairness-round = 🔒 **{ $title }** · round { $turn }
fairness-holds = ✅ The seal holds. { $name }: { $choice }
fairness-broken = ⚠ The seal does not hold: this text has a different hash. { $name }: { $choice }
fairness-closed = 🔒 { $name }: still closed.
fairness-gone = 🔒 { $name }: undone, so it stays closed.
fairness-hash = Sealed as `{ $hash }`
fairness-box = You don’t have to trust me: paste what’s in a box into any SHA-256 tool, with no line break after the last line. You get the hash below it. The conflict’s message showed its first half, and still does.
fairness-file = You don’t have to trust me: put each file into any SHA-256 tool. You get the hash that was sealed.

## Everything

fairness-title = What can be checked
fairness-right = ✅ I checked everything that is open, and nothing is wrong.
fairness-wrong = ⚠ Everything that is open was checked, and { $count ->
        [one] one thing is wrong
       *[other] { $count } things are wrong
    }.
fairness-nothing = Nothing is open yet, so there’s nothing to check.
fairness-seals = Seals: { $opened } checked · { $closed } still closed · { $gone } undone
fairness-decks = Decks checked: { $decks }, with { $rolls ->
        [one] { $rolls } roll
       *[other] { $rolls } rolls
    }
fairness-decks-closed = Decks still closed: { $decks }, with { $rolls ->
        [0] no rolls
        [one] { $rolls } roll
       *[other] { $rolls } rolls
    }
fairness-chain = Chain checked: every save from { $first } to { $last } follows from the one before.
# $head: the beginning of a save’s link, as `python bot.py verify --head` takes it
# $links: fairness-closing, one for each
fairness-closings = Messages that ended the cutting of decks: { $links }
fairness-closing = deck { $number } { $url }
fairness-unclosed = ⚠ No message ended the cutting of these decks: { $decks }. Anyone who knew the seed and cut last could have chosen their dice.
fairness-link = ⛓️ Chain at save { $save }: `{ $head }`. Note it, and nobody can change anything up to here without your noticing.
fairness-noted = ✅ The link you noted is that of save { $save }: up to there nothing was changed, moved or cut.
fairness-lost = ⚠ The link you noted is NOT in this chain: something before it was changed or cut, or it belongs to another campaign.
fairness-flaw-chain = ⚠ Chain: { $said }.
fairness-flaw-unlike = ⚠ Results: { $said }.
fairness-imported = ⚠ { $count ->
        [one] { $count } throw
       *[other] { $count } throws
    } came in from a file and can’t be checked.
fairness-earlier = From the file, checked again: { $count ->
        [one] { $count } throw
       *[other] { $count } throws
    }, by the journals of campaign { $numbers }.
fairness-noted-earlier = ✅ The link you noted is in the journal of where this campaign was played before: up to there nothing was changed, moved or cut.
fairness-flaw-seal = ⚠ { $title }, round { $turn }, { $name }: the seal does not hold.
fairness-flaw-choice = ⚠ { $title }, round { $turn }, { $name }: the game showed a different choice than the sealed one.
fairness-flaw-unsealed = ⚠ { $title }, round { $turn }, { $name }: the game showed a choice whose seal is missing.
fairness-flaw-deck = ⚠ Deck { $deck } is missing.
fairness-flaw-promise = ⚠ Deck { $deck }: the seed is not the one that was promised.
fairness-flaw-number = ⚠ Deck { $deck }, at roll { $roll }: a roll is missing or comes twice.
fairness-flaw-start = ⚠ Deck { $deck }, roll { $roll }: it doesn’t start where the last one ended, so dice were skipped or used twice.
fairness-flaw-faces = ⚠ Deck { $deck }, roll { $roll }: the seed gives different faces.
fairness-flaw-shown = ⚠ Deck { $deck }, roll { $roll }: the game showed faces that were not rolled.
fairness-flaw-untold = ⚠ Deck { $deck }, roll { $roll }: dice were rolled, but the log doesn’t say what for.
fairness-flaw-hidden = ⚠ Deck { $deck }, hidden roll { $roll }: it doesn’t follow from the seed that was promised.
fairness-flaw-hidden-shown = ⚠ Deck { $deck }, hidden roll { $roll }: the game showed it differently than it fell.
# $digits: the beginning of the hash, as the conflict’s message showed it
fairness-gone-in = 🔒 Undone: { $name }, { $title }, round { $turn } · `{ $digits }`
fairness-when = A closed choice opens when its round is revealed, a hidden roll when the GM shows it; a deck opens when a session starts or ends, or when the GM opens it. A choice that was never revealed stays closed.
fairness-without-us = To check without this bot, export the journal as JSON (/{ cmd-journal } { cmd-journal-export }) and run `python bot.py verify` on it.

## Why nothing happened

refusal-no-sealed-round = Nothing was sealed in that round. Pick one from the list, or leave the round empty to check everything.
refusal-no-link = That isn’t a link of the chain: it has { $digits } or more digits from 0 to f. Copy it from a session’s start, or from Verify under a round.
