# Why nothing happened in Zapas, and what to do instead. Named after the codes of `Refused`.

## Numbers and what is not there

refusal-not-found = That isn’t there any more. Look at the sheet or the newest panel, and choose again.
refusal-negative = It can’t be less than 0. Choose 0 or more.
refusal-step-range = That takes a whole number of 1 or more. Choose another one.
refusal-difficulty-range = A base difficulty is { $least } to { $most }. Choose in that range; raises and reductions come on top.
refusal-die-range = A die shows 1 to 6. Throw it again.
refusal-too-many = There’s room for { $most } here. Remove something first.
refusal-stake-range = A reserve holds 0 to { $reserve } dice, experience 0 to { $xp }. Choose numbers in that range.

## Sheets

refusal-empty-biography = There’s no biography yet. Write a few sentences about relationships, personality, beliefs and goals.
refusal-trait-count = A character has { $least } to { $most } traits. Propose more, or remove some.
refusal-level-range = A new character’s trait has level { $least } to { $most }. Choose one of those.
refusal-point-sum = The levels add up to { $have } and must add up to { $need }. Change them until they do.
refusal-no-qualifying-flag = A flag is missing: an important positive relationship with another player’s character. Take one, and let the GM confirm it.
refusal-aspects-exceed-level = The trait has { $have ->
        [one] { $have } aspect
       *[other] { $have } aspects
    }, and its level cannot be lower than that. Take an aspect off first.
refusal-no-free-slot = “{ $text }” has level { $most }, and all its aspects are taken. Raise the trait, or use another one.
refusal-aspect-permanent = The character is in play, so “{ $text }” stays on the sheet for good. Add another aspect beside it.
refusal-duplicate-trait = There’s already a trait “{ $text }”. Choose another name.
refusal-duplicate-aspect = This trait already has the aspect “{ $text }”. Write another one.
refusal-trait-not-accepted = The table hasn’t accepted this trait yet. Wait for the votes, or use another trait.
refusal-wrong-state-ready = { $name } is in play, and the sheet is closed. From now on traits grow with experience, while travelling.
refusal-wrong-state-not-fixed = “{ $text }” hasn’t been accepted yet. Withdraw the proposal instead.
refusal-wrong-state-locked = A condition locks “{ $text }”: { $condition }. It can be removed once the GM has lifted that.
refusal-not-an-npc = { $name } is a player’s character. Choose one of the GM’s.
refusal-wrong-state-npc-stays = { $name } has an NPC’s numbers and no sheet a player could play. Make a new character with /{ cmd-character } { cmd-character-new } instead.
refusal-duplicate-approach = There are already numbers for “{ $text }”. Change those, or name another approach.

## Votes

refusal-not-allowed-own = You can’t vote on your own proposal. Wait for the others; you can change it or withdraw it.
refusal-not-allowed-vote = This vote began before you came. Ask its author to propose it again: then everyone is asked.
refusal-not-allowed-no-veto = You have no veto here to lift. Only the person who vetoed can do that.
refusal-already-accepted = “{ $text }” is already accepted. Play on.
refusal-veto-stands = “{ $text }” was vetoed in this vote. Write something else, or have the veto lifted.
refusal-wrong-state-submitted = The table is already voting on “{ $text }”. Wait for the votes.
refusal-wrong-state-approved = You’ve already approved “{ $text }”. Wait for the others.
refusal-wrong-state-vetoed = “{ $text }” has been vetoed. The veto must be lifted first, or the proposal changed.
refusal-wrong-state-renaming = The table is already voting on a new name: “{ $text }”. Settle that one first.

## Flags

refusal-flag-count = A character has at most { $most } flags. Strike one out first.
refusal-duplicate-flag = There’s already a flag “{ $text }”. Choose another one.
refusal-flag-struck = This flag was struck out and can’t come back. Take another one.
refusal-flag-in-use = “{ $text }” gives its die to an open roll. Remove it from that roll first, or wait until it’s over.
refusal-not-confirmed = The GM hasn’t confirmed the flag “{ $text }” yet. Wait for that, or use another flag.
refusal-qualifying-first = The only positive relationship was struck out. The next flag must be a new one with another player’s character.
refusal-own-character = That’s your own character, or not a player’s. Choose another player’s character.
refusal-wrong-state-asked-strike = The GM has already been asked to strike out “{ $text }”. Wait for the answer.
refusal-wrong-state-not-asked-strike = Nobody has asked to strike out “{ $text }”. Only its player can ask; nobody has to.

## Conditions

refusal-duplicate-condition = { $name } already has this condition: { $text }. Change what it does, or give another one.
refusal-one-effect-only = “{ $text }” already does something, and a condition does one thing at a time. Clear that first.
refusal-empty-lock = There’s no aspect to lock. Choose at least one.
refusal-cannot-act = { $name } can’t act: { $condition }. The GM can lift the condition, or say that it doesn’t stop everything.

## Rolls

refusal-not-ready = { $name }’s sheet isn’t in play yet. Finish it first; it says what’s missing.
refusal-roll-open = { $name } is in the middle of something: “{ $title }”. Finish that, or call it off.
refusal-gm-never-rolls = { $name } belongs to the GM, and the GM never rolls. Let a player’s character act against them.
refusal-already-thrown = The dice for “{ $title }” have been thrown, and that can’t be changed. Start a new roll.
refusal-aspect-not-of-trait = That aspect doesn’t belong to this roll’s trait. Choose its trait, or an aspect of this one.
refusal-aspect-unavailable = “{ $text }” gives no die now: it’s locked, asleep or not accepted yet. Choose without it.
refusal-not-applicable = The GM has ruled this out here: “{ $text }”. Choose without it.
refusal-not-applicable-twice = “{ $text }” counts only once. Remove the second one.
refusal-not-enough-reserve = { $have ->
        [0] You have no free dice in reserve.
        [one] You have { $have } free die in reserve.
       *[other] You have { $have } free dice in reserve.
    } Add no more than that; a recovery scene brings dice back.
refusal-wrong-state-no-difficulty = The GM hasn’t said yet how hard “{ $title }” is. Wait for that.
refusal-wrong-state-unconfirmed = The difficulty has changed to { $difficulty }. Go on with that, or change the pool.
refusal-wrong-state-objection = Someone objects to a helper. The GM decides first.
refusal-part-done = “{ $text }” is already done. Find another part of the task.
refusal-npc-dead = { $name } is already dead. Choose another target, or ask the GM to correct the hits.
refusal-immune = Attacks of this kind can’t kill { $name }. Try another approach, or make it part of a hard task.

## Helping

refusal-own-roll = You can’t help yourself. Add dice from your reserve, or ask another player.
refusal-already-helping = { $name } is already helping, and everyone helps with one die. Take it back first to help elsewhere.
refusal-help-closed = The bidding has begun, so it’s too late to help. Watch how it goes.
refusal-wrong-state-objected = Someone already objects to { $name }. The GM decides.
refusal-wrong-state-not-objected = Nobody objects to { $name }. The die already counts.

## Duels

refusal-empty-stakes = Both sides need a stake. Write what happens if each of them wins.
refusal-wrong-state-duel = “{ $title }” isn’t waiting for that. The panel shows what comes next.
refusal-wrong-state-accepted = { $name } has already agreed. Wait for the other side.
refusal-build-locked = The pool is locked. Help and reserve dice can still be added.
refusal-not-applicable-duel-flags = At this table flags give no dice between players’ characters. Choose without the flag.
refusal-wrong-state-reserve = Reserve dice come later, in the bidding. Choose trait, aspects and flag first.
refusal-bidding-closed = There’s no bidding right now. The panel shows what comes next.

## Recovery, sessions, the road

refusal-alone = A recovery scene needs someone else. Name another character; one of the GM’s will do.
refusal-roll-open-recovery = Someone in the scene has dice promised to an open roll. Finish that first.
refusal-roll-open-session = “{ $title }” is still open. Finish it or call it off, then end the session.
refusal-roll-open-stake = More dice than that are promised to open rolls. Settle those first, or leave a larger reserve.
refusal-wrong-state-travel = That’s already the case. Go on.
refusal-not-in-travel = Characters change like this only while travelling. Ask the GM to start a journey; a new trait can also come from a flashback.

## Advancement

refusal-not-enough-xp = It costs { $need } experience, and you have { $have }. Save up, or sell dice while travelling.
refusal-use-erase = “{ $text }” is at level 1, and its last die can’t be sold. Erase the trait instead.
refusal-sell-first = “{ $text }” must be at level 1 first. Sell its other dice.
refusal-which-aspect = “{ $text }” has one aspect too many for the lower level. Choose which one falls asleep.
refusal-dormant-first = “{ $text }” is asleep and comes back before anything new. Wake it first.
