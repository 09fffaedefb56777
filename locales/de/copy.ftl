# Kopien von Tischen, und Seiten einer anderen Version als der des Servers.

fair-earlier = { $rolls ->
    [one] Der erste Wurf fiel, bevor dieser Tisch geöffnet wurde, und ist nicht bewiesen.
   *[other] Die ersten { $rolls } Würfe fielen, bevor dieser Tisch geöffnet wurde, und sind nicht bewiesen.
  }
copied = { $turns ->
    [one] Kopiert: Der erste Zug wurde anderswo gespielt. Das Spiel wird nicht gewertet.
   *[other] Kopiert: Die ersten { $turns } Züge wurden anderswo gespielt. Das Spiel wird nicht gewertet.
  }
copied-dice = { $turns ->
    [one] Kopiert: Der erste Zug wurde anderswo gespielt; seine Würfe sind nicht bewiesen, und das Spiel wird nicht gewertet.
   *[other] Kopiert: Die ersten { $turns } Züge wurden anderswo gespielt; ihre Würfe sind nicht bewiesen, und das Spiel wird nicht gewertet.
  }
copy-friends = Mit Freunden weiterspielen
copy-friends-about = Das Spiel wird auf den Server kopiert und geht dort weiter. Auf diesem Gerät bleibt es, wie es ist.
copy-friends-seats = Welche deiner Plätze willst du Freunden geben?
copy-friends-go = Auf den Server kopieren
copy-here = Auf dieses Gerät kopieren
line-reload = Neu laden
