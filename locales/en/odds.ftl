# Exact chances: /odds, what is said of them before a roll, and `python bot.py odds`.

cmd-odds = odds
    .description = Exact chances, with a picture
cmd-odds-roll = roll
    .description = The exact chances of a roll with any numbers
opt-odds-roll-value = value
    .description = The value; in Zapas the number of dice
opt-odds-roll-modifier = modifier
    .description = What is added to the value
opt-odds-roll-positive = positive
    .description = Nyx: extra dice, the best of which counts
opt-odds-roll-negative = negative
    .description = Nyx: extra dice, the worst of which counts
opt-odds-roll-fate = fate
    .description = Noir: Fate paid before the roll
opt-odds-roll-difficulty = difficulty
    .description = Zapas: how many hits are needed
opt-odds-roll-opponent = opponent
    .description = The opponent’s value, or number of dice, for an opposed roll
opt-odds-roll-opponent_modifier = opponent_modifier
    .description = What is added to the opponent’s value
opt-odds-roll-reserve = reserve
    .description = Zapas: the dice in reserve, to see what would be left
opt-odds-roll-added = added
    .description = Zapas: how many of the dice come from the reserve
opt-odds-roll-game = game
    .description = Which game (default: this campaign’s)
opt-odds-roll-public = public
    .description = Show it to everyone here
cmd-nyx-odds = nyx-odds
    .description = Nyx: exact chances of a conflict, a round or a slow penalty
cmd-nyx-odds-conflict = conflict
    .description = Who wins a Nyx conflict: the one running here, or one with any numbers
opt-nyx-odds-conflict-value = value
    .description = Side 1: its value; leave empty for the conflict running here
opt-nyx-odds-conflict-opponent = opponent
    .description = Side 2: its value; leave empty for a passive side
opt-nyx-odds-conflict-modifier = modifier
    .description = Side 1: what is added to the value
opt-nyx-odds-conflict-opponent_modifier = opponent_modifier
    .description = Side 2: what is added to the value
opt-nyx-odds-conflict-positive = positive
    .description = Side 1: extra dice, the best of which counts
opt-nyx-odds-conflict-negative = negative
    .description = Side 1: extra dice, the worst of which counts
opt-nyx-odds-conflict-opponent_positive = opponent_positive
    .description = Side 2: extra dice, the best of which counts
opt-nyx-odds-conflict-opponent_negative = opponent_negative
    .description = Side 2: extra dice, the worst of which counts
opt-nyx-odds-conflict-length = length
    .description = Steps from the middle of the scale to either end
opt-nyx-odds-conflict-marker = marker
    .description = Where the marker stands: above 0 side 1 is ahead
opt-nyx-odds-conflict-advantage = advantage
    .description = Net situational advantage, in steps or on the attribute as at this table; below 0: side 2’s
opt-nyx-odds-conflict-mode = mode
    .description = What happens past the end of the scale
opt-nyx-odds-conflict-public = public
    .description = Show it to everyone here

cmd-nyx-odds-round = round
    .description = Nyx: where a round may end, with tactics known or not
opt-nyx-odds-round-value = value
    .description = Side 1: its value
opt-nyx-odds-round-tactic = tactic
    .description = Side 1: its tactic; without one, any
opt-nyx-odds-round-opponent = opponent
    .description = Side 2: its value; leave empty for a passive side
opt-nyx-odds-round-opponent_tactic = opponent_tactic
    .description = Side 2: its tactic; without one, any
opt-nyx-odds-round-modifier = modifier
    .description = Side 1: what is added to the value
opt-nyx-odds-round-opponent_modifier = opponent_modifier
    .description = Side 2: what is added to the value
opt-nyx-odds-round-positive = positive
    .description = Side 1: extra dice, the best of which counts
opt-nyx-odds-round-negative = negative
    .description = Side 1: extra dice, the worst of which counts
opt-nyx-odds-round-opponent_positive = opponent_positive
    .description = Side 2: extra dice, the best of which counts
opt-nyx-odds-round-opponent_negative = opponent_negative
    .description = Side 2: extra dice, the worst of which counts
opt-nyx-odds-round-length = length
    .description = Steps from the middle of the scale to either end
opt-nyx-odds-round-marker = marker
    .description = Where the marker stands: above 0 side 1 is ahead
opt-nyx-odds-round-shift = shift
    .description = Steps that the situation adds for side 1
opt-nyx-odds-round-public = public
    .description = Show it to everyone here
cmd-nyx-odds-slow = slow
    .description = Nyx: the damage that a slow penalty does
opt-nyx-odds-slow-value = value
    .description = The value that is rolled on
opt-nyx-odds-slow-modifier = modifier
    .description = The strength of the penalty, and what else is added
opt-nyx-odds-slow-positive = positive
    .description = Extra dice, the best of which counts
opt-nyx-odds-slow-negative = negative
    .description = Extra dice, the worst of which counts
opt-nyx-odds-slow-rolls = rolls
    .description = How many rolls are still to come; usually 3
opt-nyx-odds-slow-public = public
    .description = Show it to everyone here
cmd-noir-odds = noir-odds
    .description = Noir: exact chances of damage and of one more die
cmd-noir-odds-damage = damage
    .description = Noir: the damage of a hit, and the wounds that it causes
opt-noir-odds-damage-dice = dice
    .description = The dice of the damage: 2 for 2d10+1
opt-noir-odds-damage-plus = plus
    .description = What is added: 1 for 2d10+1, escalation, the action’s own bonus
opt-noir-odds-damage-stun = stun
    .description = Whether the weapon stuns
opt-noir-odds-damage-threshold = threshold
    .description = The victim’s wound threshold, to count wounds as well
opt-noir-odds-damage-daze = daze
    .description = The victim’s daze before the hit
opt-noir-odds-damage-public = public
    .description = Show it to everyone here
cmd-noir-odds-late = late
    .description = Noir: whether a die for 4 Fate after the roll turns it
opt-noir-odds-late-dice = dice
    .description = Your dice, in the order they were thrown: 10 4 7
opt-noir-odds-late-value = value
    .description = The value that was rolled on
opt-noir-odds-late-modifier = modifier
    .description = What is added to the value
opt-noir-odds-late-opponent_total = opponent_total
    .description = What the opponent’s roll came to; without it, against 20
opt-noir-odds-late-opponent_value = opponent_value
    .description = The opponent’s plain value, for a tie; without it, you lose a tie
opt-noir-odds-late-opponent_highest = opponent_highest
    .description = The opponent’s highest die, for a tie
opt-noir-odds-late-public = public
    .description = Show it to everyone here

## Numbers

odds-percent = { $whole }.{ $tenth }%
odds-percent-under = <0.1%
odds-percent-over = >99.9%
# In a table whose heading says that it is in percent: at most 5 characters
odds-cell = { $whole }.{ $tenth }
odds-cell-under = <0.1
odds-cell-over = >99.9
odds-whole-percent = { $percent }%
odds-whole-percent-under = <1%
odds-whole-percent-over = >99%
# Stands for a chance where the table wants to see none
odds-veiled = –
odds-number = { $whole }.{ $tenth }
odds-negative = −{ $number }
odds-positive = +{ $number }

## Everywhere

# $title: what was asked; $drawn: what the bars are; $bars: odds-bar
odds-alt = { $title }. { $drawn }: { $bars }.
odds-bar = { $label }: { $chance }
odds-side-1 = Side 1
odds-side-2 = Side 2
odds-tie = Tie
odds-opposed = Side 1 wins: { $a } · tie: { $tie } · side 2 wins: { $b }
odds-who-wins = Who wins
odds-done = ✅ The chances are below.
odds-no-picture = I can’t attach files here, so there’s no picture.

## Nyx

odds-nyx-roll = Nyx: { $pool }
odds-nyx-opposed = Nyx: { $first } against { $second }
odds-nyx-chance = Chance of success: { $chance } · mean effect { $mean }
odds-nyx-demand = Chance of success: accepted { $accepted }, bought off { $bought }
odds-nyx-steps = Chance of success: { $chance } · { $mean } steps on average
odds-nyx-own-opposed = Chance to win as things stand: { $win }, to tie: { $tie }
odds-nyx-effects = Effect, 0 for a failure
odds-nyx-margins = Effect: side 1 less side 2
odds-nyx-round = A round of Nyx: { $first } against { $second }
odds-passive = a passive side
odds-nyx-moves = Steps on average: { $mean } · past the end for side 1: { $over1 } · for side 2: { $over2 }
odds-nyx-place = Place (ends: ±{ $length })
odds-nyx-places = Where it ends; past ±{ $length } is overflow
odds-nyx-forecast = Forecast: { $first } against { $second }
odds-nyx-wins = { $name } to win: { $first } · { $other } to win: { $second }
odds-nyx-first-blood = The next penalty is { $other }’s: { $first } · { $name }’s: { $second }
odds-nyx-goal-or-blood = { $name } to reach the goal: { $first } · to take a penalty before that: { $second }
odds-nyx-by-place = { $name }: by place
odds-nyx-places-won = { $name } to get past the end: chance by place of the marker
odds-nyx-mix = { $name }, best mix: { $mix }
odds-nyx-part = { $tactic } { $chance }
odds-rounds = Rounds until then, on average: { $rounds }
odds-no-end = It may never end.
odds-nyx-assumed = Both sides pick as well as they can, roll the same every round, and take steps for a win.
odds-nyx-assumed-passive = Every round is rolled the same.
odds-nyx-after-penalty = A penalty changes the numbers, so this looks no further than the next one.
odds-nyx-own-win = Chance to win from here: { $chance }
odds-nyx-own-first-blood = Chance that the next penalty is the other side’s: { $chance }
odds-nyx-how = The same chance in percent, by your tactic (rows) and the reply. The last column says how often the best mix picks it.
odds-nyx-table = Table: { $name }’s chance in percent, by tactic (rows) and reply. The last column says how often to pick it.
# Columns of a table: at most 5 characters
odds-reply-defensive = Def.
odds-reply-waiting = Wait
odds-reply-offensive = Off.
odds-nyx-share = Mix
odds-nyx-any-picks = Unknown picks count as equally likely.
odds-nyx-slow = A slow penalty: { $rolls ->
        [one] { $rolls } roll
       *[other] { $rolls } rolls
    } on { $pool }
odds-nyx-slow-damage = Damage on average: { $mean } · none at all: { $spared } · each roll succeeds: { $chance }
odds-nyx-slow-aspects = Slow damage aspects

## Noir

odds-noir-check = Noir: { $side } against 20
odds-noir-opposed = Noir: { $first } against { $second }
odds-noir-side = { $value } { SIGNED($modifier) } = { $total }
odds-noir-side-plain = { $value }
odds-noir-paying = { $side }, Fate { $points }
odds-noir-success = Success: { $chance } · exceptional: { $success } · exceptional failure: { $failure }
odds-noir-grades = How it goes
odds-noir-exceptional-failure = Exc. failure
odds-noir-failure = Failure
odds-noir-success-grade = Success
odds-noir-exceptional-success = Exc. success
odds-noir-with-fate = Success by Fate before the roll: { $chances }
odds-noir-fate-part = { $points }: { $chance }
odds-noir-tie = A tie means equal totals, plain values and highest dice; then one die each decides.
odds-noir-total = Noir: what { $side } comes to
odds-noir-total-mean = { $mean } on average
odds-noir-totals = Total, all dice added
odds-noir-late = Noir: { $side } with { $dice } makes { $total } against { $against }
odds-noir-late-chance = With one more die for 4 Fate: { $chance } to make it
odds-noir-late-how = The new die goes where it helps most, or isn’t used.
odds-noir-damage = Noir: damage { $damage }
odds-noir-hit = { $damage } against daze { $daze } and wound threshold { $threshold }
odds-noir-damage-mean = Damage on average: { $mean }
odds-noir-damages = Damage
odds-noir-wounds = Wounds
odds-noir-wounded = No wound: { $none } · one: { $one } · more: { $more }
odds-noir-wounds-how = Above the threshold one wound, above twice that the lowest die, above four times the highest.
odds-noir-wounds-how-stun = Stunning: above twice the threshold one wound, above four times the lowest die, above eight times the highest.

## Zapas

odds-zapas-roll = Zapas: { $dice } against difficulty { $difficulty }
odds-zapas-duel = Zapas: { $first } against { $second }
odds-zapas-chance = Chance of success: { $chance } · hits on average: { $mean }
odds-zapas-hits = Hits
odds-zapas-margins = Hits: side 1 less side 2
odds-zapas-reserve = Reserve then: { $success } after a success, { $failure } after a failure
odds-zapas-reserve-mean = { $reserve } · { $mean } on average

## Why not

refusal-odds-off = The GM has switched chances off at this table. The GM can switch them on with /{ cmd-campaign } { cmd-campaign-settings }.
refusal-odds-practice = The GM shows exact chances only on the practice table (make play), not here. They can change that with /{ cmd-campaign } { cmd-campaign-settings }.
refusal-odds-no-game = There’s no campaign here, so I don’t know which game you mean. Choose one with the option “{ opt-odds-roll-game }”.
refusal-odds-no-difficulty = A Zapas roll needs a difficulty, or the other side’s dice. Add one of them.
refusal-odds-withheld = The numbers of the GM’s characters are for the GM alone here, and so are the odds. Type numbers of your own to see what they give.
refusal-odds-no-conflict = No Nyx conflict is running here. Give numbers: at least “{ opt-nyx-odds-conflict-value }”.
refusal-odds-off-scale = The marker can’t be at { $marker } on a scale of length { $length }. Choose a place on the scale.
refusal-odds-no-reserve = Dice come from a reserve, and there is none here. Add “{ opt-odds-roll-reserve }”: how many dice it holds before the roll.
refusal-odds-added = { $added } of { $dice } dice can’t come from a reserve of { $reserve }: one is always the base die. Change the numbers.

## A side that plays itself

nyx-itself = on autopilot: tactics are drawn
nyx-itself-on = { $name }: on autopilot from now on. Tactics are drawn from the best mix and sealed from everyone, even the GM. A win is used for the steps.
nyx-itself-off = { $name }: off autopilot; the GM picks again.
button-itself-on = Autopilot
button-itself-off = I’ll pick
refusal-players-pick = A player picks for { $name }. Only sides of NPCs can be on autopilot.
