# Zadania w terminalu.

cli-puzzle = Rozwiąż zadanie: wygraj albo rozwiąż grę dla jednej osoby w udowodnionej liczbie tur
cli-arg-puzzle = Identyfikator zadania albo gra (domyślnie: zadanie dnia)
cli-arg-difficulty = Tylko zadania o tej trudności, od 1 do 5
cli-arg-puzzle-list = Pokaż listę zadań: identyfikator, tury, trudność
cli-arg-puzzle-record = Powiedz, czy z pozycji na końcu tego zapisu gry da się zrobić zadanie
cli-arg-puzzle-turn = Weź pozycję po tej turze zapisu
cli-arg-puzzle-seed = Z tej liczby wynika, które z zadań danej gry zostanie wybrane

puzzle-heading = { $game }: zadanie { $id }, trudność { $difficulty } z 5
puzzle-win = { $turns ->
    [one] Wygraj w jedną turę, cokolwiek zrobią inni.
    [few] Wygraj w { $turns } tury, cokolwiek zrobią inni.
    [many] Wygraj w { $turns } tur, cokolwiek zrobią inni.
   *[other] Wygraj w { $turns } tury, cokolwiek zrobią inni.
  }
puzzle-solve = { $turns ->
    [one] Rozwiąż grę w jedną turę.
    [few] Rozwiąż grę w { $turns } tury.
    [many] Rozwiąż grę w { $turns } tur.
   *[other] Rozwiąż grę w { $turns } tury.
  }
puzzle-left = { $turns ->
    [one] Została jedna tura.
    [few] Zostały { $turns } tury.
    [many] Zostało { $turns } tur.
   *[other] Zostało { $turns } tury.
  }
puzzle-answer = Odpowiedź: { $actions }
puzzle-solved = Rozwiązane!
puzzle-missed = W turach, które zostały, nie da się już tego zrobić.
puzzle-no-turn = Nie ma już tur.
puzzle-hint-from = Wykonaj ruch z { $cell }.
puzzle-hint = Dobry ruch to { $action }.
puzzle-hint-none = Stąd nie da się tego zrobić. Wpisz „cofnij”.
puzzle-no-terminal = Zadanie potrzebuje terminala. Uruchom w nim „spielhof puzzle” albo użyj --piped, żeby wysyłać ruchy przez potok.
puzzle-help =
    Wpisz ruch, na przykład { $example }, albo jedno z tych słów:
      podpowiedź  najpierw skąd wykonać ruch, potem ruch
      cofnij      wróć do samego początku
      ruchy       wszystkie możliwe ruchy
      plansza     pokaż planszę jeszcze raz
      wyjdź       zakończ
fault-puzzle-unknown = Nie ma zadania „{ $id }”. Wszystkie pokazuje „spielhof puzzle --list”.

puzzle-verdict = { $turns ->
    [one] Pewna wygrana w jedną turę.
    [few] Pewna wygrana w { $turns } tury.
    [many] Pewna wygrana w { $turns } tur.
   *[other] Pewna wygrana w { $turns } tury.
  } Pierwsze ruchy, które do niej prowadzą: { $solutions }. Trudność: { $difficulty } z 5.
puzzle-verdict-none = { $turns ->
    [one] W jedną turę nie da się wymusić wygranej.
    [few] W { $turns } tury nie da się wymusić wygranej.
    [many] W { $turns } tur nie da się wymusić wygranej.
   *[other] W { $turns } tury nie da się wymusić wygranej.
  }
puzzle-verdict-unknown = Poszukiwanie wygranej zbyt się rozrosło.
