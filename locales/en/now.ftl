# /now: what waits for whoever asks, and for the GM who holds the game up.

cmd-now = now
    .description = See what waits for you, with links and buttons

button-now-list = What waits
button-nudge = Nudge
button-nudge-for = Nudge: { $title }

wait-nyx-declare = declare what you go in with
wait-nyx-tactic = pick a tactic
wait-nyx-bonus = say what the win is used for
wait-nyx-penalty = take the penalty
wait-nyx-judge-story = judge a narrative advantage
wait-nyx-demand = answer the GM’s demand
wait-nyx-roll = make the roll that the GM calls for
wait-nyx-slow = roll against a slow penalty
wait-nyx-heal = say which slow damage has healed
wait-nyx-ask-success = a success without a roll?
wait-nyx-ask-change = may the aspects change?
wait-noir-ask = a use of Fate, yes or no?
wait-noir-countdown = let a round pass: the countdown runs
wait-noir-saved = when do they act again?
wait-noir-sheet = finish the sheet
wait-zapas-vote = approve a proposal, or object
wait-zapas-close-vote = settle a proposal that nobody is left to vote on
wait-zapas-vetoed = revise or withdraw what was vetoed
wait-zapas-flag = does the flag fit?
wait-zapas-strike = is the flag to be struck out?
wait-zapas-show = say how the condition shows
wait-zapas-sheet = finish the sheet

now-what = **{ $what }**
now-for = { $name }: **{ $what }**
now-mine = ⚠ { $said }
now-holding = ⏳ { $said }
now-lent = { $said } (standing in)
now-empty-seat = { $said } (nobody holds the seat)
now-absent = { $said } (not at this session)
now-in = { $said } · { $title }
now-since = { $said } · for { $span }
now-how = { $said } · { $how }
now-linked = { $said } · [open](https://discord.com/channels/{ $home }/{ $channel }/{ $message })
now-use = /{ $command } { $verb }

now-headline = ⚠ { $campaign }: { $count ->
        [one] { $count } thing waits
       *[other] { $count } things wait
    } for you
now-headline-one = ⚠ { $campaign } waits for you: { $what }
now-headline-none = ✅ { $campaign }: nothing waits for you
now-headline-holding = ⏳ { $campaign } waits for { $names }, not for you
now-headline-seatless = You have no seat in { $campaign }
now-headline-all = ⚠ { $count ->
        [one] { $count } thing waits
       *[other] { $count } things wait
    } for you in your campaigns
now-headline-all-none = ✅ Nothing waits for you in any of your campaigns
now-title-all = Your campaigns
now-field-mine = For you
now-field-holding = Who holds the game up
now-field-last = What happened last
now-nothing = Nothing waits for you.
now-last = { $title }: { $said }
now-last-begun = { $title }: under way
now-course-fresh = No session yet · scene { $scene }
now-course-between = After session { $session } · scene { $scene }
now-course-session = Session { $session } · scene { $scene }
now-next-join = To play, take a seat with /{ cmd-campaign } { cmd-campaign-join }.
now-next-player = You are called when somebody waits for you. Until then the story is yours to read, and to go on with.
now-next-gm = Nobody is waited for: go on with the story, or with /{ cmd-scene } { cmd-scene-new }.
now-next-holding = Nudge whoever is missing, once for each wait. For somebody who stays away, name a stand-in with /{ cmd-seat } { cmd-seat-stand-in }.
now-next-answer = Nudge whoever is missing, once for each wait, or answer for them: the button of the contest offers it.
now-nowhere = You have no seat in any campaign. To take one, use /{ cmd-campaign } { cmd-campaign-join } where it is played.

nudge = ⏳ { $title } waits. { $whom }
nudge-said = ✅ Nudged: { $names }.
nudge-twice = They were nudged for this already. Whoever is nudged twice for the same thing hears less.
nudge-over = Nobody needs a nudge there any more. /{ cmd-now } shows what waits.
nudge-nobody = Nobody holds the seat that is waited for. Hand it to somebody with /{ cmd-seat } { cmd-seat-hand }.
nudge-closed = I could not write where that is played. Try again; if it stays so, let the bot see that channel and write in it.
