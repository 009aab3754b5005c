# /doctor: what is in the bot's way on a server, each line with what to do about it.

cmd-doctor = doctor
    .description = See what’s blocking me here and how to fix it; for GMs and server managers

button-doctor-mend = Fix what I can
button-doctor-try = Try messages

# Report. The places of Discord's settings are called as its client calls them
doctor-well = ✅ All is well here.
doctor-headline = ⚠ { $count ->
        [one] { $count } thing is in my way.
       *[other] { $count } things are in my way.
    } Each line says what to do.
# $place, $channel: seat-place; $missing: doctor-may-…
doctor-forbidden = ⚠ { $place }: I’m missing a permission. Channel settings of { $channel } → Permissions → { $role } → allow: { $missing }.
doctor-may-view = View Channel
doctor-may-send = Send Messages
doctor-may-send-in-threads = Send Messages in Threads
doctor-may-embed = Embed Links
doctor-may-attach = Attach Files
doctor-may-read = Read Message History
doctor-gone = ⚠ A channel or thread of the campaign was deleted. Unbind it: /{ cmd-campaign } { cmd-campaign-unbind } { $place }. Or type /{ cmd-campaign } { cmd-campaign-here } in another one: that replaces it, and everything played there goes on.
doctor-locked = ⚠ { $place }: the thread is locked. Unlock it from its menu, or play somewhere else and use /{ cmd-campaign } { cmd-campaign-here } there.
doctor-left = ⚠ { $name } has left the server. Give the seat to someone with /{ cmd-seat } { cmd-seat-hand }, or empty it with /{ cmd-campaign } { cmd-campaign-leave }.
doctor-closed = ⚠ { $name } doesn’t get direct messages from me. In the server’s menu, { $name } can open Privacy Settings and allow direct messages. Until then, the buttons in the channel do the same.
doctor-stale = ⚠ { $count ->
        [one] { $count } panel is behind or was deleted.
       *[other] { $count } panels are behind or were deleted.
    } Press “{ button-doctor-mend }”.
doctor-commands = ⚠ Discord’s list of my commands is out of date, and sending it again didn’t help. Invite me again with the scope applications.commands.
doctor-places = Channels without a problem: { $well } of { $count }.
doctor-people = { $count ->
        [one] { $count } person has a seat.
       *[other] { $count } people have a seat.
    }
doctor-untried =
    { $count ->
        [one] There is { $count } person I haven’t written to since I started: “{ button-doctor-try }” sends one short message.
       *[other] There are { $count } people I haven’t written to since I started: “{ button-doctor-try }” sends each one short message.
    }
doctor-database = Database: { $size } MB, revision { $revision }.
doctor-commands-known = Commands: up to date.
doctor-commands-off = Commands: the operator registers them by hand.

# Where there is no campaign
doctor-no-campaign = There’s no campaign here, so this covers the channel and the server. Start one with /{ cmd-campaign } { cmd-campaign-new }.
doctor-elsewhere = For { $campaign }, ask in { $places }.

# The letter that is tried. $campaign: a name
doctor-letter = ✅ This is a test for { $campaign }: my messages reach you. You don’t need to do anything.
# Above a private answer, while a contest cannot be shown
kept-out = ⚠ Nobody can see this in the channel yet: I’m not allowed to write there. Ask the GM to use /{ cmd-doctor }; it says what’s missing.

# Why not
refusal-doctor-only = Only the GM and the people who manage the server can see this. Ask one of them to use /{ cmd-doctor }.
