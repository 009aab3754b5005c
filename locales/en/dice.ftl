# Dice that can be checked: /dice, and what a session shows of the deck that they come from.

cmd-dice = dice
    .description = Dice that everybody can check
cmd-dice-show = show
    .description = See by which hash the dice are fixed, the last rolls by number, and the seeds of earlier decks
opt-dice-show-public = public
    .description = Whether everybody here sees it
cmd-dice-cut = cut
    .description = Add a word of yours to the deck before its first roll
opt-dice-cut-word = word
    .description = Any word that nobody could foresee; everybody sees it
cmd-dice-open = open
    .description = The GM shows the seed of the deck in use and lays another, where there are no sessions

# $rolls: how many there were
dice-headline = 🎲 Deck { $number }: { $rolls ->
        [0] nothing rolled yet
        [one] { $rolls } roll so far
       *[other] { $rolls } rolls so far
    }.
dice-title = Dice that can be checked
dice-fixed = 🎲 From now on the dice are fixed. The hash of their secret seed: `{ $hash }`
dice-hash = The hash of its secret seed: `{ $hash }`
# $words: dice-word
dice-words = Words in it: { $words }
# $name: who added it
dice-word = “{ $word }” ({ $name })
dice-uncut = Nobody has added a word to it.
dice-how = The hash is there before the first roll, so nobody can exchange the seed behind it. The deck is opened when a session begins or ends, or by the GM with /{ cmd-dice } { cmd-dice-open }; then the seed is shown, and everybody can reckon every roll again.
dice-limits = Whoever runs the bot can read the seed in its database, and know the dice to come, but not change them unseen.
dice-given = The dice of this table were written down beforehand, as for a test. They come from no deck and cannot be checked.
dice-last = Last rolls, by number
# $dice: dice-throw
dice-roll = **{ $roll }** · { $name } · { $dice }
dice-roll-in = **{ $roll }** · { $name } · { $dice } · { $title }
dice-missing = ⚠ **{ $roll }** is missing
dice-throw = { $count }d{ $sides }
dice-earlier = Earlier decks
dice-earlier-deck = **{ $number }** · { $rolls ->
        [0] no rolls
        [one] { $rolls } roll
       *[other] { $rolls } rolls
    } · seed `{ $seed }`
dice-earlier-closed = **{ $number }** · { $rolls ->
        [0] no rolls
        [one] { $rolls } roll
       *[other] { $rolls } rolls
    } · closed for now

## Cutting

dice-cut = 🎲 The deck is cut: “{ $word }” ({ $name })
dice-cut-done = ✅ Your word is in. Until the first roll another one may take its place.
dice-may-cut = Until the first roll anybody may cut the deck: add a word of yours, and every die changes.
button-dice-cut = Cut the deck
form-dice-cut = Cut the deck
form-dice-word = A word of yours
form-dice-word-hint = Nobody should foresee it; everybody sees it

## Opening

dice-opened = 🎲 Deck { $number } is open: { $rolls ->
        [0] no rolls
        [one] { $rolls } roll
       *[other] { $rolls } rolls
    }.
dice-seed = Its seed: `{ $seed }`
dice-check = Now everybody can reckon every roll of it again: /{ cmd-verify }
# After a backup was put back. $number: the deck in use
dice-relaid = 🎲 A backup was put back, so its deck is used no more: its next dice may have been seen. They come from deck { $number } now.
dice-stays = 🎲 Deck { $number } stays closed for now, and goes on: its dice have picked for a side, and that is not shown yet.
dice-ahead = 🎲 With that, deck { $number } is opened: its seed is shown, and another deck is laid.

## Why nothing happened

refusal-dice-given = The dice of this table were written down beforehand, so there is no deck. Play on without.
refusal-dice-no-word = There is no word in that. Write one with at least one letter or sign, and send it again.
refusal-deck-begun = { $rolls ->
        [one] { $rolls } roll has
       *[other] { $rolls } rolls have
    } fallen from this deck already, so no word can be added to it. Cut the next one, before its first roll.
refusal-deck-unused = Nothing has been rolled from this deck yet, so there is nothing to check. Roll first.
refusal-deck-hides = The dice of this deck have picked for a side, and whoever knows the seed could reckon the pick. Open the deck when the picks of the round are shown.
