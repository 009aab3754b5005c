# /doctor: what is in the bot's way on a server, each line with what to do about it.

cmd-doctor = doctor
    .description = See what is in my way here, and how to mend it: for GMs and who runs the server

button-doctor-mend = Mend what I can
button-doctor-try = Try messages

# Report. The places of Discord's settings are called as its client calls them
doctor-well = ✅ All is well here.
doctor-headline = ⚠ { $count ->
        [one] { $count } thing is in my way.
       *[other] { $count } things are in my way.
    } Each line says what to do.
# $place, $channel: seat-place; $missing: doctor-may-…
doctor-forbidden = ⚠ { $place }: something is not allowed to me. Channel settings of { $channel } → Permissions → { $role } → allow: { $missing }.
doctor-may-view = View Channel
doctor-may-send = Send Messages
doctor-may-send-in-threads = Send Messages in Threads
doctor-may-embed = Embed Links
doctor-may-attach = Attach Files
doctor-may-read = Read Message History
doctor-gone = ⚠ A channel or thread of the campaign was deleted. Let it go: /{ cmd-campaign } { cmd-campaign-unbind } { $place }. Or type /{ cmd-campaign } { cmd-campaign-here } in another one: it goes by itself then, and what was played there goes on.
doctor-locked = ⚠ { $place }: the thread is locked. Unlock it from its menu, or play elsewhere and bind that with /{ cmd-campaign } { cmd-campaign-here }.
doctor-left = ⚠ { $name } has left the server; the characters wait. Hand the seat over with /{ cmd-seat } { cmd-seat-hand }, or empty it with /{ cmd-campaign } { cmd-campaign-leave }.
doctor-closed = ⚠ { $name } takes no direct messages from me. In the server's menu, { $name } chooses Privacy Settings and allows direct messages; until then the buttons in the channel do the same.
doctor-stale = ⚠ { $count ->
        [one] { $count } panel is behind or was deleted.
       *[other] { $count } panels are behind or were deleted.
    } Press “{ button-doctor-mend }”.
doctor-commands = ⚠ Discord does not have my commands as they are. Telling it again did not help: invite me again with the scope applications.commands.
doctor-places = Places: { $well } of { $count } without a fault.
doctor-people = { $count ->
        [one] { $count } person has a seat.
       *[other] { $count } people have a seat.
    }
doctor-untried = { $count ->
        [one] { $count } of them has not been written to since I started
       *[other] { $count } of them have not been written to since I started
    }: “{ button-doctor-try }” sends a short message once.
doctor-database = Database: { $size } MB, revision { $revision }.
doctor-commands-known = Commands: as Discord has them.
doctor-commands-off = Commands: the operator tells Discord about them, not I.

# Where there is no campaign
doctor-no-campaign = This place has no campaign, so this is about this channel and the server. Start one with /{ cmd-campaign } { cmd-campaign-new }.
doctor-elsewhere = { $campaign }: ask there, { $places }.

# The letter that is tried. $campaign: a name
doctor-letter = ✅ This is a test for { $campaign }: my messages reach you. There is nothing to do.
# Above a private answer, while a contest cannot be shown
kept-out = ⚠ Nobody sees this in the channel yet: I may not write there. Ask the GM to use /{ cmd-doctor }; it says what is missing.

# Why not
refusal-doctor-only = Only the GM, and whoever manages the server, may see this. Ask one of them to use /{ cmd-doctor }.
