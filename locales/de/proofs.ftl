# Was über die wenigsten Züge eines Spiels bewiesen ist.

proof-shortest = Bewiesen: Keine Lösung hat weniger Züge.
proof-at-least = Bewiesen: Jede Lösung hat mindestens { $turns ->
    [one] einen Zug
   *[other] { $turns } Züge
  }.
