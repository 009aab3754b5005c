# `python bot.py verify`: en journal som JSON, kontrollerad utan boten som skrev den.

# En rad för varje lek
verify-deck-holds = Lek { $number }: håller. { $rolls ->
        [0] Inga slag
        [one] { $rolls } slag
       *[other] { $rolls } slag
    } med { $dice ->
        [one] { $dice } tärning
       *[other] { $dice } tärningar
    }, slag som berättas här: { $told }. Löfte { $promise }
verify-closing = Lek { $number }: kuperingen slutade med meddelande { $message } i kanal { $channel }. Se efter där att det nämner lekens löfte.
verify-deck-closed = Lek { $number }: stängd. { $rolls ->
        [0] Inga slag ännu
        [one] { $rolls } slag, numrerat
       *[other] { $rolls } slag, numrerade utan lucka
    }; tärningarna går att kontrollera när fröet har visats. Löfte { $promise }
verify-deck-wrong = Lek { $number }: HÅLLER INTE. { SENTENCES($flaws) }. { $rolls ->
        [0] Inga slag
        [one] { $rolls } slag
       *[other] { $rolls } slag
    }. Löfte { $promise }
verify-deck-missing = Lek { $number }: SAKNAS.
verify-decks-missing = Lekarna { $first } till { $last }: SAKNAS.

# Vad som är fel med en lek eller ett slag. $said: något av det som följer
verify-at-roll = slag { $roll }: { $said }
verify-promise = fröet är inte det som utlovades
verify-number = ett slag saknas här, eller finns två gånger
verify-start = det börjar inte där det förra slutade
verify-faces = fröet ger andra sidor
verify-shown = händelserna visar andra sidor
verify-untold = ingen händelse berättar om det
verify-hidden = ett dolt slag följer inte av fröet som utlovades
verify-hidden-shown = händelserna visar ett dolt slag annorlunda än det föll
verify-seat = händelserna nämner en annan plats
verify-withheld = fröet är inte visat, fast det är dags

# En rad för varje konflikt där något var dolt
verify-contest = { $title } (konflikt { $contest })
verify-contest-number = Konflikt { $contest }
verify-contest-holds = { $title }: håller. Sigill, kontrollerade: { $opened }, inte öppnade: { $closed }, ångrade: { $gone }
verify-contest-closed = { $title }: stängd. Sigill, inte öppnade: { $closed }, ångrade: { $gone }
verify-contest-wrong = { $title }: HÅLLER INTE. { SENTENCES($flaws) }
verify-at-turn = runda { $turn }, sida { $seat }: { $said }
verify-seal = sigillet hör till ett annat val
verify-choice = spelet visade ett annat val än det förseglade
verify-closed = valet visades, men sigillet förblev stängt
verify-unsealed = ett dolt val har inget sigill

# Kedjan över allt som sparats. $head: början av den sista länken, så som Discord visar den
verify-chain-holds = Kedjan: håller från sparning { $first } till { $last }. Sista länken { $head }
verify-chain-wrong = Kedjan: HÅLLER INTE. { SENTENCES($flaws) }. Sparning { $first } till { $last }, sista länken { $head }
verify-at-save = sparning { $save }: { $said }
verify-chain-link = länken stämmer inte med det som filen säger
verify-chain-number = en sparning saknas före den, eller ordningen är ändrad
verify-chain-event = en händelse saknas här, eller hör inte hit
verify-chain-shown = en händelse lyder annorlunda än när den sparades
verify-chain-note = en lek, ett slag eller ett sigill är inte det som antecknades
verify-chain-gone = något sägs vara ångrat men är det inte, eller tvärtom
verify-chain-omitted = en händelse saknas som den här utgåvan måste visa
verify-unlike = Resultaten: HÅLLER INTE. { SENTENCES($flaws) }
verify-unlike-in = konflikt { $contest }, runda { $turn }: resultatet följer inte av tärningarna
verify-unlike-alone = ett slag utanför konflikter: resultatet följer inte av tärningarna
verify-chain-hidden = { $count ->
        [one] { $count } händelse är inte med
       *[other] { $count } händelser är inte med
    } här: det som ångrades{ $edition ->
        [gm] , och utkast.
       *[players] , och det som bara spelledaren får veta.
    }
verify-chain-partly = { $count ->
        [one] { $count } fält är dolt
       *[other] { $count } fält är dolda
    } här; hashen finns i kedjan.
verify-chain-older = { $count ->
        [one] { $count } händelse är äldre än kedjan, som inget visar om den.
       *[other] { $count } händelser är äldre än kedjan, som inget visar om dem.
    }
verify-chain-noted = Länken som du antecknade hör till sparning { $save }: fram till dess är inget ändrat, flyttat eller bortklippt. { $later ->
        [0] Inget kom efter den.
        [one] { $later } sparning kom efter den.
       *[other] { $later } sparningar kom efter den.
    }
verify-chain-lost = Länken som du antecknade finns INTE i den här filen: något före den är ändrat, slutet är bortklippt, eller så är filen äldre än länken.
verify-chain-none = Filen har ingen kedja, så länken som du antecknade går inte att hitta.
verify-chain-unnoted = Utan en länk som någon har antecknat kan jag inte se om slutet är bortklippt, eller om någon har ändrat händelser och räknat om kedjan. Kopiera en länk från Discord och ange den med --head.

# Vad det blir av det
verify-early = { $count ->
        [one] { $count } slag är äldre
       *[other] { $count } slag är äldre
    } än den första leken: då gavs inget löfte.
verify-loose = { $count ->
        [one] { $count } slag hör inte till någon lek i den här filen och går
       *[other] { $count } slag hör inte till någon lek i den här filen och går
    } inte att kontrollera.
verify-before = Där den spelades förut:
verify-right = Allt som går att kontrollera håller.
verify-wrong = Något håller INTE.
verify-apart-parts = Det som vilket program som helst kan kontrollera: { $parts }.
verify-apart-rules = Det som vilket program som helst kan kontrollera, kedjan, sigillen och tärningarna, håller. Bara spelets regler visar vad som inte håller.
verify-part-chain = kedjan håller INTE
verify-part-seals = sigillen håller INTE
verify-part-dice = tärningarna håller INTE
verify-nothing = Ingenting i den här journalen utlovades, så ingenting går att kontrollera.
verify-later = Det som är stängt går inte att kontrollera än: en lek öppnas när ett spelmöte börjar eller slutar, eller av spelledaren, ett val när dess runda visas. Ett som aldrig visades förblir stängt.
verify-compare = Jämför löftena med dem som er kanal visade före det första slaget: det här programmet känner bara till filen.

# Varför en fil inte går att läsa
verify-file = ”{ $file }” går inte att kontrollera: { $why }
verify-file-none = den går inte att öppna ({ $reason }).
verify-file-size = den är för stor, mer än { $most } kilobyte.
verify-file-not-json = den är inte giltig JSON, det tar stopp vid { $place } (rad och kolumn).
verify-file-deep = den är nästlad djupare än { $most } nivåer, och det är ingen journal.
verify-file-fault = den stämmer inte vid { $path }: { $fault }
verify-file-newer = en nyare Nattvakt har skrivit den; kontrollera den med den.
refusal-file-no-journal = det finns ingen journal från Nattvakt i den; exportera en som JSON.
