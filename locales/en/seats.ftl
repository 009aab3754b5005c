# Who sits where: joining, leaving, handing over, standing in; and where a campaign is played.

cmd-campaign-join = join
    .description = Take a seat in a campaign as a player
opt-campaign-join-campaign = campaign
    .description = Which one (default: this channel’s)
cmd-campaign-invite = invite
    .description = Invite someone to the campaign, with a button to join
opt-campaign-invite-member = member
    .description = Who to invite
cmd-campaign-leave = leave
    .description = Leave your seat; its characters stay for the next player
opt-campaign-leave-seat = seat
    .description = For the GM: whose seat to empty
cmd-campaign-seats = seats
    .description = See who’s at the table, who they play, and who stands in
cmd-campaign-unbind = unbind
    .description = Remove a channel, thread or voice chat from the campaign
opt-campaign-unbind-place = place
    .description = Which one (default: this one)
cmd-seat = seat
    .description = Who has which seat, and who stands in
cmd-seat-hand = hand
    .description = Give a seat and its characters to someone who has none
opt-seat-hand-seat = seat
    .description = Which seat, held or empty
opt-seat-hand-to = to
    .description = Who gets it
cmd-seat-gm = gm
    .description = Hand the GM’s role over, or take it when the GM is gone
opt-seat-gm-to = to
    .description = The next GM; leave empty to take over from one who is gone
cmd-seat-co-gm = co-gm
    .description = Make a player a co-GM, or a co-GM a player again
opt-seat-co-gm-seat = seat
    .description = Whose seat
opt-seat-co-gm-on = on
    .description = Yes for a co-GM, no for a player (default: yes)
cmd-seat-stand-in = stand-in
    .description = Let someone act for an absent player
opt-seat-stand-in-who = who
    .description = Who acts for them; leave empty to end it
opt-seat-stand-in-seat = seat
    .description = The absent player’s seat (default: yours)
cmd-character-give = give
    .description = Hand a character over to another player or the GM
opt-character-give-character = character
    .description = Which character
opt-character-give-to = to
    .description = Whose seat gets the character

button-join = Join
button-leave = Leave the seat
button-empty = Empty the seat
button-as-self = As myself again
button-bind = Bind it here

seat-mention = <@{ $account }>
seat-place = <#{ $place }>
seat-number = seat { $number }
seat-empty = nobody (seat { $number })
seat-gm = GM
seat-co-gm = co-GM
seat-player = player
seat-to-gm = the GM
seat-of = { $holder }: { $characters }
seats-headline = { $name }: { $count ->
    [one] { $count } seat
   *[other] { $count } seats
    }
seats-row = **{ $holder }** · { $role }
seats-plays = plays { $characters }
seats-here = here { $name }
seats-nobody = plays nobody yet
seats-stand-in = stand-in: { $name }
seats-parts = { $row } · { $rest }
seats-next = Hand a seat over with /{ cmd-seat } { cmd-seat-hand }, find a stand-in with /{ cmd-seat } { cmd-seat-stand-in }.

acting-for = 🎭 You act for { $who } here.
acting-begun = You now act for { $who } here, as { $name }. Everyone sees “acted for” on what you do. To be yourself again, press the button or play a character of your own.
acting-over = You’re playing as yourself again.

seat-joined-you = ✅ You have a seat in { $campaign }. Next: make a character with /{ cmd-character } { cmd-character-new }.
seat-joined-where = ✅ You have a seat in { $campaign }. Next: make a character with /{ cmd-character } { cmd-character-new }, in its channel: { $places }
seat-joined = { $name } has joined { $campaign }.
seat-invited-you = ✅ Invited. Only { $name } can press the button below.
seat-invitation = { $name }: you’re invited to { $campaign }, a campaign of { $system }.
seat-leave-ask = Leave { $campaign }? Your characters stay, with everything they have: { $characters }. The GM can give the seat to someone else, or back to you.
seat-empty-ask = Empty a seat: { $name }? The characters stay, with everything they have: { $characters }. You can give the seat to someone else, or back.
seat-no-characters = none yet
seat-left-you = ✅ You’ve left { $campaign }. Your characters stay there.
seat-left-other = ✅ The seat is empty. Its characters stay in the campaign.
seat-left = { $name } has left { $campaign }; the characters stay.
seat-handed-you = ✅ Handed over.
seat-handed = { $name } takes over a seat with its characters: { $characters }. Until now: { $old }.
seat-chair-handed = { $name } is now the GM of { $campaign }.
seat-co-gm-made = { SENTENCES($name) } is now a co-GM and can do what the GM does.
seat-co-gm-ended = { SENTENCES($name) } is a player again.
seat-stand-in-made = { $name } can now act for { $who }: buttons work at once, and /{ cmd-character } { cmd-character-play } takes up a character. Everyone always sees who acted for whom.
seat-stand-in-ended = Nobody acts for { $who } any more.
seat-done = ✅ Done.
place-left = This channel no longer belongs to { $campaign }.
place-left-other = { $place } no longer belongs to { $campaign }.
place-elsewhere = { $campaign } is played here: { $places }
place-nowhere = { $campaign } has no channel now.

refusal-stand-in-may-not = A stand-in plays for an absent player but can’t decide about seats. Act as yourself for that, or ask the GM.
refusal-not-your-seat = That isn’t your seat to decide about. Ask its player, or the GM.
refusal-no-such-seat = There’s no such seat in this campaign. Pick a suggestion.
refusal-seat-empty = Nobody has that seat. Give it to someone first.
refusal-has-seat-already = They already have a seat in { $campaign }, and one each is the limit. Give them characters instead: /{ cmd-character } { cmd-character-give }.
refusal-invitation-needed = { $campaign } is by invitation only. Ask its GM for an invitation.
refusal-invited-already = They’ve already been invited. They can press the button or type /{ cmd-campaign } { cmd-campaign-join }.
refusal-invitation-not-yours = This invitation is for someone else. To join too, type /{ cmd-campaign } { cmd-campaign-join }.
refusal-chair-only = Only the campaign’s main GM can do that. /{ cmd-campaign } { cmd-campaign-seats } shows who it is; ask them.
refusal-chair-must-be-handed = A campaign needs a GM. Hand the role to someone first: /{ cmd-seat } { cmd-seat-gm }.
refusal-chair-is-theirs = They’re already the GM. Choose someone else, or leave it.
refusal-chair-for-managers = When a GM is gone, a co-GM or someone who manages this server takes over. Ask one of them.
refusal-chair-held = The GM is still on this server. Ask them to hand the role over with /{ cmd-seat } { cmd-seat-gm }.
refusal-role-same = That seat already has that role. Choose another seat, or leave it.
refusal-stand-in-is-self = Nobody can stand in for themselves. Choose another seat.
refusal-stand-in-same = That’s already the case. Choose someone else, or leave it.
refusal-acting-as-self = You’re already playing as yourself here. Just play on.
refusal-character-theirs-already = { $name } is already theirs. Choose another seat, or another character.
refusal-place-not-bound = That channel doesn’t belong to the campaign. Name one that does, or bind this one with /{ cmd-campaign } { cmd-campaign-here }.
refusal-bare-stays = { $name } is a single value without a sheet, so it stays with the GM. Give a character with a full sheet.
refusal-roll-open-give = { $name } has dice promised in “{ $title }”. Settle that or call it off first, then hand { $name } over.
refusal-not-a-person = A bot can’t sit at the table. Choose a person.
campaign-as-oneself = A stand-in is playing as themselves again.

## When a channel is deleted

# $title: what was played there; it stands in the channel where it goes on
gone-goes-on = ⚠ “{ $title }” goes on here: its channel was deleted.
gone-nowhere = ⚠ The channel of “{ $title }” was deleted. Give { $campaign } another one: type /{ cmd-campaign } { cmd-campaign-here } there, and play goes on where it was.
# $titles: what was played in places that are gone
gone-here-now = Now played here, because the old channel was deleted: { $titles }

button-follow = Follow
button-unfollow = Stop following
button-follow-read = Read the journal
campaign-followers = { $count ->
    [one] 👁 { $count } spectator
   *[other] 👁 { $count } spectators
}
follow-done = ✅ You follow { $campaign }. /{ cmd-now } tells you what’s new there, in direct messages too. Nobody pings you, and you see what every player may see.
follow-over = ✅ You no longer follow { $campaign }.
follow-seated = You have a seat in { $campaign }, so there’s nothing to follow. /{ cmd-now } shows what’s new.
