# A campaign that rests, ends or is deleted, and what the people who run the server decide.

cmd-campaign-archive = archive
    .description = Put this campaign away, or end it as someone who manages the server
cmd-campaign-delete = delete
    .description = Delete a campaign of yours for good; you get it as a file first
opt-campaign-delete-campaign = campaign
    .description = Which one (default: this channel’s)

place-freed = { $name }, who manages this server, has released { $place } from { $campaign }. The GM can go on somewhere else with /{ cmd-campaign } { cmd-campaign-here }.

button-gm-here = I’m still here
gm-called-you = ✅ I’ve asked the GM, here and by direct message. If nothing comes from them, you can give the role away from <t:{ $unix }:F> on, with the same command.
gm-called = { $name }, who manages this server, asks whether the GM of { $campaign } is still here. Press the button or simply play on. Without a sign from the GM, someone else can become GM from <t:{ $unix }:F> on.
gm-here = The GM of { $campaign } is still here.

button-archive = Archive
button-end-campaign = End the campaign
button-delete = Delete for good
archive-ask = Archive { $campaign }? It leaves its channels, and its buttons and deadlines rest. Nothing is lost: /{ cmd-campaign } { cmd-campaign-here } brings it back, in any channel.
end-ask = End { $campaign } on this server? It leaves its channels. Everyone here gets the players’ journal; the GM alone gets the GM’s journal and the campaign as a file. This is announced with your name.
archive-meeting = The next session is cancelled, and taken off the server’s events.
archived-you = ✅ { $campaign } is archived. Bring it back with /{ cmd-campaign } { cmd-campaign-here }.
ended-you = ✅ { $campaign } has ended. The channel is free.
campaign-put-away = { $name } has archived { $campaign }. It can come back, with everything in it.
campaign-ended = { $name }, who manages this server, has ended { $campaign }. The players’ journal is attached, unless it’s too large.
campaign-ended-gm = { $name }, who manages the server, has ended { $campaign }. Here are your journal and the campaign as a file, unless they’re too large. Running contests are only kept in the archived campaign itself.
delete-ask = Delete { $campaign } with its characters, journal and dice for good? Nobody can undo this. The file holds the campaign, without what is being played right now; /{ cmd-campaign } { cmd-campaign-import } brings it back.
deleted-you = ✅ { $campaign } is deleted.
campaign-deleted = { $name } has deleted { $campaign }.

campaign-gm-called = The server has asked whether the GM is still here.
campaign-gm-answered = The GM is still here.
campaign-archived = The campaign has been archived.
campaign-restored = The campaign is back in play.

refusal-campaign-archived = { $campaign } is archived. The GM can bring it back with /{ cmd-campaign } { cmd-campaign-here }.
refusal-gm-called = The GM has been asked and has until <t:{ $unix }:F> to answer. Wait until then, and use the same command again.
refusal-gm-not-called = Nobody is waiting for that answer any more. Just play on.
