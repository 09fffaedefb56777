# A quick game with the next person who wants one.

quick-title = Szybka gra
quick-lead = Wybierz, w co chcesz zagrać. Usiądziesz do stołu z następną osobą, która chce jednej z tych gier.
quick-games = Gry, w które chcesz zagrać
quick-patience = Jeśli nikt nie przyjdzie, miejsce zajmie komputer
quick-seconds = po { $count } s
quick-minutes = { $count ->
    [1] po minucie
   *[other] po { $count } min
}
quick-never = nigdy: czekaj dalej
quick-level = Poziom komputera
quick-start = Szukaj gry
quick-choose = Wybierz co najmniej jedną grę.
quick-waiting = Szukamy kogoś do gry …
quick-others = { $count ->
    [0] Nikt inny teraz nie czeka.
    [one] Jedna osoba czeka na inną grę.
    [few] Na inne gry czekają { $count } osoby.
    [many] Na inne gry czeka { $count } osób.
   *[other] Na inne gry czeka { $count } osoby.
}
quick-cancel = Przestań szukać
quick-watched = Szybką grę może oglądać każdy. Nie ma czatu ani podpowiedzi.
