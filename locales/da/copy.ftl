# Kopier af borde, og sider af en anden version end serverens.

fair-earlier = { $rolls ->
    [one] Det første kast faldt, før dette bord blev åbnet, og er ikke bevist.
   *[other] De første { $rolls } kast faldt, før dette bord blev åbnet, og er ikke bevist.
  }
copied = { $turns ->
    [one] Kopieret: Den første tur blev spillet et andet sted. Spillet tæller ikke med i nogen rangliste.
   *[other] Kopieret: De første { $turns } ture blev spillet et andet sted. Spillet tæller ikke med i nogen rangliste.
  }
copied-dice = { $turns ->
    [one] Kopieret: Den første tur blev spillet et andet sted; dens kast er ikke bevist, og spillet tæller ikke med i nogen rangliste.
   *[other] Kopieret: De første { $turns } ture blev spillet et andet sted; deres kast er ikke bevist, og spillet tæller ikke med i nogen rangliste.
  }
copy-friends = Fortsæt med venner
copy-friends-about = Spillet kopieres til serveren og fortsætter der. På denne enhed bliver det, som det er.
copy-friends-seats = Hvilke af dine pladser vil du give til venner?
copy-friends-go = Kopiér til serveren
copy-here = Kopiér til denne enhed
line-reload = Indlæs igen
