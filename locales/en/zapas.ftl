# Zapas: its words, sheets, votes and journal. Names and other texts of users stand where they need no case.

choice-system-zapas = Zapas
zapas-credit = Rules: a relative of Blackbird Pie by Jamie Fristrom, after Lady Blackbird by John Harper.
zapas-first = Players press **{ button-join }** and make a character, and the whole table has a say in their traits; the GM makes opponents with /{ cmd-npc } { cmd-npc-new }.

## People

zapas-the-gm = the GM
zapas-a-player = a player without a character
zapas-bold = **{ $text }**
zapas-names = { $names }
zapas-number = { $number }

## How a proposal stands

zapas-state-draft = a draft
zapas-state-proposed = proposed
zapas-state-vetoed = vetoed
zapas-state-accepted = accepted

## What a condition does

zapas-effect-none = no effect on rolls
zapas-effect-difficulty = raises the difficulty
zapas-effect-lock = locks aspects

## Why a flag is struck out

zapas-strike-against = acted against it
zapas-strike-reached = the goal is reached

## What a roll is for

zapas-purpose-plain = An obstacle
zapas-purpose-condition = Against a condition
zapas-purpose-part = Part of a hard task
zapas-purpose-task = A hard task
zapas-purpose-attack = An attack
zapas-purpose-contact = Knowing someone
zapas-purpose-acquire = Getting hold of something
zapas-purpose-packed = Something brought along
zapas-note-contact = Knows
zapas-note-acquire = Has got hold of
zapas-note-packed = Brought along

## Difficulties

zapas-difficulty-2 = easy
zapas-difficulty-3 = medium
zapas-difficulty-4 = hard
zapas-difficulty-5 = very hard
zapas-difficulty-6 = extreme
zapas-difficulty-20 = one chance in a million
zapas-difficulty-named = { $name } { $number }

## Conditions to suggest

zapas-condition-injured = injured
zapas-condition-tired = tired
zapas-condition-lost = lost
zapas-condition-hunted = hunted
zapas-condition-trapped = trapped
zapas-condition-disarmed = disarmed
zapas-condition-lost-lockpicks = lost lockpicks
zapas-condition-unequipped = unequipped
zapas-condition-poisoned = poisoned
zapas-condition-bleeding = bleeding
zapas-condition-stunned = stunned
zapas-condition-blinded = blinded
zapas-condition-paralysed = paralysed
zapas-condition-petrified = petrified
zapas-condition-dead = dead

## Questions for a recovery scene, from one character to another

zapas-question-1 = What do you miss most from where you come from?
zapas-question-2 = What frightens you more than you let on?
zapas-question-3 = Who taught you what you do best, and what did it cost?
zapas-question-4 = What would make you walk away from all this?
zapas-question-5 = Which promise weighs on you most?
zapas-question-6 = What did you first think of me, and what do you think now?
zapas-question-7 = Who do you hope never to meet again?
zapas-question-8 = How would you spend a day when nobody wants anything from you?
zapas-question-9 = Which scar, on the skin or under it, do you never explain?
zapas-question-10 = What last made you laugh until you cried?
zapas-question-11 = What are you keeping from the rest of us, and why?
zapas-question-12 = If this ends well, where will I find you in a year?

## The sheet

zapas-headline-sheet = { $name } · reserve { $reserve } · experience { $experience }
zapas-headline-with = { $said } · { $what }
zapas-headline-with-conditions = { $said } · { $conditions }
zapas-headline-form = { $name }: the sheet so far · points: { $points } of { $need } · missing: { $missing }
zapas-not-ready = not in play yet
zapas-sheet-unfinished = Not in play yet: the sheet is still being written.
zapas-sheet-stopped = ⚠ Can’t act: { $condition }
zapas-biography = { $text }
zapas-dice = Dice and experience
zapas-reserve = Reserve: **{ $reserve }**
zapas-reserve-promised = Reserve: **{ $reserve }** ({ $free } free, { $promised } promised)
zapas-experience = Experience: **{ $experience }**

## The sheet: traits and aspects

zapas-trait = { $trait } · level { $level }
zapas-trait-draft = A draft: nobody else sees it yet.
zapas-trait-proposed = ⏳ Proposed: { $count } of { $all } approve. No dice until then.
zapas-trait-vetoed = ⚠ Vetoed: no dice until the table accepts it.
zapas-trait-renaming = To be called { $text } ({ $state })
zapas-veto = { $name }: “{ $reason }”
zapas-aspects = { $aspects }
zapas-aspects-locked = Locked: { $aspects }
zapas-aspect-locked = { $aspect } ({ $conditions })
zapas-aspects-proposed = ⏳ Proposed: { $aspects }
zapas-aspects-vetoed = ⚠ Vetoed: { $aspects }
zapas-aspects-draft = Drafts: { $aspects }
zapas-aspects-asleep = Asleep: { $aspects }
zapas-slots = { $count ->
        [one] { $count } free slot
       *[other] { $count } free slots
    }
zapas-slots-wake = { $count ->
        [one] { $count } free slot: a sleeping aspect comes back first
       *[other] { $count } free slots: sleeping aspects come back first
    }
zapas-erased = Erased

## The sheet: flags, conditions, what rolls have brought

zapas-flags = Flags
zapas-flag = **{ $flag }**
zapas-flag-marks = { $flag } · { $marks ->
        [0] no marks
        [one] { $marks } mark
       *[other] { $marks } marks
    }
zapas-flag-relation = { $flag } · positive relationship to { $name }
zapas-flag-relation-through = { $flag } · positive relationship to { $name }, through { $through }
zapas-flag-waits = ⏳ { $flag } · waiting for the GM to confirm it
zapas-flag-striking = ⏳ { $flag } · to be struck out ({ $reason }): waiting for the GM to confirm it
zapas-flags-room = { $count ->
        [one] Room for { $count } more flag
       *[other] Room for { $count } more flags
    }
zapas-flags-travel = { $count ->
        [one] Room for { $count } more flag, when the group is on the road
       *[other] Room for { $count } more flags, when the group is on the road
    }
zapas-flags-first = ⚠ Your next flag must be an important positive relationship.
zapas-struck-question = 💬 What is different for { $name } now?
zapas-flags-struck = Struck out for good: { $flags }
zapas-conditions = Conditions
zapas-condition-does = { $condition } ({ $effects })
zapas-condition-shows = { $condition }: { $text }
zapas-raises = difficulty +{ $number }
zapas-locks = locks { $aspects }
zapas-stops = prevents all action
zapas-notes = Known and at hand
zapas-note = { $purpose }: { $text }

## The sheet that is being written

zapas-form-counts = Points: **{ $points }** of { $need } · traits: **{ $traits }** ({ $least } to { $most }). Everything here is saved.
zapas-missing = Missing
zapas-missing-biography = a biography
zapas-missing-traits = traits: { $have }, needed { $least } to { $most }
zapas-missing-drafts = drafts to show the table: { $traits }
zapas-missing-votes = ⏳ traits the table is voting on: { $traits }
zapas-missing-vetoes = ⚠ vetoed traits: { $traits }
zapas-missing-points = points: { $have }, needed { $need }
zapas-missing-relation = a flag with an important positive relationship to another player’s character
zapas-missing-confirmed = ⏳ the GM to confirm the flag { $flag }
zapas-next-biography = Next: write a short biography: relationships, personality, convictions, goals. Traits and flags grow out of it.
zapas-next-traits = Next: propose { $least } to { $most } traits.
zapas-next-traits-fewer = Next: drop traits until there are { $most }.
zapas-next-drafts = Next: show the drafts to the table.
zapas-next-votes = Next: wait for votes from { $names }; the GM may close a vote.
zapas-next-vetoes = Next: rewrite a vetoed trait, drop it, or win over the person who vetoed it.
zapas-next-points = Next: give out { $count ->
        [one] { $count } more point
       *[other] { $count } more points
    } to the levels of traits, each 2 to 6.
zapas-next-points-fewer = Next: take back { $count ->
        [one] { $count } point
       *[other] { $count } points
    } from the levels of traits.
zapas-next-relation = Next: take a flag with an important positive relationship: to another player’s character, or to an NPC who has one to that character.
zapas-next-confirmed = Next: wait until the GM confirms the flag.
zapas-next-ready = Nothing is missing. Next: put the character into play; aspects and more flags can come later.

## The GM’s people

zapas-headline-npc = { $name } · the GM’s character
zapas-headline-npc-known = { $name } · { $profile }
zapas-headline-npc-dead = { $name } · dead
zapas-npc-unknown = Only the GM knows its numbers.
zapas-npc-attack = Attacks on this NPC
zapas-profile-usual = Usually: { $facts }
zapas-profile = { $approach }: { $facts }
zapas-immune = immune
zapas-attack-once = difficulty { $difficulty }, one success kills
zapas-attack-hits = difficulty { $difficulty }, { $kill ->
        [one] { $kill } hit kills
       *[other] { $kill } hits kill
    }
zapas-npc-total = Hits so far: **{ $total }**
zapas-npc-conditions = Conditions for those who fail: { $conditions }
zapas-npc-revealed = Everyone sees these numbers.
zapas-npc-secret = Only the GM sees these numbers.

## Votes

zapas-what-trait = trait “{ $trait }”, level { $level }
zapas-what-aspect = aspect “{ $aspect }” of “{ $trait }”
zapas-what-renaming = “{ $old }” becomes “{ $new }”
zapas-headline-draft = { $name }, a draft: { $what }
zapas-headline-proposed = { $name } proposes: { $what } · { $count } of { $all } approve
zapas-headline-vetoed = { $name } proposes: { $what } · ⚠ veto: { $voter }
zapas-headline-accepted = ✅ Accepted, { $name }: { $what }
zapas-headline-bundle = { $name } proposes { $count }: { $texts }
zapas-headline-bundle-accepted = ✅ Accepted, { $name }: { $texts }
zapas-headline-bundle-in-play = ✅ { $name } is in play: { $texts }
zapas-bundle-open = ▫ { $what } · { $count } of { $all } approve
zapas-bundle-accepted = ✅ { $what }
zapas-bundle-vetoed = ✋ { $what } · { $name }: “{ $reason }”
zapas-each = Which of { $name }’s proposals?
zapas-proposes = { $name } proposes: { $what }
zapas-account = How it came about: “{ $text }”
zapas-measure-trait = Think about how broad it is: about as broad as a trade or a people, not a whole type of hero and not a single trick.
zapas-measure-aspect = Think about how narrow it is: one skill, one spell, one piece of gear.
zapas-measure-renaming = Every aspect must suit the new name: { $aspects }
zapas-vetoed-before = Vetoed before: { $texts }
zapas-next-draft = Next: show it to the table, or rewrite it.
zapas-next-proposed = Next: everyone else approves it, or one veto with a reason stops it. The GM may close the vote; silence then means yes.
zapas-next-vetoed = The veto stands. { $name } rewrites the text or withdraws it, or the person who vetoed lifts the veto.
zapas-next-fixed = It gives a die from now on, and is on the sheet for good.
zapas-next-fixed-soon = It’s on the sheet; once the character is in play, it stays there for good.
zapas-next-accepted = It’s on the sheet and gives its die.
zapas-next-renamed = The new name is in place; level and aspects haven’t changed.
zapas-approve = ✅ Approve
zapas-object = ⚠ Veto
zapas-not-answered = ⏳ Not answered yet

## The journal: sheets and votes

zapas-told-created = New sheet: { $name }.
zapas-told-npc = The GM brings in { $name }. { $profile }.
zapas-told-biography = { $name } has a biography.
zapas-told-trait = { $name } proposes the trait “{ $trait }”, level { $level }.
zapas-told-trait-draft = { $name }, a draft: the trait “{ $trait }”, level { $level }.
zapas-told-trait-gone = { $name }: the trait “{ $trait }” is off the sheet.
zapas-told-level = { $name }: “{ $trait }” has level { $level }.
zapas-told-aspect = { $name } proposes the aspect “{ $aspect }” of “{ $trait }”.
zapas-told-aspect-draft = { $name }, a draft: the aspect “{ $aspect }” of “{ $trait }”.
zapas-told-aspect-gone = { $name }: the aspect “{ $aspect }” of “{ $trait }” is off the sheet.
zapas-told-renaming = { $name } proposes: “{ $old }” becomes “{ $new }”.
zapas-told-renaming-gone = { $name }: “{ $trait }” keeps its name.
zapas-told-renamed = { $name }: “{ $old }” is “{ $new }” now, with its level and all aspects.
zapas-told-submitted = { $name } proposes “{ $text }”.
zapas-told-approved = { $name }, “{ $text }”: { $count } of { $all } approve.
zapas-told-accepted = { $name }: “{ $text }” is accepted.
# $by: who vetoes, the GM or a character; $name: whose proposal it is
zapas-told-vetoed = Veto by { $by } against “{ $text }” ({ $name }): “{ $reason }”
zapas-told-veto-lifted = Veto lifted by { $by }: the table votes on “{ $text }” ({ $name }) again.
zapas-told-veto-lifted-one = Veto lifted by { $by }: another veto against “{ $text }” ({ $name }) remains.
zapas-told-revised = { $name } rewrites: “{ $old }” → “{ $new }”. Everyone votes again.
zapas-told-redrafted = { $name } rewrites the draft: “{ $old }” → “{ $new }”.
zapas-told-ready = { $name } is in play.
zapas-told-text = “{ $text }”

## The journal: flags and conditions

zapas-told-flag = { $name } takes the flag “{ $flag }”; the GM must confirm it.
zapas-told-qualifies = It is an important positive relationship.
zapas-told-alike = ⚠ It resembles what was struck out for good: { $flags }
zapas-told-flag-counts = { $name }: the flag “{ $flag }” counts from now on.
zapas-told-flag-refused = { $name }: the GM says no to the flag “{ $flag }”.
zapas-told-strike-asked = { $name } wants to strike out “{ $flag }” ({ $reason }); the GM must confirm it.
zapas-told-flag-kept = { $name }: “{ $flag }” stays, says the GM.
zapas-told-struck = { $name } strikes out “{ $flag }” ({ $reason }).
zapas-flag-told = { $name } on the struck flag “{ $flag }”: { $text }
zapas-told-condition = { $name }: { $condition }, a condition from now on.
zapas-told-stops = { $name } can’t act while it lasts.
zapas-told-shows = { $name }, { $condition }: “{ $text }”
zapas-told-raises = { $name }: where it matters, { $condition } raises the difficulty by { $number }.
zapas-told-locks = { $name }: { $condition } locks { $aspects }.
zapas-told-no-effect = { $name }: { $condition } no longer affects rolls.
zapas-told-lifted = { $name } is rid of a condition: { $condition }.
zapas-told-contact = { $name } knows someone: { $text }.
zapas-told-thing = { $name } has it at hand: { $text }. On its own it gives no die.
zapas-told-note = { $name }: { $old } → { $new }
zapas-told-note-gone = Off { $name }’s sheet: { $text }.

## The journal: advancement and the group

zapas-told-experience = { $name }: experience { $old } { SIGNED($change) } = { $experience }
zapas-told-raised = { $name }: “{ $trait }” rises to level { $level }.
zapas-told-sold = { $name } sells a die: “{ $trait }” falls to level { $level }.
zapas-told-asleep = The aspect “{ $aspect }” falls asleep and gives no die until there is room again.
zapas-told-erased = { $name } erases the trait “{ $trait }”.
zapas-told-woken = { $name }: the aspect “{ $aspect }” of “{ $trait }” is awake again.
zapas-told-travel = The group is on the road: characters may change.
zapas-told-play = The journey is over, and play goes on.
zapas-told-awarded = Every player gains experience: { $points }.
zapas-told-task = A hard task: { $text }. Its parts can be rolled for one by one.
zapas-told-task-dropped = The task is over: { $text }.
zapas-told-task-done = The task is done: { $text }.
zapas-told-reduced = { $part }: done. The difficulty of “{ $text }” falls by { $number }.
zapas-told-fact = It is settled: { $text }
zapas-told-stake-set = The GM corrects { $name }: reserve { $reserve }, experience { $experience }.
zapas-told-profile = { $name } · { $profile }
zapas-told-npc-set = The GM changes { $name }.
zapas-told-npc-revealed = The GM reveals { $name }’s numbers.
zapas-told-npc-hit = { $name } takes { $hits }.
zapas-told-npc-hit-total = { $name } takes { $hits }; in all { $total }.
zapas-told-npc-dead = **{ $name } is dead.**

zapas-hidden = Dice { $dice } → hits: { $hits }, against { $difficulty }
zapas-hidden-of = { $name }: dice { $dice } → hits: { $hits }, against { $difficulty }
