# Puzzles: all of them, one of them, and making one.

puzzle-page-title = Zadania
puzzle-page-lead = Znajdź drogę do wygranej. Wszystko jest udowodnione: podana liczba tur wystarczy, cokolwiek zrobią inni.
puzzle-page-today = Zadanie dnia
puzzle-page-of = { $game }: zadanie { $number }
puzzle-page-own = Własne zadanie
puzzle-page-none = Tego zadania tu nie ma. Być może adres jest niepełny.
puzzle-page-loading = Ustawiamy zadanie…

## The page of all puzzles

puzzle-page-count = { $count ->
    [one] { $count } zadanie
    [few] { $count } zadania
    [many] { $count } zadań
   *[other] { $count } zadania
}
puzzle-page-solved-count = rozwiązane: { $count }
puzzle-page-solve = Rozwiąż
puzzle-page-solve-again = Rozwiąż jeszcze raz
puzzle-page-solved-today = Rozwiązane. Następne będzie jutro.
puzzle-page-endless = Jedno po drugim
puzzle-page-endless-about = Wybierz grę. Najpierw będą zadania jeszcze nierozwiązane.
puzzle-page-all = Wszystkie gry
puzzle-page-difficulty = Trudność
puzzle-page-difficulty-0 = dowolna
puzzle-page-difficulty-1 = bardzo łatwe
puzzle-page-difficulty-2 = łatwe
puzzle-page-difficulty-3 = średnie
puzzle-page-difficulty-4 = trudne
puzzle-page-difficulty-5 = bardzo trudne
puzzle-page-make-about = Możesz też tworzyć własne zadania: ustaw pozycję albo obejrzyj grę i wybierz „{ $make }”.

## One's results

puzzle-page-yours = Twoje wyniki
puzzle-page-yours-solved = Rozwiązane
puzzle-page-yours-days = Dni z rzędu
puzzle-page-yours-run = Za pierwszym razem, z rzędu
puzzle-page-yours-rating = Twój ranking
puzzle-page-yours-most = najwięcej: { $count }
puzzle-page-curve = { $count ->
    [one] Twój ranking, { $count } ostatnie zadanie: od { $first } do { $last }, najwyżej { $best }
    [few] Twój ranking, { $count } ostatnie zadania: od { $first } do { $last }, najwyżej { $best }
    [many] Twój ranking, { $count } ostatnich zadań: od { $first } do { $last }, najwyżej { $best }
   *[other] Twój ranking, { $count } ostatniego zadania: od { $first } do { $last }, najwyżej { $best }
}

## Solving

puzzle-page-task-win = { $turns ->
    [one] Wygraj w { $turns } turę, cokolwiek zrobią inni.
    [few] Wygraj w { $turns } tury, cokolwiek zrobią inni.
    [many] Wygraj w { $turns } tur, cokolwiek zrobią inni.
   *[other] Wygraj w { $turns } tury, cokolwiek zrobią inni.
}
puzzle-page-task-dice = { $turns ->
    [one] Wygraj w { $turns } turę, cokolwiek wypadnie i cokolwiek zrobią inni.
    [few] Wygraj w { $turns } tury, cokolwiek wypadnie i cokolwiek zrobią inni.
    [many] Wygraj w { $turns } tur, cokolwiek wypadnie i cokolwiek zrobią inni.
   *[other] Wygraj w { $turns } tury, cokolwiek wypadnie i cokolwiek zrobią inni.
}
puzzle-page-task-alone = { $turns ->
    [one] Rozwiąż grę w { $turns } turę.
    [few] Rozwiąż grę w { $turns } tury.
    [many] Rozwiąż grę w { $turns } tur.
   *[other] Rozwiąż grę w { $turns } tury.
}
puzzle-page-left = { $turns ->
    [one] została { $turns } tura
    [few] zostały { $turns } tury
    [many] zostało { $turns } tur
   *[other] zostało { $turns } tury
}
puzzle-page-restart = Od początku
puzzle-page-hint-move = Dobry ruch to { $action }.
puzzle-page-hint-play = Zagraj za mnie
puzzle-page-no-hint = Nie ma podpowiedzi do tej pozycji.
puzzle-page-solved-first = Świetnie: rozwiązane za pierwszym razem!
puzzle-page-solved = Rozwiązane!
puzzle-page-solved-hints = Rozwiązane z podpowiedzią.
puzzle-page-answer = Odpowiedź: { $moves }
puzzle-page-missed = { $turns ->
    [one] Teraz nie da się już w { $turns } turę.
    [few] Teraz nie da się już w { $turns } tury.
    [many] Teraz nie da się już w { $turns } tur.
   *[other] Teraz nie da się już w { $turns } tury.
}
puzzle-page-no-turn = Nie ma już tur.
puzzle-page-next = Następne zadanie
puzzle-page-more = Więcej zadań
puzzle-page-skip = Inne

## Sharing: parts of one line

puzzle-page-share-tries = { $tries ->
    [one] { $tries } próba
    [few] { $tries } próby
    [many] { $tries } prób
   *[other] { $tries } próby
}
puzzle-page-share-hints = { $hints ->
    [0] bez podpowiedzi
    [one] { $hints } podpowiedź
    [few] { $hints } podpowiedzi
    [many] { $hints } podpowiedzi
   *[other] { $hints } podpowiedzi
}
puzzle-page-share-days = { $days ->
    [one] { $days } dzień z rzędu
    [few] { $days } dni z rzędu
    [many] { $days } dni z rzędu
   *[other] { $days } dnia z rzędu
}

## Making one

puzzle-page-make = Zadanie z tej pozycji
puzzle-page-make-ask = Sprawdź tę pozycję
puzzle-page-making = Szukamy drogi do wygranej…
puzzle-page-found = { $turns ->
    [one] Wygrana w { $turns } turę.
    [few] Wygrana w { $turns } tury.
    [many] Wygrana w { $turns } tur.
   *[other] Wygrana w { $turns } tury.
}
puzzle-page-found-alone = { $turns ->
    [one] Rozwiązanie w { $turns } turę.
    [few] Rozwiązanie w { $turns } tury.
    [many] Rozwiązanie w { $turns } tur.
   *[other] Rozwiązanie w { $turns } tury.
}
puzzle-page-solutions = { $count ->
    [one] Prowadzi do niej { $count } pierwszy ruch.
    [few] Prowadzą do niej { $count } pierwsze ruchy.
    [many] Prowadzi do niej { $count } pierwszych ruchów.
   *[other] Prowadzi do niej { $count } pierwszego ruchu.
}
puzzle-page-excluded = { $turns ->
    [one] Brak wygranej w { $turns } turę.
    [few] Brak wygranej w { $turns } tury lub szybciej.
    [many] Brak wygranej w { $turns } tur lub szybciej.
   *[other] Brak wygranej w { $turns } tury lub szybciej.
}
puzzle-page-excluded-alone = { $turns ->
    [one] Brak rozwiązania w { $turns } turę.
    [few] Brak rozwiązania w { $turns } tury lub szybciej.
    [many] Brak rozwiązania w { $turns } tur lub szybciej.
   *[other] Brak rozwiązania w { $turns } tury lub szybciej.
}
puzzle-page-unknown = Nie udało się tego ustalić.
puzzle-page-open = Rozwiąż to zadanie
puzzle-page-link = Kopiuj link
puzzle-page-text = Kopiuj tekst
