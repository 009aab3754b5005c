# Sessions, scenes and rests: what they change, asked beforehand and told afterwards.

course-ask-scene = End scene { $old } and start scene { $new }? Here’s what that changes.
course-ask-rest = Let the characters rest? Here’s what that changes.
course-ask-start = Start session { $session }? Here’s what that changes.
course-ask-end = End session { $session }? Here’s what that changes.
course-not-yet = Nothing happens until you press the button.
course-changed = ⚠ Things have changed in the meantime. This is how it is now:
course-nothing = It changes nothing on any sheet in { $system }.
course-no-characters = No player has a character yet. Ask them to type /{ cmd-character } { cmd-character-new }.
course-touched = { $first } Changes for: { $names }.
course-touched-many = { $first } Changes for { $count } characters.
course-joined = { $first } { $second }
course-a-player = a player

## Who is there

course-present = Here: { $names }.
course-nobody-present = Nobody is marked as present.
course-tick = Who’s here? Tick them, and the story names their characters.
course-absent = Not here: { $names }. Who stands in? A stand-in plays their characters too, and everyone sees it.
course-stands-in = { $by } stands in for { $name }.
course-stands-no-more = Nobody stands in for { $name } any more.
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
nyx-course-healed = { $name }: { $damage } heals
nyx-course-owed = { $name }: one of these heals, and the player says which: { $damage }
nyx-course-fixed = Aspects don’t change until the session ends or you call a long break.
nyx-course-may-change = May change aspects now, with /{ cmd-character } { cmd-character-change }: { $names }
nyx-course-may-heal = { $name }: { $points } aspect points; { $price } remove one damage: { $damage }

## Noir

noir-course-limitation = { $name }: { $limitation } on → off
noir-course-contact = { $name }: contact used → free again

## Zapas

zapas-course-reserve = { $who }: reserve { $old } → { $new }
zapas-course-stays = Experience, marks and conditions stay. Next: give everyone experience with /{ cmd-zapas } { cmd-zapas-experience }.
zapas-course-scene = No sheet changes. Reserves fill up in a recovery scene: /{ cmd-zapas } { cmd-zapas-recovery }.
