# L’aide de l’ordinateur pendant la partie, et ce qui l’a décidée.

assist-title = Aide pendant la partie
switch-lead = Montrer qui est en tête
switch-warn = M’avertir avant une gaffe
assist-about = Le résultat compte alors comme obtenu avec des conseils.

lead-label = Qui est en tête
lead-part = { $who } { $percent }
lead-waits = Évaluation de la position …
lead-failed = La position ne peut pas être évaluée pour le moment.
lead-alone = Encore { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  } environ, { $all } en tout.
lead-alone-best = Meilleure solution connue : { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  }.
lead-alone-unknown = On ne sait pas combien de tours il reste.

warn-title = { $action } serait une gaffe.
warn-chance = Cela coûte environ { $lost } : vos chances de gagner passent de { $from } à { $to }.
warn-turns = Cela coûte environ { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  }.
warn-another = Choisir un autre coup
warn-anyway = Jouer quand même
warn-again = Répétez le coup pour le jouer quand même.

hint-piece = Regardez le pion en { $cell }.
hint-yard = Regardez les pions dans votre camp.
hint-show-move = Montrer le coup
hint-why = Pourquoi ?
hint-best = C’est le meilleur coup trouvé.
hint-best-chance = C’est le meilleur coup trouvé : vos chances de gagner sont d’environ { $chance }.
hint-best-alone = C’est le meilleur coup trouvé : encore { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  } environ.
hint-among-best = C’est l’un des meilleurs coups trouvés.
hint-second-look = Après une plus longue réflexion, { $action } est préférable.
hint-no-reason = La raison ne peut pas être trouvée pour le moment.

result-review = Analyse
result-decided = Décidé au tour { $turn } : { $who } pouvait jouer { $action } ({ $lost } perdus).
