# Noir: orden och journalen. Namn och annan text från användare står där de inte behöver böjas.

## Förmågor och attribut

noir-value-agility = Rörlighet
noir-value-alertness = Uppmärksamhet
noir-value-charm = Charm
noir-value-close-combat = Närstrid
noir-value-composure = Sans
noir-value-deduction = Slutledning
noir-value-determination = Beslutsamhet
noir-value-firearms = Skjutvapen
noir-value-fitness = Kondition
noir-value-intuition = Intuition
noir-value-leadership = Ledarskap
noir-value-medicine = Medicin
noir-value-persuade = Övertyga
noir-value-reactions = Reaktioner
noir-value-resistance = Resistens
noir-value-strength = Styrka
noir-value-thrown-weapons = Kastvapen
noir-value-withstand = Motstå
noir-value-worldliness = Världsvana
noir-value-defence = Försvar
noir-value-learning = Inlärning
noir-value-impression = Intryck
noir-value-will = Livsvilja
noir-value-escalation = Skadestegring
noir-value-movement = Stridsförflyttning
noir-value-threshold = Sårtröskel
noir-value-endurance = Uthållighet
noir-value-overview = Överblick
noir-value-defence-distance = Försvar: Avstånd
noir-value-defence-melee = Försvar: Närstrid
noir-value-size = Storlek
noir-value-luck = Tur

## Vapen

noir-weapon-unarmed = obeväpnad
noir-weapon-knife = kniv
noir-weapon-improvised-club = improviserat tillhygge
noir-weapon-axe = yxa
noir-weapon-throwing-knife = kastkniv
noir-weapon-improvised-missile = improviserat kastvapen
noir-weapon-pistol = pistol
noir-weapon-revolver = revolver
noir-weapon-rifle = gevär
noir-weapon-shotgun = hagelgevär

## Vapen: slag och eldgivning

noir-kind-melee = närstridsvapen
noir-kind-thrown = kastvapen
noir-kind-ranged = skjutvapen
noir-mode-single = enkelskott
noir-mode-automatic = automateld
noir-mode-any = enkelskott eller automateld

## Vad man gör i strid

noir-action-directed-fire = Skjuta riktad eld
noir-action-snap-shot = Skjuta slängskott
noir-action-aimed-fire = Skjuta siktad eld
noir-action-sharpshooting = Skarpskytte
noir-action-fire-two-weapons = Skjuta med två vapen
noir-action-concentrated-auto = Skjuta koncentrerad automateld
noir-action-sweep-auto = Meja med automateld
noir-action-auto-two-weapons = Skjuta automateld med två vapen
noir-action-blind-fire = Skjuta i blindo
noir-action-throw-at-target = Kasta föremål mot mål
noir-action-throw-to-place = Kasta föremål till plats
noir-action-fight = Slåss
noir-action-frenzy = Raserianfall
noir-action-move = Förflytta sig
noir-action-draw-weapon = Dra vapen
noir-action-reload = Ladda om
noir-action-scan = Överblicka läget
noir-action-wait = Avvakta
noir-action-other = Annan handling
noir-action-await-target = Invänta mål

## Försvar

noir-defence-defend = Försvara sig
noir-defence-chance-defence = Chansförsvar
noir-defence-shoot-back = Skjuta tillbaka
noir-defence-strike-back = Slå tillbaka

## Vad ett slag är till för

noir-aim-damage = skada
noir-aim-hold = hålla fast
noir-aim-disarm = avväpna
noir-aim-break-hold = bryta fasthållning
noir-aim-push = knuffa bort

## Hur ett slag gick

noir-outcome-exceptional-success = exceptionellt lyckat
noir-outcome-success = lyckat
noir-outcome-failure = misslyckat
noir-outcome-exceptional-failure = exceptionellt misslyckat

## Om någon kan handla

noir-health-acting = ok
noir-health-dazed = omtöcknad
noir-health-recovering = kvicknar till
noir-health-unconscious = medvetslös
noir-health-out = ur spel
noir-health-dead = död

## Hur starka karaktärsdrag och drivkrafter är

noir-trait-ordinary = vanligt
noir-trait-strong = starkt
noir-trait-extreme = extremt
noir-drive-ordinary = vanlig
noir-drive-burning = brännande
noir-drive-manic = manisk

## Vad man får skriva för dem
noir-trait-ordinary-typed = vanligt, vanlig, vanliga
noir-trait-strong-typed = starkt, stark, starka
noir-trait-extreme-typed = extremt, extrem, extrema
noir-drive-ordinary-typed = vanlig, vanligt, vanliga
noir-drive-burning-typed = brännande
noir-drive-manic-typed = manisk, maniskt, maniska

## När en begränsning gäller

noir-activation-always = alltid
noir-activation-scene = i sin situation
noir-activation-fate = genom Ödet

## Vad man betalar med Ödet för

noir-use-setback = Bakslag
noir-use-protect = Beskydda
noir-use-grit = Bita ihop
noir-use-change = Förändra situation
noir-use-inspiration = Inspiration
noir-use-contact = Känner en kontakt
noir-use-odds-before = Oddsa före slaget
noir-use-odds-after = Oddsa efter slaget
noir-use-rescue = Räddning
noir-use-survive = Överleva

## Varifrån en modifikation kommer

noir-source-gm = omständigheter
noir-source-helpers = medhjälpare
noir-source-trait = karaktärsdrag
noir-source-drive = drivkraft
noir-source-expertise = expertis
noir-source-limitation = begränsning
noir-source-mark = kännetecken
noir-source-action = handlingen
noir-source-daze = omtöckning
noir-source-wounds = sår
noir-source-initiative = lågt initiativ

## Mallar för berättarpersoner

noir-npc-civilian = civilist
noir-npc-combatant = kombattant
noir-grade-green = oerfaren
noir-grade-capable = duglig
noir-grade-experienced = erfaren
noir-grade-superb = suverän
noir-grade-masterly = mästerlig

## Nivåer i en social konflikt

noir-social-conversation = samtal
noir-social-quarrel = gräl
noir-social-brawl = slagsmål
noir-social-violence = dödligt våld

## Listor på rollformuläret

noir-list-properties = Egenskaper
noir-list-expertise = Expertis
noir-list-limitations = Begränsningar
noir-list-marks = Kännetecken
noir-list-traits = Karaktärsdrag
noir-list-drives = Drivkrafter

## Rollformuläret

noir-credit = Regler: Noir, www.noir.nu. För hela spelet behövs grundboken.
noir-headline-sheet = { $name } · Öde { $fate } · { $state }
noir-headline-npc = { $name } · { $state }
noir-headline-form = { $name }: rollformuläret hittills · förmågor: { $abilities } · saknas: { $missing }
noir-sheet-unfinished = Inte i spel än: rollformuläret fylls i.
noir-sheet-state = Tillstånd: { $state }
noir-sheet-fate = Öde: **{ $fate }**
noir-sheet-grace = Av andra, till { $use }: { $points }. Det som inte används genast går förlorat.
noir-abilities = Förmågor
noir-abilities-more = Fler förmågor
noir-abilities-of = **{ $property }:** { $abilities }
noir-abilities-loose = { $abilities }
noir-abilities-none = **{ $property }:** –
noir-attributes = Attribut
noir-attribute-changed = { $attribute } { $base } { SIGNED($change) } = { $value }
noir-attribute-unset = ⚠ { $attribute }: inte inskrivet
noir-attribute-needs = ⚠ { $attribute } kräver { $values }
noir-attribute-input = { $number }
noir-attribute-plus = { $sum } + { $number }
noir-attribute-sum = { $attribute } ({ $sum }) / { $divisor }{ $plus ->
        [0] { "" }
       *[other] { " " }{ SIGNED($plus) }
    }{ $later ->
        [0] { "" }
       *[other] { " " }{ SIGNED($later) }
    } = { $value }
noir-template = Mall
noir-npc-is = { $kind }, { $grade }
noir-npc-primary = Primära { $number }
noir-npc-secondary = Sekundära { $number }
noir-npc-row = { $row }: { $abilities }
noir-npc-other = Övriga förmågor { $number }
noir-npc-combat = Stridsvärden { $number }
noir-arms = Vapen

## Rader i listor, vapen

noir-entry-number = { $name } { $number }
noir-entry-expertise = { $ability }: { $name }
noir-entry-amount = { $entry } { SIGNED($number) }
noir-entry-modifier = { SIGNED($number) }
noir-entry-parts = { $name } ({ $parts })
noir-entry-text = { $entry }: { $text }
noir-entry-on = gäller nu
noir-entry-off = gäller inte nu
noir-arm-rounds = { $weapon } · patroner: { $loaded } av { $capacity }
noir-weapon-damage = { $weapon } { $damage }
noir-weapon-facts = { $weapon } · { $facts }
noir-weapon-precision = precision { SIGNED($number) }
noir-weapon-recoil = rekyl { $number } { $modes }
noir-weapon-range = { $least }–{ $most } m

## Rollformulär som fylls i

noir-form-saved = Allt som står här är sparat. Det som saknas kan vänta; till dess går det inte att slå för det som kräver det.
noir-form-ready = Inget saknas.
noir-form-counts = Förmågor: { $abilities } av de { $expected } som spelet har; fler eller färre går bra.
noir-form-next = Härnäst: skriv in förmågor, attribut, listor och vapen, eller skicka rollformuläret som fil. Sätt det sedan i spel; därefter är det berättaren som ändrar i det.
noir-form-missing = Saknas
noir-form-needed = { $value } (för { $attributes })

## Journalen: rollformulär

noir-told-created = Ett nytt rollformulär påbörjas: { $name }.
noir-told-npc = Berättaren för in { $name } ({ $kind }, { $grade }).
noir-told-value = { $name }: { $value } { $number }.
noir-told-value-moved = { $name }: { $value } { $old } → { $new }.
noir-told-value-gone = { $name }: { $value } stryks från rollformuläret.
noir-told-by-formula = { $name }: { $value } räknas efter sin formel igen.
noir-told-later = { $name }: { $value } ändras med { SIGNED($change) } sammanlagt.
noir-told-computed = Därav följer: { $changes }.
noir-told-change = { $value } { $old } → { $new }
noir-told-unknown = { $value } går inte att räkna ut
noir-told-entry = { $name } · { $list }: { $entry }.
noir-told-entry-gone = { $name } · { $list }: { $entry } stryks.
noir-told-weapon = { $name } bär { $weapon }.
noir-told-weapon-gone = { $name } lägger ifrån sig { $weapon }.
noir-told-weapon-made = Ett vapen från berättaren: { $weapon }.
noir-told-finished = { $name } är i spel.
noir-told-imported = Rollformuläret för { $name } lästes från en fil.

## Journalen: Ödet och tillstånd

noir-told-sum = { $before } { SIGNED($points) } = { $left }
noir-told-untouched = { $left }
noir-told-paid = { $name } betalar Öde ({ $use }): { $sum }.
noir-told-paid-pot = Ödespotten betalar { $points } ({ $use }).
noir-told-paid-pot-for = Ödespotten betalar { $points } för { $name } ({ $use }).
noir-told-given = Dessutom från andra: { $points }.
noir-told-helped = Det gäller { $name }.
noir-told-text = ”{ $text }”
noir-told-fate-set = Berättaren ändrar Ödet för { $name }: { $old } → { $new }.
noir-told-pot-set = Ödespotten: { $old } → { $new }.
noir-told-gained = { $name } får Öde: { $before } { SIGNED($points) } = { $fate }.
noir-told-grace = { $name } får genast använda { $points } till { $use }.
noir-told-limitation-on = { $name }: { $limitation } gäller nu.
noir-told-limitation-off = { $name }: { $limitation } gäller inte längre.
noir-told-refused = Berättaren säger nej: { $name }, { $use }. Inget betalades.
noir-told-allowed = Berättaren tillåter det: { $name }, { $use }.
noir-told-pledged = { $name } lovar { $points } för en ledtråd: { $total } av { $needed }.
noir-told-state = Berättaren ändrar { $name }: { $old } → { $new }.
noir-told-died = { $name } dör av sina sår.
noir-told-countdown = { $name } är dödligt sårad: { $left ->
        [one] { $left } runda kvar.
       *[other] { $left } rundor kvar.
    }

## Ödet: liggaren, och vad som väntar

noir-headline-ledger = Ödet i { $name }: betalt och fått, { $count ->
        [one] { $count } post
       *[other] { $count } poster
    }
noir-ledger-row = { $number }. { $move }
noir-ledger-none = Ingen har betalat med Ödet än.
noir-ledger-page = Sida { $page } av { $pages }
noir-ledger-paid = { $name } { $sum }: { $use }
noir-ledger-set = { $name } { $old } → { $new }: ändrat av berättaren
noir-ledger-given = { $move } ({ SIGNED($points) } från andra)
noir-ledger-for = { $move }, för { $name }
noir-ledger-text = { $move }. ”{ $text }”
noir-fate-pot = Ödespotten
noir-headline-fate = Ödet i { $name }. { $count ->
        [0] Inget väntar på berättaren.
        [one] { $count } sak väntar på berättaren.
       *[other] { $count } saker väntar på berättaren.
    }
noir-fate-asks = ⏳ Väntar på berättaren
noir-fate-pledges = Lovat för en ledtråd
noir-fate-accounts = Ödespoäng
noir-pledged = { $shares } = { $total } av { $needed }
noir-ask-due = ⏳ { $asked }
noir-ask-text = { $due } ”{ $text }”
noir-ask-price = Pris: { $prices }. { $name } har { $fate }.
noir-headline-ask = ⚠ { $name } frågar berättaren: { $use }
noir-asked-change = { $name } vill förändra situationen för { $points }.
noir-asked-contact = { $name } vill känna en kontakt; berättaren sätter priset.
noir-asked-inspiration = Gruppen vill ha en ledtråd för { $points }.
noir-asked-rescue = { $name } vill rädda med { $points }, för { $use }.
noir-asked-rescue-of = { $name } vill rädda { $helped } med { $points }, värda { $worth }, för { $use }.

noir-hidden = { $name }: { $ability } { $value }, tärningar { $dice } → { $total }: { $outcome }
