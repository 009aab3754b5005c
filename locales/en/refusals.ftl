# Why nothing happened, and what to do next. The ids are the codes of `Refused`.

## Campaigns and seats

# A form that was refused: the field, and what was typed there
button-correct-it = Correct it
refused-field = In **{ $field }** you wrote “{ $value }”.
refused-field-empty = **{ $field }** is empty.

refusal-campaign-founded = This campaign already has a GM. Start another one with /{ cmd-campaign } { cmd-campaign-new }.
refusal-no-campaign-here = There’s no campaign in this channel yet. Start one with /{ cmd-campaign } { cmd-campaign-new }, or bring one of yours here with /{ cmd-campaign } { cmd-campaign-here }.
refusal-other-system = That’s a command for { $asked }, and this campaign plays { $here }. Use the { $here } commands; /{ cmd-campaign } { cmd-campaign-info } says more about the campaign.
refusal-no-such-campaign = This campaign is gone. Start a new one with /{ cmd-campaign } { cmd-campaign-new }.
refusal-which-campaign = This server has several campaigns: { $campaigns }. Say which one you mean.
refusal-place-bound-already = This channel already belongs to { $campaign }. Just play on.
refusal-place-taken = This channel already belongs to another campaign. Use another channel or a thread.
refusal-seat-taken-already = You already have a seat in { $campaign }. Just play on.
refusal-gm-only = Only the GM can do that. Ask the GM to do it for you.
refusal-no-seat = You don’t have a seat in this campaign yet. Make a character in its channel with /{ cmd-character } { cmd-character-new }.
refusal-not-here = You can’t reach this campaign from here: it’s gone, it’s on another server, or you have no seat in it. Go to the server it started on, or start a new one with /{ cmd-campaign } { cmd-campaign-new }.
refusal-stale-button = This button is out of date and no longer does anything. Use the newest message of the game.
refusal-outdated-command = This command isn’t available here: a server only gets the commands of the games it plays. Start a campaign with /{ cmd-campaign } { cmd-campaign-new }. If you already have one, restart Discord to refresh the command list.
refusal-not-on-server = { $name } isn’t on this server. Invite them to the server first, then try again.
refusal-left-server = You’re no longer on the server this campaign is played on, so this button does nothing. Join the server again, and your seat is yours as before.
refusal-server-silent = Discord can’t tell me right now whether you’re still on this campaign’s server. Nothing was changed. Try again in a minute, or use the buttons in the game’s channel.
refusal-unfit-option = One of the options has a value that doesn’t fit. Pick one that Discord offers and send the command again.
refusal-too-fast = That was more than I can follow. Wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } and do it again. Nothing was changed.
refusal-work-running = Something you asked for is still being prepared, or two such things for this server. Try again in a minute. Nothing was changed.
refusal-work-too-heavy = That takes more time or memory than I may use at once. Ask for less, such as a single session, or ask the person who runs the bot for help. Nothing was changed.
refusal-too-many-campaigns = You already have a seat in { $most ->
        [one] { $most } campaign
       *[other] { $most } campaigns
    }, and the person who runs the bot allows no more. Leave one with /{ cmd-campaign } { cmd-campaign-leave }, or delete one of yours.
refusal-too-many-campaigns-here = This server already has { $most ->
        [one] { $most } campaign
       *[other] { $most } campaigns
    }, and the person who runs the bot allows no more. Ask a GM to delete one that is over with /{ cmd-campaign } { cmd-campaign-delete }.
refusal-too-many-characters = A campaign can have { $most ->
        [one] { $most } character
       *[other] { $most } characters
    } here. Use one that you have already, or ask the person who runs the bot to allow more.
refusal-too-slow = That took too long, and nothing was changed. Press the button again.
refusal-may-not-write = I can’t write in this channel. Ask the people who run the server to let me see it and send messages, or use another channel.

## Texts

refusal-name-empty = A name needs at least one letter or symbol. Type one and send it again.
refusal-text-empty = There’s no text. Write a short sentence and send it again.
refusal-text-too-long = That’s { $have } characters, and there’s room for { $most }. Shorten it and send it again.

## Characters

refusal-no-such-character = There’s no character by that name here. Pick one from the list, or see /{ cmd-character } { cmd-character-list }.
refusal-no-character-yet = You don’t play anyone yet. Make a character with /{ cmd-character } { cmd-character-new }, or name one.
refusal-not-your-character = You don’t play { $name }. Choose one of your own characters.
refusal-name-taken = There’s already someone called { $name }. Choose another name.
refusal-sheet-finished = { $name }’s sheet is finished and can’t be rewritten. Just play on.
refusal-no-such-attribute = There’s no such attribute for { $name }. Choose one from the sheet.
refusal-attribute-bounds = The value must be from { $least } to { $most }. Choose another number.
refusal-npc-needs-sheet = In { $system } an NPC can’t be a single value or a mob. Leave { opt-npc-new-value } and { opt-npc-new-mob } empty, and you get a sheet to fill in.
refusal-attributes-sum = { $name }’s attributes add up to { $have } and must add up to { $need }. Change them with /{ cmd-character } { cmd-character-sheet }, then try again.
refusal-aspect-slots = A sheet has room for { $most } aspects. Name no more than that.
refusal-aspect-twice = Two aspects are called { $aspect }. Rename one of them.
refusal-aspects-unnamed = { $left ->
        [one] { $left } of { $need } aspects has no name yet.
       *[other] { $left } of { $need } aspects have no name yet.
    } Name them, or leave that for later: the sheet is saved as it stands.
refusal-character-out = { $name } is out: an attribute is at 0. Fatigue goes away, usually with the next scene.

## Aspects and points

refusal-mixed-signs = A roll can use aspects that help or aspects that hurt, but not both. Keep one kind.
refusal-aspect-used = { $aspect } is already used in this roll. Choose another aspect.
refusal-no-such-aspect = { $name } has no such aspect. Choose one from the sheet that has a name.
refusal-no-aspect-points = { $name } is a single value, without aspects or aspect points. Play on without them.
refusal-not-enough-points = You have { $have ->
        [0] no aspect points
        [one] { $have } aspect point
       *[other] { $have } aspect points
    } and need { $need }. Let an aspect hurt you to gain its value in points.
refusal-damage-not-positive = { $aspect } is damage, so it can only hurt. Choose another aspect to help.
refusal-demand-open = The GM demands an aspect from { $name }: { $aspect }. Accept it or buy it off first.
refusal-no-demand = The GM isn’t demanding that aspect right now. Go on with your turn.
refusal-points-spent = { $name }: points from this declaration are already spent, so it can’t be reopened. Go on with it.

## Rolls

refusal-in-conflict = { $name } is in a conflict. Act there, or end it first.
refusal-rolled-already = { $name } has already rolled with this button. For another roll, use /{ cmd-nyx } { cmd-nyx-roll }.

## Opening a conflict

refusal-two-passive = The first side must be a character who acts. Put the obstacle on the other side.
refusal-same-character = Nobody can be on both sides of a conflict. Choose someone else for one of them.
refusal-goal-missing = A goal for { $name } is missing. Say what this side wants from the conflict.
# $what: nyx-modifier, nyx-advantage, nyx-length or nyx-lead
refusal-out-of-bounds = { $have } isn’t possible here ({ $what }). Choose a whole number from { $least } to { $most }.
refusal-scene-in-conflict = “{ $title }” is still running. Finish it or end it before the next scene.
refusal-has-seen = You already know what the other side chose this round. Let someone else choose for { $name }: another player, a stand-in, or the dice.

## A conflict in play

refusal-no-such-conflict = This is over. Use the newest panel, or start again with the game’s commands.
refusal-conflict-over = “{ $title }” is over. Start a new conflict with /{ cmd-nyx } { cmd-nyx-conflict }.
refusal-stale-turn = Round { $asked } is over. This is round { $now }: use the newest panel.
refusal-not-your-side = That isn’t your side: { $name }. Press the buttons for your own.
refusal-side-passive = { $name } is a passive side and does nothing on its own. Choose the other side.
refusal-no-tactics = { $name } is passive, so there are no tactics to pick. Declare, and the dice are rolled.
refusal-declarations-closed = Both sides have declared. Save this for the next round.
refusal-not-declared = You haven’t declared yet, so there’s nothing to change. Declare first.
refusal-other-declaring = { $name }: the declaration isn’t made yet. Declare first if you want to use aspects, or wait.
refusal-gm-declares-first = The GM declares first, for { $name }. Wait for that, then declare.
refusal-attribute-zero = That attribute of { $name } is at 0. Choose another one.
refusal-nothing-to-pick = There’s no tactic to pick right now. The panel shows what comes next.
refusal-picked-already = You’ve picked, and a pick is final. It’s revealed when both sides have picked.
refusal-no-win = There’s no win for { $name } to use right now. The panel shows what comes next.
refusal-chosen-already = You’ve chosen what to do with your win, and that’s final. Wait for the others.
refusal-break-off-forbidden = { $name } can’t break off in this conflict. Take the steps or an advantage in the story, or give up next round.
refusal-break-off-not-free = { $name } can’t just break off here. Win the choice of tactic first, where that’s allowed, or give up.
refusal-no-story = There’s no advantage in the story to judge. The panel shows what comes next.
refusal-no-penalty-due = There’s no penalty for { $name } to take right now. The panel shows what comes next.
refusal-not-rolled = That isn’t the latest round. Tell the latest one.
refusal-not-narrator = This is for others to tell. Add your part in the channel, in your own words.

## The course of a campaign

refusal-session-on = A session is already running. End it before you start the next one.
refusal-session-off = No session is running. Start one first.
refusal-break-declared-already = That’s already the case. Just play on.
refusal-time-bounds = You can move game time by 1 minute to { $most } days at once. Choose a time within that.
refusal-no-such-setting = There’s no such setting. Choose one from the list.
refusal-no-such-value = There’s no such choice here. Choose one from the list.
refusal-setting-value-form = You can’t set that here. Choose one from the list, or type { $form }.
refusal-setting-same = The setting already has that value. Choose another one, or leave it.

## Calls and groups

refusal-group-empty = You named nobody to roll. Name at least one character.
refusal-group-mode = For several characters, say who rolls: the weakest of them or the best.
refusal-not-the-roller = { $name } can’t roll for this side now. Choose someone whose turn it is.

## Asking the GM, and changing

refusal-ask-open = { $name } is still waiting for the GM’s answer. The GM answers that first.
refusal-no-ask = That question is closed. See what else is waiting for you.
refusal-in-session = Characters only change between sessions. Ask the GM for a long break, or wait for the end of the session.
refusal-sheet-unfinished = { $name }’s sheet isn’t finished yet. Finish it first, then change its aspects.
refusal-aspect-value = An aspect’s value is 1 to { $most }: { $aspect }. Change it, or remove the aspect.
refusal-aspects-total = The values add up to { $have } and must add up to { $need }. Change them until they do.
refusal-aspects-threes = No more than { $most } aspect may have the value 3. Lower one of them.
refusal-aspects-twos = No more than { $most } aspects may have the value 2. Lower one of them.
refusal-aspect-step = An aspect changes by 1 at a time: { $aspect }. A new one starts at 1, and only a 1 can go.
refusal-change-nothing = That wouldn’t change anything. Write what should be different, or leave it.

## Damage and slow penalties

refusal-no-such-damage = { $name } no longer has that damage. The sheet shows what’s left.
refusal-nothing-healed = { $name } has no damage that has healed yet. It heals with a rest or the next scene.
refusal-no-affliction-due = { $name } has no roll to make against a slow penalty right now. The next one comes as game time passes.
refusal-period-bounds = The period must be from 1 minute to ten years of game time. Choose another one.

## Opposed rolls

refusal-opponent-missing = An opposed roll needs two characters who act. Name the other one too.
refusal-stake-missing = If the loser will be harmed, say so beforehand. Write what’s at stake.
refusal-simple-conflict = “{ $title }” is an opposed roll, with no marker and no scale to correct. Roll it, or end it.

## Corrections

refusal-aspect-demanded = The GM is demanding this aspect: { $aspect }. It can be corrected once that is answered.
refusal-no-such-side = A goal belongs to one of the two sides. Say which.
refusal-not-a-number = There’s no number in that: “{ $text }”. Write a whole number; for an aspect, its name and its value.
refusal-no-claim = Nothing is claimed here that you could judge. It may have been judged already.
refusal-claim-waits = The GM hasn’t decided on { $name }’s roll yet. Wait for that, or choose other aspects.
refusal-aspect-struck = The GM has ruled out “{ $aspect }” in this round. Choose another aspect, or none.
refusal-no-gain = These points have been judged already. /{ cmd-nyx } { cmd-nyx-pending } shows what’s still open.
