# `python bot.py verify`: a journal as JSON, checked without the bot that wrote it.

# One line for each deck
verify-deck-holds = Deck { $number }: holds. { $rolls ->
        [0] No rolls
        [one] { $rolls } roll
       *[other] { $rolls } rolls
    } with { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, rolls that are told here: { $told }. Promise { $promise }
verify-closing = Deck { $number }: its cutting ended with message { $message } in channel { $channel }. Look there whether it names this deck’s promise.
verify-deck-closed = Deck { $number }: closed. { $rolls ->
        [0] No rolls yet
        [one] { $rolls } roll, numbered
       *[other] { $rolls } rolls, numbered without a gap
    }; the dice can be checked once the seed is shown. Promise { $promise }
verify-deck-wrong = Deck { $number }: DOES NOT HOLD. { SENTENCES($flaws) }. { $rolls ->
        [0] No rolls
        [one] { $rolls } roll
       *[other] { $rolls } rolls
    }. Promise { $promise }
verify-deck-missing = Deck { $number }: MISSING.
verify-decks-missing = Decks { $first } to { $last }: MISSING.

# What is wrong with a deck or a roll. $said: one of those that follow
verify-at-roll = roll { $roll }: { $said }
verify-promise = the seed is not the one that was promised
verify-number = a roll is missing here, or appears twice
verify-start = it doesn’t start where the one before ended
verify-faces = the seed gives different faces
verify-shown = the events show different faces
verify-untold = no event mentions it
verify-hidden = a hidden roll doesn’t follow from the seed that was promised
verify-hidden-shown = the events show a hidden roll differently than it fell
verify-seat = the events name another seat
verify-withheld = the seed should be public by now, but it isn’t shown

# One line for each contest in which something was hidden
verify-contest = { $title } (contest { $contest })
verify-contest-number = Contest { $contest }
verify-contest-holds = { $title }: holds. Seals: { $opened } checked, { $closed } not opened, { $gone } undone
verify-contest-closed = { $title }: closed. Seals: { $closed } not opened, { $gone } undone
verify-contest-wrong = { $title }: DOES NOT HOLD. { SENTENCES($flaws) }
verify-at-turn = round { $turn }, side { $seat }: { $said }
verify-seal = the seal belongs to a different choice
verify-choice = the game showed a different choice than the sealed one
verify-closed = the choice was shown, and its seal stayed closed
verify-unsealed = a hidden choice has no seal

# The chain over all saves. $head: the beginning of its last link, as Discord shows it
verify-chain-holds = Chain: holds from save { $first } to save { $last }. Last link { $head }
verify-chain-wrong = Chain: DOES NOT HOLD. { SENTENCES($flaws) }. Saves { $first } to { $last }, last link { $head }
verify-at-save = save { $save }: { $said }
verify-chain-link = its link doesn’t follow from what the file says about it
verify-chain-number = a save is missing before it, or the order was changed
verify-chain-event = an event is missing here, or doesn’t belong here
verify-chain-shown = an event reads differently than it was saved
verify-chain-note = a deck, a roll or a seal isn’t the one that was noted
verify-chain-gone = something is marked as undone and was not, or the other way round
verify-chain-omitted = an event is missing that this edition has to show
verify-unlike = Results: DO NOT HOLD. { SENTENCES($flaws) }
verify-unlike-in = contest { $contest }, round { $turn }: the result doesn’t follow from the dice
verify-unlike-alone = a roll outside contests: the result doesn’t follow from the dice
verify-chain-hidden = { $count ->
        [one] { $count } event is
       *[other] { $count } events are
    } not in here: what was undone{ $edition ->
        [gm] , and drafts.
       *[players] , and what only the GM may know.
    }
verify-chain-partly = { $count ->
        [one] { $count } field is hidden here; its hash is in the chain.
       *[other] { $count } fields are hidden here; their hashes are in the chain.
    }
verify-chain-older = { $count ->
        [one] { $count } event is older than the chain, which says nothing about it.
       *[other] { $count } events are older than the chain, which says nothing about them.
    }
verify-chain-noted = The link that you noted is the one of save { $save }: up to there nothing was changed, moved or cut. { $later ->
        [0] Nothing came after it.
        [one] { $later } save came after it.
       *[other] { $later } saves came after it.
    }
verify-chain-lost = The link that you noted is NOT in this file: something before it was changed, the end was cut off, or the file is older than the link.
verify-chain-none = This file has no chain, so the link that you noted can’t be found in it.
verify-chain-unnoted = Without a link that someone noted, I can’t tell whether the end was cut off, or whether someone changed events and calculated the chain again. Copy one from Discord and pass it with --head.

# What it comes to
verify-early = { $count ->
        [one] { $count } throw is older than the first deck: nothing was promised about it.
       *[other] { $count } throws are older than the first deck: nothing was promised about them.
    }
verify-loose = { $count ->
        [one] { $count } throw belongs to no deck of this file, so it
       *[other] { $count } throws belong to no deck of this file, so they
    } can’t be checked.
verify-before = Where it was played before:
verify-right = Everything that can be checked holds.
verify-wrong = Something does NOT hold.
verify-apart-parts = What any program can check: { $parts }.
verify-apart-rules = What any program can check, the chain, the seals and the dice, holds. Only the game’s rules show what doesn’t hold.
verify-part-chain = the chain does NOT hold
verify-part-seals = the seals do NOT hold
verify-part-dice = the dice do NOT hold
verify-nothing = This journal promises nothing, so there’s nothing to check.
verify-later = What is closed can’t be checked yet: a deck opens when a session starts or ends, or when the GM opens it; a choice opens when its round is revealed. A choice that was never revealed stays closed.
verify-compare = Compare the promises with the ones your channel showed before the first roll: this program knows only the file.

# Why a file cannot be read
verify-file = “{ $file }” cannot be checked: { $why }
verify-file-none = it can’t be opened ({ $reason }).
verify-file-size = it’s too big: more than { $most } kilobytes.
verify-file-not-json = it isn’t valid JSON: it breaks at { $place } (line and column).
verify-file-deep = it’s nested more than { $most } levels deep, and no journal is.
verify-file-fault = something is wrong at { $path }: { $fault }
verify-file-newer = a newer Nattvakt wrote it; check it with that version.
refusal-file-no-journal = there’s no Nattvakt journal in it; export one as JSON.
