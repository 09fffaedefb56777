# Kopieën van tafels, en pagina’s van een andere versie dan die van de server.

fair-earlier = { $rolls ->
    [one] De eerste worp viel voordat deze tafel werd geopend en is niet bewezen.
   *[other] De eerste { $rolls } worpen vielen voordat deze tafel werd geopend en zijn niet bewezen.
  }
copied = { $turns ->
    [one] Gekopieerd: de eerste beurt is elders gespeeld. Het spel telt niet mee voor een ranglijst.
   *[other] Gekopieerd: de eerste { $turns } beurten zijn elders gespeeld. Het spel telt niet mee voor een ranglijst.
  }
copied-dice = { $turns ->
    [one] Gekopieerd: de eerste beurt is elders gespeeld; de worpen ervan zijn niet bewezen en het spel telt niet mee voor een ranglijst.
   *[other] Gekopieerd: de eerste { $turns } beurten zijn elders gespeeld; de worpen ervan zijn niet bewezen en het spel telt niet mee voor een ranglijst.
  }
copy-friends = Met vrienden verder spelen
copy-friends-about = Het spel wordt naar de server gekopieerd en gaat daar verder. Op dit apparaat blijft het zoals het is.
copy-friends-seats = Welke van je plaatsen wil je aan vrienden geven?
copy-friends-go = Naar de server kopiëren
copy-here = Naar dit apparaat kopiëren
line-reload = Opnieuw laden
