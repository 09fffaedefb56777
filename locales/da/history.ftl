# Finished games and what can be counted about them.

history-title = Mine spil
history-of = Spil: { $who }
history-filter = Hvilke spil
history-who = Hvem
history-everybody = Alle på denne enhed
history-game = Spil
history-all-games = Alle spil
history-result = Resultat
history-all-results = Alle resultater
history-won = Vundet
history-shared = Uafgjort
history-lost = Tabt
history-both = Spillet på begge sider
history-broken = Afbrudt
history-solved = Løst
history-unsolved = Ikke løst
history-games = { $count ->
    [one] Ét afsluttet spil
   *[other] { $count } afsluttede spil
}
history-turns = { $count ->
    [one] 1 tur
   *[other] { $count } ture
}
history-with-hints = Med tips
history-deleted = Slettet spiller
history-more = Vis flere
history-counts = Så ofte har du vundet
history-counts-about = Kun hele spil fra den sædvanlige startstilling tæller med. ”Med tips” viser, hvor mange af dem computeren hjalp til med.
history-players = Spillere
history-against = Mod
history-people = Mennesker
history-played = Antal spil
history-rate = Vundet i procent
history-bests = Bedste løsninger
history-best = { $turns ->
    [one] 1 tur
   *[other] { $turns } ture
}, { $jumps ->
    [one] 1 spring
   *[other] { $jumps } spring
}
history-solved-times = { $count ->
    [one] løst én gang
   *[other] løst { $count } gange
}
history-none = Ingen afsluttede spil endnu. Så snart et spil er slut, finder du det her.
history-none-public = Her er ingen afsluttede spil endnu.
history-loading = Leder efter afsluttede spil …
history-data = Dine data
history-public = Vis mine spil til alle
history-public-about = Alle, der har linket, ser dit navn, dine afsluttede spil og disse tal. Også de andres navne kan ses i dem.
history-public-link = Din offentlige side
history-export = Hent mine data
history-data-about = Du kan slette det hele i indstillingerne.
