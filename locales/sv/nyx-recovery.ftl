# Nyx: det som händer mellan konfliktens rundor: begärda slag, förändringar, långsamma avdrag, rättelser.

## Ord

nyx-mode-penalty-word = ett avdrag
nyx-mode-goal-word = målet nås
nyx-mode-both-word = ett avdrag, och målet nås
nyx-strength = styrka
nyx-corrected-value = rättat värde
nyx-aspect-damage = { $name } ({ $value }, skada)
nyx-aspect-slow = { $name } ({ $value }, långsam skada)

## Ett slag som spelledaren begär

nyx-headline-call = ⚠ Ett slag begärs: { $attribute }. Det gäller { $names }.
nyx-call-title = Spelledaren begär ett slag
nyx-call-due = ⚠ Spelledaren begär ett slag av { $names }: { $what }
nyx-call-due-for = { $due } · { $text }
nyx-call-due-group = { $due } · för alla dessa: { $names }
nyx-call-weakest = Den svagaste länken avgör: { $names }
nyx-call-ablest = Den skickligaste handlar för alla: { $names }
nyx-call-equal = Deras värden är lika: den av dem som slår först gör det för alla.
nyx-roll-for = Vad det gällde: { $text }
nyx-roll-holds = Det gäller alla dessa: { $names }

## Vad en spelare ber spelledaren om

nyx-headline-ask-success = ⚠ { $name } vill lyckas utan slag; spelledaren avgör: { $aspect }
nyx-headline-ask-change = ⚠ { $name } vill förändra sina aspekter; spelledaren avgör.
nyx-success-price = Om spelledaren går med på det: lyckas utan effekt, poäng { SIGNED($points) }. Annars betalas inget.
nyx-asked-success = ⏳ { $name } vill lyckas utan slag med { $aspect }: { $text }
nyx-asked-change = ⏳ { $name } vill förändra sina aspekter: { $reason }
nyx-ask-due-success = ⏳ { $name } vill lyckas utan slag: { $text }
nyx-ask-due-change = ⏳ { $name } vill förändra sina aspekter: { $text }
nyx-no-success = Spelledaren säger nej: { $name } lyckas inte utan slag och betalar inget: { $text }
nyx-no-change = Spelledaren säger nej, och { $name } behåller sina aspekter som de är: { $text }

## Förändrade aspekter

nyx-headline-changed = { $name } har förändrats: aspekterna är andra nu.
nyx-changed = { $name } har förändrats: { $reason }
nyx-change-reason = Skäl: { $reason }
nyx-change-what = Vad som ändras
nyx-change-new = Ny: { $aspect }
nyx-change-gone = Borta: { $aspect }
nyx-change-value = { $name }: { $old } → { $new }
nyx-change-sum = { $count } aspekter: { $sum }

## Långsamma avdrag och långsam skada

nyx-headline-slow = { $name }: { $count ->
        [0] inget långsamt avdrag
        [one] { $count } långsamt avdrag, inget slag att göra än
       *[other] { $count } långsamma avdrag, inget slag att göra än
    }.
nyx-headline-slow-due = ⚠ { $name } måste slå mot { $affliction } nu.
nyx-headline-slow-held = { $name } står emot { $affliction } (slag { $number } av { $count }).
nyx-headline-slow-harmed = { $name } får långsam skada av { $affliction } (slag { $number } av { $count }).
nyx-slow-title = { $name } mot { $affliction }
nyx-slow-is = Den första halvan av verkningsperioden är symptomfri, den andra kräver tre slag. Varje misslyckande blir en långsam skadeaspekt (1).
nyx-slow-against = Slås mot { $sum }
nyx-slow-number = Slag { $number } av { $count }
nyx-slow-now = ⚠ slag { $number } av { $count } ska göras nu
nyx-slow-next = ⏳ slag { $number } av { $count } om { $span }
nyx-slow-held = Ingen skada den här gången.
nyx-slow-harmed = En långsam skadeaspekt (1): { $damage }
nyx-slow-over = Det var det sista slaget: det långsamma avdraget är över.
nyx-afflicted = { $name } drabbas av ett långsamt avdrag: { $affliction }
nyx-affliction-is = Mot { $attribute }, styrka { SIGNED($strength) }, verkningsperiod { $period }.
nyx-affliction-first = Det första av { $count } slag kommer efter { $span }.
nyx-damage-healed = { $name }: läkt av sig självt: { $damage }
nyx-damage-removed = { $name }: skada borttagen för { $points } aspektpoäng: { $damage }
nyx-healing-owed = ⚠ En långsam skada har läkt. De här säger vilken: { $names }
nyx-healing-due = ⚠ { $name } säger vilken långsam skada som har läkt ({ $count }).
nyx-damage-slow = { $damage } (långsam: läker av sig själv)
nyx-slow-rolled = { $affliction }: { $rolled } av { $count } slag gjorda

## Vad som väntar

nyx-headline-pending = { $name }: { $count ->
        [0] inget väntar
        [one] { $count } sak väntar
       *[other] { $count } saker väntar
    }.
nyx-pending-between = Mellan spelmöten ({ $sessions ->
        [one] { $sessions } spelat
       *[other] { $sessions } spelade
    }), scen { $scene }: rollpersoner får förändras.
nyx-pending-session = Spelmöte { $session }, scen { $scene }.
nyx-pending-break = Spelmöte { $session }, scen { $scene }, ett längre uppehåll: rollpersoner får förändras.
nyx-pending-clock = Tid i spelet sedan början: { $span }.
nyx-pending-conflicts = Konflikter
nyx-pending-conflict = { $title } · { $due }
nyx-pending-slow = Långsamma avdrag
nyx-pending-calls = Begärda slag
nyx-pending-demands = Krav
nyx-pending-asks = Frågor till spelledaren
nyx-pending-healing = Läkning
nyx-pending-roll = { $name } · { $affliction }: { $next }

## Det som är fastslaget

nyx-headline-facts = { $name }: { $count ->
        [0] inget är fastslaget än
        [one] { $count } fastslaget faktum
       *[other] { $count } fastslagna fakta
    }.
nyx-fact = **{ $number }.** { $text } ({ $name })
nyx-fact-scene = **{ $number }.** { $text } ({ $name }, scen { $scene })
nyx-facts-none = Fakta kommer av aspekter som används i berättelsen, och av berättarmässiga övertag.
nyx-facts-page = Sida { $page } av { $pages }

## Rättelser

nyx-correction = Spelledarens rättelse: { $what } ({ $reason })
nyx-corrected-of = { $name }, { $what }
nyx-corrected-points = poäng
nyx-corrected-fatigue = utmattning på { $attribute }
nyx-corrected-number = { $what } { $old } till { $new }
nyx-corrected-marker = markören { SIGNED($old) } till { SIGNED($new) }
nyx-corrected-mode = överskjutande steg från ”{ $old }” till ”{ $new }”
nyx-corrected-goal = mål för { $name } från ”{ $old }” till ”{ $new }”
nyx-corrected-goal-set = mål för { $name }: ”{ $new }”
nyx-corrected-words = { $old } till { $new }
nyx-corrected-added = ny: { $aspect }
nyx-corrected-removed = borta: { $aspect }
