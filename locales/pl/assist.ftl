# Pomoc komputera w czasie gry i to, co o niej zdecydowało.

assist-title = Pomoc w czasie gry
switch-lead = Pokazuj, kto prowadzi
switch-warn = Ostrzegaj przed poważnym błędem
assist-about = Wynik liczy się wtedy jako osiągnięty z podpowiedziami.

lead-label = Kto prowadzi
lead-part = { $who } { $percent }
lead-waits = Trwa ocena pozycji …
lead-failed = Nie można teraz ocenić pozycji.
lead-alone = Jeszcze około { $turns ->
    [one] jednej tury
    [few] { $turns } tur
    [many] { $turns } tur
   *[other] { $turns } tury
  }, razem { $all }.
lead-alone-best = Najlepsze znane rozwiązanie: { $turns ->
    [one] jedna tura
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
  }.
lead-alone-unknown = Nie wiadomo, ile tur zostało.

warn-title = { $action } to byłby poważny błąd.
warn-chance = Kosztuje to około { $lost }: twoja szansa na wygraną spada z { $from } do { $to }.
warn-turns = Kosztuje to około { $turns ->
    [one] jednej tury
    [few] { $turns } tur
    [many] { $turns } tur
   *[other] { $turns } tury
  }.
warn-another = Wybierz inny ruch
warn-anyway = Zagraj mimo to
warn-again = Powtórz ruch, żeby zagrać go mimo to.

hint-piece = Przyjrzyj się pionkowi na { $cell }.
hint-yard = Przyjrzyj się pionkom w swojej bazie.
hint-show-move = Pokaż ruch
hint-why = Dlaczego?
hint-best = To najlepszy znaleziony ruch.
hint-best-chance = To najlepszy znaleziony ruch: twoja szansa na wygraną to około { $chance }.
hint-best-alone = To najlepszy znaleziony ruch: jeszcze około { $turns ->
    [one] jednej tury
    [few] { $turns } tur
    [many] { $turns } tur
   *[other] { $turns } tury
  }.
hint-among-best = To jeden z najlepszych znalezionych ruchów.
hint-second-look = Po dłuższym namyśle lepszy jest ruch { $action }.
hint-no-reason = Nie można teraz ustalić powodu.

result-review = Analiza
result-decided = O grze zdecydowała tura { $turn }. { $who }: lepszy był ruch { $action } (strata { $lost }).
