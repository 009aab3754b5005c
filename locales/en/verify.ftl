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
verify-deck-closed = Deck { $number }: closed. { $rolls ->
        [0] No rolls yet
        [one] { $rolls } roll, numbered
       *[other] { $rolls } rolls, numbered without a gap
    }; the dice can be checked once the seed is shown. Promise { $promise }
verify-deck-wrong = Deck { $number }: DOES NOT HOLD. { $flaws }. { $rolls ->
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
verify-shown = the events show other faces
verify-untold = no event mentions it
verify-seat = the events name another seat
verify-withheld = the seed should be public by now, but it isn’t shown

# One line for each contest in which something was hidden
verify-contest = { $title } (contest { $contest })
verify-contest-number = Contest { $contest }
verify-contest-holds = { $title }: holds. Seals: { $opened } checked, { $closed } not opened, { $gone } taken back
verify-contest-closed = { $title }: closed. Seals: { $closed } not opened, { $gone } taken back
verify-contest-wrong = { $title }: DOES NOT HOLD. { $flaws }
verify-at-turn = round { $turn }, side { $seat }: { $said }
verify-seal = the seal belongs to a different choice
verify-choice = the game showed a different choice than the sealed one
verify-closed = the choice was shown, and its seal stayed closed
verify-unsealed = a hidden choice has no seal

# What it comes to
verify-early = { $count ->
        [one] { $count } throw is
       *[other] { $count } throws are
    } older than the first deck: nothing was promised of that.
verify-loose = { $count ->
        [one] { $count } throw belongs
       *[other] { $count } throws belong
    } to no deck of this file: nothing can be checked of that.
verify-right = Everything that can be checked holds.
verify-wrong = Something does NOT hold.
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
