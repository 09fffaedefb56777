# Co udowodniono o najmniejszej liczbie tur w grze.

proof-shortest = Udowodniono: żadne rozwiązanie nie ma mniej tur.
proof-at-least = Udowodniono: każde rozwiązanie ma co najmniej { $turns ->
    [one] jedną turę
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
  }.
