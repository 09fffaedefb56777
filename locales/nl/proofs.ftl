# Wat er bewezen is over het kleinste aantal beurten van een spel.

proof-shortest = Bewezen: geen oplossing heeft minder beurten.
proof-at-least = Bewezen: elke oplossing heeft minstens { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
  }.
