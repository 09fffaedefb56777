# The page of a review: where a game was decided, what would have been better, and who had luck.

mistake-inaccuracy = Imprecisione
mistake-mistake = Errore
mistake-blunder = Errore grave

review-page-title = Analisi
review-page-of = Analisi: { $game }
review-page-about = Apri una registrazione per vedere dove si è decisa la partita.
review-page-running = Questa partita è ancora in corso. Potrai analizzarla quando sarà finita.
review-page-progress = Turno { $turn } di { $turns }
review-page-thorough = più a fondo
review-page-stopped = L’analisi è stata interrotta.
review-page-ready = L’analisi è pronta.
review-page-go = Analizza la partita
review-page-quick = Era un rapido sguardo a ogni turno. Un’analisi più profonda dura di più e sbaglia di meno.
review-page-deeper = Analizza più a fondo
review-page-deep = Ogni turno è stato esaminato a fondo.

## The curve

review-page-curve = Probabilità di vittoria
review-page-curve-alone = Turni persi finora
review-page-start = Inizio
review-page-turn = Turno { $turn }
review-page-lost-so-far = { $turns ->
    [one] Perso finora: { $turns } turno
   *[other] Perso finora: { $turns } turni
}

## A turn

review-page-steps = Vai a un altro turno
review-page-mistake-before = Errore precedente
review-page-mistake-after = Errore successivo
review-page-turn-before = Turno precedente
review-page-turn-after = Turno successivo
review-page-played = Giocato
review-page-better = Meglio
review-page-chances = Probabilità di vittoria dopo questo turno
review-page-cost = { $turns ->
    [one] Costo: { $turns } turno, { $loss } della probabilità di vittoria.
   *[other] Costo: { $turns } turni, { $loss } della probabilità di vittoria.
}
review-page-cost-alone = { $turns ->
    [one] Costo: { $turns } turno.
   *[other] Costo: { $turns } turni.
}
review-page-luck = Fortuna ai dadi: { $luck }

## Sections

review-page-sections = Sezioni dell’analisi
review-page-overview = Panoramica
review-page-turns = Turni
review-page-jumps = Salti
review-page-column-turns = turni persi
review-page-column-lost = % persa
review-page-column-chance = prob.
review-page-points = Punti di svolta
review-page-decisive = Decisivo
review-page-instead = { $better } invece di { $played }
review-page-no-points = Nessun errore è bastato a far girare la partita.

## Luck and skill

review-page-skill = Abilità
review-page-luck-skill = Fortuna e abilità
review-page-errors = Errori
review-page-luck-title = Fortuna
review-page-in-turns = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}
review-page-verdict-both = { $who } ha avuto più fortuna e ha giocato meglio.
review-page-verdict-apart = { $lucky } ha avuto più fortuna, ma { $better } ha giocato meglio.
review-page-verdict-luck = { $who } ha avuto più fortuna; nessuno ha giocato nettamente meglio.
review-page-verdict-skill = { $who } ha giocato meglio.
review-page-verdict-even = Fortuna e abilità erano quasi pari.
review-page-verdict-equal = Tutti hanno giocato più o meno ugualmente bene.
review-page-about-errors = Errori: quanto tutti i turni di una parte sono costati alla sua probabilità di vittoria. Meno sono, meglio ha giocato.
review-page-about-luck = Errori: quanto tutti i turni di una parte sono costati alla sua probabilità di vittoria. Fortuna: di quanto i suoi tiri sono stati migliori della media di tutti i tiri.
review-page-dice = Dadi
review-page-dice-side = Parte
review-page-dice-mean = atteso

## Alone

review-page-solutions = Confronto con altre soluzioni
review-page-unsolved = La partita non è stata risolta.
review-page-solution-this = Questa partita
review-page-solution-device = La tua migliore su questo dispositivo
review-page-solution-known = Migliore nota
review-page-solution-review = Trovata dall’analisi
review-page-fewest = { $turns ->
    [one] La soluzione più breve che l’analisi conosce ha { $turns } turno.
   *[other] La soluzione più breve che l’analisi conosce ha { $turns } turni.
}

## Trying again

review-again = Riprova da qui
review-again-absent = Non sono qui: { $who }. Al loro posto giocano dei computer.
review-again-who = Chi deve giocare?
review-again-go = Gioca
review-again-not = Annulla

## Learning from mistakes

review-learn-title = Impara dai tuoi errori
review-learn-back = Torna all’analisi
review-learn-whose = Errori di
review-learn-tasks = Rompicapi
review-learn-progress = Rompicapo { $task } di { $tasks }
review-learn-find = { $played } era un errore. Trova una mossa migliore.
review-learn-judging = Esame della tua mossa…
review-learn-right = Ben trovato: { $action } è la mossa migliore.
review-learn-good = Anche { $action } va bene.
review-learn-wrong = { $action } non è abbastanza buona.
review-learn-show = Mostra la soluzione
review-learn-solution = La mossa migliore è { $action }.
review-learn-end = Concludi
review-learn-finished = Tutti i rompicapi fatti
review-learn-none = Non ci sono errori da cui imparare.
review-learn-once-more = Ripeti i rompicapi
review-learn-first = Trovato subito
review-learn-later = Trovato dopo
review-learn-shown = Soluzione mostrata
review-learn-skipped = Saltato
review-learn-of = { $count } su { $tasks }
