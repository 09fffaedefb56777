# Co mówią lekcje. Lekcje są w crates/guide/lessons, po jednym pliku na grę.

## Kroki wspólne dla wielu gier

lesson-watch-step = Pionek może zrobić jeden krok na wolne pole tuż obok. Zobacz.
lesson-try-step = Teraz ty: zrób krok dowolnym swoim pionkiem.
lesson-first-step = Pionek może zrobić jeden krok na wolne pole tuż obok, w dowolnym kierunku. Spróbuj: zrób krok dowolnym swoim pionkiem.
lesson-watch-jump = Pionek może też przeskoczyć sąsiada, własnego lub cudzego, na wolne pole prosto za nim. Niczego się nie zbija.
lesson-try-jump = Teraz ty: przeskocz pionek.
lesson-watch-chain = Po jednym skoku może nastąpić kolejny, a każdy może prowadzić w nowym kierunku. Cała seria to jedna tura.
lesson-watch-jumps = Pionek może też przeskoczyć sąsiada, własnego lub cudzego, na wolne pole prosto za nim, a potem skakać dalej. To wszystko jest jedną turą i niczego się nie zbija.
lesson-try-chain = Teraz ty: wykonaj co najmniej dwa skoki w jednej turze.
lesson-last-piece = Brakuje jeszcze jednego pionka. Doprowadź go na metę i wygraj.
lesson-one-chain = Jeden z twoich pionków wydaje się daleko od mety, ale wystarczy jedna seria skoków, żeby na nią dotarł. Znajdź tę serię.
lesson-long-jump-watch = Tutaj skok może być długi: przeskakiwany pionek jest dokładnie pośrodku, a nic innego nie stoi na drodze.
lesson-long-jump-try = Teraz ty: wykonaj długi skok nad pionkiem, który nie stoi tuż obok twojego.
lesson-best-chain = Znajdź serię co najmniej czterech skoków.
lesson-leave-yard = Wyprowadź pionek ze swojej bazy.

## Gry na planszy kwadratowej

lesson-bridge = Zbuduj most. Pionek z tyłu ma już prawie gotową drogę na metę. Zrób krok innym pionkiem tak, żeby ten z tyłu mógł tam dotrzeć w następnej turze.
lesson-clear-yard = Przeciwnik opuścił swoją bazę, więc teraz musisz opróżnić własną. Wyprowadź z niej pionek z rogu.
lesson-shut-in = Przeciwnik musi opróżnić swoją bazę, ale jeden pionek stoi jeszcze w rogu. Zamknij go tak, żeby wcale nie mógł się ruszyć, a wygrasz.
lesson-make-room = Twój ostatni pionek nie może jeszcze wejść, bo wolne pole jest za głęboko. Zrób mu miejsce tak, żeby wygrać w następnej turze.
lesson-win-next = Do zwycięstwa wystarczą dwie tury, ale tylko jeśli zaczniesz od właściwego ruchu. Zagraj tak, żeby wygrać w następnej turze, cokolwiek zrobi przeciwnik.
lesson-quick-watch = Twoja meta to tylko ta linia sześciu pól. Pionek, który ją minął, jeszcze nie dotarł: musi wrócić.
lesson-quick-try = Twój ostatni pionek poszedł za daleko. Sprowadź go z powrotem na linię i wygraj.
lesson-over-line = Na ostatnie wolne pole nie da się skoczyć prosto. Przeskocz za linię i wróć na nią w tej samej serii.
lesson-colour-step = Pionek na ciemnym polu może zrobić tylko krok, i to tylko na skos. Dlatego zostaje na ciemnych polach.
lesson-colour-jump = Pionek na jasnym polu może tylko skakać. Dlatego zostaje na jasnych polach i zawsze potrzebuje obok siebie pionka.
lesson-colour-help = Pionek z tyłu stoi na jasnym polu i nie ma czego przeskoczyć. Zrób krok innym pionkiem tak, żeby ten z tyłu mógł w następnej turze dotrzeć na metę.
lesson-marked-watch = Oznaczony pionek ma własne miejsce: rogowe pole mety. Wygrywasz dopiero wtedy, gdy na nim stanie.
lesson-marked-try = Wszystkie twoje pionki są na mecie, ale to jeszcze nie zwycięstwo. Postaw oznaczony pionek w jego rogu.
lesson-marked-chain = Doprowadź oznaczony pionek do jego rogu jedną serią. Inne pole mety nie wystarczy.
lesson-marked-room = W rogu stoi inny twój pionek. Odsuń go tak, żeby oznaczony mógł tam dotrzeć w następnej turze. Tylko nie zablokuj mu drogi!
lesson-open-line = Jeden z twoich pionków stoi na drodze długiego skoku. Odsuń go, żeby pionek z tyłu mógł w następnej turze dotrzeć na metę.
lesson-dice-watch = Rzuć dwiema kostkami. Jedna mówi, ile pionków może zrobić krok, a druga mówi, ile skoków wykona jeszcze jeden. Żaden pionek nie rusza się dwa razy.
lesson-dice-try = Wypadła dwójka i trójka. Wybierz trójkę na kroki. Potem wykonaj serię dwóch skoków, zrób kroki innymi pionkami, jeśli chcesz, i zakończ turę.
lesson-dice-exact = Wypadły dwie trójki. Twoja seria musi mieć dokładnie trzy skoki. Znajdź okrężną drogę, którą pionek dotrze na metę.
lesson-dice-bridge = Masz jeden krok i serię dwóch skoków. Najpierw zrób krok, żeby pionek z zewnątrz mógł skoczyć na metę.
lesson-dice-win = Możesz wygrać w tej turze! Wybierz właściwą kostkę na kroki. I pilnuj kolejności: pionek, który chcesz przeskoczyć, nie może wcześniej odejść.
lesson-double-watch = Na mecie każdy twój kolor ma własne pola, w takim samym układzie jak na początku. Wygrywasz, gdy każdy pionek stoi na polu swojego koloru.
lesson-double-try = Doprowadź na metę ostatni pionek. Musi wylądować na polu swojego koloru.
lesson-alone-watch = Gdy grasz w pojedynkę, liczy się każda tura, niezależnie od tego, jak daleko idzie pionek. Dlatego długa seria jest dużo warta.
lesson-two-turns = Skończ w dwóch turach. Zastanów się, który pionek rusza pierwszy.
lesson-three-turns = Skończ w trzech turach. Tylko jeden pionek może ruszyć pierwszy.
lesson-figure-watch = Twoja meta to figura na środku. Muszą na niej stanąć wszystkie twoje pionki.
lesson-figure-try = Brakuje jeszcze dwóch pionków. Wskocz do figury tym, który jest dalej.

## Gry na gwieździe

lesson-star-win-next = W tej turze nie możesz wygrać. Zagraj tak, żeby wygrać w następnej, cokolwiek zrobi przeciwnik.
lesson-star-two-turns = Skończ w dwóch turach. Pierwsza musi przygotować drugą.
lesson-star-three-turns = Skończ w trzech turach. Pomyśl o ostatniej, zanim zagrasz pierwszą.
lesson-star-two-in-way = Długi skok prowadzi tylko nad jednym pionkiem. Na prostej drodze do mety stoi ich więcej. Inna seria doprowadzi jeden z twoich pionków na metę. Znajdź tę serię.
lesson-star-partner-watch = Wszystkie twoje pionki dotarły na metę. Teraz możesz ruszać także pionkami partnera. Zobacz.
lesson-star-partner-try = Twoje pionki są już na mecie. Pomóż partnerowi: wprowadź na metę jego pionek, który stoi tuż przed nią.
lesson-star-partner-yard = Twoja baza to meta twojego partnera, a jeden z twoich pionków jeszcze tam zawadza. Doprowadź go na własną metę jedną serią.
lesson-star-partner-bridge = Ostatni pionek partnera nie może jeszcze wejść na metę. Postaw jeden ze swoich pionków tam, gdzie partner może go przeskoczyć, prosto na metę.
lesson-star-partner-win = Brakuje już tylko jednego pionka partnera. Doprowadź go na jego metę, a twoja drużyna wygra.
lesson-star-captive-watch = Przeciwnik opuścił swoją bazę. Teraz musisz opróżnić własną: dopóki któryś pionek może wyjść, wolno ci tylko wyprowadzać pionki z bazy.
lesson-star-captive-try = Przeciwnik opuścił swoją bazę, a jeden z twoich pionków jest jeszcze w twojej. Wyprowadź go.
lesson-star-captive-lost = Twoja baza jest pusta, więc przeciwnik musi opróżnić swoją. Teraz zamyka się jego ostatnie wyjście. Przeciwnik nie może już opróżnić bazy, więc wygrywasz.
lesson-star-captive-tip = Musisz opróżnić swoją bazę. Pionek na samym czubku ma najdłuższą drogę. Wyprowadź go w jednej turze.
lesson-star-captive-shut = Jeden pionek przeciwnika jest jeszcze w swojej bazie i ma tylko jedno wyjście. Zamknij je i wygraj.
lesson-star-captive-leave-shut = Twój ostatni pionek jest jeszcze w twojej bazie, a jeden pionek przeciwnika w jego bazie. Jest seria, która wyprowadzi twój i zamknie cudzy. Znajdź ją i wygraj.
lesson-star-line-watch = Wygrywasz prostą linią swoich pionków od jednego ramienia gwiazdy do innego, bez luki. Zobacz, jak zamyka się ostatnia luka.
lesson-star-line-try = W twojej linii została jedna luka. Zamknij ją i wygraj.
lesson-star-line-jump = Potrzebny ci pionek jest daleko od luki. Znajdź serię, która go tam doprowadzi, i wygraj.
lesson-star-line-stop = W następnej turze przeciwnik zamknie swoją linię. Powstrzymaj go: postaw jeden ze swoich pionków w luce.
lesson-star-count = W pojedynkę liczysz swoje tury. Seria to jedna tura, choćby była bardzo długa. Ta oszczędza mnóstwo kroków.
lesson-star-leave-goal = W tej grze pionek może też opuścić metę. Czasem zwalnia w ten sposób miejsce dla innego.
lesson-star-filled-watch = Przeciwnik nie chce zejść z twojej mety? Jeśli na początku twojej tury nie ma na niej wolnego pola i ponad połowa jest twoja, i tak wygrywasz.
lesson-star-filled = Pionek przeciwnika utknął na twojej mecie. Zajmij ostatnie wolne pole, a wygrasz na początku swojej następnej tury.
lesson-marble-step = Kulka może zrobić jeden krok wzdłuż linii na sąsiednie wolne pole. Zobacz.
lesson-marble-long = Kulka może też przeskoczyć inną kulkę, nawet odległą. Ta kulka jest dokładnie pośrodku, a nic innego nie stoi na drodze.
lesson-marble-long-try = Teraz ty: wykonaj długi skok nad kulką, która nie stoi tuż obok twojej.
lesson-marble-chain = Po jednym skoku może nastąpić kolejny. Doprowadź jedną kulkę ze swojej bazy na metę w jednej turze.
lesson-marble-two-in-way = Długi skok prowadzi tylko nad jedną kulką. Na prostej drodze do mety stoi ich więcej. Inna seria doprowadzi jedną z twoich kulek na metę. Znajdź tę serię.
lesson-marble-filled = Kulka przeciwnika utknęła na twojej mecie. Zajmij ostatnie wolne pole, a wygrasz na początku swojej następnej tury.

## Barykada, rakado, gobang, Tippy, w kotka i myszkę

lesson-barricade-watch-enter = Pionek można wprowadzić każdym rzutem. Pole nad twoją bazą liczy się jako pierwsze, a pionek idzie dalej, aż wykorzysta cały rzut.
lesson-barricade-enter = Teraz ty. Wprowadź nowy pionek tak, żeby zatrzymał się tuż pod barykadą.
lesson-barricade-hit = Stań dokładnie na pionku przeciwnika, a wróci do swojej bazy. Po drodze pionki mogą skręcać. Zbij żółty pionek.
lesson-barricade-pass = Twój pionek jest zamknięty. Możesz tylko wprowadzić nowy. W złotej edycji wolno ci zamiast tego spasować. Spróbuj: spasuj.
lesson-barricade-watch-lift = Barykady nikt nie może minąć. Ale jeśli staniesz dokładnie na niej, podnosisz ją i od razu stawiasz na innym polu. Tutaj trafia na drogę żółtych.
lesson-barricade-goal = Tym rzutem tylko jeden z twoich pionków może dotrzeć na metę na górze. Znajdź go i wygraj.
lesson-barricade-block = Prowadzącemu żółtemu pionkowi brakuje do zwycięstwa dwójki. Podnieś barykadę i postaw ją tak, żeby nie mógł dotrzeć na metę.
lesson-barricade-lock = Zamknij żółte! Podnieś barykadę i postaw ją tak, żeby żółte mogły się ruszyć najwyżej przy jednym z sześciu możliwych rzutów. Uważaj: niektóre barykady już ci pomagają.
lesson-rakado-watch = Rzuć kostką i przesuń jeden pionek prosto przed siebie, dokładnie o tyle pól, ile wypadło. Po szóstce rzucasz jeszcze raz.
lesson-rakado-move = Rusz pionkiem, który jest najdalej z przodu. Idzie dokładnie o tyle pól, ile pokazuje kostka.
lesson-rakado-capture = Zbijasz pionek, stając dokładnie na jego polu. Jeśli możesz bić, musisz. Znajdź swoje bicie.
lesson-rakado-goal = Twoja meta to rząd startowy przeciwnika. Żeby wejść, trzeba wyrzucić dokładnie tyle, ile brakuje. Wprowadź na metę jeszcze jeden pionek.
lesson-rakado-safe = Pionki przeciwnika biją prosto przed siebie, na odległość do sześciu pól. Wykonaj ruch, po którym żaden pojedynczy rzut nie pozwoli im niczego zbić.
lesson-rakado-best-capture = Masz do wyboru trzy bicia. Wybierz to, po którym żaden pojedynczy rzut nie pozwoli przeciwnikowi zbić tego pionka w odwecie.
lesson-gobang-watch-five = Stawiacie pionki na zmianę. Pięć twoich w nieprzerwanej linii wygrywa: w rzędzie, w kolumnie lub na skos.
lesson-gobang-five = Postaw pionek tak, żeby mieć pięć w linii.
lesson-gobang-stop = Przeciwnik ma cztery w linii i może wygrać w swojej następnej turze. Powstrzymaj go.
lesson-gobang-watch-move = Gdy wszyscy postawią po dwanaście pionków, zaczynacie je przesuwać: jeden ze swoich pionków, o jedno pole w dowolnym kierunku.
lesson-gobang-move-five = Wszystkie pionki stoją na planszy. Przesuń jeden ze swoich o jedno pole i wygraj.
lesson-gobang-two-threats = Stwórz dwie groźby naraz. Postaw pionek tak, żeby w następnej turze mieć pięć w linii, cokolwiek zrobi przeciwnik.
lesson-tippy-watch = Zbijasz pionek, stawiając swoje ze wszystkich czterech stron. Skosy się nie liczą.
lesson-tippy-capture = Dwa pionki przeciwnika są prawie otoczone. Jeden z nich stoi na krawędzi, gdzie jest bezpieczny. Zbij drugi.
lesson-tippy-guard = Przeciwnik zaraz zbije jeden z twoich pionków. Zajmij ostatnie wolne pole obok niego.
lesson-tippy-two = Znajdź pole, na którym jeden pionek zbije dwa.
lesson-tippy-last = To ostatni pionek w grze. Przeciwnik zbił dwa twoje, a ty jeszcze żadnego. Postaw go tak, żeby wygrać.
lesson-cats-watch-place = Na środku stają dwa koty. Potem dziewiętnaście myszy staje na dowolnych wolnych polach. Zobacz, gdzie stają dwie ostatnie. Później pierwsze ruszają się koty.
lesson-cats-watch-jump = Wszyscy ruszają się o jedno pole w dowolnym kierunku. Kot może też przeskoczyć mysz obok siebie, jeśli pole prosto za nią jest wolne. W ten sposób ją zbija.
lesson-cats-capture = Grasz kotami. Zbij mysz.
lesson-cats-win = Zostało tylko dziewięć myszy. Zbij jeszcze jedną, a koty wygrają.
lesson-cats-save = Teraz grasz myszami, a oba koty zaraz skoczą. Rusz jedną myszą tak, żeby żadnej myszy nie można było zbić.
lesson-cats-shut = Grasz myszami. Zamknij koty: rusz jedną myszą tak, żeby żaden kot nie mógł się już ruszyć.

## Halma holenderska, Le Zug, ściśle tajne, w niewoli 2, samotniki

lesson-secret-watch-place = Najpierw wspólnie zapełniacie środek: w każdej turze ktoś stawia jeden pionek. Dopiero gdy środek jest pełny, pionki zaczynają się ruszać.
lesson-secret-watch-off = Pionek na krawędzi może zejść z planszy krokiem. Pionek obok takiego pionka może go przeskoczyć prosto poza planszę. Dobra jest każda strona planszy.
lesson-secret-step-off = To twój ostatni pionek i stoi na krawędzi. Zejdź nim z planszy i wygraj.
lesson-secret-jump-off = Twój ostatni pionek nie stoi jeszcze na krawędzi. Wyprowadź go poza planszę w tej turze.
lesson-secret-chain-off = Twój ostatni pionek jest daleko od krawędzi. Znajdź serię skoków, która w jednej turze wyprowadzi go poza planszę.
lesson-secret-two-left = Zostały ci dwa pionki. Zagraj tak, żeby wygrać w następnej turze, cokolwiek zrobi przeciwnik.
lesson-dutch-watch = Pionek robi krok prosto przed siebie. Jeśli pionek przeciwnika stoi na skos z przodu, możesz go obejść: stajesz w jego kolumnie, na polu zaraz za nim. Niczego się nie zbija.
lesson-dutch-try-hook = Jeden z twoich pionków może obejść pionek przeciwnika. Zrób to.
lesson-dutch-three-hooks = Obejścia mogą następować jedno po drugim. Znajdź pionek, który może zrobić trzy obejścia w jednej turze.
lesson-dutch-last-gap = Na twojej mecie wolne jest już tylko jedno pole. Dotrzyj na nie w jednej turze i wygraj.
lesson-dutch-hook-first = Na mecie brakuje jeszcze dwóch twoich pionków. Zagraj tak, żeby wygrać w następnej turze, cokolwiek zrobi przeciwnik.
lesson-zug-watch = Pionki idą na skos do przodu i nigdy do tyłu. Przeskakują każdy pionek obok siebie. Po ostatnim skoku mogą dodać jeden krok.
lesson-zug-try = Skocz jednym ze swoich pionków i po skoku dodaj krok.
lesson-zug-watch-station = Pierwsze cztery rzędy to stacja gracza. Dopóki stoi na niej jego własny pionek, nikt inny tam nie wejdzie. Teraz schodzi z niej ostatni i droga jest wolna.
lesson-zug-far = Stacja przeciwnika jest strzeżona. Doprowadź swój pionek z drugiego rzędu tuż przed nią, w jednej turze.
lesson-zug-open = Nikt już nie strzeże stacji przeciwnika. Jeden z twoich pionków, które są jeszcze poza nią, może w tej turze dotrzeć do tylnego rzędu. Znajdź drogę.
lesson-zug-two-turns = Jeden punkt tylnego rzędu jest jeszcze wolny. Zagraj tak, żeby wygrać w następnej turze, cokolwiek zrobi przeciwnik.
lesson-solo-watch = Pionek skacze wzdłuż rzędu lub kolumny nad sąsiednim pionkiem na wolne pole. Zbija pionek, który przeskakuje.
lesson-solo-try = Zostały dwa pionki. Skocz tak, żeby ostatni stanął na środku.
lesson-solo-cross = To jest Krzyż. Zostaw jeden pionek, na środku. Uważaj na pierwszy skok.
lesson-solo-plus = To jest Plus. Zostaw jeden pionek, na środku. Zachowaj pionek, który wykona ostatni skok.
lesson-solo-fireplace = To jest Kominek. Zostaw jeden pionek, na środku. Nie spiesz się: potrzeba dziesięciu skoków.
lesson-retour-watch = Tutaj grasz w halmę solo od końca. Postaw nowy pionek obok któregoś z pionków na planszy; stary go przeskakuje. Po każdym skoku jest więc o jeden pionek więcej.
lesson-retour-try = Wykonaj pierwszy skok: pionek ze środka przeskakuje nowy pionek.
lesson-retour-cross = Zbuduj krzyż pięcioma skokami: środek, pole pod nim, dwa pola nad nim i po jednym polu z każdej strony pola tuż nad środkiem.
lesson-retour-last = Wolne są cztery pola. Zapełnij wszystkie oprócz środka trzema skokami.
lesson-retour-holes = Wolnych jest sześć pól. Zapełnij wszystkie oprócz środka. Warto patrzeć na wolne pola: poruszają się jak pionki w halmie solo.
lesson-captive-watch = Pionki do nikogo nie należą. Skacz dowolnym pionkiem i zbijaj każdy, który przeskakuje. Możesz skoczyć kilka razy, ale ostatni skok musi wyprowadzić z sześciokąta.
lesson-captive-try = Wyskocz z sześciokąta i zbij pionek.
lesson-captive-two = Zbij dwa pionki w jednej turze i wydostań się.
lesson-captive-most = Jest tu tura, która zbija siedem pionków. Znajdź ją.
lesson-captive-end = Masz o jeden pionek mniej niż przeciwnik. Znajdź turę, która od razu wygrywa: po niej nikt nie może się wydostać, a ty masz więcej pionków.
