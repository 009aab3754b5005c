# Help: where one stands, each command, and how each game is played, in words of our own.

cmd-help = help
    .description = What to do next, what a command does, or how a game is played
opt-help-topic = topic
    .description = A command or a game; leave empty for what to do next
refusal-no-such-topic = There’s no such command or game. Type just /{ cmd-help }, or pick a suggestion.

help-title = Help
help-more = /{ cmd-help } with a topic explains any command, or a game from its first roll.

## Where one stands

help-here-dm = Hi, I’m Nattvakt. I run three tabletop games on Discord servers.
help-dm-server = On a server, /{ cmd-campaign } { cmd-campaign-new } starts a campaign in a channel.
help-dm-letters = Your private choices arrive here. Answer them with the buttons, here or on the server.
help-here-nothing = Nobody plays a campaign here yet.
help-nothing-new = Start one here with /{ cmd-campaign } { cmd-campaign-new }; you become its GM.
help-nothing-bind = Bring a campaign of yours here with /{ cmd-campaign } { cmd-campaign-here }.
help-nothing-games = Read how a game works: /{ cmd-help } with Nyx, Noir or Zapas.
help-here-guest = This channel plays { $name }, a campaign of { $system }. You don’t have a seat yet.
help-guest-join = Take a seat with /{ cmd-campaign } { cmd-campaign-join }, if the table is open or has invited you.
help-guest-follow = Or only follow the story: **{ button-follow }**. Nobody pings you.
help-guest-follows = You follow the story: /{ cmd-now } says what is new.
help-guest-look = See who’s in it with /{ cmd-character } { cmd-character-list }, and more about it with /{ cmd-campaign } { cmd-campaign-info }.
help-here-newcomer = You have a seat in { $name } but no character yet.
help-newcomer-new = Make one step by step with /{ cmd-character } { cmd-character-new }. It’s saved as you go.
help-newcomer-look = See who the others play with /{ cmd-character } { cmd-character-list }.
help-here-player = You play { $character } in { $name }.
help-player-sheet = /{ cmd-character } { cmd-character-sheet } shows your sheet: roll from it, spend, or show it to all.
help-player-nyx = /{ cmd-nyx } { cmd-nyx-roll } rolls; in a conflict, press **{ button-choose }** below the panel.
help-player-noir = /{ cmd-noir } { cmd-noir-roll } rolls, /{ cmd-noir } { cmd-noir-fate } spends Fate; in a fight, the panel has your buttons.
help-player-zapas = /{ cmd-zapas } { cmd-zapas-roll } builds a roll; /{ cmd-zapas } { cmd-zapas-pending } shows the votes waiting for you.
help-stand-in-over = To stop standing in, use /{ cmd-character } { cmd-character-play } with a character of your own.
help-now = /{ cmd-now } shows what’s waiting for you and who the game is waiting for. The menu of a message (right click, *Apps*) tells, corrects or verifies a round, and keeps words in the journal.
help-fair = Fair play: /{ cmd-verify } checks dice and hidden choices, /{ cmd-dice } { cmd-dice-show } shows what fixes the dice, /{ cmd-luck } how your rolls have gone.
help-here-gm = You are a GM of { $name }.
help-gm-players = Nobody has a character yet. Bring players in with /{ cmd-campaign } { cmd-campaign-invite }; they type /{ cmd-character } { cmd-character-new }.
help-gm-start = /{ cmd-session } { cmd-session-start } starts a session; first you see what it changes, and how the last one would be retold.
help-gm-scene = /{ cmd-scene } { cmd-scene-new } moves to the next scene, /{ cmd-session } { cmd-session-end } ends the session.
help-gm-nyx = /{ cmd-nyx } { cmd-nyx-conflict } starts a conflict, /{ cmd-nyx } { cmd-nyx-call } calls for a roll.
help-gm-noir = /{ cmd-noir } { cmd-noir-combat } starts a fight, /{ cmd-noir } { cmd-noir-call } calls for a roll, /{ cmd-noir } { cmd-noir-harm } harms without an attack.
help-gm-zapas = /{ cmd-zapas } { cmd-zapas-npc } makes opponents. Players start rolls, and you set the difficulty under them.

## A command

help-top = /{ $name }
help-below = { $above } { $name }
help-command-headline = { $command }: { $what }
help-command-also = { $command } – { $what }
help-option = `{ $name }` – { $what }
help-option-needed = `{ $name }` (needed) – { $what }
help-option-choices = { $option }: { $choices }
help-or = { $before } / { $choice }
help-options-none = It takes no options.
help-example = For example: `{ $example }`
help-example-option = { $before } { $name }:{ $value }
help-gm-asks-first = You see what it would change first; a button does it.
help-menu-message = Right-click a message, or press and hold it on a phone: *Apps*, then **{ $command }**.
help-menu-person = Right-click a person, or press and hold them on a phone: *Apps*, then **{ $command }**.
help-more-conflict = Two names are enough; everything else has a default. Both sides then declare aspects and pick a tactic in secret, and the round is rolled when both have picked.
help-more-combat = Everyone rolls initiative with a button. The panel then says whose turn it is and offers the actions.
help-more-roll = You build the pool by tapping, with your chances in view. The GM sets the difficulty, and others can help.
help-more-here = A campaign can use many channels, threads and voice chats. It’s the same campaign in all of them.
help-more-start = In a voice channel, everyone connected counts as present, and you can name stand-ins for the rest. Elsewhere, tick who’s here.
help-sample-name = Mira
help-sample-campaign = The Night Train
help-sample-names = Mira, Guard
help-sample-opponent = Guard
help-sample-aspect = Stubborn
help-sample-text = The door is unlocked
help-sample-reason = I misread the sheet
help-sample-action = Climb the mast
help-sample-trait = Thief
help-sample-damage = 2d10+1
help-sample-weapon = Sword cane
help-sample-affliction = Venom
help-sample-member = @Alva
help-sample-file = (a file)
help-sample-any = …

## Terms

help-terms = Words

## Nyx

help-nyx-headline = Nyx: aspects that help and hurt, and conflicts of two hidden choices.
help-nyx-how = **Roll** one ten-sided die when the outcome is open. At or under your attribute you succeed, and the face is the effect: high is good, as long as it isn’t too high.
    { "" }**Aspects** say what’s special about you. Let one hurt you and you gain points; pay a point and one helps you. Either way you roll more dice, and the worst or the best counts.
    { "" }**A conflict** is a marker between two sides. Each round both roll, and the difference in effect moves it. Both also pick a tactic in secret: Defensive beats Offensive, Waiting beats Defensive, Offensive beats Waiting. Winning that is worth three steps where the marker allows, or something in the story.
    { "" }**Past the end** of the scale it gets serious: the goal is reached, or the other side takes the extra steps as fatigue or damage.
    The winner of the tactics tells how it came about.
help-nyx-terms = **Effect**: how well a roll went, as a number. 0 is a failure.
    { "" }**Aspect point**: five at first; earned by harm, spent on help.
    { "" }**Demand**: the GM says that an aspect hurts now; accept it or pay a point.
    { "" }**Ahead, behind**: whose half of the scale the marker is on.
    { "" }**Overflow**: steps past the end of the scale.
    { "" }**Fatigue**: lowers an attribute until the next scene.
    { "" }**Damage**: an aspect that only hurts; slow damage heals by itself.
help-nyx-begin = Begin: /{ cmd-character } { cmd-character-new } for players, /{ cmd-npc } { cmd-npc-new } and /{ cmd-nyx } { cmd-nyx-conflict } for the GM.

## Noir

help-noir-headline = Noir: two ten-sided dice, hard fights, and Fate to bend the odds.
help-noir-how = **Roll** two ten-sided dice and add an ability: 20 or more succeeds. Against someone, the higher total wins. A ten gives one more die, unless a one takes that away; two equal dice make the outcome exceptional.
    { "" }**What matters about you** changes the total: expertise, traits, drives, marks, limitations, helpers, and the circumstances that the GM names.
    { "" }**A fight** goes by initiative: the highest acts, and what you do and how it turns out move you up or down. You defend against each attack. A hit dazes you, a hard one wounds you, and a wound can kill unless someone stabilises it.
    { "" }**Fate** buys more dice, a better die afterwards, a shield for a friend, a turn of events, a contact. The GM has a pot of it too, and pays to bring your weaknesses into play.
    { "" }**A quarrel** begins with words. The loser gives in or raises it a level, all the way up to deadly violence.
help-noir-terms = **Ability**: what you roll. **Attribute**: mostly worked out from abilities.
    { "" }**Exceptional**: both dice show the same face: better or worse than usual.
    { "" }**Initiative**: who acts next, and which actions are open.
    { "" }**Daze**: makes each roll harder; too much of it stops you.
    { "" }**Wound**: has to be stabilised by a roll on Medicine.
    { "" }**Limitation**: a weakness; one that Fate switched on ends with the scene.
    { "" }**Play the odds**: pay Fate before or after a roll for one more die.
help-noir-begin = Begin: /{ cmd-character } { cmd-character-new } for players; /{ cmd-noir } { cmd-noir-npc } and /{ cmd-noir } { cmd-noir-combat } for the GM.

## Zapas

help-zapas-headline = Zapas: pools of dice, a reserve to gamble with, and flags to follow.
help-zapas-how = **Roll** a handful of six-sided dice when something is in the way. Each 4, 5 or 6 is a hit; as many hits as the difficulty is a success.
    { "" }**The pool** is one die, one for a trait, one for each fitting aspect, one if you follow a flag of yours, help from friends, and as much of your reserve as you dare.
    { "" }**The reserve** is your gamble: after a success, the dice you added are gone; after a failure they come back, and one more with them. A recovery scene with someone fills it up, and so does the end of a session.
    { "" }**Failure** lets the GM make things worse: a turn of events, or a condition that raises difficulties or locks aspects.
    { "" }**The table** makes characters together: anyone may veto a trait or an aspect, with a reason. The GM never rolls; opponents are difficulties.
    { "" }**Between players** dice are bid openly in turn, and one opposed roll settles what was at stake.
help-zapas-terms = **Trait**: a broad calling with a level. **Aspect**: a narrow part of it, worth a die.
    { "" }**Flag**: a relation, conviction or goal; following it gives a die and a mark.
    { "" }**Strike out a flag**: its marks become dice of the reserve.
    { "" }**Hit**: a die of 4 or more. **Success**: enough hits.
    { "" }**Condition**: what is wrong with someone, until the story mends it.
    { "" }**Experience**: everyone gets the same; it raises traits.
    { "" }**Travel**: the time in which characters change.
help-zapas-begin = Begin: /{ cmd-character } { cmd-character-new } for players; /{ cmd-zapas } { cmd-zapas-npc } for the GM; /{ cmd-zapas } { cmd-zapas-roll } for the player who meets an obstacle.
