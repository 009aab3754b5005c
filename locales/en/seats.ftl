# Who sits where: joining, leaving, handing over, standing in; and where a campaign is played.

cmd-campaign-join = join
    .description = Take a seat in a campaign as a player
opt-campaign-join-campaign = campaign
    .description = Which one; that of this place if left out
cmd-campaign-invite = invite
    .description = Invite somebody to the campaign, with a button to join
opt-campaign-invite-member = member
    .description = Whom to invite
cmd-campaign-leave = leave
    .description = Leave your seat; its characters wait for whoever takes it
opt-campaign-leave-seat = seat
    .description = For the GM: whose seat to empty
cmd-campaign-seats = seats
    .description = See who sits where, plays whom and stands in for whom
cmd-campaign-unbind = unbind
    .description = Let a channel, thread or voice chat go from the campaign
opt-campaign-unbind-place = place
    .description = Which one; this place if left out
cmd-seat = seat
    .description = Who holds which seat, and who stands in
cmd-seat-hand = hand
    .description = Hand a seat with its characters to somebody who has none
opt-seat-hand-seat = seat
    .description = Which seat, held or empty
opt-seat-hand-to = to
    .description = Who gets it
cmd-seat-gm = gm
    .description = Hand the GM's chair over, or take it when its GM is gone
opt-seat-gm-to = to
    .description = The next GM; leave out to take the chair of one who is gone
cmd-seat-co-gm = co-gm
    .description = Make a player a co-GM, or a co-GM a player again
opt-seat-co-gm-seat = seat
    .description = Whose seat
opt-seat-co-gm-on = on
    .description = Yes for a co-GM, no for a player; yes if left out
cmd-seat-stand-in = stand-in
    .description = Let somebody act for an absent player
opt-seat-stand-in-who = who
    .description = Who acts for them; leave out to end it
opt-seat-stand-in-seat = seat
    .description = The absent player's seat; yours if left out
cmd-character-give = give
    .description = Hand a character over to another player or the GM
opt-character-give-character = character
    .description = Whom to hand over
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
acting-begun = You act for { $who } here now, as { $name }, and what you do is marked “acted for”. To be yourself again, press the button or play a character of your own.
acting-over = You act for yourself here again.

seat-joined-you = ✅ You have a seat in { $campaign }. Next: make a character with /{ cmd-character } { cmd-character-new }.
seat-joined-where = ✅ You have a seat in { $campaign }. Next: make a character with /{ cmd-character } { cmd-character-new }, where it is played: { $places }
seat-joined = { $name } has joined { $campaign }.
seat-invited-you = ✅ Invited. The message below has a button that only { $name } can press.
seat-invitation = { $name }: you are invited to { $campaign }, a campaign of { $system }.
seat-leave-ask = Leave { $campaign }? Your characters stay and wait, with all that they have: { $characters }. Whoever runs the campaign can hand the seat to somebody, and back to you.
seat-empty-ask = Empty the seat of { $name }? The characters stay and wait, with all that they have: { $characters }. You can hand the seat to somebody, and back again.
seat-no-characters = none yet
seat-left-you = ✅ You have left { $campaign }. What you played waits there.
seat-left-other = ✅ The seat is empty. Its characters wait.
seat-left = { $name } has left { $campaign }; the characters wait.
seat-handed-you = ✅ Handed over.
seat-handed = { $name } has the seat of { $old } now, with its characters: { $characters }.
seat-chair-handed = { $name } is the GM of { $campaign } now.
seat-co-gm-made = { $name } is a co-GM now and may do what the GM does.
seat-co-gm-ended = { $name } is a player again.
seat-stand-in-made = { $name } may act for { $who } now: buttons work at once, /{ cmd-character } { cmd-character-play } takes up a character. It is always told that it was acted for.
seat-stand-in-ended = Nobody acts for { $who } any longer.
seat-done = ✅ Done.
place-left = This place no longer belongs to { $campaign }.
place-left-other = { $place } no longer belongs to { $campaign }.
place-elsewhere = { $campaign } is played here: { $places }
place-nowhere = { $campaign } has no place now.

refusal-stand-in-may-not = Who stands in plays for an absent seat, but does not decide about seats. Act as yourself for that, or ask the GM.
refusal-not-your-seat = This seat is not yours to decide about. Ask its player, or the GM.
refusal-no-such-seat = There is no such seat in this campaign. Take one that is suggested.
refusal-seat-empty = Nobody holds this seat. Hand it to somebody first.
refusal-has-seat-already = They have a seat in { $campaign } already, and nobody has two. Give them characters instead, with /{ cmd-character } { cmd-character-give }.
refusal-invitation-needed = { $campaign } is for those who are invited. Ask its GM for an invitation.
refusal-invited-already = They are invited already. They press the button, or type /{ cmd-campaign } { cmd-campaign-join }.
refusal-invitation-not-yours = This invitation is for somebody else. To join as well, type /{ cmd-campaign } { cmd-campaign-join }.
refusal-chair-only = Only the GM who answers for the campaign may do this. /{ cmd-campaign } { cmd-campaign-seats } shows who that is; ask them.
refusal-chair-must-be-handed = A campaign needs a GM. Hand the GM's chair to somebody first, with /{ cmd-seat } { cmd-seat-gm }.
refusal-chair-is-theirs = The GM's chair is theirs already. Choose somebody else, or leave it so.
refusal-chair-for-managers = The chair of a GM who is gone is taken by a co-GM, or by somebody who may manage this server. Ask one of them.
refusal-chair-held = The GM is still on this server. Ask them to hand the chair over, with /{ cmd-seat } { cmd-seat-gm }.
refusal-role-same = This seat has that role already. Choose another seat, or leave it so.
refusal-stand-in-is-self = Nobody stands in for themself. Choose another seat.
refusal-stand-in-same = So it is already. Choose somebody else, or leave it so.
refusal-acting-as-self = You act for yourself here already. Go on and play.
refusal-character-theirs-already = { $name } is theirs already. Choose another seat, or another character.
refusal-place-not-bound = This place does not belong to the campaign. Name one that does, or bind this one with /{ cmd-campaign } { cmd-campaign-here }.
refusal-bare-stays = { $name } is one value without a sheet, and stays with the GM. Give a character with a whole sheet.
refusal-roll-open-give = { $name } is in “{ $title }”, and dice are promised there. Let it be settled or called off first, then hand { $name } over.
refusal-not-a-person = A bot cannot sit at the table. Choose a person.
campaign-as-oneself = A stand-in acts for themself again.

## When a channel is deleted

# $title: what was played there; it stands in the channel where it goes on
gone-goes-on = ⚠ “{ $title }” goes on here: the channel where it was played was deleted.
gone-nowhere = ⚠ The channel where “{ $title }” was played was deleted. Give { $campaign } another one: type /{ cmd-campaign } { cmd-campaign-here } there, and it goes on where it stood.
# $titles: what was played in places that are gone
gone-here-now = What was played in a deleted channel goes on here: { $titles }
