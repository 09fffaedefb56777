# L’aiuto del computer durante la partita, e che cosa l’ha decisa.

assist-title = Aiuto durante la partita
switch-lead = Mostra chi è in vantaggio
switch-warn = Avvisami prima di un errore grave
assist-about = Il risultato vale allora come ottenuto con suggerimenti.

lead-label = Chi è in vantaggio
lead-part = { $who } { $percent }
lead-waits = Valutazione della posizione …
lead-failed = La posizione non può essere valutata in questo momento.
lead-alone = Ancora { $turns ->
    [one] un turno
   *[other] { $turns } turni
  } circa, { $all } in tutto.
lead-alone-best = Migliore soluzione nota: { $turns ->
    [one] un turno
   *[other] { $turns } turni
  }.
lead-alone-unknown = Non si sa quanti turni mancano.

warn-title = { $action } sarebbe un errore grave.
warn-chance = Costa circa { $lost }: la tua probabilità di vincere scende da { $from } a { $to }.
warn-turns = Costa circa { $turns ->
    [one] un turno
   *[other] { $turns } turni
  }.
warn-another = Scegli un’altra mossa
warn-anyway = Gioca lo stesso
warn-again = Ripeti la mossa per giocarla lo stesso.

hint-piece = Guarda la pedina in { $cell }.
hint-yard = Guarda le pedine nel tuo cortile.
hint-show-move = Mostra la mossa
hint-why = Perché?
hint-best = È la migliore mossa trovata.
hint-best-chance = È la migliore mossa trovata: la tua probabilità di vincere è circa { $chance }.
hint-best-alone = È la migliore mossa trovata: ancora { $turns ->
    [one] un turno
   *[other] { $turns } turni
  } circa.
hint-among-best = È una delle migliori mosse trovate.
hint-second-look = Pensandoci più a lungo, { $action } è meglio.
hint-no-reason = Il motivo non può essere trovato in questo momento.

result-review = Analisi
result-decided = Decisa al turno { $turn }: { $who } poteva giocare { $action } ({ $lost } in meno).
