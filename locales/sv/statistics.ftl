# Hur spel är: vem som vinner efter turordningen, hur länge de varar, hur mycket tärningsturen avgör.

cli-study-statistics = Mät vem som vinner efter turordningen, hur länge spel varar och hur mycket tärningsturen avgör

figures-title = Siffror
figures-players = { $count ->
    [one] En spelare
   *[other] { $count } spelare
}
figures-self-play = { $games ->
    [one] Ett spel mellan datorer på nivå { $level }
   *[other] { $games } spel mellan datorer på nivå { $level }
}
figures-server = { $games ->
    [one] Ett spel mellan människor på den här servern
   *[other] { $games } spel mellan människor på den här servern
}
figures-none = Det finns inga siffror om det här spelet än.
figures-few = För få spel för att säga något: siffror visas från { $least } spel.

figures-order = Turordning
figures-place-1 = Börjar
figures-place-2 = Spelar som tvåa
figures-place-3 = Spelar som trea
figures-place-4 = Spelar som fyra
figures-place-5 = Spelar som femma
figures-place-6 = Spelar som sexa
figures-solved = Löst
figures-unsolved = Inte löst
figures-shared = Oavgjort
figures-unfinished = Utan resultat
figures-won = Vinster
figures-interval = 95 %-intervall
figures-games = Spel
figures-share = { $share } %
figures-range = { $low }–{ $high } %

figures-equal = Med lika chanser skulle det vara { $share } % för var och en.
figures-first-ahead = Den som började vann oftare än slumpen troligen förklarar.
figures-first-behind = Den som började vann mer sällan än slumpen troligen förklarar.
figures-first-open = De här spelen visar inte om det är bättre att börja.

figures-turns = Alla spelares turer tillsammans
figures-turns-alone = Turer till lösningen
figures-mean = Medelvärde
figures-median = Hälften av spelen tar högst
figures-middle = Åtta av tio spel tar

figures-luck = Tärningstur
figures-swing = Ett kast ändrar i genomsnitt vinstchansen med { $swing } procentenheter.
figures-correlation = Korrelation mellan tärningstur och resultat: { $correlation } ({ $low } till { $high }). Vid 0 skulle tärningsturen inte avgöra något, vid 1 allt.

figures-note-bars = Stapeln är andelen av spelen, strecket på den är 95 %-intervallet, där den sanna andelen troligen ligger, och det prickade märket visar lika chanser. Ju färre spel, desto längre streck: det som några få spel visar kan vara en slump.
figures-note-self-play = Alla spelare är datorer på samma nivå. Var och en gör först två slumpmässiga turer, så att spelen blir olika. Bland människor kan det vara annorlunda.
figures-note-server = Spel enligt de vanliga reglerna som människor har spelat färdigt utan datorer och tips. Bara summor sparas, ingenting om någon.
figures-line = Rad för datafilen: { $line }
