# Why nothing happened, and what to do next. The ids are the codes of `Refused`.

## Campaigns and seats

refusal-campaign-founded = This campaign already has a GM. Start another one with /{ cmd-campaign } { cmd-campaign-new }.
refusal-no-campaign-here = This channel has no campaign yet. Start one with /{ cmd-campaign } { cmd-campaign-new }, or bind it to an existing one with /{ cmd-campaign } { cmd-campaign-here }.
refusal-other-system = This is a command of { $asked }, and the campaign here is played by the rules of { $here }. Use the commands of { $here }; /{ cmd-campaign } { cmd-campaign-info } says more about the campaign.
refusal-no-such-campaign = This campaign is gone. Start a new one with /{ cmd-campaign } { cmd-campaign-new }.
refusal-which-campaign = This server has several campaigns: { $campaigns }. Name the one you mean.
refusal-place-bound-already = This place already belongs to { $campaign }. Go on and play.
refusal-place-taken = This place already belongs to another campaign. Take another channel or a thread.
refusal-seat-taken-already = You already have a seat in { $campaign }. Go on and play.
refusal-gm-only = Only the GM may do this. Ask the GM to do it for you.
refusal-no-seat = You have no seat in this campaign yet. Make a character where it is played, with /{ cmd-character } { cmd-character-new }.
refusal-not-here = This campaign is not here: it is gone, it is played on another server, or you have no seat in it. Play it where it was started, or start a new one with /{ cmd-campaign } { cmd-campaign-new }.
refusal-stale-button = This button is from an earlier moment and does nothing now. Use the latest message of the game.
refusal-outdated-command = This command is not in use here. A server has the commands of the games that it has campaigns of: start one with /{ cmd-campaign } { cmd-campaign-new }. If yours runs already, restart Discord so that it learns the commands anew, and try again.
refusal-too-slow = That took too long, and nothing was changed. Press the button again.
refusal-may-not-write = I may not write in this place. Ask whoever runs the server to let me see the channel and send messages, or take another place.

## Texts

refusal-name-empty = A name needs at least one letter or sign. Write one and send it again.
refusal-text-empty = There is no text to use. Write a short sentence and send it again.
refusal-text-too-long = That is { $have } characters, and there is room for { $most }. Make it shorter and send it again.

## Characters

refusal-no-such-character = There is no character of that name here. Choose one from the list, or see /{ cmd-character } { cmd-character-list }.
refusal-no-character-yet = You do not play anyone yet. Make a character with /{ cmd-character } { cmd-character-new }, or name one.
refusal-not-your-character = You do not play { $name }. Choose a character of your own.
refusal-name-taken = There is already somebody called { $name }. Choose another name.
refusal-sheet-finished = The sheet of { $name } is finished and cannot be rewritten. Go on and play.
refusal-no-such-attribute = { $name } has no such attribute. Choose one that is on the sheet.
refusal-attribute-bounds = The value must be { $least } to { $most }. Choose another number.
refusal-npc-needs-sheet = In { $system } an NPC is never a single value or a mob. Leave out { opt-npc-new-value } and { opt-npc-new-mob }: then there is a sheet to fill in.
refusal-attributes-sum = The three attributes of { $name } sum to { $have } and must sum to { $need }. Whoever plays { $name } changes them with /{ cmd-character } { cmd-character-sheet }.
refusal-aspect-slots = A sheet has room for { $most } aspects. Name those, and no more.
refusal-aspect-twice = There are two aspects called { $aspect }. Give one of them another name.
refusal-aspects-unnamed = { $left ->
        [one] { $left } of { $need } aspects has no name yet.
       *[other] { $left } of { $need } aspects have no name yet.
    } Name them, or leave that for later: the sheet is saved as it stands.
refusal-character-out = { $name } is out: an attribute is at 0. Fatigue goes with the next scene.

## Aspects and points

refusal-mixed-signs = Aspects that help and aspects that hurt cannot be chosen for the same roll. Keep one kind.
refusal-aspect-used = { $aspect } is already in use in this roll. Choose another aspect.
refusal-no-such-aspect = { $name } has no such aspect. Choose one with a name on the sheet.
refusal-no-aspect-points = { $name } is a single value, with no aspects and no aspect points. Play on without them.
refusal-not-enough-points = You have { $have ->
        [0] no aspect points
        [one] { $have } aspect point
       *[other] { $have } aspect points
    } and need { $need }. Let an aspect hurt you to gain its value in points.
refusal-damage-not-positive = { $aspect } is damage and can only hurt. Choose another aspect to help.
refusal-demand-open = The GM demands an aspect of { $name }: { $aspect }. Accept it or buy it off first.
refusal-no-demand = The GM demands nothing of this aspect now. Go on with your turn.
refusal-points-spent = { $name } has already spent points that this declaration brought, so it cannot be opened again. Go on with it as it is.

## Rolls

refusal-in-conflict = { $name } is in a conflict. Act in that one, or end it first.
refusal-rolled-already = { $name } has rolled already with this button. For another roll, use /{ cmd-nyx } { cmd-nyx-roll }.

## Opening a conflict

refusal-two-passive = The first side must be a character that acts. Put the obstacle on the other side.
refusal-same-character = Nobody can be both sides of a conflict. Choose somebody else for one of them.
refusal-opponent-or-obstacle = A conflict needs an opponent or an obstacle, and not both. Give exactly one of them.
refusal-goal-missing = { $name } needs a goal. Say what this side wants from the conflict.
# $what: nyx-modifier, nyx-advantage, nyx-length or nyx-lead
refusal-out-of-bounds = { $have } is not possible here ({ $what }). Choose a whole number from { $least } to { $most }.
refusal-scene-in-conflict = “{ $title }” is still going on. Play it to its end, or end it, before the next scene.
refusal-picks-sealed = In “{ $title }” a choice is sealed that was made where no GM could see it. Change this when the round is over.

## A conflict in play

refusal-no-such-conflict = This is gone. Use the panel that stands last, or begin anew with this game's commands.
refusal-conflict-over = “{ $title }” is over. Open a new conflict with /{ cmd-nyx } { cmd-nyx-conflict }.
refusal-stale-turn = Round { $asked } is over. This is round { $now }: use the panel that stands last.
refusal-not-your-side = { $name } is not your side. Press the buttons for your own.
refusal-side-passive = { $name } is a passive side and does nothing by itself. Choose the other side.
refusal-no-tactics = { $name } is passive, so no tactics are picked. Declare, and the dice fall.
refusal-declarations-closed = The declarations of this round are closed. It must wait for the next round.
refusal-not-declared = Nothing is declared yet, so there is nothing to open again. Declare first.
refusal-other-declaring = { $name } has not declared yet. Declare first if you want to use aspects, or wait.
refusal-gm-declares-first = { $name } belongs to the GM and declares first. Wait until it has, then declare.
refusal-attribute-zero = That attribute of { $name } is at 0. Choose another one.
refusal-nothing-to-pick = No tactic is to be picked now. See the panel for what is due.
refusal-picked-already = You have picked, and a pick is final. It is shown when both sides have picked.
refusal-no-win = { $name } has no win to use now. See the panel for what is due.
refusal-chosen-already = You have chosen what your win is for, and that is final. Wait for the others.
refusal-break-off-forbidden = { $name } cannot break off in this conflict. Take the steps or a narrative advantage; giving up is possible in the next round.
refusal-break-off-not-free = { $name } cannot simply break off here. Win the choice of tactic first, where that is allowed, or give up.
refusal-no-story = No narrative advantage waits for the GM. See the panel for what is due.
refusal-no-penalty-due = { $name } has no penalty to take now. See the panel for what is due.
refusal-not-rolled = That is not the round that was rolled last. Tell the latest one.
refusal-not-narrator = Another side tells this round. Add your part in the channel in your own words.

## The course of a campaign

refusal-session-on = A session is going on already. End it before you begin the next one.
refusal-session-off = No session is going on. Begin one first.
refusal-break-declared-already = That is how it is already. Go on and play.
refusal-time-bounds = Game time can move by 1 minute to { $most } days at once. Choose a time within that.
refusal-no-such-setting = There is no such setting. Choose one from the list.
refusal-no-such-value = There is no such choice here. Choose one from the list.
refusal-setting-value-form = That cannot be set here. Choose one from the list, or type { $form }.
refusal-setting-same = The setting has that value already. Choose another one, or leave it as it is.

## Calls and groups

refusal-group-empty = Nobody was named to roll. Name at least one character.
refusal-group-mode = Several persons need a rule for who rolls. Say whether the weakest or the most able of them does.
refusal-not-the-roller = { $name } does not roll for this side now. Choose one of those whose turn it is.

## Asking the GM, and changing

refusal-ask-open = { $name } is still waiting for the GM's answer. Let the GM answer that first.
refusal-no-ask = Nothing is asked here any more. See what else waits for you.
refusal-in-session = Characters change between sessions only. Ask the GM to declare a long break, or wait for the end of the session.
refusal-sheet-unfinished = { $name } has no finished sheet whose aspects could change. Finish the sheet first.
refusal-aspect-value = An aspect has a value from 1 to { $most }: { $aspect }. Change it, or leave the aspect out.
refusal-aspects-total = The values sum to { $have } and must sum to { $need }. Change them until they do.
refusal-aspects-threes = At most { $most } aspect may have the value 3. Lower another one.
refusal-aspects-twos = At most { $most } aspects may have the value 2. Lower one of them.
refusal-aspect-step = No aspect changes by more than 1 at a time: { $aspect }. A new one begins at 1, and only a 1 can go.
refusal-change-nothing = That would change nothing. Write what is to be different, or leave it as it is.

## Damage and slow penalties

refusal-no-such-damage = { $name } has no such damage any more. Look at the sheet for what is left.
refusal-nothing-healed = { $name } has no damage that has healed now. It heals with a rest or the next scene.
refusal-no-affliction-due = { $name } has no roll to make against a slow penalty now. It falls due with game time.
refusal-period-bounds = The period must be 1 minute to ten years of game time. Choose another one.

## Opposed rolls

refusal-opponent-missing = An opposed roll needs two characters that act. Name the other one too.
refusal-stake-missing = If the loser is to be harmed, say how beforehand. Write what is at stake.
refusal-simple-conflict = “{ $title }” is an opposed roll, without marker and scale. There is nothing to correct; roll, or end it.

## Corrections

refusal-aspect-demanded = The GM demands this aspect now: { $aspect }. Let the demand be answered before you correct it.
refusal-no-such-side = A goal belongs to one of the two sides. Say which one is meant.
refusal-not-a-number = There is no number to be found here: “{ $text }”. Write a whole number; for an aspect, its name and its value.
