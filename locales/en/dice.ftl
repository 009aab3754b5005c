# Dice that can be checked: /dice, and what a session shows of the deck that they come from.

cmd-dice = dice
    .description = Dice that everyone can check
cmd-dice-show = show
    .description = See by which hash the dice are fixed, the last rolls by number, and the seeds of earlier decks
opt-dice-show-public = public
    .description = Show it to everyone here
cmd-dice-cut = cut
    .description = Add a word of yours to the deck before its first roll
opt-dice-cut-word = word
    .description = Any word nobody could guess; everyone sees it
cmd-dice-open = open
    .description = Reveal the seed of this deck and start another, for tables without sessions

# $rolls: how many there were
dice-headline = 🎲 Deck { $number }: { $rolls ->
        [0] nothing rolled yet
        [one] { $rolls } roll so far
       *[other] { $rolls } rolls so far
    }.
dice-title = Dice that can be checked
dice-fixed = 🎲 From here on, the dice are fixed. The hash of their secret seed: `{ $hash }`
dice-hash = The hash of its secret seed: `{ $hash }`
# $words: dice-word
dice-words = Words in it: { $words }
# $name: who added it
dice-word = “{ $word }” ({ $name })
dice-uncut = Nobody has added a word.
dice-how = The hash comes before the first roll, so nobody can swap the seed behind it. The deck is opened when a session starts or ends, or by the GM with /{ cmd-dice } { cmd-dice-open }. Then the seed is public and anyone can recheck every roll.
dice-limits = The person who runs the bot can read the seed in the database and so know the coming dice, but can’t change them unnoticed.
dice-given = This table uses a fixed list of dice, as for a test. They come from no deck and can’t be checked.
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
dice-cut-done = ✅ Your word is in. Until the first roll or contest, you can still replace it.
dice-may-cut = Until the first roll or contest, anyone can cut the deck: add a word of your own, and every die changes.
# Posted before the first roll. $number: of the deck, $hash: of its seed
dice-closing = 🎲 Deck { $number } takes no more words: dice fall from it from here on. The hash of its seed: `{ $hash }`. The number that Discord gives this message goes into every die, so nobody could choose them. Please don’t delete this message: it is part of the proof.
dice-link = https://discord.com/channels/{ $home }/{ $channel }/{ $message }
dice-closed-by = This message ended the cutting, and its number is in every die: { $url }
dice-unclosed = ⚠ I’m not allowed to write in the channel, so no message of mine ended the cutting of this deck. Its dice can be checked all the same, but someone who knew the seed and cut last could have chosen them.
button-dice-cut = Cut the deck
form-dice-cut = Cut the deck
form-dice-word = A word of your own
form-dice-word-hint = One nobody would guess; everyone sees it

## Opening

dice-opened = 🎲 Deck { $number } is open: { $rolls ->
        [0] no rolls
        [one] { $rolls } roll
       *[other] { $rolls } rolls
    }.
dice-seed = Its seed: `{ $seed }`
dice-check = Now anyone can recheck every roll: /{ cmd-verify }
# After a backup was put back. $number: the deck in use
dice-relaid = 🎲 A backup was restored, and someone may have seen the old deck’s next dice, so it is retired. The dice come from deck { $number } now.
dice-stays = 🎲 Deck { $number } stays closed for now: its dice made a hidden pick that isn’t revealed yet.
dice-ahead = 🎲 That opens deck { $number }: its seed is revealed, and a new deck begins.

## Why nothing happened

refusal-dice-given = This table uses a fixed list of dice, so there is no deck. Play on without one.
refusal-dice-no-word = There’s no word in that. Write one with at least one letter or symbol.
refusal-deck-not-closed = Discord didn’t accept the message that has to come before the first roll. Nothing has changed; try again in a minute.
refusal-deck-begun = { $rolls ->
        [0] The cutting of this deck is over
        [one] { $rolls } roll has fallen from this deck already
       *[other] { $rolls } rolls have fallen from this deck already
    }, so no word can be added to it. Cut the next one, before its first roll.
refusal-deck-unused = Nothing has been rolled from this deck yet, so there’s nothing to check. Roll first.
refusal-deck-hides = This deck’s dice made a hidden pick, and the seed would give it away. Open the deck once the round is revealed.

## Hidden rolls

hidden-number = Hidden roll { $number }
hidden-gm = 🔒 Hidden roll { $number }: the GM rolls behind the screen
hidden-blind = 🔒 Hidden roll { $number }: { $name } rolls blind, for the GM’s eyes
# $said: one of the two above, $text: what the GM tells the table
hidden-for = { $said }: “{ $text }”
hidden-seal = Seal: `{ $digits }`. If the roll is shown, anyone can check it against this.
hidden-seal-open = Seal: `{ $digits }`. Now anyone can check the roll against it: /{ cmd-verify }
hidden-shown = 🔓 Hidden roll { $number } is shown: { $result }
hidden-done = You rolled blind: hidden roll { $number }. The GM sees what fell.
button-hidden-look = Look
button-hidden-show = Show everyone
refusal-hidden-rolls-off = Hidden rolls are off in this campaign. The GM can turn them on in /{ cmd-campaign } { cmd-campaign-settings }.
refusal-hidden-rolls-gm = Only the GM rolls hidden in this campaign. The GM can allow blind rolls in /{ cmd-campaign } { cmd-campaign-settings }.
refusal-blind-own = You rolled this one blind, so you see it when everyone does. Ask another GM to look, or show it to everyone.
refusal-no-hidden-roll = That roll can’t be shown any more: it has been shown already, or more than 50 came after it.
refusal-hidden-dice = A hidden roll has 1 to { $most } dice. Choose a number in between.
refusal-deck-hides-nothing = This deck was made before hidden rolls existed. Start a new one with /{ cmd-dice } { cmd-dice-open }, then roll.
refusal-hidden-rolls-used = This deck has no more hidden rolls: it holds { $most }. Start a new one with /{ cmd-dice } { cmd-dice-open }, then roll.
