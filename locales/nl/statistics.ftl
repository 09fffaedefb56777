# Hoe spellen zijn: wie er wint naar de volgorde, hoe lang ze duren, hoeveel geluk beslist.

cli-study-statistics = Meten wie er wint naar de volgorde van spelen, hoe lang spellen duren en hoeveel geluk beslist

figures-title = Cijfers
figures-players = { $count ->
    [one] Eén speler
   *[other] { $count } spelers
}
figures-self-play = { $games ->
    [one] Eén spel van computers van niveau { $level }
   *[other] { $games } spellen van computers van niveau { $level }
}
figures-server = { $games ->
    [one] Eén spel van mensen op deze server
   *[other] { $games } spellen van mensen op deze server
}
figures-none = Er zijn nog geen cijfers over dit spel.
figures-few = Te weinig spellen om iets te zeggen: er zijn cijfers vanaf { $least } spellen.

figures-order = Volgorde
figures-place-1 = Speelt als eerste
figures-place-2 = Speelt als tweede
figures-place-3 = Speelt als derde
figures-place-4 = Speelt als vierde
figures-place-5 = Speelt als vijfde
figures-place-6 = Speelt als zesde
figures-solved = Opgelost
figures-unsolved = Niet opgelost
figures-shared = Gelijkspel
figures-unfinished = Zonder uitslag
figures-won = Gewonnen
figures-interval = 95 %-interval
figures-games = Spellen
figures-share = { $share } %
figures-range = { $low }–{ $high } %

figures-equal = Bij gelijke kansen zou het { $share } % voor ieder zijn.
figures-first-ahead = Wie begon, won vaker dan toeval waarschijnlijk verklaart.
figures-first-behind = Wie begon, won minder vaak dan toeval waarschijnlijk verklaart.
figures-first-open = Deze spellen laten niet zien of het beter is om te beginnen.

figures-turns = Beurten van alle spelers samen
figures-turns-alone = Beurten tot de oplossing
figures-mean = Gemiddelde
figures-median = De helft van de spellen duurt hoogstens
figures-middle = Acht van de tien spellen duren

figures-luck = Geluk
figures-swing = Een worp verandert de winstkans gemiddeld met { $swing } procentpunt.
figures-correlation = Correlatie van geluk en uitslag: { $correlation } ({ $low } tot { $high }). Bij 0 zou geluk niets beslissen, bij 1 alles.

figures-note-bars = De balk is het aandeel van de spellen, de streep erop het 95 %-interval, waarin het ware aandeel waarschijnlijk ligt, en het gestippelde teken geeft gelijke kansen aan. Hoe minder spellen, hoe langer de streep: wat een kleine steekproef laat zien, kan toeval zijn.
figures-note-self-play = Alle spelers zijn computers van hetzelfde niveau. Elk doet eerst twee willekeurige beurten, zodat de spellen verschillen. Bij mensen kan het anders zijn.
figures-note-server = Spellen volgens de gewone regels die mensen zonder computers of hints hebben uitgespeeld. Alleen sommen worden bewaard, niets over wie dan ook.
figures-line = Regel voor het gegevensbestand: { $line }
