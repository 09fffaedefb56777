# Finished games and what can be counted about them.

history-title = Mijn spellen
history-of = Spellen van { $who }
history-filter = Welke spellen
history-who = Wie
history-everybody = Iedereen op dit apparaat
history-game = Spel
history-all-games = Alle spellen
history-result = Uitslag
history-all-results = Alle uitslagen
history-won = Gewonnen
history-shared = Gelijkspel
history-lost = Verloren
history-both = Beide kanten gespeeld
history-broken = Afgebroken
history-solved = Opgelost
history-unsolved = Niet opgelost
history-games = { $count ->
    [one] Eén afgelopen spel
   *[other] { $count } afgelopen spellen
}
history-turns = { $count ->
    [one] 1 beurt
   *[other] { $count } beurten
}
history-with-hints = Met hints
history-deleted = Verwijderde speler
history-more = Meer tonen
history-counts = Zo vaak heb je gewonnen
history-counts-about = Alleen hele spellen vanuit de gewone beginstelling tellen mee. “Met hints” zegt bij hoeveel daarvan de computer heeft geholpen.
history-players = Spelers
history-against = Tegen
history-people = Mensen
history-played = Gespeeld
history-rate = Winstpercentage
history-bests = Beste oplossingen
history-best = { $turns ->
    [one] 1 beurt
   *[other] { $turns } beurten
}, { $jumps ->
    [one] 1 sprong
   *[other] { $jumps } sprongen
}
history-solved-times = { $count ->
    [one] één keer opgelost
   *[other] { $count } keer opgelost
}
history-none = Nog geen afgelopen spellen. Zodra een spel is afgelopen, vind je het hier.
history-none-public = Hier zijn nog geen afgelopen spellen.
history-loading = Afgelopen spellen worden gezocht…
history-data = Je gegevens
history-public = Mijn spellen aan iedereen tonen
history-public-about = Wie de link heeft, ziet je naam, je afgelopen spellen en deze cijfers. Ook de namen van anderen zijn daarin te zien.
history-public-link = Je openbare pagina
history-export = Mijn gegevens downloaden
history-data-about = Je kunt alles wissen in de instellingen.
