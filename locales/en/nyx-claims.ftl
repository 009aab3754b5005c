# Nyx: the GM's word on claimed aspects and waiting points.

nyx-headline-claims = ⚠ { $title }: your word before the dice.
nyx-claims-how = One tap lets everything pass. What you rule out is paid back, and its player may claim another aspect.
nyx-claims-wait = The dice wait for the GM’s word on what was claimed.
nyx-claims-let = The GM lets it pass: { $aspects }
nyx-claim-helps = { $name } claims that { $aspect } helps.
nyx-claim-hurts = { $name } claims that { $aspect } hurts.
nyx-claim-struck = The GM rules out { $aspect } for { $name }.
nyx-claim-struck-why = The GM rules out { $aspect } for { $name }: “{ $text }”
nyx-headline-claim = ⚠ { $name } claims { $aspects } for a roll. The GM’s word first.
nyx-claim-due = { $name } claims { $aspects } for a roll; the GM’s word is missing.
nyx-gain-due = { $name }: { $points } for { $aspect }, once the GM lets it count
nyx-gain-let = { $name } gains { $points } for { $aspect }.
nyx-gain-struck = The GM rules out { $aspect } of { $name }: no points.
nyx-points-wait = Points that wait for the GM: { $points }
nyx-pending-word = For the GM to let or rule out
nyx-claim-asked = Your aspects are in the open. The dice fall when the GM lets them.
nyx-claim-free = { $name } may claim another aspect, or roll without.
placeholder-strike = Rule out…
form-strike = Why not here
form-strike-title = Rule out an aspect
