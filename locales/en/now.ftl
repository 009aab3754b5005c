# /now: what waits for the reader, and for the GM who holds the game up.

cmd-now = now
    .description = See what’s waiting for you, with links and buttons

button-now-list = What’s waiting
button-nudge = Nudge
button-nudge-for = Nudge: { $title }

wait-nyx-declare = declare your attribute and aspects
wait-nyx-tactic = pick a tactic
wait-nyx-bonus = say what the win is for
wait-nyx-penalty = take the penalty
wait-nyx-judge-story = allow or refuse an advantage in the story
wait-nyx-demand = answer the GM’s demand
wait-nyx-roll = make the roll the GM called for
wait-nyx-slow = roll against a slow penalty
wait-nyx-heal = say which slow damage has healed
wait-nyx-claims = do the claimed aspects count?
wait-nyx-claim = do the aspects of a roll count?
wait-nyx-gains = let these points count?
wait-nyx-ask-success = a success without a roll?
wait-nyx-ask-change = may the aspects change?
wait-noir-ask = a use of Fate, yes or no?
wait-noir-countdown = count a round: someone is mortally wounded
wait-noir-fallen = killed or knocked out?
wait-noir-saved = when do they act again?
wait-noir-sheet = finish the sheet
wait-zapas-vote = approve a proposal, or veto it
wait-zapas-close-vote = settle a proposal nobody can vote on any more
wait-zapas-vetoed = change or withdraw what was vetoed
wait-zapas-flag = does the flag fit?
wait-zapas-strike = strike out the flag?
wait-zapas-show = describe the condition
wait-zapas-sheet = finish the sheet

now-what = **{ $what }**
now-for = { $name }: **{ $what }**
now-mine = ⚠ { $said }
now-holding = ⏳ { $said }
now-lent = { $said } (standing in)
now-empty-seat = { $said } (nobody holds the seat)
now-absent = { $said } (not here tonight)
now-in = { $said } · { $title }
now-since = { $said } · for { $span }
now-how = { $said } · { $how }
now-linked = { PHRASE($said) } · [open](https://discord.com/channels/{ $home }/{ $channel }/{ $message })
now-use = /{ $command } { $verb }

now-headline = ⚠ { $campaign }: { $count ->
        [one] { $count } thing is waiting
       *[other] { $count } things are waiting
    } for you
now-headline-one = ⚠ { $campaign }, your turn: { $what }
now-headline-none = ✅ { $campaign }: nothing is waiting for you
now-headline-holding = ⏳ { $campaign } is waiting for { $names }, not for you
now-headline-seatless = You have no seat in { $campaign }
now-headline-follows = You follow { $campaign }
now-headline-all = ⚠ { $count ->
        [one] { $count } thing is waiting
       *[other] { $count } things are waiting
    } for you in your campaigns
now-headline-all-none = ✅ Nothing is waiting for you in any of your campaigns
now-title-all = Your campaigns
now-field-mine = For you
now-field-holding = Who the game is waiting for
now-field-last = What happened last
now-nothing = Nothing is waiting for you.
now-last = { $title }: { $said }
now-last-begun = { $title }: still running
now-course-between = After session { $session } · scene { $scene }
now-course-session = Session { $session } · scene { $scene }
now-next-join = To play, take a seat: /{ cmd-campaign } { cmd-campaign-join }.
now-next-player = You’ll be pinged when it’s your turn. Until then, read on or keep role-playing.
now-next-gm = Nobody needs to do anything. Continue the story, or start the next scene with /{ cmd-scene } { cmd-scene-new }.
now-next-holding = You can nudge them once per turn. If someone stays away, name a stand-in with /{ cmd-seat } { cmd-seat-stand-in }.
now-next-answer = You can nudge them once per turn, or answer for them with the contest’s button.
now-nowhere = You don’t have a seat in any campaign. Take one with /{ cmd-campaign } { cmd-campaign-join }, in the campaign’s channel.

nudge = ⏳ { $title } is waiting. { $whom }
nudge-said = ✅ Nudged: { $names }.
nudge-twice = They’ve already been nudged for this. One nudge per turn.
nudge-over = Nobody needs a nudge there any more. /{ cmd-now } shows what’s waiting.
nudge-nobody = Nobody has the seat this is waiting for. Give it to someone with /{ cmd-seat } { cmd-seat-hand }.
nudge-closed = I couldn’t write in its channel. Try again; if it keeps failing, allow me to see that channel and write in it.
