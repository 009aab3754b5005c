# Why nothing happened in Zapas, and what to do instead. Named after the codes of `Refused`.

## Numbers and what is not there

refusal-not-found = That is not there, or not any more. Look at the sheet or the latest panel, and choose again.
refusal-negative = It cannot be less than 0. Choose 0 or more.
refusal-step-range = It takes a whole number of 1 or more. Choose another one.
refusal-difficulty-range = A base difficulty is { $least } to { $most }. Choose within that; raises and reductions come on top.
refusal-die-range = A die shows 1 to 6. Throw it again.
refusal-too-many = There is room for { $most } here. Take something off first.
refusal-stake-range = A reserve holds 0 to { $reserve } dice, experience 0 to { $xp }. Choose numbers within that.

## Sheets

refusal-empty-biography = There is no life story yet. Write a few sentences about relations, personality, convictions and goals.
refusal-trait-count = A character has { $least } to { $most } traits. Propose more, or drop some.
refusal-level-range = At the start a trait has a level of { $least } to { $most }. Choose one of those.
refusal-point-sum = The levels sum to { $have } and must sum to { $need }. Change them until they do.
refusal-no-qualifying-flag = A flag is missing that states a significant positive relation to another player’s character. Take one, and let the GM confirm it.
refusal-aspects-exceed-level = The trait has { $have ->
        [one] { $have } aspect
       *[other] { $have } aspects
    }, and its level cannot be lower than that. Take an aspect off first.
refusal-no-free-slot = “{ $text }” has level { $most } and no slot free. Raise the trait, or use another one.
refusal-aspect-permanent = “{ $text }” stays on the sheet for good, now that the character is in play. Write another aspect beside it.
refusal-duplicate-trait = There is a trait “{ $text }” already. Choose another name.
refusal-duplicate-aspect = This trait has the aspect “{ $text }” already. Write another one.
refusal-trait-not-accepted = The table has not accepted this trait yet. Wait for the votes, or use another trait.
refusal-wrong-state-ready = { $name } is in play, and the sheet is closed. From now on traits change by experience, on the road.
refusal-wrong-state-not-fixed = “{ $text }” has not been accepted yet. Take the proposal back instead.
refusal-wrong-state-locked = “{ $text }” is locked by a condition: { $condition }. It can come off once the GM has lifted that.
refusal-not-an-npc = { $name } is a player’s character. Choose one of the GM’s.
refusal-wrong-state-npc-stays = { $name } has an NPC’s numbers and no sheet that a player could play. Start a new sheet with /{ cmd-character } { cmd-character-new } instead.
refusal-duplicate-approach = There are numbers for “{ $text }” already. Change those, or name another approach.

## Votes

refusal-not-allowed-own = Nobody votes on a proposal of their own. Wait for the others; you may write it anew or take it back.
refusal-not-allowed-vote = You came after this vote had begun. Ask its author to write it anew: then everybody is asked.
refusal-not-allowed-no-veto = You have no veto here to lift. Only whoever vetoed can do that.
refusal-already-accepted = “{ $text }” is accepted already. Go on and play.
refusal-veto-stands = “{ $text }” was vetoed in this very vote. Write something else, or have the veto lifted.
refusal-wrong-state-submitted = “{ $text }” is before the table already. Wait for the votes.
refusal-wrong-state-approved = You have approved “{ $text }” already. Wait for the others.
refusal-wrong-state-vetoed = A veto stands against “{ $text }”. It must be lifted first, or the proposal written anew.
refusal-wrong-state-renaming = A new name is being voted on already: “{ $text }”. Settle that one first.

## Flags

refusal-flag-count = A character has at most { $most } flags. Strike one out first.
refusal-duplicate-flag = There is a flag “{ $text }” already. Choose another one.
refusal-flag-struck = This flag was struck out, and it never comes back. Take another one.
refusal-flag-in-use = “{ $text }” gives its die to an open roll. Leave it out of that one first, or wait until it is over.
refusal-not-confirmed = The GM has not confirmed the flag “{ $text }” yet. Wait for that, or use another flag.
refusal-qualifying-first = The only positive relation was struck out. The next flag must state a new one to another player’s character.
refusal-own-character = That is your own character, or none of the players’. Choose another player’s character.
refusal-wrong-state-asked-strike = The GM has been asked to let “{ $text }” be struck out. Wait for the answer.
refusal-wrong-state-not-asked-strike = Nobody has asked to strike out “{ $text }”. That is for its player to ask; it is never compulsory.

## Conditions

refusal-duplicate-condition = { $name } has this condition already: { $text }. Change what it does, or give another one.
refusal-one-effect-only = “{ $text }” already does something, and a condition does one thing at a time. Clear that first.
refusal-empty-lock = There is no aspect to lock. Choose at least one.
refusal-cannot-act = { $name } cannot act: { $condition }. The GM can lift the condition, or say that it does not stop all action.

## Rolls

refusal-not-ready = The sheet of { $name } is not in play yet. Finish it first; its form says what is missing.
refusal-roll-open = { $name } is still in the middle of something: “{ $title }”. Play that to its end, or call it off.
refusal-gm-never-rolls = { $name } is the GM’s, and the GM never rolls. Let a player’s character act against it.
refusal-already-thrown = The dice for “{ $title }” have been thrown, and that cannot be changed. Begin a new roll.
refusal-aspect-not-of-trait = This aspect does not belong to the trait of this roll. Choose its trait, or aspects of the one you have.
refusal-aspect-unavailable = “{ $text }” gives no die now: it is locked, asleep or not accepted yet. Leave it out.
refusal-not-applicable = The GM has ruled this out here: “{ $text }”. Leave it out.
refusal-not-applicable-twice = “{ $text }” counts once. Leave the second one out.
refusal-not-enough-reserve = { $have ->
        [0] You have no free dice in reserve.
        [one] You have { $have } free die in reserve.
       *[other] You have { $have } free dice in reserve.
    } Use no more than that; a recovery scene brings dice back.
refusal-wrong-state-no-difficulty = The GM has not said yet how hard it is: “{ $title }”. Wait for that.
refusal-wrong-state-unconfirmed = The difficulty has changed: it is { $difficulty } now. Go on with that, or change the pool.
refusal-wrong-state-objection = Somebody objects to a helper. The GM decides first.
refusal-part-done = “{ $text }” has been done. Find another part of the task.
refusal-npc-dead = { $name } is dead already. Choose another target, or let the GM set the hits right.
refusal-immune = Attacks of this kind cannot kill { $name }. Try another approach, or use it as part of a hard task.

## Helping

refusal-own-roll = You cannot help yourself. Add dice from your reserve, or ask another player.
refusal-already-helping = { $name } is helping already, with one die as everybody does. Take it back first to help elsewhere.
refusal-help-closed = The bidding has begun, and help is closed. Watch how it goes.
refusal-wrong-state-objected = There is an objection to { $name } already. The GM decides.
refusal-wrong-state-not-objected = Nobody objects to { $name }. The die counts already.

## Duels

refusal-empty-stakes = Both sides need a stake. Write what follows if either of them wins.
refusal-wrong-state-duel = “{ $title }” does not wait for that now. The panel shows what is due.
refusal-wrong-state-accepted = { $name } has said so already. Wait for the other side.
refusal-build-locked = The pool is locked. Help and reserve dice may still come.
refusal-not-applicable-duel-flags = At this table flags give no dice between players’ characters. Leave the flag out.
refusal-wrong-state-reserve = Reserve dice come later, in the bidding. Choose trait, aspects and flag first.
refusal-bidding-closed = There is no bidding now. The panel shows what is due.

## Recovery, sessions, the road

refusal-alone = A recovery scene needs somebody else. Name another character, one of the GM’s will do.
refusal-roll-open-recovery = Somebody in the scene has dice promised to an open roll. Play that to its end first.
refusal-roll-open-session = “{ $title }” is still open. Play it to its end or call it off, then end the session.
refusal-roll-open-stake = More dice than that are promised to open rolls. Settle those first, or leave a larger reserve.
refusal-wrong-state-travel = That is so already. Go on.
refusal-not-in-travel = Characters change like this on the road. Ask the GM to begin a journey; a new trait may also come from a flashback.

## Advancement

refusal-not-enough-xp = It costs { $need } experience, and there is { $have }. Save up, or sell dice on the road.
refusal-use-erase = “{ $text }” is at level 1, and its last die is not sold. Erase the trait instead.
refusal-sell-first = “{ $text }” is above level 1. Sell its dice down to one first.
refusal-which-aspect = “{ $text }” has an aspect too many for the lower level. Choose which one falls asleep.
refusal-dormant-first = “{ $text }” is asleep and comes back before anything new. Wake it first.
