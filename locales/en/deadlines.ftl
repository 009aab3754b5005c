# Deadlines: reminders, and what comes in when time runs out.

deadline-moment = { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[other] December
    }, { $time } ({ $clock })
deadline-waits = ⏳ “{ $title }” is waiting for: { $who }.
deadline-until = Until { $moment }: <t:{ $unix }:F>, <t:{ $unix }:R>.
deadline-then-gm = After { $moment }, the GM picks openly for anyone who hasn’t acted.
deadline-then-dice = After { $moment }, the dice pick for anyone who hasn’t acted.
deadline-drawn = ⏳ Time ran out. The dice picked for: { $who }.
deadline-offered = ⏳ Time ran out for: { $who }. The GM can pick for them, in the open.
deadline-picked = ⏳ The GM picks openly for { $who }: { $what }.
deadline-somebody = a player
deadline-ask = Time ran out for: { $who }. Everyone sees what you pick here at once.
button-pick-openly = Pick openly…
placeholder-default = { $who }: what happens?
refusal-gm-acts-first = You’d know too much. Make the GM’s own choice in this contest first, then pick for others.
refusal-time-not-out = Nobody is waiting for this any more, or there’s still time. The panel shows what comes next.

default-nyx-declare = goes in as before, without aspects
default-nyx-steps = takes the steps on the scale
default-nyx-fatigue = takes it as fatigue
default-nyx-accept = accepts the demand
default-noir-ready = goes in without Fate
default-noir-odds = pays no Fate
default-noir-highest = keeps the two highest dice
default-noir-late = buys no die
default-noir-place = doesn’t use the die
default-noir-wait = waits
default-noir-defend = defends plainly, without Fate
default-noir-pass = lets the turn pass
default-noir-protect = does not step in
default-noir-loss = accepts the loss
default-zapas-help = asks for no more help
default-zapas-bid = adds no dice
default-zapas-choose = confirms the pool
