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
journal-round = Round { $turn }
journal-opening = The opening
journal-all = The whole campaign
journal-session-scene = { $session }, { $scene }
journal-nothing = Nothing that this edition tells happened here.
journal-utc = Times are UTC.
journal-source = Made from the event log of the campaign, not from messages. Taken-back moves are left out.
journal-dice-key = Dice: filled ones count, outlined ones do not, struck ones failed or were not used.

## What is drawn

journal-course = The scale, round by round
journal-course-words = { $steps }
journal-course-start = start: { $place }
journal-course-step = round { $turn }: { $place }
journal-course-corrected = put right: { $place }
journal-ahead = { $name } +{ $steps }
journal-level = 0
journal-who = Who
journal-from = At first
journal-to = At last
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

journal-proof-about = Hashes fixed the dice and the hidden choices before anybody knew them. Nattvakt’s docs/fairness.md says how to check them by hand; python bot.py verify does it with this journal as JSON. The number of the campaign is { $campaign }.
journal-deck = Deck { $number } · { $rolls ->
        [0] no rolls
        [one] { $rolls } roll
       *[other] { $rolls } rolls
    }
journal-deck-promise = Promise: { $hash }
journal-deck-words = Words: { $words }
journal-deck-seed = Seed: { $seed }
journal-deck-closed = Its seed is shown when the deck is opened.
# $contest: the number that was hashed
journal-seals = Sealed choices · { $title } · contest { $contest }
# $seat: the number that was hashed, $name: whose it is
journal-seal = Round { $turn }, { $name } ({ $seat }): { $choice } · nonce { $nonce } · seal { $hash }
journal-seal-closed = Round { $turn }, { $name } ({ $seat }): not shown · seal { $hash }
journal-seal-gone = Round { $turn }, { $name } ({ $seat }): taken back · seal { $hash }

## In the chat

journal-headline = { $name }: { $part }, page { $page } of { $pages }
journal-empty = Nothing has happened there yet.
journal-heading = **{ $parts }** · { $date }
journal-line = `{ $time }` { $said }
journal-match = `{ $time }` **{ $title }**
journal-under = · { $said }
journal-file = { $name }: { $part }. { $edition }.
journal-option = { $part } · { $date } · { $titles }
journal-option-bare = { $part } · { $date }

refusal-no-such-part = There is no such session or scene in this campaign. Take one that is suggested.
refusal-journal-too-long = That is { $count } events, more than the { $most } that are told at once. Choose one session, or one scene of it.
refusal-journal-too-large = The file would have { $size } kB, and { $most } kB may be attached here. Choose one session, or one scene of it, or Markdown instead of a page.
refusal-gm-edition-only = The GM’s edition is for GMs alone. Choose the players’ edition.

## Commands

cmd-journal = journal
    .description = What has happened in the campaign
cmd-journal-show = show
    .description = Read the journal here, privately; the newest page first
opt-journal-show-session = session
    .description = Which session; the latest one if none is named
opt-journal-show-scene = scene
    .description = Which scene of it
cmd-journal-export = export
    .description = The journal as a file: a page to read and print, Markdown, or JSON
opt-journal-export-format = format
    .description = What kind of file
opt-journal-export-edition = edition
    .description = For whom: the GM’s edition is for GMs only
opt-journal-export-language = language
    .description = The language it is told in
opt-journal-export-session = session
    .description = Which session; the whole campaign if neither it nor a scene is named
opt-journal-export-scene = scene
    .description = Which scene
choice-journal-html = Page (HTML) to read and print
choice-journal-md = Markdown
choice-journal-json = JSON for programs
choice-edition-players = Players’ edition
choice-edition-gm = GM’s edition
