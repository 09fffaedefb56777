# Finished games and what can be counted about them.

history-title = Mina spel
history-of = Spel: { $who }
history-filter = Vilka spel
history-who = Vem
history-everybody = Alla på den här enheten
history-game = Spel
history-all-games = Alla spel
history-result = Resultat
history-all-results = Alla resultat
history-won = Vunnet
history-shared = Oavgjort
history-lost = Förlorat
history-both = Spelade båda sidorna
history-broken = Avbrutet
history-solved = Löst
history-unsolved = Inte löst
history-games = { $count ->
    [one] Ett avslutat spel
   *[other] { $count } avslutade spel
}
history-turns = { $count ->
    [one] 1 tur
   *[other] { $count } turer
}
history-with-hints = Med tips
history-deleted = Raderad spelare
history-more = Visa fler
history-counts = Så ofta har du vunnit
history-counts-about = Bara hela spel från den vanliga startställningen räknas. ”Med tips” visar hur många av dem som datorn hjälpte till med.
history-players = Spelare
history-against = Mot
history-people = Människor
history-played = Antal spel
history-rate = Vunna i procent
history-bests = Bästa lösningar
history-best = { $turns ->
    [one] 1 tur
   *[other] { $turns } turer
}, { $jumps ->
    [one] 1 hopp
   *[other] { $jumps } hopp
}
history-solved-times = { $count ->
    [one] löst en gång
   *[other] löst { $count } gånger
}
history-none = Inga avslutade spel än. Så snart ett spel är slut hittar du det här.
history-none-public = Här finns inga avslutade spel än.
history-loading = Letar efter avslutade spel …
history-data = Dina uppgifter
history-public = Visa mina spel för alla
history-public-about = Alla som har länken ser ditt namn, dina avslutade spel och de här siffrorna. De andras namn i dem syns också.
history-public-link = Din offentliga sida
history-export = Ladda ner mina uppgifter
history-data-about = Du kan radera allt i inställningarna.
