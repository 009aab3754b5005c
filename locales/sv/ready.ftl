# Färdiga scener: en kampanj som börjar med rollpersoner att välja och konflikter att öppna.

placeholder-ready = En färdig scen: spela direkt
ready-option = { $game } · { $pitch }
ready-opening = Att läsa högt
ready-text = { $text }
ready-heroes = Vem vill du spela? Tryck på ett namn.
ready-hero = **{ $name }** – { $about }
button-ready-begin = ▶ { $title }
next-ready = ✅ Du är { word-gm } i { $name }, och scenen ligger klar här nedanför. Läs upp den. Var och en trycker på den rollperson de vill ha; sedan trycker du på **▶** för att börja. De som ingen väljer spelar du.
ready-claimed = ✅ Nu spelar du { $name }.
ready-conflict-opened = ✅ { $title } har börjat, här nedanför.
ready-prepared = Scenen ”{ $title }” är klar, med rollpersoner att välja: { $names }.
ready-conflict-begun = Ur scenen: { $title }.
now-ready-claim = Du kan spela { $names }: tryck på ett namn.
now-ready-unclaimed = Ingen har valt rollperson än: { $names }. Knapparna finns under kampanjens meddelande.
now-ready-begin = Ur scenen kan du börja en konflikt: tryck på **▶**.
campaign-character-claimed = { $name } har fått en spelare.

refusal-claim-gm = Du är { word-gm } och spelar dem som ingen väljer. Lämna { $name } åt en spelare.
refusal-claimed-already = Någon spelar redan { $name }. Tryck på ett annat namn, eller på **{ button-join }** för att göra en egen rollperson.
refusal-claim-one = Du spelar redan { $name }, och en var räcker för att börja. Vill du byta, så lämna först tillbaka { $name } med /{ cmd-character } { cmd-character-give }.
refusal-ready-begun = ”{ $title }” har redan börjat. Den finns längre ner, och /{ cmd-now } säger vem spelet väntar på.
refusal-ready-unclaimed = Ingen har valt någon rollperson än. Börja när en spelare har tryckt på ett av namnen.
