# Dlaczego ruch jest niedozwolony.

refusal-over = Gra jest skończona.
refusal-roll-first = Najpierw trzeba rzucić kostką.
refusal-no-roll-now = Teraz nie ma po co rzucać.
refusal-no-such-roll = Kostka pokazuje od 1 do 6.
refusal-two-dice = Tu rzuca się dwiema kostkami; mniejszą zapisz najpierw, na przykład d3+5.
refusal-choose-die-first = Najpierw wybierz, która kostka jest na kroki, na przykład s3.
refusal-not-on-the-dice = Żadna kostka nie pokazuje { $die }.
refusal-die-leaves-nothing = Gdy { $die } jest na kroki, nic nie możesz zrobić; z drugą kostką możesz.
refusal-die-chosen = Kostka na kroki jest już wybrana.
refusal-moved-already = Pionek na polu { $cell } już się w tej turze ruszył; wybierz inny.
refusal-no-step-left = W tej turze nie masz już kroków.
refusal-no-chain-left = W tej turze jeden pionek już skakał; żaden inny nie może.
refusal-not-so-many-jumps = Z pola { $from } na pole { $to } nie prowadzi seria dokładnie { $jumps ->
    [one] jednego skoku
    [few] { $jumps } skoków
    [many] { $jumps } skoków
   *[other] { $jumps } skoku
  }.
refusal-end-instead = W tej turze ruch już był: zakończ ją słowem „end”.
refusal-pass-instead = Z tym rzutem nic nie możesz zrobić: wpisz „pass”.
refusal-not-in-this-game = W tej grze nie ma takiego ruchu.
refusal-cannot-pass = Możesz wykonać ruch, więc musisz.
refusal-no-piece = Na polu { $cell } nie ma pionka.
refusal-not-yours = Pionek na polu { $cell } nie jest twój.
refusal-partner-not-yet = Pionek na polu { $cell } należy do twojego partnera. Możesz nim ruszyć, gdy wszystkie twoje dotrą na metę.
refusal-occupied = Pole { $cell } jest zajęte.
refusal-no-step-or-chain = Z pola { $from } na pole { $to } nie prowadzi ani krok, ani seria skoków.
refusal-no-move = Ruch musi się kończyć na innym polu.
refusal-dark-only-steps = Pionek na polu { $cell } stoi na ciemnym polu: może zrobić tylko krok, na skos.
refusal-light-only-jumps = Pionek na polu { $cell } stoi na jasnym polu: może tylko skakać.
refusal-other-shade = Ruch musi się kończyć na polu tego samego odcienia, na którym się zaczął; pole { $cell } ma inny.
refusal-stays-in-goal = Pionek na polu { $cell } dotarł na metę i musi na niej zostać.
refusal-leaves-complete-goal = Wszystkie pionki tego koloru są na mecie. Ten na polu { $cell } może ją opuścić tylko wtedy, gdy nie masz innego ruchu.
refusal-must-leave-home = Ktoś inny opuścił swoją bazę, więc musisz opróżnić własną: wyprowadź z niej pionek.
refusal-must-approach = Musisz opróżnić swoją bazę. Żaden pionek nie może z niej wyjść, więc przesuń któryś bliżej mety.
refusal-no-swapping = W tej grze nie ma zamiany miejsc.
refusal-swap-no-enemy = Zamienić się miejscami można tylko z pionkiem przeciwnika na twojej mecie; na polu { $cell } takiego nie ma.
refusal-swap-not-before = Zamienić się miejscami może tylko pionek, który stoi tuż przed swoją metą; ten na polu { $cell } tam nie stoi.
refusal-swap-not-needed = Któryś z twoich pionków może jeszcze sam wejść na metę, więc nie możesz zamienić się miejscami.
refusal-station-guarded = Pole { $cell } leży na stacji przeciwnika, na której wciąż stoi jego pionek.
refusal-all-placed = Wszystkie twoje pionki stoją już na planszy.
refusal-place-first = Najpierw stawia się wszystkie pionki, dopiero potem się nimi rusza.
refusal-only-steps = Pionki ruszają się o jedno pole; pole { $to } nie sąsiaduje z polem { $from }.
refusal-outside-middle = Pionki stawia się na środku planszy; pole { $cell } leży poza nim.
refusal-no-way-off = Z pola { $cell } nie prowadzi poza planszę ani krok, ani seria skoków.
refusal-kept-for-cats = Pole { $cell } to jedno z czterech środkowych pól, a te są dla kotów.
refusal-cats-in-the-middle = Koty stawia się na czterech środkowych polach; pole { $cell } do nich nie należy.
refusal-mice-only-step = Myszy ruszają się o jedno pole i nigdy nie skaczą; pole { $to } nie sąsiaduje z polem { $from }.
refusal-no-cat-move = Z pola { $from } na pole { $to } nie prowadzi ani krok, ani skok nad sąsiednią myszą.
refusal-cat-goes-on = Kotem na polu { $cell } możesz teraz tylko przeskoczyć kolejną mysz; możesz też zakończyć turę słowem „end”.
refusal-nothing-to-set-down = Nie masz barykady do postawienia.
refusal-set-down-first = Najpierw postaw podniesioną barykadę.
refusal-no-barricade-there = Na polu { $cell } nie wolno postawić barykady.
refusal-own-pawn = Na polu { $cell } stoi twój własny pionek.
refusal-yard-empty = W tej bazie nie ma już pionków.
refusal-not-your-yard = Ta baza nie jest twoja.
refusal-not-that-far = Na pole { $cell } nie prowadzi droga o długości dokładnie { $die ->
    [one] jednego pola
    [few] { $die } pól
    [many] { $die } pól
   *[other] { $die } pola
  }.
refusal-barricade-in-the-way = Na drodze stoi barykada: bez mijania jej nie dotrzesz na pole { $cell }, przechodząc { $die ->
    [one] jedno pole
    [few] { $die } pola
    [many] { $die } pól
   *[other] { $die } pola
  }.
refusal-piece-in-the-way = Pionek na polu { $cell } stoi na drodze.
refusal-only-to-take = W tę stronę pionek idzie tylko po to, by bić, a pole { $cell } jest wolne.
refusal-must-take = Możesz zbić pionek, więc musisz.
refusal-safe-in-goal = Pionek na polu { $cell } dotarł na metę i nie można go zbić.
refusal-takes-no-more = Pionek na polu { $cell } dotarł na metę i już nie może bić.
refusal-huff-first = Przeciwnik przeoczył bicie: najpierw zdejmij pionek, który mógł bić.
refusal-not-overlooked = Pionka na polu { $cell } nie możesz zdjąć: nie przeoczył bicia.
refusal-same-piece-goes-on = Musisz grać dalej pionkiem na polu { $cell }.
refusal-no-hop = Z pola { $from } na pole { $to } nie prowadzi skok nad sąsiednim pionkiem.
refusal-no-peg-jump = Z pola { $from } na pole { $to } nie prowadzi skok nad pionkiem wzdłuż rzędu ani kolumny.
refusal-no-peg-return = Pionek na polu { $from } może skoczyć tylko o dwa pola wzdłuż rzędu lub kolumny, nad wolnym polem, na którym staje nowy pionek; w ten sposób nie dotrze na pole { $to }.
refusal-no-way-out = Z pola { $cell } nie dałoby się już wydostać z sześciokąta.
refusal-rule = Zasada { $rule }.
