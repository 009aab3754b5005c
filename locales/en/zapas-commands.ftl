# Zapas at the table, outside rolls and duels: commands, forms, menus, buttons and short answers.

## Commands

cmd-zapas = zapas
    .description = Sheets, votes, flags, conditions, rolls and duels of Zapas
cmd-zapas-sheet = sheet
    .description = See a sheet; change your own from there
opt-zapas-sheet-character = character
    .description = Whose sheet (default: the one you play)
cmd-zapas-trait = trait
    .description = Propose a trait for the character you play
opt-zapas-trait-name = name
    .description = What the trait is called: broad, but not too broad
opt-zapas-trait-level = level
    .description = Its level at creation (default: what is left of 18)
opt-zapas-trait-account = account
    .description = In play: why the character changed, or the flashback
opt-zapas-trait-draft = draft
    .description = Keep it to yourself for now
cmd-zapas-aspect = aspect
    .description = Propose an aspect of one of your traits
opt-zapas-aspect-trait = trait
    .description = Which trait it belongs to
opt-zapas-aspect-text = text
    .description = The aspect: a skill, one spell, a piece of gear
opt-zapas-aspect-draft = draft
    .description = Keep it to yourself for now
cmd-zapas-flag = flag
    .description = Take a flag for the character you play
opt-zapas-flag-text = text
    .description = The flag; leave empty to go step by step
opt-zapas-flag-target = target
    .description = An important positive relationship: to which player’s character
opt-zapas-flag-through = through
    .description = The NPC who connects them, if any
cmd-zapas-pending = pending
    .description = See what’s waiting for you, and do it
cmd-zapas-condition = condition
    .description = See someone’s conditions; the GM can give one
opt-zapas-condition-character = character
    .description = Who (default: the one you play)
opt-zapas-condition-label = label
    .description = GM: the condition to give, such as injured
opt-zapas-condition-stops = stops
    .description = Whether it prevents all action (default: only “dead” does)
cmd-zapas-travel = travel
    .description = GM: start to travel, or get back to play
opt-zapas-travel-state = state
    .description = Travel or play
cmd-zapas-experience = experience
    .description = GM: give every player the same experience
opt-zapas-experience-points = points
    .description = How much
cmd-zapas-advance = advance
    .description = See what dice cost and bring, and buy or sell them
cmd-zapas-npc = npc
    .description = GM: make an NPC, or set how hard one is to attack and kill
opt-zapas-npc-name = name
    .description = What the NPC is called
opt-zapas-npc-attack = attack
    .description = Difficulty of an attack, 2 to 20; usually 3
opt-zapas-npc-kill = kill
    .description = Hits that kill; leave empty for a new NPC, and one success kills
opt-zapas-npc-approach = approach
    .description = Only for this approach, such as fire
opt-zapas-npc-immune = immune
    .description = This approach can’t kill
cmd-zapas-task = task
    .description = GM: write down a hard task that parts make easier, or see them all
opt-zapas-task-text = text
    .description = The task; leave empty to see them all
cmd-zapas-correct = correct
    .description = GM: correct a player’s dice or experience, in public
opt-zapas-correct-character = character
    .description = Whose player
opt-zapas-correct-reason = reason
    .description = Why; everyone reads it
opt-zapas-correct-reserve = reserve
    .description = Dice in reserve from now on
opt-zapas-correct-experience = experience
    .description = Experience from now on
choice-zapas-travel = The group travels
choice-zapas-play = The group plays again

## What the GM does next

zapas-next-campaign = ✅ You’re the GM of { $name }. Next: your players press **{ button-join }** below; you make opponents with /{ cmd-zapas } { cmd-zapas-npc }. /{ cmd-zapas } { cmd-zapas-pending } shows what’s waiting for you, /{ cmd-campaign } { cmd-campaign-here } adds more channels.
zapas-next-session = ✅ The session has begun. When it’s over, /{ cmd-session } { cmd-session-end } resets every reserve.
zapas-next-end = ✅ The session is over, and the reserves are reset. Give everyone experience with /{ cmd-zapas } { cmd-zapas-experience }.
zapas-next-play = ✅ Play goes on. /{ cmd-zapas } { cmd-zapas-pending } shows what’s waiting for you.

## Sheets and traits

button-zapas-life = Biography…
button-zapas-new-trait = New trait…
button-zapas-new-flag = New flag…
button-zapas-new-aspect = New aspects…
button-zapas-refresh = Look again
button-zapas-ready = Ready
button-zapas-advance = Experience
button-zapas-propose = Propose { $count }
button-zapas-drop = Take off
button-zapas-take-off = Take off
button-zapas-wake = Wake it
button-zapas-raise = +1 die: { $price } xp
button-zapas-sell = Sell: +{ $refund } xp…
button-zapas-erase = Erase: +{ $refund } xp…
button-zapas-rename = Replace…
form-zapas-life = A short biography
form-zapas-trait-title = A new trait
form-zapas-traits = Traits, one per line
zapas-traits-hint = A number at the end is the level: Thief 4. Without one: 6, or what is left.
form-zapas-trait = Name: Pyromancer, not Wizard
form-zapas-changed = How did the character change?
form-zapas-flashback = The flashback it comes from
form-zapas-aspects = New aspects
form-zapas-aspect = Aspect { $number }
hint-zapas-aspect = Narrow: fencing, rifles, double-jointed
form-zapas-sell = Sell a die
form-zapas-erase = Erase the trait
form-zapas-rename = Replace the trait
form-zapas-text = New text
placeholder-zapas-open-trait = Open a trait: level, aspects
placeholder-zapas-open-flag = Open a flag
placeholder-zapas-thing = Open a condition, a contact or a thing
placeholder-zapas-level = Level
placeholder-zapas-aspect = Open an aspect
placeholder-zapas-sleeps = Sell a die for { $refund } xp: which aspect falls asleep?
option-zapas-trait = { $trait } { $level }: { $state }
option-zapas-level = { $level }: makes { $have } of { $need }
option-zapas-aspect = { $aspect }: { $state }
option-zapas-renaming = New name: { $name }
option-zapas-note = { $purpose }: { $text }
zapas-page-trait = { $name }: { $trait }, level { $level }
zapas-page-stands = Where it stands
zapas-page-sum = Levels so far: { $have } of { $need }.
zapas-page-aspects-later = Its aspects come once the table has accepted the trait.
zapas-page-asleep = asleep
zapas-page-locked = locked
zapas-page-experience = Experience: { $experience }
zapas-page-raise = Level { $level } costs { $price } experience.
zapas-page-sell = The level { $level } die sells for { $refund } experience.
zapas-page-erase = Erasing the trait brings { $refund } experience.
zapas-page-travel-only = You can only sell, erase and replace while travelling.
zapas-page-advance = { $name } has { $experience } experience.
zapas-page-prices = **{ $trait }** { $level }: the next die costs { $price }, the last one sells for { $refund }
zapas-page-new-trait = A new trait starts at level 2 and costs 3: while travelling, or from a flashback the table accepts.
zapas-page-note = { $name }: { $note }
button-zapas-note = Say more…
form-zapas-note = What you know; empty deletes it

## Votes

button-zapas-approve = Approve
button-zapas-veto = Veto…
button-zapas-lift = Lift my veto
button-zapas-all = Approve all
button-zapas-each = One by one…
button-zapas-close = Accept for all
button-zapas-revise = Revise…
button-zapas-withdraw = Withdraw
form-zapas-object = Veto
form-zapas-reason = Why? Everyone reads it
form-zapas-revise = Revise

## Flags

button-zapas-plain-flag = Another flag…
button-zapas-against = Acted against it
button-zapas-reached = Goal reached
button-zapas-fits = It fits
button-zapas-fits-not = It doesn’t fit
button-zapas-confirm = Yes
button-zapas-not-so = No
form-zapas-flag-title = A new flag
form-zapas-flag = The flag, in a few words
form-zapas-through = Through which NPC (if any)
placeholder-zapas-relation = A positive relationship: to whom?
option-zapas-flag = { $flag }: marks { $marks }
option-zapas-flag-waits = { $flag }: waiting for the GM
zapas-page-flag = { $name }: { $flag }
zapas-page-strike = { $marks ->
        [0] Striking it out brings no dice yet: the reserve stays at { $reserve }.
        [one] Striking it out turns its { $marks } mark into a die: reserve { $reserve } → { $after }.
       *[other] Striking it out turns its { $marks } marks into dice: reserve { $reserve } → { $after }.
    } The GM must confirm that the character acted against it, or reached it.
zapas-page-new-flag = A new flag for { $name }
zapas-page-flag-kinds = A flag is a personality trait, a relationship, a goal or a conviction. The GM confirms that it fits.
zapas-page-relation = One flag must be an important positive relationship to another player’s character, perhaps through an NPC: choose to whom in the menu.
zapas-page-nobody = Nobody else has a character yet, so the flag that leads to one must wait.

## Conditions

button-zapas-shows = Describe it…
button-zapas-lift-condition = Lift it
form-zapas-shows = How does it show?
placeholder-zapas-open-condition = Open a condition
placeholder-zapas-effect = Effect on difficulties
placeholder-zapas-locks = Aspects it locks
option-zapas-condition = { $condition }: { $effect }
option-zapas-no-effect = No effect
option-zapas-effect-raise = Difficulty +{ $number }
zapas-page-conditions = { $name }: { $count ->
        [0] no conditions
        [one] { $count } condition
       *[other] { $count } conditions
    }
zapas-page-conditions-none = This character has no conditions.
zapas-page-condition = { $name }: { $condition }
zapas-page-condition-how = It does one thing at a time: it makes rolls harder, or it locks aspects. A roll aimed at it, or the story, ends it.

## The GM's people and tasks

button-zapas-approach = Approach…
button-zapas-npc-gives = Conditions…
button-zapas-reveal = Reveal
button-zapas-hide = Hide
button-zapas-reset = Hits { $total } → 0
form-zapas-approach = Name: fire, magic, enchanted iron
form-zapas-npc-gives = For those who fail, separated by commas
placeholder-zapas-attack = Difficulty of an attack
placeholder-zapas-kill = Hits that kill
placeholder-zapas-profile = For which approach?
option-zapas-usual = In general
option-zapas-approach = By { $approach }
option-zapas-attack = Attack: { $difficulty }
option-zapas-kill = { $kill ->
        [one] { $kill } hit kills
       *[other] { $kill } hits kill
    }
option-zapas-kill-once = One successful attack kills
zapas-page-profile = Set with the menus: { $profile }
placeholder-zapas-task-over = A task is over
zapas-page-tasks-title = Hard tasks
zapas-page-tasks = { $count ->
        [0] No hard task is open.
        [one] { $count } hard task is open.
       *[other] { $count } hard tasks are open.
    }
zapas-page-tasks-none = The GM writes one down with /{ cmd-zapas } { cmd-zapas-task }.
zapas-page-task = **{ $text }**
zapas-page-task-parts = **{ $text }**: easier by { $reduction } ({ $parts })

## What waits

placeholder-zapas-vote = Proposals
placeholder-zapas-judge = Flags waiting for your word
placeholder-zapas-contest = Rolls, conflicts and scenes
option-zapas-vote-trait = { $name }: { $text } ({ $state })
option-zapas-vote-aspect = { $name }, aspect: { $text } ({ $state })
option-zapas-judge = { $name }: does “{ $flag }” fit?
option-zapas-strike = { $name }: strike “{ $flag }” ({ $reason })?
option-zapas-contest = { $title }
zapas-page-pending = { $count ->
        [0] Nothing is waiting for you.
        [one] ⏳ { $count } thing is waiting for you.
       *[other] ⏳ { $count } things are waiting for you.
    }
zapas-page-pending-none = Nobody is waiting for anyone.
zapas-page-waits = { $what } ⏳ { $names }
zapas-page-contest-waits = { $title }: { $waits }

## The record

zapas-headline-facts = { $name }: { $count ->
        [0] no settled facts
        [one] { $count } settled fact
       *[other] { $count } settled facts
    }
zapas-fact = **{ $number }.** { $text }
zapas-facts-none = Facts come from duels in which two characters claim different things.
zapas-facts-page = Page { $page } of { $pages }
