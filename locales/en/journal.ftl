# The journal: what happened, from the event log, for reading, keeping and printing.

## On the page

journal-title = { $name } · Journal
journal-kicker = Journal
journal-edition-players = Players’ edition
journal-edition-gm = GM’s edition
journal-contents = Contents
journal-session = Session { $session }
journal-before = Before the first session
journal-scene = Scene { $scene }
journal-over = After session { $session }
journal-all = The whole campaign
journal-session-scene = { $session }, { $scene }
journal-nothing = Nothing to read here in this edition.
journal-utc = Times are UTC.
journal-source = Made from the campaign’s event log, not from messages. Moves that were undone don’t appear.
journal-dice-key = Dice: filled ones count, outlined ones do not, struck ones failed or were not used.
journal-titled = { $name }: { $title }
journal-people = Who they are
journal-persona = **{ $name }**: { $traits }.
journal-persona-bare = **{ $name }**.
journal-who-line = { $names }
journal-gm = The GM
journal-speaker = { $name }:
journal-dice = Dice
journal-how = How it counted
journal-different = What is different: { $what }.
journal-kept = { SENTENCES($parts) }.
journal-kept-joined = { $count } joined
journal-kept-finished = { $count ->
        [one] { $count } sheet finished
       *[other] { $count } sheets finished
    }
journal-kept-votes = { $count ->
        [one] { $count } vote
       *[other] { $count } votes
    }
journal-kept-settings = { $count ->
        [one] { $count } setting
       *[other] { $count } settings
    }
journal-kept-sheets = { $count ->
        [one] { $count } entry on a sheet
       *[other] { $count } entries on sheets
    }
journal-kept-more = { $count ->
        [one] { $count } other entry
       *[other] { $count } other entries
    }
journal-kept-undone = { $count ->
        [one] { $count } move undone
       *[other] { $count } moves undone
    }

## What is drawn

journal-course = The scale, round by round
journal-course-words = { $steps }
journal-course-start = start: { $place }
journal-course-step = round { $turn }: { $place }
journal-course-corrected = put right: { $place }
journal-ahead = { $name } +{ $steps }
journal-level = 0
journal-who = Who
journal-from = Start
journal-to = End
journal-way = On the way
journal-points-nyx = Aspect points
journal-points-noir = Fate
journal-points-zapas = Reserve
journal-face-counts = { $value } counts
journal-face-lost = { $value } does not
journal-face = { $value }
journal-damage = Damage to { $name }
journal-throw = { $name }: { $faces }
journal-of = { $name }: { $said }
journal-values = { $name }: { $values }

## What can be checked

# Throws that came in from a file
journal-imported = { $count ->
        [one] { $count } throw that can’t be checked
       *[other] { $count } throws that can’t be checked
    }
journal-imported-why = What was played before the campaign came to this server was read from a file. Nobody can check the dice in it.
journal-bare = ⚠ Dice here came in from a file and can’t be checked.
# $number: the number that was hashed
journal-earlier = Played before as campaign { $number }
journal-earlier-how = The journal as JSON has that campaign’s chain, decks and seals under its old number; “bot.py verify” checks them too.

journal-proof-about = Hashes fixed the dice and the hidden choices before anyone knew them. Nattvakt’s docs/fairness.md says how to check them by hand; python bot.py verify does it with this journal as JSON. The number of the campaign is { $campaign }.
journal-deck = Deck { $number } · { $rolls ->
        [0] no rolls
        [one] { $rolls } roll
       *[other] { $rolls } rolls
    }
journal-deck-promise = Promise: { $hash }
journal-deck-words = Words: { $words }
journal-deck-closing = Cutting ended with message { $message } in channel { $channel }
journal-deck-unclosed = No message ended the cutting: the bot was not allowed to write there.
journal-deck-seed = Seed: { $seed }
journal-deck-closed = Its seed is revealed when the deck is opened.
# $contest: the number that was hashed
journal-seals = Sealed choices · { $title } · contest { $contest }
# $seat: the number that was hashed, $name: whose it is
journal-seal = Round { $turn }, { $name } ({ $seat }): { $choice } · nonce { $nonce } · seal { $hash }
journal-seal-closed = Round { $turn }, { $name } ({ $seat }): not revealed · seal { $hash }
journal-chain = Chain
journal-chain-link = Last link, of save { $save }: { $head }. Note it: nobody can change anything up to here without your noticing.
journal-hidden = Hidden rolls
journal-hidden-closed = { $name }: closed. Hash { $hash }
journal-hidden-open = { $name }: { $result }. Nonce { $nonce }, hash { $hash }
journal-seal-gone = Round { $turn }, { $name } ({ $seat }): undone · seal { $hash }

## In the chat

journal-headline = { $name }: { $part }, page { $page } of { $pages }
journal-empty = Nothing has happened there yet.
journal-heading = **{ $parts }** · { $date }
journal-chapter = `{ $time }` **{ $title }**
journal-told = *{ $said }*
journal-spoken = **{ $name }:** { $text }
journal-small = -# { $said }
journal-match = `{ $time }` **{ $title }**
journal-file = { $name }: { $part }. { $edition }.
journal-option = { $part } · { $date } · { $titles }
journal-option-bare = { $part } · { $date }

refusal-no-such-part = There’s no such session or scene in this campaign. Pick a suggestion.
refusal-journal-too-long = That’s { $count } events, and at most { $most } can be told at once. Choose one session, or one scene of it.
refusal-journal-too-large = The file would be { $size } kB, and only { $most } kB can be attached here. Choose one session, one scene, or Markdown instead of a page.
refusal-gm-edition-only = Only GMs can have the GM’s edition. Choose the players’ edition.

## Commands

cmd-journal = journal
    .description = What has happened in the campaign
cmd-journal-show = show
    .description = Read the journal here, privately; the newest page first
opt-journal-show-session = session
    .description = Which session (default: the latest)
opt-journal-show-scene = scene
    .description = Which scene of that session
cmd-journal-export = export
    .description = The journal as a file: a page to read and print, Markdown, or JSON
opt-journal-export-format = format
    .description = What kind of file
opt-journal-export-edition = edition
    .description = For whom: the GM’s edition is for GMs only
opt-journal-export-language = language
    .description = The language it is told in
opt-journal-export-session = session
    .description = Which session; leave empty, and the scene too, for the whole campaign
opt-journal-export-scene = scene
    .description = Which scene
choice-journal-html = Page (HTML) to read and print
choice-journal-md = Markdown
choice-journal-json = JSON for programs
choice-edition-players = Players’ edition
choice-edition-gm = GM’s edition

cmd-journal-find = find
    .description = Find names, words, dice and tellings in the journal
opt-journal-find-words = words
    .description = What to look for; all of the words must be in one line
opt-journal-find-session = session
    .description = Which session (default: all, the newest first)
find-headline = { $count ->
    [one] “{ $words }”: found in { $count } place
   *[other] “{ $words }”: found in { $count } places
}
find-none = There’s no “{ $words }” in the journal that you can read. Try another word, or fewer.
find-where = { $session }, { $scene }
find-hit = **{ $where }** · { $day } { $time } · { $text }
find-more = { $count ->
    [one] And { $count } earlier place: add a word, or choose a session
   *[other] And { $count } earlier places: add a word, or choose a session
}
find-older = Not everything was searched. Choose an earlier session to look there.
