# Analyses van spellen, en onderzoek daarnaar.

cli-analyse = Tonen wat de zetten van een spelverslag hebben gekost, wie geluk had en waar het spel werd beslist
cli-arg-effort = Hoeveel er gezocht wordt: quick (snel), thorough (grondig) of een aantal knopen (standaard: quick)
cli-arg-annotate = Het spelverslag met de fouten als commentaar tonen
cli-study = Onderzoeken hoe goed analyses zijn, in spellen van computers
cli-study-calibrate = Winstkansen aan spellen aanpassen en meten hoe goed ze andere voorspellen
cli-study-errors = Meten wat een beurt van elk niveau kost
cli-study-luck = Controleren dat geluk gemiddeld nul is, en hoe geluk en kunde spellen beslissen
cli-arg-study-games = Het aantal spellen, voor elk niveau (standaard: 100)
cli-arg-study-seed = Uit dit getal volgen de spellen en de worpen (standaard: 1)
cli-arg-study-effort = Hoeveel er bij elke actie gezocht wordt: quick (snel), thorough (grondig) of een aantal knopen
cli-arg-study-level = Het niveau van alle spelers (standaard: 3)
cli-arg-study-levels = De niveaus, gescheiden door komma’s (standaard: 2,4,6)
cli-arg-positions = Ongeveer hoeveel stellingen er uit elk spel komen (standaard: 8)
cli-arg-every = Alleen elke N-de actie analyseren (standaard: 5)
cli-arg-keep = Voltooide spellen in dit bestand bewaren en de spellen die er al in staan niet opnieuw spelen

review-turn = beurt
review-seat = plaats
review-side = partij
review-played = gespeeld
review-better = beter
review-cost = beurten verloren
review-lost = % verloren
review-luck = % geluk
review-chances = % kansen
review-turns = beurten
review-inaccuracy = onnauwkeurigheden
review-mistake = fouten
review-blunder = grove fouten
review-no-turning-points = Geen fout was groot genoeg om het spel te laten kantelen.
review-turning-points = Keerpunten: beurten { $turns }
review-decisive = De beslissende beurt was beurt { $turn } van { $who }.
review-fewest = Kortste bekende oplossing vanaf het begin: { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
}
review-progress = { $done } van { $of } stappen

study-setup = { $game }, spelers: { $players }, spellen: { $games } door { $by }; startgetal { $seed }, inspanning { $effort }
study-progress = { $done } van { $of } spellen
study-curve = Curve (spel, spelers, helling, tempo, partijen): { $line }. Aangepast aan { $fitted } spellen; de cijfers komen uit { $positions } stellingen van { $others } andere spellen.
study-prediction = voorspelling
study-fitted = deze curve
study-shown = zoals nu getoond
study-without-search = zonder zoeken
study-constant = altijd dezelfde
study-reliability = Voorspellingen van deze curve, en hoe vaak ze uitkwamen:
study-cost = verloren beurten per beurt
study-chance = verloren kans per beurt
study-luck = gemiddeld geluk
study-roll-luck = gemiddeld geluk per worp
study-interval = 99,9 %-interval
study-errors = gemiddeld verlies door fouten
study-zero = Elk interval bevat nul: de dobbelstenen lijken eerlijk.
study-not-zero = Een interval bevat nul niet: de dobbelstenen lijken niet eerlijk.
study-loaded = De dobbelsteen van de eerste plaats is vervalst: dit is de controle, en het moet opvallen.
study-correlations = Correlatie met de uitslag: geluk { $luck }, kunde { $skill }

fault-effort = “{ $text }” is geen inspanning. Gebruik quick, thorough of een aantal knopen.
fault-study-alone = { $game } speel je alleen en heeft geen winstkansen. Kies een spel voor twee of meer.
fault-study-dice = { $game } heeft geen dobbelstenen. Kies een spel met dobbelstenen.
fault-study-keep = { $path } hoort bij een ander onderzoek. Noem een nieuw bestand, of herhaal de opties van dat onderzoek.
