# Nyx: the GM's word on claimed aspects and waiting points.

nyx-headline-claims = ⚠ { $title }: do these aspects count?
nyx-claims-how = One tap lets everything count. What you rule out is paid back, and its player may claim another aspect.
nyx-claims-wait = The GM checks the claimed aspects before the dice fall.
nyx-claims-let = Allowed by the GM: { $aspects }
nyx-claim-helps = Claimed by { $name }: { $aspect } helps.
nyx-claim-hurts = Claimed by { $name }: { $aspect } hurts.
nyx-claim-struck = The GM rules out { $aspect } for { $name }.
nyx-claim-struck-why = The GM rules out { $aspect } for { $name }: “{ $text }”
nyx-struck-since = The GM has ruled out an aspect, so the dice have changed. Claim another one, or just pick.
nyx-headline-claim = ⚠ { $name } claims { $aspects } for a roll. The GM decides first.
nyx-claim-due = { $name } claims { $aspects } for a roll; the GM hasn’t decided yet.
nyx-gain-due = { $name }: { $points } for { $aspect }, once the GM lets it count
nyx-gain-let = { $name } gains { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $aspect }.
nyx-gain-struck = The GM rules out { $aspect } for { $name }: no points.
nyx-points-wait = Points the GM hasn’t allowed yet: { $points }
nyx-pending-word = For the GM to allow or rule out
nyx-claim-asked = Everyone sees your aspects. The dice fall once the GM allows them.
nyx-claim-free = { $name } may claim another aspect, or roll without.
placeholder-strike = Rule out…
form-strike = Why not here
form-strike-title = Rule out an aspect
