# Nyx: spelledarens besked om valda aspekter och väntande poäng.

nyx-headline-claims = ⚠ { $title }: ditt besked före tärningarna.
nyx-claims-how = Ett tryck släpper igenom allt. Det du stryker betalas tillbaka, och spelaren får välja en annan aspekt.
nyx-claims-wait = Tärningarna väntar på spelledarens besked om aspekterna.
nyx-claims-let = Spelledaren släpper igenom: { $aspects }
nyx-claim-helps = { $name } använder { $aspect } till hjälp.
nyx-claim-hurts = { $name } använder { $aspect } till hinder.
nyx-claim-struck = Spelledaren stryker { $aspect } för { $name }.
nyx-claim-struck-why = Spelledaren stryker { $aspect } för { $name }: ”{ $text }”
nyx-struck-since = Spelledaren har strukit en aspekt, så tärningarna är inte desamma. Välj en annan aspekt, eller bara taktik.
nyx-headline-claim = ⚠ { $name } vill använda { $aspects } i ett slag. Spelledaren avgör först.
nyx-claim-due = { $name } vill använda { $aspects } i ett slag; spelledaren avgör först.
nyx-gain-due = { $name }: { $points } för { $aspect }, när spelledaren godkänner det
nyx-gain-let = { $name } får { $points } för { $aspect }.
nyx-gain-struck = Spelledaren stryker { $aspect } för { $name }: inga poäng.
nyx-points-wait = Poäng som väntar på spelledaren: { $points }
nyx-pending-word = För spelledaren att godkänna eller stryka
nyx-claim-asked = Dina aspekter ligger öppet. Tärningarna faller när spelledaren släpper igenom dem.
nyx-claim-free = { $name } får välja en annan aspekt, eller slå utan.
placeholder-strike = Stryk…
form-strike = Varför inte här
form-strike-title = Stryk en aspekt
