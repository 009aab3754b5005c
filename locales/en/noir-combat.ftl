# A fight and its rolls: what one person is asked, and the GM's tools.

## Buttons

button-noir-act = Act
button-noir-acts-again = May act again
button-noir-again = Back to actions
button-noir-call-off = Call off action
button-noir-unhelped = Without helpers
button-noir-help = I help
button-noir-weigh = Circumstances…
button-noir-confirm = Confirm
button-noir-counts = What counts…
button-noir-defend = Defend
# $face: 1 to 10
button-noir-die = Die: { $face }
button-noir-end = End it
button-noir-grit = Grit teeth (1)
button-noir-harm-deal = Harm them
button-noir-harm-more = Harm…
button-noir-helpers = Helpers: { $count }
button-noir-highest = The two highest
button-noir-initiative = Initiative…
# $chance: noir-percent
button-noir-late = Pay 4: { $chance }
button-noir-late-ahead = Pay 4
button-noir-killed = Killed
button-noir-knocked-out = Knocked out
button-noir-fell = { $how }: { $name }
button-noir-leave = Leave it
button-noir-leave-fight = Take out
button-noir-next-round = Next round
button-noir-no = No
button-noir-no-fate = No Fate
button-noir-no-roll = No roll
button-noir-odds = { $points ->
        [0] None: { $chance }
       *[other] { $points } Fate: { $chance }
    }
button-noir-pass = Pass
button-noir-order = When to ask…
button-noir-people-order = Always the best…
button-noir-people-best = Best defence
button-noir-people-ask = Ask me
button-noir-order-ask = Always
button-noir-order-losing = Only if losing
button-noir-order-never = Never
button-noir-place = { $old } → { $new }
button-noir-protect = Step in (3 Fate)
button-noir-say = In words…
button-noir-side = Side { $side }
button-noir-stand = Let it stand
button-noir-stand-all = Let all mine stand
button-noir-survive = { $points } Fate: −{ $wounds }

## Forms

form-noir-harm-dice = Damage, such as 2d10+1
form-noir-harm-words = What does it? (optional)
noir-harm-form = Harm without an attack
form-noir-initiative = Initiative, 1 to 99999
form-noir-say = What do you do?

## Menus

placeholder-noir-daze-odds = Fate for the roll against daze
# $points: 0 to 5
option-noir-daze-odds = { $points ->
        [0] Against daze: no Fate
       *[other] Against daze: { $points } Fate
    }
placeholder-noir-action = Choose an action
placeholder-noir-at = At whom?
placeholder-noir-circumstances = Circumstances of the next roll
placeholder-noir-complexity = How hard is it to get there?
placeholder-noir-defence = How do you defend?
placeholder-noir-fighter = One of the fighters
placeholder-noir-for = What is the blow meant to do?
placeholder-noir-harm-who = Who is harmed?
placeholder-noir-harm-dice = How much damage?
placeholder-noir-harm-from = What does it?
placeholder-noir-helps = What helps?
placeholder-noir-hurts = What hurts?
placeholder-noir-in-hand = Weapons in hand
placeholder-noir-joins = Who joins?
placeholder-noir-mine = For whom?
placeholder-noir-odds = Fate before the roll
placeholder-noir-others = Answer for someone
placeholder-noir-patient = Whose wounds?
placeholder-noir-rolls = What do they roll?
placeholder-noir-with = With what?

# $name: what the sheet calls it; $amount: what it adds
option-noir-matter = { $name } { SIGNED($amount) }
option-noir-odds = { $points ->
        [0] No Fate: { $chance }
       *[other] { $points } Fate: { $chance }
    }
option-noir-odds-later = Decide just before the roll
option-noir-all-usual = All: the usual answer, no Fate
# $who: noir-due
option-noir-usual = { $who } – the usual, no Fate
option-noir-no-patient = Something else: treat nobody
option-noir-patient = Treat { $name }
option-noir-weapon = { $weapon }
option-noir-weapon-loaded = { $weapon }, { $loaded } of { $most } rounds
option-noir-damage = Damage { $damage }
option-noir-damage-reach = Damage { $damage }, { $near }–{ $far } m
# $health: noir-health-…
option-noir-target = Side { $side }, { $health }
option-noir-way = { $defence }: { $chance }
option-noir-way-with = { $defence }, { $weapon }: { $chance }
# $aim: noir-aim-…
option-noir-way-for = { $defence }, { $weapon }, { $aim }: { $chance }
option-noir-undefended = No defence
option-noir-undefended-does = The attack is rolled against 20.

## What an action is good for

option-noir-directed-fire = An ordinary shot; few rounds.
option-noir-snap-shot = Less accurate, more damage; more rounds.
option-noir-aimed-fire = More accurate, one round; may cost initiative.
option-noir-sharpshooting = Much more accurate, one round; may cost a lot of initiative.
option-noir-fire-two-weapons = Both weapons at one target: their damage together, less accurate.
option-noir-concentrated-auto = A burst at one target: more damage, many rounds.
option-noir-sweep-auto = A burst at several people close together; very many rounds.
option-noir-auto-two-weapons = Bursts from two weapons at one target: the most damage.
option-noir-blind-fire = At someone unseen: −10, and luck counts on both sides.
option-noir-throw-at-target = Throw a weapon at someone.
option-noir-throw-to-place = Throw something at a spot, against 20.
option-noir-fight = Hit, hold, disarm, break a hold or push away.
option-noir-frenzy = Everything into one blow: more accurate, harder; may cost initiative.
option-noir-move = Get somewhere; every further try in a row gets easier.
option-noir-draw-weapon = Draw a weapon, or two at once (−2).
option-noir-reload = Load a weapon; every further try in a row gets easier.
option-noir-scan = Look around, and gain initiative.
option-noir-wait = Do nothing for now; no roll.
option-noir-other = Anything else, or treating wounds; initiative becomes 1.
option-noir-await-target = Stay ready until a target shows up.
option-noir-defend = Dodge or take cover; may cost initiative.
option-noir-chance-defence = Trust to luck; rarely costs initiative.
option-noir-shoot-back = If you win, your shot hits the attacker; may cost a lot of initiative.
option-noir-strike-back = If you win, your blow hits the attacker; may cost a lot of initiative.

## The next step

noir-is-over = “{ $title }” is over.
noir-late-button = That moment has passed. Here’s what’s next:
# $told: what just happened
noir-done = ✅ { $told }
noir-and-then =
    { $first }
    { $then }
# $waits: noir-due, separated by commas
noir-nothing-due = Nothing is waiting for you. ⏳ { SENTENCES($waits) }
noir-nothing-more = There’s nothing else you can do now.
# $duty: noir-duty-…
noir-due = { $name }: { $duty }
noir-duty-let = the GM’s go-ahead for the roll
noir-duty-ready = a roll
noir-duty-odds = Fate before the roll
noir-duty-choose = two of the dice
noir-duty-late = Fate after the roll
noir-duty-place = the die’s place
noir-duty-declare = an action
noir-duty-rule = what to roll for the action
noir-duty-defend = the defence
noir-duty-grit = act or pass
noir-duty-protect = whether to step in
noir-duty-survive = Fate to survive
noir-duty-terms = what is at stake
noir-duty-loss = accept or escalate
noir-duty-name-loser = who lost
noir-duty-next-round = what happens next
noir-headline-several = { $count ->
        [0] Nothing is waiting for you.
        [one] One thing is waiting for you.
       *[other] { $count } things are waiting for you.
    } { $others ->
        [0] Choose.
        [one] You can answer for one player.
       *[other] You can answer for { $others } players.
    }

## Rolls

noir-percent = { $percent }%
noir-percent-unknown = ?%
noir-percent-under = <{ $percent }%
noir-percent-over = >{ $percent }%
# $value: what is rolled; $total: with all modifiers
noir-headline-roll = { $name }: { $value } { $total }, { $chance } to make it
noir-ready-how = Pick what applies, then roll.
noir-odds-how = Fate before the roll: one more die per point, and the best two count. If you pay now, you usually can’t pay afterwards.
# What hangs on a roll of a combat
noir-decides-initiative = Initiative: on a success you get the sum of the dice (doubled if they match), on a failure the highest die (1 if they match).
noir-decides-daze = To stay up. Failure: dazed. Failure with a pair: unconscious.
noir-decides-recovery = To come round. Success: you act again next round. Failure with a pair: unconscious.
noir-decides-wound = To stay alive. Failure: mortally wounded. Failure with a pair: dead.
# $name: whose account
noir-own-fate = { $name }: { $points } Fate
noir-own-pot = The pot: { $points } Fate
noir-no-points = You don’t have enough points. Another player can come to the rescue first.
# $dice: their faces
noir-headline-choose = { $name }: { $dice } – choose two
noir-choose-how = Two of them count; tens bring extra dice. A pair is exceptional.
noir-choose-first = Chosen: { $face }. Tap the second one, or tap the first again to put it back.
noir-headline-let = { $name } wants to roll. Allow it?
noir-headline-late = { $name }: { $total } – pay 4 for one more die? Your chance with it: { $chance }
noir-headline-late-ahead = { $name }: { $total } is enough. Pay 4 for one more die anyway?
noir-let-how = Circumstances add up. The dice fall once you allow it.
noir-late-how = The new die may replace any one die. The 4 points are gone either way.
noir-headline-place = { $name }: the new die shows { $face }. Which die does it replace?
noir-place-how = A ten brings another die, a one cancels a ten; the chain is counted again from the start.
# $sum: the dice, the value and every modifier
noir-standing-ahead = As it is, you win: { $sum }
noir-standing-behind = As it is, you lose: { $sum }
noir-standing-target = Needed: 20
noir-standing-withheld = Your roll: { $sum }
noir-standing-other = { $name }: { $total }

## An action

noir-headline-turn = Round { $turn }: { $name }, choose an action
noir-own-initiative = Initiative { $initiative }
noir-own-daze = Daze { $daze }
noir-own-wounds = Wounds: { $open } open, { $closed } stabilised
noir-own-mortal = { $rounds ->
        [one] One round left to live
       *[other] { $rounds } rounds left to live
    }
noir-not-now-title = Not now
# $what: actions, separated by commas; $why: a refusal
noir-not-now = { $what }: { $why }
noir-headline-pick = { $action }: with what, at whom?
noir-headline-pick-weapon = { $action }: with what?
noir-headline-plain = { $action }
noir-headline-against-20 = { $action } { $total } against 20: { $chance }
noir-headline-attack = { $action } { $total } vs { $target }: { $chance } to hit
noir-headline-several-targets = { $action } { $total } vs { $count } targets: { $chance } or better to hit
noir-each = { $name }: { $chance }
# $value: the ability; $weapons: separated by commas
noir-value-of = { $value } { $number }
noir-with = { $value } ({ $weapons })
noir-damage-is = Damage { $damage }
noir-rolls-nothing = No roll needed.
noir-gm-says = The GM says what to roll, if anything.

## A defence

# $defence: noir-defence-…
noir-headline-defend = { $attacker } attacks. { $defence } { $total }: { $chance } to fend it off
noir-headline-undefended = { $attacker } attacks. No defence: the attack rolls against 20
noir-attack = { $attacker }: { $action }
noir-attack-with = { $attacker }: { $action }, { $weapons }

## Hits, and turns of who is down

noir-blow = { $attacker } hits { $victim }: damage { $damage }
noir-damage-plus = { $plus ->
        [0] { $damage }
       *[other] { $damage } { SIGNED($plus) }
    }
noir-headline-protect = ⚠ { $name }: { $victim } is hit. Step in for 3 Fate?
noir-protect-how = You take the hit instead, with no new defence.
noir-headline-survive = ⚠ { $name } is hit. Pay to survive?
noir-survive-how = Every 3 points take away one wound, but one always stays. Daze doesn’t change. If there is no wound, the points are lost.
noir-headline-grit = ⚠ { $name } can’t act. Grit your teeth for 1 Fate?
noir-grit-how = For one point you act and defend this round; penalties still apply.

## The GM

noir-headline-rule = { $name }, { $action }: what to roll against 20?
noir-headline-weigh = How hard is it for { $name } to move?
noir-rule-how = Choose an ability or attribute, or no roll at all.
noir-weigh-how = Easier is a bonus, harder a penalty, from +10 to −10. The roll is against 20.
noir-headline-nobody = Round { $turn } is over, and nobody can act
noir-nobody-how = Let a round pass, or end the combat. Conditions and countdowns stay.
noir-headline-tools = What else?
noir-headline-harm = Who is harmed, and how badly?
noir-harm-how = Each of them is hit once. What follows is what follows a hit: Fate, daze, wounds.
noir-harm-victims = Harmed
noir-harm-damage = Damage for each: { $damage }
# $odds: odds-noir-wounded
noir-harm-odds = { $name }: { $odds }
noir-harm-begun = The harm is done.
noir-harm-done = Done. The channel shows what it did.
noir-headline-circumstances = Circumstances of the rolls
noir-circumstances-how = They count in rolls whose dice have not fallen yet. Several add up.
noir-tools-how = Everyone sees what you change here.
noir-saved-how = No longer dying; acts again when you say so.
noir-acts-again-why = can act again
noir-headline-tools-of = What about { $name }?
noir-circumstances-are = Circumstances of the next roll: { SIGNED($sum) }
noir-headline-order = When should { $name } be asked about Fate?
noir-order-ask = { $name } is asked about Fate wherever it can be paid.
noir-order-losing = { $name } is asked about Fate only when losing: after a roll, or when hit.
noir-order-never = { $name } is not asked about Fate in rolls and hits.
noir-order-how = Forms offer Fate all the same, so you can pay before the dice whenever you like. “More…” leads back here.
noir-headline-people = Should your people defend themselves?
noir-order-people-best = The GM’s characters take the best defence by themselves.
noir-order-people-ask = The GM says how each of the GM’s characters defends.
noir-people-would = { $name } would take: { $way }
noir-people-how = Each takes the defence with the best chance, without Fate. You can come back here through “More…”, and take such an answer back until the dice fall.
noir-headline-join = { $name } joins: on which side?
# $what: button-noir-…
noir-sure = { $title }: “{ $what }”? You can’t undo this.
noir-fight-open = “{ $title }” has begun. { $what_now }
noir-fight-open-act = “Act” below the panel opens what’s next, for the players and for you.

## The command

cmd-noir-combat = combat
    .description = Open a combat: everyone rolls initiative
opt-noir-combat-against = against
    .description = Who the players’ characters fight; names separated by commas
opt-noir-combat-ours = ours
    .description = Who fights on the first side (default: all players’ characters)
opt-noir-combat-third = third
    .description = A third side; names separated by commas
opt-noir-combat-title = title
    .description = What to call the combat
opt-noir-combat-circumstances = circumstances
    .description = What helps or hinders the first side’s initiative, such as +5 -2
opt-noir-combat-opponent_circumstances = opponent_circumstances
    .description = What helps or hinders the others’ initiative, such as +5 -2
