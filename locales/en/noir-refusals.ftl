# Why nothing happened in Noir, and what to do instead. Named after the codes of `Refused`.

## Numbers and dice

refusal-bad-die = A ten-sided die shows 1 to 10, not { $have }. Type the face again; a 0 is a 10.
refusal-bad-count = That’s the wrong number of dice: { $have } instead of { $need }. Choose or type as many as the roll asks for.
refusal-missing-dice = Extra dice are missing: { $have } instead of { $need }. Each 10 that no 1 blocks earns one more; type those too.
refusal-bad-level = There’s no such size: { $have }. Circumstances count 2, 5 or 10, traits and drives 1, 2 or 4, for or against.
refusal-bad-value-number = That number doesn’t fit here. Choose a whole number from { $least } to { $most }.
refusal-bad-value-change = That change is too big. Choose a whole number from −{ $most } to { $most }.
refusal-bad-value-helpers = That’s too many helpers: { $have }. Choose 0 to 20.
refusal-bad-value-complexity = A move is at most { $most } harder or easier. Choose a number from −{ $most } to { $most }.
refusal-bad-value-fate = An account of Fate holds 0 to { $most } points. Choose a number in that range.
refusal-bad-value-condition = That’s out of bounds: daze 0 to { $daze }, wounds and rounds 0 to { $wounds }. Choose numbers in that range.
refusal-bad-value-threshold = A wound threshold is at least 1, and this one is { $have }. Ask the GM to correct the sheet first.

## Sheets

refusal-missing-input = The sheet doesn’t have this yet: { $value }. Fill it in first.
refusal-bad-value-name-twice = There’s already one called { $text }. Choose another name, or edit that one.
refusal-bad-value-many = There’s room for { $most } of these. Remove one first.
refusal-bad-value-level = There’s no such level. Traits and drives have 1, 2 or 4, a social conflict 1 to 4.
refusal-not-allowed-finished = { $name }’s sheet is in play. Ask the GM to make further changes.
refusal-not-allowed-amount = The GM enters that number. Leave it empty, and ask the GM to add it.
refusal-not-allowed-npc = { $name } belongs to the GM, with no Fate or setbacks. Choose a main character.
refusal-wrong-state-finished = { $name }’s sheet is already in play. Play on.
refusal-unknown-id-ability = There’s no such ability here: { $text }. Pick one from the list, or add it to the sheet.
refusal-unknown-id-attribute = There’s no such attribute: { $text }. Pick one from the list.
refusal-unknown-id-entry = That isn’t on the sheet, or doesn’t fit this roll: { $text }. Pick something from the list.
refusal-unknown-id-template = There’s no such template: { $kind }, { $grade }. Pick a kind and a grade from the lists.
refusal-wrong-state-limitation = That limitation is off: { $text }. Play without it, or ask the GM to switch it on.
refusal-wrong-state-active = That limitation is already as you want it, or always applies: { $text }. Leave it, or choose another.
refusal-wrong-state-no-countdown = Nobody outside a combat is mortally wounded. There are no rounds to count.

## Fate

refusal-no-fate = That takes { $need } Fate points, and there are { $have }. Do it without, or let another player pay for a rescue.
refusal-not-allowed-gm-alone = Only the GM can pay for this, from the pot. Choose another use of Fate.
refusal-not-allowed-players-alone = Only players can pay for this, each for their own character. Choose another use of Fate.
refusal-out-of-range-setback = A setback costs { $least } points, not { $have }. Pay exactly { $least }.
refusal-out-of-range-protect = Protecting someone costs { $least } points, not { $have }. Pay exactly { $least }.
refusal-out-of-range-grit = Gritting your teeth costs { $least } point a round, not { $have }. Pay exactly { $least }.
refusal-out-of-range-change = Changing the situation costs { $least } points, or { $most } if it directly harms an NPC; { $have } is neither. Pay one of these.
refusal-out-of-range-inspiration = The group pays { $most } points together for inspiration; this would make { $have }. Change the shares.
refusal-out-of-range-contact = An old contact costs 5, 10 or 15 points, not { $have }. The GM says which.
refusal-out-of-range-odds-before = Before a roll you can play the odds for { $least } to { $most } points, not { $have }. Choose a number in that range.
refusal-out-of-range-odds-after = After a roll, one more die costs { $least } points, not { $have }. Pay exactly { $least }.
refusal-out-of-range-rescue = A rescue costs 2, 4, 6, 8 or 10 points and gives half of that. { $have } isn’t one of them.
refusal-out-of-range-survive = Surviving costs 3, 6, 9, 12 or 15 points, not { $have }: three for each wound. Pay one of these.
refusal-unknown-id-use = A rescue can’t pay for that use of Fate. Pick another from the list.
refusal-no-such-ask = The GM has already answered that. See what else is waiting.
refusal-wrong-state-contact = { $name } has already met an old contact in this scene. Try again in the next one.
refusal-wrong-state-asked = The group has promised enough, and the GM is thinking it over. Wait for the answer.
refusal-wrong-state-oneself = Nobody can rescue themselves. Choose someone else, or pay for your own use.
refusal-wrong-state-has-fate = { $name } still has Fate points. A rescue is for those who have none: let them pay first.

## Weapons

refusal-bad-value-damage = That isn’t damage I can read: { $text }. Write it like 2d10+1, or B3d10-2 for a stunning weapon, with numbers up to { $most }.
refusal-bad-value-magazine = That isn’t a magazine: { $text }. Write it like 8+1, 6r, 4i, 2p or 30b, at most { $most } rounds.
refusal-bad-value-rounds = That many rounds don’t fit. Choose a number from 0 to { $most }.
refusal-bad-value-weapon = Recoil is 0 to { $most }, precision −{ $most } to { $most }. Choose numbers in that range.
refusal-bad-count-weapons = That’s { $have } weapons, and this takes { $need }. Choose other weapons, or another action.
refusal-unknown-id-weapon = There’s no such weapon here: { $text }. Pick one from the list.
refusal-no-ammo = The weapon is empty. Reload, or use another one.
refusal-no-ammo-short = Not enough rounds are loaded: { $have } of { $need }. Reload, or choose another action.
refusal-wrong-mode = You can’t do that with “{ $weapon }”: it takes { $mode }. Choose another weapon, or another action.
refusal-wrong-mode-kind = “{ $weapon }” doesn’t fit: this takes a { $kind }. Choose another weapon, or another action.
refusal-wrong-state-full = The weapon is full: { $have } rounds. Choose another action.

## Rolls

refusal-wrong-state-no-roll = { $name } has nothing to roll right now. The panel shows what comes next.
refusal-wrong-state-answered = { $name } has already answered. Wait for the others; the panel shows for whom.
refusal-wrong-state-no-choice = There are no dice to choose from right now. The panel shows what comes next.
refusal-wrong-state-not-asked = You can’t buy a die for this roll right now. The panel shows what comes next.
refusal-wrong-state-no-late-die = There’s no bought die to place. The panel shows what comes next.

## Combat

refusal-initiative-limit-low = This takes initiative { $least } or more, and it’s { $now }. Choose something else, or raise it by scanning the situation on your turn.
refusal-initiative-limit-high = This takes initiative { $most } or less, and it’s { $now }. Choose another action.
refusal-unknown-id-action = There’s no such action: { $text }. Pick one from the list.
refusal-unknown-id-aim = You can’t do it that way: { $aim }. Choose another aim, or another action.
refusal-missing-input-fighter = { $name } can’t fight yet: { $value } is missing or too low. Fill it in on the sheet first.
refusal-bad-count-fighters = A combat has { $least } to { $most } fighters. Add or remove some.
refusal-bad-count-victims = Harm hits 1 to { $most } characters at a time. Choose a number in that range.
refusal-wrong-state-harm = An action is under way in “{ $title }”. Finish it or call it off first, then harm someone.
refusal-missing-input-damage = No damage has been chosen yet. Choose how much from the menu, or type it.
refusal-wrong-state-harm-apart = Only some of them are in that combat. Harm those first, then the others.
refusal-wrong-state-harmed = This harm has been dealt already. Use /{ cmd-noir } { cmd-noir-harm } to deal more.
refusal-wrong-state-help = { $name } can’t help in this roll, or helps already. Let someone else help, or leave it to the GM.
refusal-wrong-state-not-drawn = “{ $weapon }” isn’t in hand yet. Draw it first with the action Draw weapon, or ask the GM.
refusal-bad-count-targets = That’s { $have } targets, and the most is { $most }. Choose again.
refusal-bad-value-target = You can’t target that. Choose someone else who is still in the combat.
refusal-bad-value-side = Sides are numbered { $least } to { $most }. Choose one; those with the same number fight together.
refusal-bad-value-initiative = Initiative is { $least } to { $most }. Choose a number in that range.
refusal-no-such-fighter = That person isn’t in this combat. Choose someone who is, or ask the GM to bring them in.
refusal-not-your-turn = It’s { $name }’s turn. Wait for yours; the panel shows the order.
refusal-unknown-id-patient = That’s not how wounds are treated: one person rolls Medicine for one patient; in combat, use “Other action”.
refusal-wrong-state-tended = Someone has already tended { $name } this round. Try again in the next.
refusal-unknown-id-contest = This is over. Use the newest panel, or start again with the game’s commands.
refusal-wrong-state-over = “{ $title }” is over. Start again with the game’s commands.
refusal-wrong-state-passed = That moment has passed. The panel shows what comes next.
refusal-wrong-state-phase = “{ $title }” isn’t waiting for that. The panel shows what comes next.
refusal-wrong-state-declared = { $name } has already declared an action. Go on with it, or ask the GM to call it off.
refusal-wrong-state-had-turn = { $name } has already acted this round. Wait for the next one.
refusal-wrong-state-cannot-act = { $name } can’t act now. Grit your teeth for 1 point of Fate, if the wounds allow it, or take the attack undefended.
refusal-wrong-state-grit = Only someone dazed, or mortally wounded but awake, can grit their teeth, and only during a round. { $name } doesn’t need to.
refusal-wrong-state-gone = { $name } is dead or out and can’t fight. Choose someone else, or ask the GM to correct the condition.
refusal-wrong-state-fighting = { $name } is already fighting: “{ $title }”. End that combat first, or leave it.
refusal-wrong-state-in-combat = { $name } is in combat: “{ $title }”. Act there, or end it first.
refusal-wrong-state-no-action = There’s no action to call off. The panel shows what comes next.
refusal-wrong-state-no-target = Nobody is attacking that person right now. No defence is needed.
refusal-wrong-state-not-melee = You can only strike back in melee. Choose another defence.
refusal-wrong-state-protect = That person can’t step in for this hit, or has already answered. The panel shows what comes next.
refusal-wrong-state-protect-first = Others can still step in for this hit. Wait for their answers.
refusal-wrong-state-thrown = { $name } has already rolled. Circumstances come before the dice.
refusal-wrong-state-ruled = No action is waiting for the GM to name its roll. The panel shows what comes next.
refusal-wrong-state-no-wounds = There’s no open wound to stabilise. Nothing needs to be done.

## Social conflicts

refusal-bad-count-parties = A social conflict has two sides. Choose someone else for one of them.
refusal-missing-input-text = { $name } hasn’t said what it’s about. Say what you want, or what happens if the other side fails.
refusal-no-such-party = That person isn’t in this conflict. Choose one of its two sides.
refusal-wrong-state-highest = Nothing goes beyond deadly violence. Accept the outcome.
refusal-wrong-state-fight-runs = “{ $title }” is still being fought. Finish it or end it, then say who lost.
