# The sentences that tell Noir. `narration/noir/telling/situations.py` says when each may be told.
# $a: the character that acts; $b: the one it happens to. A wording never changes its sense.

## Attacks

noir-t-hit-1 = { $a } fires. It finds { $b }.
noir-t-hit-2 = Smoke, echo, and a mark: { $b }.
noir-t-hit-3 = It lands where it was meant to: { $b }.
noir-t-hit-4 = { $a } to { $b }. Received.
noir-t-hit-5 = { $a } does not waste it.
noir-t-hit-6 = On the account of { $b }: one hit.
noir-t-hit-7 = { $b } takes it.
noir-t-hit-8 = Sent and delivered: { $b }.
noir-t-hit-exceptional-1 = Everything goes right, and then a little more: { $a }.
noir-t-hit-exceptional-2 = { $a } makes it look easy. It never is.
noir-t-hit-exceptional-3 = Nobody will believe it later: { $a }.
noir-t-hit-exceptional-4 = Clean as a signature: { $a }.
noir-t-miss-1 = { $a } fires, and { $b } is still there to hear it.
noir-t-miss-2 = Smoke, echo, and { $b } still there.
noir-t-miss-3 = Nothing to show for it: { $a }.
noir-t-miss-4 = { $a } pays for it and gets nothing.
noir-t-miss-5 = It goes past { $b }.
noir-t-miss-6 = Meant for { $b }. It never gets there.
noir-t-miss-7 = Not this time, { $a }.
noir-t-miss-8 = Plenty of noise, and that is all: { $a }.
noir-t-miss-exceptional-1 = What could go wrong knew the address: { $a }.
noir-t-miss-exceptional-2 = There are mistakes, and there is this: { $a }.
noir-t-miss-exceptional-3 = { $a } would rather not talk about it.
noir-t-melee-1 = { $a } gets inside, and { $b } pays.
noir-t-melee-2 = Close enough now for { $a }. Too close for { $b }.
noir-t-melee-3 = No more talking between { $a } and { $b }.
noir-t-melee-4 = { $a } settles it by hand.
noir-t-melee-miss-1 = { $a } reaches for { $b } and closes on nothing.
noir-t-melee-miss-2 = { $b } is not where the blow goes.
noir-t-melee-miss-3 = Air, mostly: { $a }.
noir-t-melee-miss-4 = Close, and no more than close: { $a }.
noir-t-frenzy-1 = No plan left in { $a }, only weight.
noir-t-frenzy-2 = All of it at once: { $a }.
noir-t-frenzy-3 = { $a } stops counting.
noir-t-throw-hit-1 = { $a } lets go of it. It arrives.
noir-t-throw-hit-2 = It turns in the air and finds { $b }.
noir-t-throw-hit-3 = Thrown, and not in vain: { $a }.
noir-t-throw-miss-1 = It will have to be picked up: { $a }.
noir-t-throw-miss-2 = { $a } throws it away.
noir-t-throw-miss-3 = It lands somewhere else than on { $b }.
noir-t-aim-1 = Not to hurt, this time. It works: { $a }.
noir-t-aim-2 = { $a } gets what the move was for.
noir-t-aim-3 = It is a matter of grip: { $a }.
noir-t-empty-1 = { $a }: an empty weapon, and everybody has counted.
noir-t-empty-2 = That was the last round in it.
noir-t-empty-3 = After this, only the click: { $a }.
noir-t-undefended-1 = Nobody answers for { $b }. It is not a fight, it is an errand.
noir-t-undefended-2 = { $b }, unguarded. It shows.
noir-t-undefended-3 = No defence from { $b }, and none needed now.
noir-t-many-1 = No choosing. More than one is hit, and { $a } did it.
noir-t-many-2 = Several at one go: { $a }.
noir-t-many-3 = One name on the bill would have been enough: { $a }.

## Other actions

noir-t-reload-1 = { $a } has a say once more.
noir-t-reload-2 = Loaded again: { $a }.
noir-t-reload-3 = The chamber is full. So is the silence: { $a }.
noir-t-reload-fails-1 = Cartridges on the wrong side of the chamber: { $a }.
noir-t-reload-fails-2 = { $a } has to begin again.
noir-t-reload-fails-3 = Haste does not load anything: { $a }.
noir-t-scan-1 = { $a } looks twice. It pays.
noir-t-scan-2 = Worth a second look: { $a }.
noir-t-scan-3 = Now it is clear who stands where: { $a }.
noir-t-scan-fails-1 = Too much at once: { $a }.
noir-t-scan-fails-2 = { $a } looks, and learns nothing.
noir-t-scan-fails-3 = Eyes open, and none the wiser: { $a }.
noir-t-does-it-1 = { $a } gets it done.
noir-t-does-it-2 = It works: { $a }.
noir-t-does-it-3 = Done, and no time to be proud of it: { $a }.
noir-t-does-not-1 = { $a } tries. That is all.
noir-t-does-not-2 = It does not work: { $a }.
noir-t-does-not-3 = A turn spent, nothing bought: { $a }.
noir-t-grit-1 = By rights it is over for { $a }. By Fate, not yet.
noir-t-grit-2 = { $a } is not finished, whatever the sheet says.
noir-t-grit-3 = Not down yet: { $a }.
noir-t-protect-1 = It was meant for { $b }. { $a } is in the way.
noir-t-protect-2 = { $a } takes what was addressed to { $b }.
noir-t-protect-3 = Addressed to { $b }. Signed for by { $a }.

## What it did

noir-t-dies-1 = That was { $b }.
noir-t-dies-2 = Somebody will have to be told: { $b }.
noir-t-dies-3 = { $b } dies. The rest is paperwork.
noir-t-dies-4 = The ledger closes on { $b }.
noir-t-mortal-1 = From here on it is a count: { $b }.
noir-t-mortal-2 = What { $b } has left is a number, and it goes one way.
noir-t-mortal-3 = { $b } counts now.
noir-t-knocked-out-1 = Somebody puts out the light for { $b }.
noir-t-knocked-out-2 = { $b } will have to be told about the rest.
noir-t-knocked-out-3 = Gone, for now: { $b }.
noir-t-out-1 = One less to count: { $b }.
noir-t-out-2 = No further part in this for { $b }.
noir-t-out-3 = Crossed off, for this fight: { $b }.
noir-t-dazed-1 = The world goes on without { $b }.
noir-t-dazed-2 = { $b } hears it all from far away.
noir-t-dazed-3 = A long second for { $b }.
noir-t-dazed-4 = For a moment nobody is home: { $b }.
noir-t-back-1 = { $b } is back, and has questions.
noir-t-back-2 = The world comes back to { $b }.
noir-t-back-3 = Present again: { $b }.
noir-t-wound-1 = Deep enough to count: { $b }.
noir-t-wound-2 = It will leave something behind: { $b }.
noir-t-wound-3 = { $b } is hurt, and knows it.
noir-t-wound-4 = Entered under damages: { $b }.
noir-t-wound-5 = That one goes on the bill: { $b }.
noir-t-unhurt-1 = Nothing that will not wait: { $b }.
noir-t-unhurt-2 = It rattles { $b }, and no more.
noir-t-unhurt-3 = { $b } is still there to complain.
noir-t-unhurt-4 = No wound. A reminder: { $b }.
noir-t-over-1 = It is over. Nobody signs for it.
noir-t-over-2 = Silence, and somebody has to sweep up.
noir-t-over-3 = The fight ends. The account does not.
noir-t-over-4 = And then there is nothing more to fight about.

## Words as weapons

noir-t-won-words-1 = { $a } has the better words: “{ $goal }”.
noir-t-won-words-2 = The right tone of voice, for once: { $a }.
noir-t-won-words-3 = The point goes to { $a }.
noir-t-won-words-4 = { $b } runs out of answers. Not of looks.
noir-t-lost-words-1 = { $b } has heard better. The price is named: “{ $effect }”.
noir-t-lost-words-2 = It does not move { $b }.
noir-t-lost-words-3 = Well said, and to no purpose: { $a }.
noir-t-lost-words-4 = The door stays shut, politely: { $b }.
noir-t-accepts-1 = So be it. { $a } knows when a thing is said.
noir-t-accepts-2 = { $a } lets it stand.
noir-t-accepts-3 = Signed, if not gladly: { $a }.
noir-t-up-quarrel-1 = Nobody is polite any more, { $a } least.
noir-t-up-quarrel-2 = From here on it is louder.
noir-t-up-quarrel-3 = The voices go up. The price too: { $a }.
noir-t-up-brawl-1 = What is left is not an argument: { $a }.
noir-t-up-brawl-2 = Enough words: { $a }.
noir-t-up-brawl-3 = Words were cheaper: { $a }.
noir-t-up-deadly-1 = { $a } takes it where nobody takes things back.
noir-t-up-deadly-2 = After this, nobody says it was only talk.
noir-t-up-deadly-3 = There is no polite word for what comes now: { $a }.

## Rolls outside combat

noir-t-roll-won-1 = “{ $title }”: done, and no fuss. { $a }.
noir-t-roll-won-2 = It is done, and { $a } did it.
noir-t-roll-won-3 = Nobody asks how: { $a }.
noir-t-roll-won-4 = “{ $title }”. Yes.
noir-t-roll-won-5 = It holds, against the odds or with them: { $a }.
noir-t-roll-won-6 = For once the price was right: { $a }.
noir-t-roll-lost-1 = “{ $title }”. No.
noir-t-roll-lost-2 = Not this time, and not for want of trying: { $a }.
noir-t-roll-lost-3 = It costs a little dignity and buys nothing: { $a }.
noir-t-roll-lost-4 = “{ $title }”: not today.
noir-t-roll-lost-5 = Somewhere a door stays shut: { $a }.
noir-t-roll-lost-6 = The answer is no. It usually is: { $a }.
noir-t-roll-exceptional-1 = Better than anybody had a right to expect: { $a }.
noir-t-roll-exceptional-2 = “{ $title }”: and then a little more.
noir-t-roll-exceptional-3 = Remembered, in the good way: { $a }.
noir-t-roll-disaster-1 = It could hardly have gone worse: { $a }.
noir-t-roll-disaster-2 = “{ $title }”: the less said, the better.
noir-t-roll-disaster-3 = Remembered, in the other way: { $a }.
noir-t-opposed-1 = Weighed against the others, and heavier: { $a }.
noir-t-opposed-2 = It falls to { $a }.
noir-t-opposed-3 = { $a }, and nobody disputes it.
noir-t-tie-broken-1 = Equal in everything. One more die has to say it: { $a }.
noir-t-tie-broken-2 = Nothing between them but one more die: { $a }.
