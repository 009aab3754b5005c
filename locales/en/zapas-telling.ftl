# The sentences that tell Zapas. `narration/zapas/telling/situations.py` says when each may be told.
# $a: the one whom the sentence is about; $b: the other one. A wording never changes its sense.

## Rolls

zapas-t-win-1 = { $a } does it. “{ $title }”: of course.
zapas-t-win-2 = Yes! “{ $title }”. Next?
zapas-t-win-5 = “{ $goal }”: ordered and delivered, by { $a }.
zapas-t-win-6 = { $a } makes that look like a good idea.
zapas-t-win-7 = No drama, no fuss, just { $a }.
zapas-t-win-9 = “{ $title }”: ticked off. What else is on the list, { $a }?
zapas-t-win-11 = A plan, a push, and it gives way.
zapas-t-win-12 = Done, and the story runs on.
zapas-t-win-13 = Skill or luck? It counts all the same.
zapas-t-win-14 = It went the way it was meant to go.
zapas-t-win-exact-1 = Not one hit to spare, and not one too few.
zapas-t-win-exact-3 = { $a } slips through while there is still a gap.
zapas-t-win-exact-4 = “{ $title }”: just enough, and just enough will do.
zapas-t-win-exact-9 = { $a } needs every single hit, and gets every single one.
zapas-t-win-exact-11 = By a whisker, and with style.
zapas-t-win-exact-12 = One hit fewer, and this would be another story.
zapas-t-win-exact-13 = Everything that was needed, and nothing more.
zapas-t-win-exact-14 = It hangs by a thread, and the thread holds.
zapas-t-win-exact-15 = A touch less and it slips away. It stays.
zapas-t-win-exact-16 = “{ $goal }”, with nothing to spare.
zapas-t-win-far-2 = { $a } could do that backwards.
zapas-t-win-far-7 = { $a } makes big trouble look small.
zapas-t-win-far-9 = So much luck should be shared out.
zapas-t-win-far-10 = “{ $title }”? With interest.
zapas-t-win-far-11 = More hits than anybody can use.
zapas-t-win-far-12 = “{ $goal }”, and plenty to spare.
zapas-t-win-far-13 = That was not a roll, that was a parade.
zapas-t-win-far-14 = The dice are showing off now. Let them.
zapas-t-win-hurt-4 = { $a } has no time for “{ $condition }” now.
zapas-t-win-hurt-7 = With “{ $condition }”, and in spite of it.
zapas-t-win-hurt-8 = “{ $condition }”, says the difficulty. “So what?”, say the dice.
zapas-t-win-hurt-9 = Not even “{ $condition }” gets in the way.
zapas-t-win-hurt-10 = Harder because of “{ $condition }”, and done all the same.
zapas-t-win-hurt-11 = That takes some nerve, with “{ $condition }” to carry.
zapas-t-win-steep-2 = Difficulty { $n_difficulty }, they said. { $a }, says the story.
zapas-t-win-steep-4 = { $a } gets away with it. Somebody write this down.
zapas-t-win-steep-9 = It should not have worked. It worked.
zapas-t-win-steep-10 = This one will be told for years.
zapas-t-win-steep-11 = Not the easy way. The way that worked.
zapas-t-win-steep-12 = “{ $goal }”, against all good advice.
zapas-t-win-steep-13 = Hard? Yes. Possible? Yes, as it turns out.
zapas-t-win-steep-14 = “{ $title }”: a bad bet, and it pays off.
zapas-t-lose-1 = Not like this, { $a }. Not now.
zapas-t-lose-2 = “{ $title }”: not yet, and not for want of trying.
zapas-t-lose-3 = The plan was good. There was only one of it.
zapas-t-lose-5 = This is where it gets interesting, { $a }.
zapas-t-lose-6 = { $a } pushes, and it does not budge.
zapas-t-lose-7 = It slips away from { $a }. What now?
zapas-t-lose-8 = “{ $goal }” will have to wait. Any plan B, { $a }?
zapas-t-lose-11 = Not this way, { $a }. There must be another.
zapas-t-lose-13 = Good idea, wrong moment.
zapas-t-lose-14 = Luck looks the other way for a moment.
zapas-t-lose-15 = “{ $title }”? Easier said than done.
zapas-t-lose-16 = Well, it was worth trying.
zapas-t-lose-one-2 = So close that it hurts. “{ $title }” waits.
zapas-t-lose-one-4 = Almost is a long word, { $a }.
zapas-t-lose-one-5 = Between { $a } and glory lies a single hit.
zapas-t-lose-one-7 = If only! A single hit more, { $a }.
zapas-t-lose-one-8 = “{ $goal }” was so close that { $a } could almost touch it.
zapas-t-lose-one-9 = Nearly! Luck stops just short of { $a }.
zapas-t-lose-one-11 = One hit! Just one.
zapas-t-lose-one-12 = By a whisker, and the wrong side of it.
zapas-t-lose-one-13 = There was a gap, a hair too narrow.
zapas-t-lose-one-14 = A miss, but what a miss.
zapas-t-lose-none-2 = { $a }: a handful of dice, and not a friend among them.
zapas-t-lose-none-5 = Luck is on leave, { $a }.
zapas-t-lose-none-6 = Well. It can only get better from here, { $a }.
zapas-t-lose-none-9 = Nothing. Not even something to complain about.
zapas-t-lose-none-10 = The dice have other plans.
zapas-t-lose-none-11 = Not a single die wants to help.
zapas-t-lose-none-12 = A clean sheet, of the wrong kind.
zapas-t-lose-none-13 = “{ $title }”: not a trace of it.

## What a roll owes to reserve, help and flags

zapas-t-all-in-1 = All in, and it holds!
zapas-t-all-in-4 = { $a } bets everything on it, and is right.
zapas-t-all-in-7 = The last die of the reserve, well spent.
zapas-t-all-in-8 = An empty reserve, a full success.
zapas-t-all-in-9 = No die left, and none needed.
zapas-t-all-in-10 = Nothing in reserve now but nerve.
zapas-t-all-in-lost-1 = All in, and all of it comes home, with one more die.
zapas-t-all-in-lost-2 = Everything { $a } had, and it buys one more die.
zapas-t-all-in-lost-4 = { $a } risks everything and comes home a die richer.
zapas-t-all-in-lost-5 = The whole reserve, in vain; but bad luck makes it grow.
zapas-t-save-1 = And not a die out of the reserve.
zapas-t-save-2 = Cheap, too: the reserve stays where it was.
zapas-t-save-5 = { $a } keeps the reserve for worse days.
zapas-t-save-7 = The reserve never noticed.
zapas-t-save-8 = Free of charge.
zapas-t-save-9 = Whatever comes next, the reserve is untouched.
zapas-t-help-won-1 = With a hand from { $h }. That is what hands are for.
zapas-t-help-won-2 = Two make it look like luck: { $a } and { $h }.
zapas-t-help-won-3 = Nobody does such things alone: { $a }, { $h }.
zapas-t-help-won-4 = Good company helps: { $h }.
zapas-t-help-won-5 = A share of the credit goes to { $h }.
zapas-t-help-won-6 = That die was well given: { $h }.
zapas-t-help-won-7 = Remember who helped: { $h }.
zapas-t-help-won-8 = Teamwork, the story calls it: { $a }, { $h }.
zapas-t-help-lost-1 = { $h }: the die comes back. The thought counted.
zapas-t-help-lost-5 = Thanks all the same, { $h }.
zapas-t-help-lost-6 = Even with a hand from { $h }, no.
zapas-t-help-lost-7 = Not for want of help from { $h }.
zapas-t-help-lost-8 = The help was good, and costs { $h } nothing.
zapas-t-help-lost-9 = Nothing lost for { $h } but the moment.
zapas-t-flag-1 = “{ $flag }”. Who could have expected anything else?
zapas-t-flag-2 = “{ $flag }”: there it is, in the thick of it.
zapas-t-flag-3 = Some things { $a } cannot help: “{ $flag }”.
zapas-t-flag-4 = It was bound to come up: “{ $flag }”.
zapas-t-flag-5 = That is { $a } all over: “{ $flag }”.
zapas-t-flag-6 = { $a } lives up to it: “{ $flag }”.
zapas-t-flag-7 = One more mark, fairly earned: “{ $flag }”.
zapas-t-flag-8 = Ask anybody what drives { $a }: “{ $flag }”.

## What a success brings

zapas-t-npc-dead-1 = { $b }: end of that chapter.
zapas-t-npc-dead-3 = The story closes over { $b }.
zapas-t-npc-dead-4 = { $a } against { $b }: settled.
zapas-t-npc-dead-6 = Curtain. { $b }.
zapas-t-npc-dead-7 = So much for { $b }!
zapas-t-npc-dead-8 = This far and no further for { $b }.
zapas-t-npc-hit-4 = That brings { $b } closer to the end.
zapas-t-npc-hit-5 = The tally against { $b } grows.
zapas-t-npc-hit-6 = Ouch, { $b }.
zapas-t-npc-hit-7 = That one went home, as { $b } will agree.
zapas-t-npc-hit-8 = { $b } will remember this one.
zapas-t-npc-hit-9 = The attack on { $b } lands.
zapas-t-lifted-1 = “{ $condition }”: gone. Time for new mistakes, { $a }.
zapas-t-lifted-2 = { $a } is rid of it: “{ $condition }”.
zapas-t-lifted-4 = That is that, { $a }. On we go.
zapas-t-lifted-6 = Goodbye to “{ $condition }”. Nobody will miss it, { $a }.
zapas-t-lifted-7 = { $a } has one worry fewer.
zapas-t-lifted-8 = Cross it out: “{ $condition }”.
zapas-t-task-part-2 = A hard thing, a little less hard now: “{ $task }”.
zapas-t-task-part-4 = Bit by bit, that is how the big ones fall.
zapas-t-task-part-5 = The way to “{ $task }” is shorter now.
zapas-t-task-part-6 = The difficulty drops by { $n_reduction }. Keep pulling.
zapas-t-task-part-7 = A piece of the big thing is done.
zapas-t-task-part-8 = “{ $task }”: one bite gone. The rest is { $n_reduction } easier.
zapas-t-task-done-1 = “{ $task }”: all of it. Somebody should strike a bell.
zapas-t-task-done-2 = “{ $task }”: it can’t be done, they said. It can.
zapas-t-task-done-4 = So much for impossible.
zapas-t-task-done-5 = Strike it off the list: “{ $task }”.
zapas-t-task-done-6 = The big one is done. Who has the next?
zapas-t-task-done-7 = Finished, down to the smallest screw.
zapas-t-contact-3 = “{ $text }”? It so happens that there is one, { $a }.
zapas-t-contact-4 = It is a small world for { $a }.
zapas-t-contact-6 = It pays to know people, { $a }.
zapas-t-contact-7 = An old name, a good memory, a door ajar.
zapas-t-contact-8 = Someone to turn to: “{ $text }”.
zapas-t-contact-9 = Trust { $a } to know somebody.
zapas-t-thing-1 = “{ $text }”: at the bottom of the bag, where it always was.
zapas-t-thing-2 = “{ $text }”: got hold of, and no questions asked.
zapas-t-thing-3 = Just when it is wanted: “{ $text }”.
zapas-t-thing-7 = There we are: exactly the thing, { $a }.
zapas-t-thing-8 = What is wanted turns up.
zapas-t-thing-9 = Good packing is half the adventure.
zapas-t-thing-10 = Some people can find anything.

## Conditions

zapas-t-condition-final-1 = For { $a } the story stops here.
zapas-t-condition-final-5 = Here the page ends.
zapas-t-condition-final-6 = There is nothing to add.
zapas-t-condition-stops-1 = “{ $condition }”. For { $a } the story stands still; for the others it runs.
zapas-t-condition-stops-2 = Until “{ $condition }” is dealt with, the others act for two.
zapas-t-condition-stops-3 = Here and no further: { $a }, “{ $condition }”.
zapas-t-condition-stops-4 = For { $a } everything stops here.
zapas-t-condition-stops-5 = Nothing to be done now: { $a } must wait.
zapas-t-condition-stops-6 = Somebody will have to come for { $a }.
zapas-t-condition-1 = From now on: “{ $condition }”. { $a } carries it along.
zapas-t-condition-2 = It costs { $a } something, and it has a name: “{ $condition }”.
zapas-t-condition-3 = “{ $condition }”. { $a } has had better days.
zapas-t-condition-6 = Put it on the sheet, { $a }: “{ $condition }”.
zapas-t-condition-7 = How things stand with { $a }? “{ $condition }”.
zapas-t-condition-8 = Not for free: { $a }, “{ $condition }”.
zapas-t-condition-9 = That will be felt.
zapas-t-condition-10 = Trouble has a new address.

## Duels

zapas-t-duel-open-1 = { $a } against { $b }. May the better story win.
zapas-t-duel-open-2 = { $a } says it. { $b } may answer.
zapas-t-duel-open-3 = Clear the floor: { $a } and { $b }.
zapas-t-duel-open-4 = Two wills, two answers: { $a }, { $b }.
zapas-t-duel-open-5 = It is between { $a } and { $b } now.
zapas-t-duel-open-6 = Who is right, { $a } or { $b }?
zapas-t-duel-open-7 = No way round it now: { $a }, { $b }.
zapas-t-duel-open-8 = Everybody else, one step back: { $a } and { $b }.
zapas-t-duel-stakes-1 = “{ $stake }” or “{ $stake_b }”: now it is serious.
zapas-t-duel-stakes-2 = It is said aloud now: “{ $stake }”, “{ $stake_b }”.
zapas-t-duel-stakes-3 = Both know what it is about: { $a }, { $b }.
zapas-t-duel-stakes-4 = Agreed! Now for the dice: { $a }, { $b }.
zapas-t-duel-stakes-5 = On the table: “{ $stake }” and “{ $stake_b }”.
zapas-t-duel-stakes-6 = That is the price of losing: { $a }, { $b }.
zapas-t-duel-stakes-7 = The words are chosen, the dice are not: { $a }, { $b }.
zapas-t-duel-bid-1 = { $n_dice } at once. { $a } means it.
zapas-t-duel-bid-2 = The pile grows by { $n_dice }: { $a }.
zapas-t-duel-bid-3 = { $n_dice } dice on one card: { $a }.
zapas-t-duel-bid-4 = { $a } raises by { $n_dice }. What does { $b } say?
zapas-t-duel-high-1 = It adds up: { $n_total } dice from { $a }.
zapas-t-duel-high-2 = The pile stands at { $n_total }: { $a }.
zapas-t-duel-high-3 = { $a } adds to it: { $n_total } in the pile.
zapas-t-duel-out-1 = { $a }: nothing left to put in.
zapas-t-duel-out-3 = Neither has a die left: { $a }, { $b }.
zapas-t-duel-out-4 = Nothing for it now but to roll: { $a }, { $b }.
zapas-t-duel-out-5 = All cards on the table: { $a }.
zapas-t-duel-out-6 = And there the dice run out for { $a }.
zapas-t-duel-given-up-1 = { $a }: all right. “{ $stake }”. It takes more than dice to say so.
zapas-t-duel-given-up-2 = { $a } lets { $b } have it: “{ $stake }”.
zapas-t-duel-given-up-3 = Without rolling a die: it goes to { $b }.
zapas-t-duel-given-up-4 = { $a } and { $b } settle it without a throw.
zapas-t-duel-given-up-5 = { $a } steps aside. That takes something too.
zapas-t-duel-given-up-7 = Sometimes the shortest way is to say yes.
zapas-t-duel-tie-fact-1 = Nobody is right, and the world keeps its secret.
zapas-t-duel-tie-fact-2 = Two clever heads, one open question.
zapas-t-duel-tie-fact-3 = The truth will have to wait: { $a }, { $b }.
zapas-t-duel-tie-fact-4 = Both may be wrong. Nobody can say: { $a }, { $b }.
zapas-t-duel-tie-1 = Two stubborn people, one narrow door.
zapas-t-duel-tie-2 = All that, and nobody an inch further.
zapas-t-duel-tie-3 = A draw, and both know it: { $a }, { $b }.
zapas-t-duel-tie-4 = Not a hit on either side: { $a }, { $b }.
zapas-t-duel-tie-5 = Hit for hit, and nothing to choose between them: { $a }, { $b }.
zapas-t-duel-narrow-1 = One hit between “{ $stake }” and nothing: { $a }.
zapas-t-duel-narrow-2 = The smallest of margins, and all of it for { $a }: “{ $stake }”.
zapas-t-duel-narrow-4 = A hair, no more: { $a }, not { $b }.
zapas-t-duel-narrow-5 = A single hit tells them apart, in favour of { $a }.
zapas-t-duel-narrow-6 = { $a } scrapes through: “{ $stake }”.
zapas-t-duel-narrow-7 = { $a }, by a single hit.
zapas-t-duel-won-1 = “{ $stake }”: so says { $a }, and so it is.
zapas-t-duel-won-4 = It goes to { $a }, fair and square.
zapas-t-duel-won-5 = { $a } carries the day.
zapas-t-duel-won-6 = Settled, then: “{ $stake }”. Well fought, { $b }.
zapas-t-duel-won-7 = No need to count twice.
zapas-t-duel-won-8 = No quarrel left in it: “{ $stake }”.
zapas-t-duel-fact-1 = Write it on the map: “{ $text }”.
zapas-t-duel-fact-3 = One question fewer in the world.
zapas-t-duel-fact-4 = What was a claim is now a fact.
zapas-t-duel-fact-5 = From now on this is how it is: “{ $text }”.

## Recovery scenes

zapas-t-rest-1 = For once, some quiet: { $names }.
zapas-t-rest-2 = A quiet scene, and the dice come back: { $names }.
zapas-t-rest-3 = No hurry for a page or two, and the reserve grows.
zapas-t-rest-4 = Good talk makes good dice.
zapas-t-rest-5 = Ready for anything: { $names }.
zapas-t-rest-6 = Company, and time to ask: { $names }.
zapas-t-rest-full-1 = Nothing to refill, and nobody in a hurry to leave: { $names }.
zapas-t-rest-full-2 = Nobody needed it. All stayed: { $names }.
zapas-t-rest-full-3 = Not for the sake of the dice this time.
zapas-t-rest-full-4 = Full reserves, and a quiet scene for its own sake.
zapas-t-rest-full-5 = Not a die more, and the time well spent: { $names }.
zapas-t-rest-full-6 = Nothing to gain here but the company.

## Struck flags

zapas-t-flag-against-1 = “{ $flag }”: until today. { $a } is somebody else now.
zapas-t-flag-against-2 = Struck out: “{ $flag }”. No longer the word for { $a }.
zapas-t-flag-against-7 = People change.
zapas-t-flag-against-8 = A line through it, and on with the story.
zapas-t-flag-against-9 = Gone, and not for nothing: { $n_marks } for the reserve.
zapas-t-flag-against-10 = That was then: “{ $flag }”.
zapas-t-flag-reached-1 = “{ $flag }”: done. { $n_marks ->
        [one] A mark becomes a die.
       *[other] { $n_marks } marks become dice.
    }
zapas-t-flag-reached-2 = “{ $flag }”. And now? { $a } needs a new reason.
zapas-t-flag-reached-5 = What now, { $a }? The big thing is done.
zapas-t-flag-reached-6 = A long road, and here is its end.

## The journey

zapas-t-travel-1 = The road. Time to become somebody else.
zapas-t-travel-2 = The way is long enough to change on.
zapas-t-travel-3 = Pack up. The story moves on.
zapas-t-travel-4 = Between here and there is time to think.
zapas-t-travel-5 = And off they go.
zapas-t-play-1 = Enough road. Here is where it happens.
zapas-t-play-2 = They have arrived. Now for it.
zapas-t-play-3 = The journey is done; the adventure is not.
zapas-t-play-4 = Here, then. What is waiting?
zapas-t-play-5 = Curtain up.
