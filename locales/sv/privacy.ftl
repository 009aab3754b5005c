# Vad som sparas om en person, och att bli glömd.

cmd-privacy = integritet
    .description = Vad som sparas om dig
cmd-privacy-show = visa
    .description = Se vad som sparas om dig, varför och hur länge
cmd-privacy-export = exportera
    .description = Få allt som sparas om dig som en fil
cmd-privacy-erase = glöm
    .description = Bli glömd av boten; du får en fråga först

button-erase-me = Glöm mig

privacy-title = Dina uppgifter
privacy-nothing = Inget är sparat om dig.
privacy-headline = { $campaigns ->
    [0] Ingen kampanj nämner dig; språket i ditt Discord är noterat.
    [one] Du nämns i { $campaigns } kampanj.
   *[other] Du nämns i { $campaigns } kampanjer.
}
privacy-what = Det som sparas: ditt kontonummer och namn vid varje plats som du har eller är inbjuden till, dina rollpersoner med porträtt, det du förberett för utdelning, vad din plats gjort i spelet, om du kan komma nästa gång och språket i ditt Discord. Inga meddelanden, utom ord som någon sparar i journalen.
privacy-why = Det behövs för att boten ska veta vems tur det är och kunna skriva till dig på ditt språk.
privacy-how-long = Det finns kvar tills du lämnar kampanjen eller blir glömd. I berättelsen finns bara platser, aldrig konton.
privacy-page = Om en kampanj har en sida finns det du har berättat och ditt porträtt där, om du inte håller dem utanför med /{ cmd-campaign } { cmd-campaign-page }. När du blir glömd tas båda bort därifrån.
privacy-safety = Pauser, linjer och slöjor sparas utan att det står vems de är, så de räknas inte upp här. Ta tillbaka en med knappen under svaret du fick; { word-gm }n kan rensa alla.
privacy-about-you = Om dig
privacy-language = Språket i ditt Discord
privacy-seat = { $campaign }: en plats
privacy-seat-with = { $campaign }: en plats med { $characters }
privacy-invited = { $campaign }: en inbjudan
privacy-follows = { $campaign }: du följer den
privacy-more = { $count ->
    [one] och { $count } kampanj till
   *[other] och { $count } kampanjer till
}
privacy-ways = /{ cmd-privacy } { cmd-privacy-export } ger dig alltihop, med /{ cmd-privacy } { cmd-privacy-erase } blir du glömd.
privacy-exported = Allt som är sparat om dig, som fil.
privacy-erase-title = Bli glömd?
privacy-erase-headline = { $campaigns ->
    [0] Bekräftar du glöms språket i ditt Discord. Inget har hänt än.
    [one] Bekräftar du blir du glömd i { $campaigns } kampanj. Inget har hänt än.
   *[other] Bekräftar du blir du glömd i { $campaigns } kampanjer. Inget har hänt än.
}
privacy-erase-seats = Dina platser blir tomma, ditt konto och ditt namn tas bort där, liksom inbjudningar och språket i ditt Discord. Det du valt i hemlighet förblir hemligt.
privacy-erase-story = Berättelsen förblir hel: dina rollpersoner väntar, och det de gjort och det du delat ut står kvar, utan dig. Meddelanden som redan finns i Discord är Discords.
privacy-erase-chairs = Utan spelledare blir { $campaigns }: en medspelledare, eller den som sköter servern, kan ta spelledarens plats. Lämna över den först om du hellre väljer själv.
privacy-erase-once = Det här går inte att ångra. Den som spelar igen efteråt börjar från början.
privacy-erased = { $campaigns ->
    [0] Du är glömd.
    [one] Du är glömd, även i { $campaigns } kampanj.
   *[other] Du är glömd, även i { $campaigns } kampanjer.
}
