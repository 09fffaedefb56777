# The page of a review: where a game was decided, what would have been better, and who had luck.

mistake-inaccuracy = Niedokładność
mistake-mistake = Błąd
mistake-blunder = Poważny błąd

review-page-title = Analiza
review-page-of = Analiza: { $game }
review-page-about = Otwórz zapis gry, aby zobaczyć, gdzie się rozstrzygnęła.
review-page-running = Ta gra jeszcze trwa. Gdy się skończy, będzie można ją przeanalizować.
review-page-progress = Tura { $turn } z { $turns }
review-page-thorough = dokładniej
review-page-stopped = Analiza została zatrzymana.
review-page-ready = Analiza jest gotowa.
review-page-go = Przeanalizuj grę
review-page-quick = To było szybkie spojrzenie na każdą turę. Dokładniejsze trwa dłużej i częściej ma rację.
review-page-deeper = Analizuj dokładniej
review-page-deep = Każda tura została dokładnie zbadana.

## The curve

review-page-curve = Szanse na wygraną
review-page-curve-alone = Tury stracone do tej pory
review-page-start = Początek
review-page-turn = Tura { $turn }
review-page-lost-so-far = { $turns ->
    [one] Strata do tej pory: { $turns } tura
    [few] Strata do tej pory: { $turns } tury
    [many] Strata do tej pory: { $turns } tur
   *[other] Strata do tej pory: { $turns } tury
}

## A turn

review-page-steps = Przejdź do innej tury
review-page-mistake-before = Poprzedni błąd
review-page-mistake-after = Następny błąd
review-page-turn-before = Poprzednia tura
review-page-turn-after = Następna tura
review-page-played = Zagrano
review-page-better = Lepiej
review-page-chances = Szanse na wygraną po tej turze
review-page-cost = { $turns ->
    [one] Koszt: { $turns } tura, { $loss } szansy na wygraną.
    [few] Koszt: { $turns } tury, { $loss } szansy na wygraną.
    [many] Koszt: { $turns } tur, { $loss } szansy na wygraną.
   *[other] Koszt: { $turns } tury, { $loss } szansy na wygraną.
}
review-page-cost-alone = { $turns ->
    [one] Koszt: { $turns } tura.
    [few] Koszt: { $turns } tury.
    [many] Koszt: { $turns } tur.
   *[other] Koszt: { $turns } tury.
}
review-page-luck = Szczęście w kostkach: { $luck }

## Sections

review-page-sections = Części analizy
review-page-overview = Przegląd
review-page-turns = Tury
review-page-jumps = Skoki
review-page-column-turns = stracone tury
review-page-column-lost = % straty
review-page-column-chance = szansa
review-page-points = Punkty zwrotne
review-page-decisive = Decydująca
review-page-instead = { $better } zamiast { $played }
review-page-no-points = Żaden błąd nie był dość duży, by odwrócić losy gry.

## Luck and skill

review-page-skill = Umiejętności
review-page-luck-skill = Szczęście i umiejętności
review-page-errors = Błędy
review-page-luck-title = Szczęście
review-page-in-turns = { $turns ->
    [one] { $turns } tura
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
}
review-page-verdict-both = Najwięcej szczęścia i najlepsza gra: { $who }.
review-page-verdict-apart = Najwięcej szczęścia: { $lucky }. Najlepsza gra: { $better }.
review-page-verdict-luck = Najwięcej szczęścia: { $who }. Nikt nie grał wyraźnie najlepiej.
review-page-verdict-skill = Najlepsza gra: { $who }.
review-page-verdict-even = Szczęście i umiejętności były mniej więcej równe.
review-page-verdict-equal = Wszyscy grali mniej więcej równie dobrze.
review-page-about-errors = Błędy: ile wszystkie tury strony razem kosztowały jej szansy na wygraną. Im mniej, tym lepsza gra.
review-page-about-luck = Błędy: ile wszystkie tury strony razem kosztowały jej szansy na wygraną. Szczęście: o ile jej rzuty były lepsze niż średnia wszystkich rzutów.
review-page-dice = Kostki
review-page-dice-side = Strona
review-page-dice-mean = oczekiwane

## Alone

review-page-solutions = Porównanie z innymi rozwiązaniami
review-page-unsolved = Gra nie została rozwiązana.
review-page-solution-this = Ta gra
review-page-solution-device = Twoje najlepsze na tym urządzeniu
review-page-solution-known = Najlepsze znane
review-page-solution-review = Znalezione przez analizę
review-page-fewest = { $turns ->
    [one] Długość najkrótszego rozwiązania, jakie zna analiza: { $turns } tura.
    [few] Długość najkrótszego rozwiązania, jakie zna analiza: { $turns } tury.
    [many] Długość najkrótszego rozwiązania, jakie zna analiza: { $turns } tur.
   *[other] Długość najkrótszego rozwiązania, jakie zna analiza: { $turns } tury.
}

## Trying again

review-again = Spróbuj jeszcze raz od tego miejsca
review-again-absent = Nieobecni: { $who }. Za nich zagrają komputery.
review-again-who = Kto ma grać?
review-again-go = Graj
review-again-not = Anuluj

## Learning from mistakes

review-learn-title = Ucz się na swoich błędach
review-learn-back = Wróć do analizy
review-learn-whose = Czyje błędy
review-learn-tasks = Zadania
review-learn-progress = Zadanie { $task } z { $tasks }
review-learn-find = { $played } to był błąd. Znajdź lepszy ruch.
review-learn-judging = Sprawdzanie ruchu…
review-learn-right = Świetnie: { $action } to najlepszy ruch.
review-learn-good = { $action } też jest dobre.
review-learn-wrong = { $action } to za mało.
review-learn-show = Pokaż rozwiązanie
review-learn-solution = Najlepszy ruch to { $action }.
review-learn-end = Zakończ
review-learn-finished = Wszystkie zadania zrobione
review-learn-none = Nie ma błędów, na których można się uczyć.
review-learn-once-more = Zrób zadania jeszcze raz
review-learn-first = Znalezione od razu
review-learn-later = Znalezione później
review-learn-shown = Pokazane rozwiązanie
review-learn-skipped = Pominięte
review-learn-of = { $count } z { $tasks }
