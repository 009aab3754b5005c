# Sessions, scenes and rests: what they change, asked beforehand and told afterwards.

course-ask-scene = End scene { $old } and begin scene { $new }? See first what it changes.
course-ask-rest = Let the characters rest? See first what it changes.
course-ask-start = Begin session { $session }? See first what it changes.
course-ask-end = End session { $session }? See first what it changes.
course-not-yet = Nothing has happened yet; the button does it.
course-changed = ⚠ This has changed in the meantime. It is like this now:
course-nothing = Nothing hangs on it in { $system }: no sheet changes.
course-no-characters = No player has a character yet. Next: they type /{ cmd-character } { cmd-character-new }.
course-touched = { $first } Changes for: { $names }.
course-touched-many = { $first } Changes for { $count } characters.
course-joined = { $first } { $second }
course-a-player = a player

## Who is there

course-present = Here: { $names }.
course-nobody-present = Nobody is marked as present.
course-tick = Who is here? What you tick stands in the story by character.
course-absent = Not here: { $names }. Who stands in? Whoever does plays their characters as well, marked as acted for.
course-stands-in = { $by } stands in for { $name }.
course-stands-no-more = Nobody stands in for { $name } any longer.
option-course-seat = { $name } ({ $called })
option-course-stands = { $name } stands in
option-course-nobody = Nobody stands in
placeholder-course-who = Who is here?
placeholder-course-stands = { $name }: who stands in?
button-course-start = Start
button-course-end = End
button-course-scene = Next scene
button-course-rest = Rest
button-course-who = Who is here?
button-course-others = The others
button-course-contest = Go there

## Nyx

nyx-course-fatigue = { $name }: { $attribute } { $was } → { $becomes } (fatigue { $old } → { $new })
nyx-course-healed = { $name }: { $damage } heals by itself
nyx-course-owed = { $name }: one of these heals, the player says which: { $damage }
nyx-course-fixed = Aspects stay as they are until the session ends or you call a long break.
nyx-course-may-change = May change aspects now, with /{ cmd-character } { cmd-character-change }: { $names }
nyx-course-may-heal = { $name }: { $points } aspect points; { $price } take one away: { $damage }

## Noir

noir-course-limitation = { $name }: { $limitation } on → off
noir-course-contact = { $name }: contact used → free again

## Zapas

zapas-course-reserve = { $who }: reserve { $old } → { $new }
zapas-course-stays = Experience, marks and conditions stay. Next: /{ cmd-zapas } { cmd-zapas-experience } gives everybody experience.
zapas-course-scene = No sheet changes. Reserves fill in a recovery scene, with /{ cmd-zapas } { cmd-zapas-recovery }.
