# Hvordan spil er: hvem der vinder efter rækkefølgen, hvor længe de varer, hvor meget held afgør.

cli-study-statistics = Mål, hvem der vinder efter rækkefølgen, hvor længe spil varer, og hvor meget held afgør

figures-title = Tal
figures-players = { $count ->
    [one] Én spiller
   *[other] { $count } spillere
}
figures-self-play = { $games ->
    [one] Ét spil mellem computere på niveau { $level }
   *[other] { $games } spil mellem computere på niveau { $level }
}
figures-server = { $games ->
    [one] Ét spil mellem mennesker på denne server
   *[other] { $games } spil mellem mennesker på denne server
}
figures-none = Der er endnu ingen tal om dette spil.
figures-few = For få spil til at sige noget: Der vises tal fra { $least } spil.

figures-order = Rækkefølge
figures-place-1 = Begynder
figures-place-2 = Spiller som nummer to
figures-place-3 = Spiller som nummer tre
figures-place-4 = Spiller som nummer fire
figures-place-5 = Spiller som nummer fem
figures-place-6 = Spiller som nummer seks
figures-solved = Løst
figures-unsolved = Ikke løst
figures-shared = Uafgjort
figures-unfinished = Uden resultat
figures-won = Sejre
figures-interval = 95 %-interval
figures-games = Spil
figures-share = { $share } %
figures-range = { $low }–{ $high } %

figures-equal = Med lige chancer ville det være { $share } % til hver.
figures-first-ahead = Den, der begyndte, vandt oftere, end tilfældet sandsynligvis forklarer.
figures-first-behind = Den, der begyndte, vandt sjældnere, end tilfældet sandsynligvis forklarer.
figures-first-open = Disse spil viser ikke, om det er bedre at begynde.

figures-turns = Alle spilleres ture tilsammen
figures-turns-alone = Ture til løsningen
figures-mean = Gennemsnit
figures-median = Halvdelen af spillene varer højst
figures-middle = Otte ud af ti spil varer

figures-luck = Held
figures-swing = Et kast ændrer i gennemsnit vinderchancen med { $swing } procentpoint.
figures-correlation = Korrelation mellem held og resultat: { $correlation } ({ $low } til { $high }). Ved 0 ville held ikke afgøre noget, ved 1 alt.

figures-note-bars = Søjlen er andelen af spillene, stregen på den er 95 %-intervallet, hvor den sande andel sandsynligvis ligger, og det prikkede mærke viser lige chancer. Jo færre spil, jo længere streg: Det, få spil viser, kan være tilfældigt.
figures-note-self-play = Alle spillere er computere på samme niveau. Hver tager først to tilfældige ture, så spillene bliver forskellige. For mennesker kan det være anderledes.
figures-note-server = Spil efter de almindelige regler, som mennesker har spillet færdig uden computere og tips. Der gemmes kun summer, intet om nogen.
figures-line = Linje til datafilen: { $line }
