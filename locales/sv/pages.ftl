# Kampanjens sida: en länk som spelledaren skapar, för läsare utan konto.

cmd-campaign-page = sida
    .description = Kampanjens sida för läsare utanför Discord: skapa, stäng, välj om det du har skrivit ska med

button-page = Sidan
button-page-make = Skapa sidan
button-page-open = Öppna den
button-page-revoke = Stäng sidan
button-page-tellings = Visa mina ord
button-page-no-tellings = Utan mina ord
button-page-portrait = Visa mitt porträtt
button-page-no-portrait = Utan mitt porträtt

page-none = Kampanjen har ingen sida.
now-page = Kampanjen har en sida på webben.
page-there = Kampanjen har en sida. Alla som har adressen kan läsa den.
page-address = https://{ $rest }
page-address-http = http://{ $rest }
page-what = På sidan finns rollpersonerna med sina porträtt, spelmötena och berättelsen så som spelarnas journal berättar den. Inget dolt finns där, och inga konton.
page-how = { word-gm-first }n kan skapa en.
page-how-gm = Adressen går inte att gissa, och du kan stänga sidan när du vill. Bordet får veta det när du skapar den.
page-tellings-on = Det du har berättat med egna ord finns med.
page-tellings-off = Det du har berättat med egna ord är inte med.
page-portrait-on = Din rollpersons porträtt finns med.
page-portrait-off = Din rollpersons porträtt är inte med.
page-made = 📖 { word-gm-first }n har skapat en sida för kampanjen. Alla som har adressen kan läsa spelarnas journal där, utan konto.
page-made-own = Adressen är till för er vid bordet; kom överens om vem mer som får den. Var och en kan hålla sina ord och sitt porträtt utanför: ”{ button-page }”.
page-sure = Stänga sidan? Adressen slutar fungera för gott. Du kan skapa en ny sida på en ny adress.
page-revoked = 📖 { word-gm-first }n har stängt kampanjens sida. Adressen fungerar inte längre.

page-kicker = En kampanj
page-source = Berättat av Nattvakt ur kampanjens logg. Inget dolt finns på sidan. Fråga bordet innan du delar den med någon.

refusal-no-pages = Sidor är inte påslagna där den här boten körs. Ge läsarna filen från /{ cmd-journal } { cmd-journal-export } i stället, eller be värden att ställa in web_port.
refusal-page-made = Kampanjen har redan en sida. Öppna den, eller stäng den först.
refusal-no-page = Sidan är redan stängd. { word-gm-first }n kan skapa en ny.
