# Powody ruchów; wyjaśnia je plik angielski.

reasons-turn = Tura { $turn }: lepsze było { $best }. { $reasons }

because-missed-win = Można było od razu wygrać.
because-wins = Od razu wygrywa.
because-missed-solution = Grę można było od razu rozwiązać.
because-solves = Rozwiązuje grę.
because-loses = Kończy grę, a wygrywa przeciwnik.
because-dead-end = Nie zostaje żaden ruch, a gra nie jest rozwiązana.
because-lets-win = Pozwala przeciwnikowi wygrać w następnej turze.
because-stops-win = Nie pozwala przeciwnikowi wygrać w następnej turze.
because-winning-rolls = Przeciwnik wygrywa przy { $rolls } z { $of } rzutów zamiast przy { $instead }.
because-home-rolls = Następna tura prowadzi na metę przy { $rolls } z { $of } rzutów zamiast przy { $instead }.

because-fewer-spaces = Można było zyskać o { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pola
    [many] { $spaces } pól
   *[other] { $spaces } pola
} więcej.
because-gains = Zbliża do mety o { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pola
    [many] { $spaces } pól
   *[other] { $spaces } pola
}.
because-breaks-jump = Psuje skok z { $from } na { $to }, który daje { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pola
    [many] { $spaces } pól
   *[other] { $spaces } pola
}.
because-prepares-jump = Przygotowuje skok z { $from } na { $to }, który daje { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pola
    [many] { $spaces } pól
   *[other] { $spaces } pola
}.
because-next-gain = Następny ruch może dać { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pola
    [many] { $spaces } pól
   *[other] { $spaces } pola
} zamiast { $instead }.
because-reply-gain = Przeciwnik może potem zyskać { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pola
    [many] { $spaces } pól
   *[other] { $spaces } pola
} zamiast { $instead }.
because-chain-gain = Skoki z tego rzutu mogą dać { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pola
    [many] { $spaces } pól
   *[other] { $spaces } pola
} zamiast { $instead }.
because-leaves-behind = Zostawia ostatni pionek na { $cell }, o { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pola
    [many] { $spaces } pól
   *[other] { $spaces } pola
} za wszystkimi innymi.
because-brings-up = Podciąga ostatni pionek, z { $cell }.
because-missed-arrival = Pionek mógł wejść na metę na polu { $cell }.
because-arrives = Pionek wchodzi na metę na polu { $cell }.
because-moves-arrived = Pionek, który ruszył z { $cell }, był już na mecie.
because-on-line = Zajmuje { $cells } z { $of } pól linii zamiast { $instead }.
because-missed-off = Pionek z { $cell } mógł opuścić planszę.
because-leaves-board = Pionek z { $cell } opuszcza planszę.

because-missed-hit = Można było zbić pionek na { $cell }, który przeszedł już { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pola
    [many] { $spaces } pól
   *[other] { $spaces } pola
}.
because-hits = Zbija pionek na { $cell }, który przeszedł już { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pola
    [many] { $spaces } pól
   *[other] { $spaces } pola
}.
because-hit-rolls = Pionek można zbić przy { $rolls } z { $of } rzutów zamiast przy { $instead }.
because-missed-lift = Można było zdjąć barykadę z { $cell }, która stoi na drodze.
because-lifts = Zdejmuje barykadę z { $cell }, która stoi na drodze.
because-missed-entry = Można było wprowadzić pionek.
because-enters = Wprowadza pionek.
because-missed-block = Barykadą można było zagrodzić drogę pionkowi na { $pawn }.
because-blocks = Zagradza drogę pionkowi na { $pawn }.
because-missed-detour = Drogę pionka z { $pawn } można było wydłużyć o { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pola
    [many] { $spaces } pól
   *[other] { $spaces } pola
}.
because-detours = Wydłuża drogę pionka z { $pawn } o { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pola
    [many] { $spaces } pól
   *[other] { $spaces } pola
}.
because-blocks-self = Zagradza drogę własnemu pionkowi na { $pawn }.

because-missed-capture = Można było zbić pionek na { $cell }.
because-captures = Zbija pionek na { $cell }.
because-captured = Zbija w tej turze { $pieces ->
    [one] { $pieces } pionek
    [few] { $pieces } pionki
    [many] { $pieces } pionków
   *[other] { $pieces } pionka
} zamiast { $instead }.
because-captures-several = Zbija w tej turze { $pieces ->
    [one] { $pieces } pionek
    [few] { $pieces } pionki
    [many] { $pieces } pionków
   *[other] { $pieces } pionka
}.
because-reply-captures = Przeciwnik może w następnej turze zbić { $pieces ->
    [one] { $pieces } pionek
    [few] { $pieces } pionki
    [many] { $pieces } pionków
   *[other] { $pieces } pionka
} zamiast { $instead }.
because-capture-rolls = Pionek można zbić przy { $rolls } z { $of } rzutów zamiast przy { $instead }.

because-missed-four = Można było zagrozić ustawieniem pięciu w linii.
because-makes-four = Grozi ustawieniem pięciu w linii.
because-missed-fork = Można było zagrozić ustawieniem pięciu w linii w dwóch miejscach.
because-forks = Grozi ustawieniem pięciu w linii w dwóch miejscach.
because-missed-three = Można było zrobić otwartą trójkę: z jeszcze jednym pionkiem grozi w dwóch miejscach.
because-makes-three = Tworzy otwartą trójkę: z jeszcze jednym pionkiem grozi w dwóch miejscach.
because-leaves-three = Zostawia przeciwnikowi otwartą trójkę.
because-stops-three = Zatrzymuje otwartą trójkę przeciwnika.

because-moves-left = Zostawia { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
} zamiast { $instead }.
because-lone-pieces = Zostawia { $pieces ->
    [one] { $pieces } pionek
    [few] { $pieces } pionki
    [many] { $pieces } pionków
   *[other] { $pieces } pionka
} bez sąsiada zamiast { $instead }.
because-cat-moves = Zostawia kotom { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
} zamiast { $instead }.
