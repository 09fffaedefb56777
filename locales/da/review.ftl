# Analyser af spil, og undersøgelser af dem.

cli-analyse = Vis, hvad trækkene i en optegnelse kostede, hvem der var heldig, og hvor spillet blev afgjort
cli-arg-effort = Hvor meget der søges: quick (hurtigt), thorough (grundigt) eller et antal knuder (standard: quick)
cli-arg-annotate = Udskriv optegnelsen med fejlene som kommentarer
cli-study = Undersøg, hvor gode analyser er, i spil mellem computere
cli-study-calibrate = Tilpas vinderchancer til spil, og mål, hvor godt de forudsiger andre
cli-study-errors = Mål, hvad en tur på hvert niveau koster
cli-study-luck = Kontroller, at heldet er nul i gennemsnit, og hvordan held og dygtighed afgør spil
cli-arg-study-games = Antallet af spil, for hvert niveau (standard: 100)
cli-arg-study-seed = Spil og kast følger af dette tal (standard: 1)
cli-arg-study-effort = Hvor meget der søges ved hver handling: quick (hurtigt), thorough (grundigt) eller et antal knuder
cli-arg-study-level = Alle spilleres niveau (standard: 3)
cli-arg-study-levels = Niveauerne, adskilt af kommaer (standard: 2,4,6)
cli-arg-positions = Omtrent hvor mange stillinger der tages fra hvert spil (standard: 8)
cli-arg-every = Analyser kun hver N. handling (standard: 5)
cli-arg-keep = Gem færdige spil i denne fil, og spil ikke dem igen, som den allerede har

review-turn = tur
review-seat = plads
review-side = hold
review-played = spillet
review-better = bedre
review-cost = ture tabt
review-lost = % tabt
review-luck = % held
review-chances = % chancer
review-turns = ture
review-inaccuracy = unøjagtigheder
review-mistake = fejl
review-blunder = grove fejl
review-no-turning-points = Ingen fejl var stor nok til at vende spillet.
review-turning-points = Vendepunkter: ture { $turns }
review-decisive = Den afgørende tur var tur { $turn } af { $who }.
review-fewest = Korteste kendte løsning fra starten: { $turns ->
    [one] { $turns } tur
   *[other] { $turns } ture
}
review-progress = { $done } af { $of } trin

study-setup = { $game }, spillere: { $players }, spil: { $games } af { $by }; startværdi { $seed }, indsats { $effort }
study-progress = { $done } af { $of } spil
study-curve = Kurve (spil, spillere, hældning, tempo, sider): { $line }. Tilpasset { $fitted } spil; tallene er fra { $positions } stillinger i { $others } andre spil.
study-prediction = forudsigelse
study-fitted = denne kurve
study-shown = som den vises nu
study-without-search = uden søgning
study-constant = altid den samme
study-reliability = Denne kurves forudsigelser, og hvor ofte de holdt stik:
study-cost = tabte ture pr. tur
study-chance = tabt chance pr. tur
study-luck = gennemsnitligt held
study-roll-luck = gennemsnitligt held pr. kast
study-interval = 99,9 %-interval
study-errors = gennemsnitligt tab ved fejl
study-zero = Hvert interval indeholder nul: Terningerne ser fair ud.
study-not-zero = Et interval indeholder ikke nul: Terningerne ser ikke fair ud.
study-loaded = Den første plads’ terning er forfalsket: Det er kontrollen, og det skal opdages.
study-correlations = Korrelation med resultatet: held { $luck }, dygtighed { $skill }

fault-effort = ”{ $text }” er ikke en indsats. Brug quick, thorough eller et antal knuder.
fault-study-alone = { $game } spilles alene og har ingen vinderchancer. Vælg et spil for to eller flere.
fault-study-dice = { $game } har ingen terninger. Vælg et spil med terninger.
fault-study-keep = { $path } hører til en anden undersøgelse. Nævn en ny fil, eller gentag den undersøgelses argumenter.
