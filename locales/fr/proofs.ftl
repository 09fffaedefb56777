# Ce qui est prouvé sur le plus petit nombre de tours d’un jeu.

proof-shortest = Prouvé : aucune solution n’a moins de tours.
proof-at-least = Prouvé : toute solution compte au moins { $turns ->
    [one] un tour
   *[other] { $turns } tours
  }.
