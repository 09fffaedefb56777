# What is proved about the fewest turns of a game.

proof-shortest = Proved: no solution has fewer turns.
proof-at-least = Proved: every solution has at least { $turns ->
    [one] one turn
   *[other] { $turns } turns
  }.
