# Nästa spelmöte: tider, svar, en påminnelse.

cmd-session-plan = planera
    .description = Planera nästa spelmöte, eller se när det är och säg om du kan komma

button-meet = När kan du?
button-meet-plan = Föreslå tider…
button-meet-other = Andra tider…
button-meet-fix = Bestäm tid…
button-meet-cancel = Ställ in
button-meet-next = Nästa spelmöte
button-meet-number = Tid { $number }
button-meet-yes = { $number ->
    [0] Ja
   *[other] { $number } · Ja
}
button-meet-maybe = { $number ->
    [0] Kanske
   *[other] { $number } · Kanske
}
button-meet-no = { $number ->
    [0] Nej
   *[other] { $number } · Nej
}
button-meet-yes-said = { $number ->
    [0] ✓ Ja
   *[other] ✓ { $number } · Ja
}
button-meet-maybe-said = { $number ->
    [0] ✓ Kanske
   *[other] ✓ { $number } · Kanske
}
button-meet-no-said = { $number ->
    [0] ✓ Nej
   *[other] ✓ { $number } · Nej
}
button-meet-once = Bara en gång
button-meet-weeks = { $weeks ->
    [one] Varje vecka
    [2] Varannan vecka
   *[other] Var { $weeks }:e vecka
}
placeholder-meet-stands = Vem ersätter dig?

form-meet = Nästa spelmöte
form-meet-times = Två till fem tider, en per rad
meet-times-hint = 2026-12-03 19:00, eller tors 19:00, eller 3.12. 19:00. En enda gäller genast.
form-meet-zone = Tidszon
meet-zone-hint = Till exempel Europe/Stockholm, eller bara staden. Alla ser tiderna i sin egen zon.

meet-none = Inget spelmöte är planerat. Föreslå två till fem tider så säger alla när de kan. En ensam tid gäller genast.
meet-when = När spelar vi nästa gång? Säg när du kan.
meet-time = **{ $number }.** <t:{ $unix }:F>
meet-fixed = Nästa spelmöte: <t:{ $unix }:F>, <t:{ $unix }:R>.
meet-yes = ✅ Ja: { $names }
meet-maybe = ❔ Kanske: { $names }
meet-no = ❌ Nej: { $names }
meet-silent = … Har inte svarat: { $names }
meet-repeats = { $weeks ->
    [one] Återkommer varje vecka.
    [2] Återkommer varannan vecka.
   *[other] Återkommer var { $weeks }:e vecka.
}
meet-repeats-not = Det återkommer inte.
meet-was = Den här tiden är ändrad eller förbi.
meet-reminder = ⏰ Vi spelar <t:{ $unix }:R>: <t:{ $unix }:F>.
meet-own = När kan du? Alla ser vad du svarar.
meet-own-silent = { $number ->
    [0] <t:{ $unix }:F>
   *[other] { $number }. <t:{ $unix }:F>
}
meet-own-yes = { $number ->
    [0] <t:{ $unix }:F>: ja
   *[other] { $number }. <t:{ $unix }:F>: ja
}
meet-own-maybe = { $number ->
    [0] <t:{ $unix }:F>: kanske
   *[other] { $number }. <t:{ $unix }:F>: kanske
}
meet-own-no = { $number ->
    [0] <t:{ $unix }:F>: nej
   *[other] { $number }. <t:{ $unix }:F>: nej
}
meet-asked = ✅ Frågan står här nedanför. När alla har svarat bestämmer du en tid.
meet-planned = ✅ Planerat till <t:{ $unix }:F>. Dagen före kommer en påminnelse.
meet-untold = ✅ Planerat, men jag får inte skriva i kampanjens kanaler. Låt mig skriva där och planera det igen.
meet-has-event = Det står bland serverns evenemang också.
meet-no-event = Det står inte bland serverns evenemang: till det behövs behörigheten ”Skapa evenemang”.
meet-sure = Ställa in nästa spelmöte, och om det återkommer även de följande? Det meddelas alla.
meet-cancelled = Nästa spelmöte är inställt.
meet-cancelled-at = Spelmötet <t:{ $unix }:F> är inställt.
now-meeting = Nästa spelmöte: <t:{ $unix }:F>, <t:{ $unix }:R>
now-meeting-asked = { $count ->
    [one] Nästa spelmöte: { $count } tid att välja på
   *[other] Nästa spelmöte: { $count } tider att välja på
}

refusal-no-meeting = Inget spelmöte är planerat. Be { word-gm }n föreslå tider med /{ cmd-session } { cmd-session-plan }.
refusal-meeting-changed = Det har ändrats under tiden. Se vad som är planerat nu.
refusal-start-changed = När spelmötet börjar skulle nu något annat ändras än det du såg. Tryck på ”{ button-correct-it }” och skicka orden igen för att börja ändå, eller titta först med /{ cmd-session } { cmd-session-start }.
refusal-no-such-time = Jag kan inte läsa ”{ $text }” som en tid. Skriv till exempel 2026-12-03 19:00 eller tors 19:00.
refusal-no-such-zone = Jag känner inte till tidszonen ”{ $text }”. Skriv till exempel Europe/Stockholm eller Europe/Helsinki.
refusal-time-past = ”{ $text }” är redan förbi. Ange en tid som inte har varit.
refusal-time-far = ”{ $text }” är mer än ett år bort. Ange en tid som är närmare.
refusal-times-count = Det går att fråga om 1 till { $most } tider. Skriv en per rad.
