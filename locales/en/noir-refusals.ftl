# Why nothing happened in Noir, and what to do instead. Named after the codes of `Refused`.

## Numbers and dice

refusal-bad-die = A ten-sided die shows 1 to 10, not { $have }. Type the face again; a 0 is a 10.
refusal-bad-count = The dice do not fit: { $have } instead of { $need }. Choose or type as many as the roll asks for.
refusal-missing-dice = Extra dice are missing: { $have } instead of { $need }. Each 10 that no 1 blocks earns one more; type them too.
refusal-bad-level = There is no such size: { $have }. Circumstances count 2, 5 or 10, traits and drives 1, 2 or 4, for or against.
refusal-bad-value-number = The value has no room here. Choose a whole number from { $least } to { $most }.
refusal-bad-value-change = That is too big a change. Choose a whole number from −{ $most } to { $most }.
refusal-bad-value-helpers = There cannot be that many helpers: { $have }. Choose 0 to 20.
refusal-bad-value-complexity = A move is made harder or easier by at most { $most }. Choose a number from −{ $most } to { $most }.
refusal-bad-value-fate = An account of Fate holds 0 to { $most } points. Choose a number within that.
refusal-bad-value-condition = That is outside the bounds: daze 0 to { $daze }, wounds and rounds 0 to { $wounds }. Choose numbers within them.
refusal-bad-value-threshold = A wound threshold is at least 1, and this one is { $have }. Let the GM set it right on the sheet first.

## Sheets

refusal-missing-input = The sheet does not say this yet: { $value }. Write it there first.
refusal-bad-value-name-twice = There is one of that name already: { $text }. Choose another name, or change the one that is there.
refusal-bad-value-many = There is room for { $most } of these. Take one off first.
refusal-bad-value-level = There is no such level. Traits and drives have 1, 2 or 4, a social conflict 1 to 4; choose one of these.
refusal-not-allowed-finished = The sheet of { $name } is in play. The GM makes further changes; ask for them.
refusal-not-allowed-amount = The GM enters that number. Leave it out, and ask the GM to add it.
refusal-not-allowed-npc = { $name } is the GM's and has no Fate or setbacks of their own. Choose a main character.
refusal-wrong-state-finished = The sheet of { $name } is in play already. Play on.
refusal-unknown-id-ability = There is no such ability here: { $text }. Choose one from the list, or write it on the sheet.
refusal-unknown-id-attribute = There is no such attribute: { $text }. Choose one from the list.
refusal-unknown-id-entry = This is not on the sheet, or does not fit this roll: { $text }. Choose something from the list.
refusal-unknown-id-template = There is no such template: { $kind }, { $grade }. Choose a kind and a grade from the lists.
refusal-wrong-state-limitation = That limitation is off: { $text }. Leave it out, or let the GM switch it on.
refusal-wrong-state-active = That limitation is as wanted already, or always holds: { $text }. Leave it, or choose another.
refusal-wrong-state-no-countdown = Nobody outside a combat is mortally wounded. No rounds need to be counted.

## Fate

refusal-no-fate = There is too little Fate: { $have } of { $need } points. Do it without, or let another player help with a rescue.
refusal-not-allowed-gm-alone = Only the GM pays for this, from the pot. Choose another use of Fate.
refusal-not-allowed-players-alone = Only players pay for this, each for their own character. Choose another use of Fate.
refusal-out-of-range-setback = A setback costs { $least } points, not { $have }. Pay exactly that.
refusal-out-of-range-protect = To protect somebody costs { $least } points, not { $have }. Pay exactly that.
refusal-out-of-range-grit = To grit one's teeth costs { $least } point a round, not { $have }. Pay exactly that.
refusal-out-of-range-change = To change the situation costs { $least } points, or { $most } if an NPC is directly harmed; { $have } is neither. Choose one of these.
refusal-out-of-range-inspiration = The group pays { $most } points together for inspiration, no more and no less; this would make { $have }. Change the shares.
refusal-out-of-range-contact = Knowing a contact costs 5, 10 or 15 points, not { $have }. The GM names one of these.
refusal-out-of-range-odds-before = Before a roll you play the odds for { $least } to { $most } points, not { $have }. Choose a number within that.
refusal-out-of-range-odds-after = After a roll one die costs { $least } points, not { $have }. Pay exactly that.
refusal-out-of-range-rescue = For a rescue you pay 2, 4, 6, 8 or 10 points, not { $have }; half of them can be used. Choose one of these.
refusal-out-of-range-survive = To survive you pay 3, 6, 9, 12 or 15 points, not { $have }: three for each wound. Choose one of these.
refusal-unknown-id-use = A rescue cannot be for that use of Fate. Choose another from the list.
refusal-no-such-ask = That question to the GM has had its answer. Look at what else is waiting.
refusal-wrong-state-contact = { $name } has met an old contact in this scene already. Try again in the next one.
refusal-wrong-state-asked = The group has promised enough, and the GM is thinking it over. Wait for the answer.
refusal-wrong-state-oneself = Nobody rescues themself. Choose somebody else, or pay for your own use.
refusal-wrong-state-has-fate = { $name } has Fate points left. A rescue is for those who have none: let them pay first.

## Weapons

refusal-bad-value-damage = This is no damage: { $text }. Write it like 2T+1, or B3T-2 for a stunning weapon, with numbers up to { $most }.
refusal-bad-value-magazine = This is no magazine: { $text }. Write it like 8+1, 6r, 4i, 2p or 30b, at most { $most } rounds.
refusal-bad-value-rounds = There is no room for that many rounds. Choose a number from 0 to { $most }.
refusal-bad-value-weapon = Recoil goes from 0 to { $most }, precision from −{ $most } to { $most }. Choose numbers within that.
refusal-bad-count-weapons = The number of weapons does not fit: { $have } instead of { $need }. Choose other weapons, or another action.
refusal-unknown-id-weapon = There is no such weapon here: { $text }. Choose one from the list.
refusal-no-ammo = No round is loaded. Reload, or use another weapon.
refusal-no-ammo-short = Too few rounds are loaded: { $have } of { $need }. Reload, or choose another action.
refusal-wrong-mode = { $weapon } cannot do that: it takes { $mode }. Choose another weapon, or another action.
refusal-wrong-mode-kind = { $weapon } does not fit this: it takes a { $kind }. Choose another weapon, or another action.
refusal-wrong-state-full = The weapon is full: { $have } rounds. Choose another action.

## Rolls

refusal-wrong-state-no-roll = { $name } has nothing to roll now. The panel shows what is due.
refusal-wrong-state-answered = { $name } has answered already. Wait for the others; the panel shows for whom.
refusal-wrong-state-no-choice = There are no dice to choose from now. The panel shows what is due.
refusal-wrong-state-not-asked = No die can be bought for this roll now. The panel shows what is due.
refusal-wrong-state-no-late-die = No bought die waits for a place. The panel shows what is due.

## Combat

refusal-initiative-limit-low = This takes an initiative of at least { $least }, and it is { $now }. Choose something else, or raise it by scanning the situation in your turn.
refusal-initiative-limit-high = This takes an initiative of at most { $most }, and it is { $now }. Choose another action.
refusal-unknown-id-action = There is no such action: { $text }. Choose one from the list.
refusal-unknown-id-aim = This cannot be done that way: { $aim }. Choose another aim, or another action.
refusal-missing-input-fighter = { $name } cannot fight yet: { $value } is missing or too low. Write it on the sheet first.
refusal-bad-count-fighters = A combat has { $least } to { $most } fighters. Choose as many as that.
refusal-bad-count-targets = That number of targets does not fit: { $have }, and at most { $most }. Choose them again.
refusal-bad-value-target = That cannot be a target. Choose somebody else who is still in the combat.
refusal-bad-value-side = Sides have the numbers { $least } to { $most }. Choose one of them; those with the same number fight together.
refusal-bad-value-initiative = Initiative goes from { $least } to { $most }. Choose a number within that.
refusal-no-such-fighter = That person is not in this combat. Choose somebody who is, or let the GM bring them in.
refusal-not-your-turn = It is the turn of { $name }. Wait for yours; the panel shows the order.
refusal-unknown-id-patient = Wounds cannot be tended in this way. One person rolls Medicine for one who is hurt; in a combat that is an “other action”.
refusal-wrong-state-tended = The wounds of { $name } have been tended in this round. Try again in the next.
refusal-unknown-id-contest = It is gone. Look at the last panel, or begin a new one with this game's commands.
refusal-wrong-state-over = “{ $title }” is over. Begin anew with this game's commands.
refusal-wrong-state-passed = That moment has passed. The panel shows what is due.
refusal-wrong-state-phase = “{ $title }” is not waiting for this now. The panel shows what is due.
refusal-wrong-state-declared = { $name } has declared an action already. Go on with it, or let the GM call it off.
refusal-wrong-state-had-turn = { $name } has had the turn of this round. Wait for the next round.
refusal-wrong-state-cannot-act = { $name } cannot act now. Grit your teeth for 1 point of Fate, if the wounds allow it, or take the attack undefended.
refusal-wrong-state-grit = To grit one's teeth helps the dazed and the mortally wounded who are awake, and in a round. { $name } is not: go on without.
refusal-wrong-state-gone = { $name } is dead or out, and cannot fight. Choose somebody else, or let the GM set the condition right.
refusal-wrong-state-fighting = { $name } is fighting already: “{ $title }”. End that combat first, or leave it.
refusal-wrong-state-in-combat = { $name } is in combat: “{ $title }”. Act in it, or end it first.
refusal-wrong-state-no-action = No action is being carried out that could be called off. The panel shows what is due.
refusal-wrong-state-no-target = Nobody attacks that person now, so no defence is needed. The panel shows what is due.
refusal-wrong-state-not-melee = One strikes back in melee alone. Choose another defence.
refusal-wrong-state-protect = That person cannot step in for this hit, or has answered. The panel shows what is due.
refusal-wrong-state-protect-first = Others can still step in for this hit. Wait until they have answered.
refusal-wrong-state-ruled = No action waits for the GM to name its roll. The panel shows what is due.
refusal-wrong-state-no-wounds = There is no open wound to stabilise. Nothing needs to be done.

## Social conflicts

refusal-bad-count-parties = A social conflict is between two. Choose somebody else for one of the sides.
refusal-missing-input-text = { $name } has not said what it is about. Say what you want, or what happens if the other side fails.
refusal-no-such-party = That person is not in this conflict. Choose one of its two sides.
refusal-wrong-state-highest = There is nothing above deadly violence. Accept the outcome.
refusal-wrong-state-fight-runs = “{ $title }” is still being fought. Play it to its end, or end it, and then say who lost.
