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
verify-number = a roll is missing here, or stands twice
verify-start = it does not begin where the one before ended
verify-faces = other faces fall from the seed
verify-shown = the events show other faces
verify-untold = no event tells of it
verify-seat = the events name another seat
verify-withheld = the seed is not shown, though it is due

# One line for each contest in which something was hidden
verify-contest = { $title } (contest { $contest })
verify-contest-number = Contest { $contest }
verify-contest-holds = { $title }: holds. Seals: { $opened } checked, { $closed } not opened, { $gone } taken back
verify-contest-closed = { $title }: closed. Seals: { $closed } not opened, { $gone } taken back
verify-contest-wrong = { $title }: DOES NOT HOLD. { $flaws }
verify-at-turn = round { $turn }, side { $seat }: { $said }
verify-seal = the seal is of another choice
verify-choice = the game showed another choice than the sealed one
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
verify-right = All that can be checked holds.
verify-wrong = Something does NOT hold.
verify-nothing = Nothing in this journal was promised, so nothing can be checked.
verify-later = What is closed cannot be checked yet: a deck is opened when a session begins or ends, or by the GM, a choice when its round is shown. One that was never shown stays closed.
verify-compare = Compare the promises with those that your channel showed before the first roll: this program knows nothing but the file.

# Why a file cannot be read
verify-file = “{ $file }” cannot be checked: { $why }
verify-file-none = it cannot be opened ({ $reason }).
verify-file-size = it is too big, more than { $most } kilobytes.
verify-file-not-json = it is no JSON, it breaks off at { $place } (line and column).
verify-file-deep = it is nested deeper than { $most } levels, which no journal is.
verify-file-fault = it is not right at { $path }: { $fault }
verify-file-newer = a newer Nattvakt wrote it; check it with that one.
refusal-file-no-journal = it holds no journal of Nattvakt; export one as JSON.
