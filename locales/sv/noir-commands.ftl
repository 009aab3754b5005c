# Noir vid bordet, utanför konflikter: kommandon, formulär, menyer, knappar och korta svar.

## Kommandon

cmd-noir = noir
    .description = Rollformulär, Öde, slag och strid (Noir, www.noir.nu)
cmd-noir-import = importera
    .description = Fyll i ett ofärdigt formulär från en fil (TOML eller JSON); ett nytt namn påbörjas
opt-noir-import-file = fil
    .description = Filen, så som exporten skriver den
opt-noir-import-character = rollperson
    .description = Vems formulär; annars namnet i filen
cmd-noir-export = exportera
    .description = Få ditt formulär som en fil som kan importeras igen
opt-noir-export-character = rollperson
    .description = Vems formulär; annars den du spelar
cmd-noir-npc = bp
    .description = Skapa en berättarperson från någon av de tio mallarna
opt-noir-npc-name = namn
    .description = Vad berättarpersonen heter
opt-noir-npc-template = mall
    .description = Sort och erfarenhetsgrad
opt-noir-npc-primary = primära
    .description = Primära förmågor, åtskilda med kommatecken
opt-noir-npc-secondary = sekundära
    .description = Sekundära förmågor, åtskilda med kommatecken
opt-noir-npc-numbers = värden
    .description = Enskilda värden, till exempel: Skjutvapen 14, Medicin 9
opt-noir-npc-weapons = vapen
    .description = Vapen, åtskilda med kommatecken
cmd-noir-weapons = vapen
    .description = Se vad någon bär; berättaren ändrar och laddar
opt-noir-weapons-character = rollperson
    .description = Vem; annars den du spelar
cmd-noir-make-weapon = skapa-vapen
    .description = Skapa ett vapen som inte finns i tabellen, eller ändra ett av dina
opt-noir-make-weapon-name = namn
    .description = Vad det heter
opt-noir-make-weapon-kind = sort
    .description = Hur det används
opt-noir-make-weapon-damage = skada
    .description = Skadevärde, till exempel 2T+1; B3T-2 för ett bedövande vapen
opt-noir-make-weapon-near = nära
    .description = Det kortare avståndet i meter
opt-noir-make-weapon-far = långt
    .description = Det längre avståndet i meter
opt-noir-make-weapon-precision = precision
    .description = Precision
opt-noir-make-weapon-recoil = rekyl
    .description = Rekylens storlek
opt-noir-make-weapon-modes = eld
    .description = Hur det skjuter
opt-noir-make-weapon-magazine = magasin
    .description = Patroner: 8+1 (låda), 6r, 4i, 2p eller 30b (band)
cmd-noir-fate = öde
    .description = Se ditt Öde och vad det räcker till; berättaren ser potten och vad som väntar
opt-noir-fate-character = rollperson
    .description = Vems Öde; annars ditt eget eller potten
cmd-noir-ledger = liggare
    .description = Se vem som har betalat Öde för vad
cmd-noir-correct = rätta
    .description = Berättaren: rätta något på ett formulär, med skäl och inför alla
opt-noir-correct-character = rollperson
    .description = Vems formulär
opt-noir-correct-what = vad
    .description = Vad som ska rättas
opt-noir-correct-value = värde
    .description = Vad det är från och med nu; välj i listan och ändra talet
opt-noir-correct-reason = skäl
    .description = Varför; alla läser det
cmd-noir-harm = skada
    .description = Berättaren: skada någon utan anfall: ett fall, eld, en explosion
opt-noir-harm-who = vem
    .description = Vilka som skadas, åtskilda med kommatecken
opt-noir-harm-damage = skada
    .description = Skada för var och en, till exempel 2T+1; B3T bedövar
opt-noir-harm-source = orsak
    .description = Vad som orsakar det
opt-noir-harm-words = ord
    .description = Vad som orsakar det, med egna ord
cmd-noir-round = runda
    .description = Berättaren: låt en runda gå utanför strid; den som är dödligt sårad har en mindre kvar

## Val

choice-noir-harm-fall = Ett fall
choice-noir-harm-fire = Eld
choice-noir-harm-blast = En explosion
choice-noir-harm-other = Något annat
choice-noir-civilian-green = Civilist, oerfaren: 6, 5, 4
choice-noir-civilian-capable = Civilist, duglig: 9, 7, 5
choice-noir-civilian-experienced = Civilist, erfaren: 12, 9, 6
choice-noir-civilian-superb = Civilist, suverän: 15, 12, 8
choice-noir-civilian-masterly = Civilist, mästerlig: 18, 15, 10
choice-noir-combatant-green = Kombattant, oerfaren: 6, 5, 4
choice-noir-combatant-capable = Kombattant, duglig: 9, 7, 5
choice-noir-combatant-experienced = Kombattant, erfaren: 12, 9, 6
choice-noir-combatant-superb = Kombattant, suverän: 15, 12, 8
choice-noir-combatant-masterly = Kombattant, mästerlig: 18, 15, 10
choice-noir-melee = Närstridsvapen
choice-noir-thrown = Kastvapen
choice-noir-ranged = Skjutvapen
choice-noir-single = Enkelskott (E)
choice-noir-automatic = Automateld (A)
choice-noir-both = Enkelskott och automateld (E, A)
choice-noir-fix-daze = Omtöckning
choice-noir-fix-open = Öppna sår
choice-noir-fix-stabilised = Stabiliserade sår
choice-noir-fix-health = Tillstånd: ok, omtöcknad, medvetslös, ur spel, död
choice-noir-fix-countdown = Rundor kvar att leva, 0 för ingen nedräkning
choice-noir-fix-saved = Räddad från döden: på eller av
choice-noir-fix-fate = Ödespoäng
choice-noir-fix-value = Förmåga eller attribut: Skjutvapen 14
choice-noir-fix-later = Senare ändring av ett attribut: Försvar +2
choice-noir-fix-amount = Talet på en expertis, begränsning eller ett kännetecken: Pistoler +2
choice-noir-fix-mark = Vad ett kännetecken ändrar: Ärr: Intryck -2
choice-noir-fix-limitation = Begränsning på eller av: Mardrömmar på
choice-noir-fix-rounds = Laddade patroner: Pistol 5
choice-noir-on = på
choice-noir-off = av

## Formuläret

button-noir-body = Kropp…
button-noir-senses = Sinnen…
button-noir-people = Umgänge…
button-noir-fight = Strid…
button-noir-free = Fler förmågor…
button-noir-entered = Storlek, tur…
button-noir-person = Drag, drivkraft…
button-noir-details = Expertis m.m.…
button-noir-properties = Egenskaper…
button-noir-change = Ändra…
form-noir-entered = Storlek och tur
form-noir-free-title = Fler förmågor
form-noir-free = Förmåga och värde, en per rad
form-noir-entries = På formuläret
option-noir-free = Rida 8, eller Rida 8 (Koordination). En rad som tas bort stryks.
option-noir-properties = Koordination, eller Koordination 12. En per rad.
option-noir-traits = Girig 2: räknar allt. Nivåer: 1, starkt 2, extremt 4.
option-noir-drives = Bekämpa borgmästaren 2. Nivåer: 1, brännande 2, manisk 4.
option-noir-expertise = Skjutvapen: pistoler. Berättaren lägger till talet: Skjutvapen: pistoler +2.
option-noir-limitations = Mardrömmar (genom Ödet): sover inte. Eller: alltid; i sin situation.
option-noir-marks = Ärr: folk tittar bort. Ett per rad.
placeholder-noir-weapons = Vapen som bärs

## Berättarpersoner och vapen

noir-headline-template = { $name }: välj en mall.
noir-template-how = Talen: primära, sekundära och övriga förmågor, sedan stridsvärden. Primära och sekundära förmågor, enskilda värden och vapen anges med /{ cmd-noir } { cmd-noir-npc }.
option-noir-template = { $kind }, { $grade }: { $primary }, { $secondary }, { $other }; strid { $combat }
placeholder-noir-template = Mall
noir-headline-arms = { $name } bär { $count ->
        [0] inget vapen
        [one] { $count } vapen
       *[other] { $count } vapen
    }.
noir-arms-none = Bara händerna.
placeholder-noir-load = Ladda ett vapen fullt
option-noir-load = { $weapon }: { $loaded } av { $most }
noir-exported = { $name } som fil. /{ cmd-noir } { cmd-noir-import } läser in den igen.

## Rättelser

noir-reason = Skäl: { $reason }
noir-fix-number = { $name } { $number }
noir-fix-mark = { $mark }: { noir-value-impression } -2
noir-fix-switch = { $name } { $word }

## Ödet

noir-headline-account = { $name }: { $fate ->
        [one] { $fate } Ödespoäng
       *[other] { $fate } Ödespoäng
    }.
noir-account-change = Förändra situation: { $low }; { $high } om en berättarperson skadas direkt. Berättaren avgör.
noir-account-contact = Känner en kontakt: 5, 10 eller 15, berättaren säger vilket; en gång per scen.
noir-account-contact-met = Känner en kontakt: redan gjort i den här scenen.
noir-account-rescue = Räddning: 2 till 10 poäng; hälften hjälper en annan som inte har några kvar.
noir-account-clue = Inspiration: gruppen betalar { $needed } tillsammans för en ledtråd.
noir-account-rolls = I slag och strid får du frågan när du kan betala med Öde.
button-noir-alter = Förändra: { $price }…
button-noir-harm = Skada BP: { $price }…
button-noir-contact = Kontakt…
button-noir-rescue = Räddning
button-noir-pledge = Till en ledtråd
button-noir-price = { $points } poäng
button-noir-pay = Betala { $points }…
form-noir-alter-title = Förändra situation
form-noir-alter = Vad är annorlunda, genom Ödet?
form-noir-contact-title = En kontakt
form-noir-contact = Vem är det, och varifrån?
form-noir-rescue-title = Räddning
form-noir-rescue = Hur hjälper du till i berättelsen?
form-noir-account = Ändra ett konto
form-noir-points = Poäng från och med nu
form-noir-reason = Varför?
noir-headline-pledge = { $name } har { $fate } Öde: hur mycket till en ledtråd?
option-noir-points = { $points ->
        [0] inget
        [one] { $points } poäng
       *[other] { $points } poäng
    }
placeholder-noir-pledge = Lova till en ledtråd
noir-headline-known = Någon blir bekant med { $name }; potten har { $pot }.
placeholder-noir-know = Gör någon bekant med…
placeholder-noir-setback = Bakslag: { $price } ur potten
option-noir-setback = { $name }: { $limitation }
placeholder-noir-account = Ändra ett konto
option-noir-pot = Potten: { $points }
option-noir-account = { $name }: { $points }
placeholder-noir-asks = Det som väntar på dig
option-noir-ask = { $name }: { $use }. { $text }
option-noir-ask-bare = { $name }: { $use }
noir-headline-rescue = { $name } betalar { $points }: { $helped } får { $given } att använda genast.
noir-rescue-for = Till: { $use }. Det som inte används till det går förlorat.
noir-rescue-left = { $name } har { $fate }, { $helped } har { $have }.
option-noir-rescue = Betala { $points }, värda { $given }

## Vad berättaren gör härnäst

choice-system-noir = Noir (www.noir.nu)
noir-first = Spelarna trycker på **{ button-join }** och gör huvudpersoner, berättaren skapar motståndare med /{ cmd-noir } { cmd-noir-npc } och delar ut Öde med /{ cmd-noir } { cmd-noir-fate }.
noir-next-campaign = ✅ Du är berättare i { $name }. Härnäst: spelarna trycker på **{ button-join }** här nedanför; du skapar motståndare med /{ cmd-noir } { cmd-noir-npc } och delar ut Öde med /{ cmd-noir } { cmd-noir-fate }. /{ cmd-campaign } { cmd-campaign-here } lägger till fler kanaler. Regler: Noir, www.noir.nu.
noir-next-scene = ✅ Den nya scenen har börjat. Begränsningar som slagits på gäller inte längre.
noir-next-session = ✅ Spelmötet har börjat. /{ cmd-noir } { cmd-noir-fate } visar allas Öde, /{ cmd-scene } { cmd-scene-new } går vidare till nästa scen.
noir-next-end = ✅ Spelmötet är slut. /{ cmd-noir } { cmd-noir-ledger } visar vem som har betalat med Ödet, och för vad.
noir-next-play = ✅ Spelet går vidare. /{ cmd-noir } { cmd-noir-fate } visar vad som väntar på dig.

## Varför inget hände

refusal-bad-value-typed = Här finns inget heltal: ”{ $text }”. Skriv ett namn och ett tal, till exempel Skjutvapen 14.
refusal-bad-value-known = { $text } har ett eget fält i formuläret. Fyll i det där.
refusal-bad-level-typed = Den nivån finns inte: { $text }. Skriv 1, 2 eller 4.
refusal-bad-value-expertise = En expertis hör till en förmåga: ”{ $text }”. Skriv till exempel Skjutvapen: pistoler.
refusal-bad-value-activation = En begränsning gäller alltid, i sin situation eller genom Ödet, inte ”{ $text }”. Skriv något av det inom parentesen.
refusal-unknown-id-typed = Det betyder inget här: ”{ $text }”. Välj ett ord ur listan.
refusal-wrong-state-alone = Det finns ingen annan att rädda. Låt en annan spelare göra en huvudperson först.
refusal-bad-value-file-size = Filen är för stor. Ett formulär tar högst { $most } kilobyte.
refusal-bad-value-file-line = Filen är varken TOML eller JSON: det tar stopp vid { $place } (rad och kolumn). Rätta det stället och skicka den igen.
refusal-bad-value-file-extra = Inget formulär har det här fältet: { $field }. Ta bort det, eller skriv som /{ cmd-noir } { cmd-noir-export } gör.
refusal-bad-value-file-missing = Det här fältet saknas i filen: { $field }. Lägg till det och skicka den igen.
refusal-bad-value-file-field = Det här fältet innehåller inte vad det ska: { $field }. Jämför sort, längd och gränser med en fil från /{ cmd-noir } { cmd-noir-export }.
