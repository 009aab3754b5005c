# Who sits where: joining, leaving, handing over, standing in.

refusal-stand-in-may-not = Who stands in plays for an absent seat, but does not decide about seats. Act as yourself for that, or ask the GM.
refusal-not-your-seat = This seat is not yours to decide about. Ask its player, or the GM.
refusal-no-such-seat = There is no such seat in this campaign. Take one that is suggested.
refusal-seat-empty = Nobody holds this seat. Hand it to somebody first.
refusal-invitation-needed = { $campaign } is for those who are invited. Ask its GM for an invitation.
refusal-invited-already = This person is invited already and only has to press the button.
refusal-chair-only = Only the GM who answers for the campaign may do this.
refusal-chair-must-be-handed = A campaign needs a GM. Hand the GM's chair to somebody first.
refusal-chair-is-theirs = This seat is the GM's chair already.
refusal-role-same = This seat has that role already.
refusal-stand-in-is-self = Nobody stands in for themself. Choose another seat.
refusal-stand-in-same = So it is already.
refusal-character-theirs-already = { $name } is theirs already.
refusal-place-not-bound = This place does not belong to the campaign.
refusal-bare-stays = { $name } is one value without a sheet, and stays with the GM. Give a character with a whole sheet.
