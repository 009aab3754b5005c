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
noir-list-expertise = Expertiser
noir-list-limitations = Begränsningar
noir-list-marks = Kännetecken
noir-list-traits = Karaktärsdrag
noir-list-drives = Drivkrafter
