# Wskazówki, jak grać dobrze. Każda ma pozycję w crates/guide/tips, w której komputer jej słucha.

## Gry na planszy kwadratowej

tip-ladder = Zbuduj drabinę: pionki w linii, a między nimi po jednym wolnym polu. Pionki z tyłu przebiegną po niej w jednej turze.
tip-borrow = Pionki przeciwnika też są mostami. Korzystaj z nich, póki tam stoją.
tip-straggler = Nie zostawiaj samotnego pionka z tyłu. Zabierz ostatni ze sobą, póki ma jeszcze co przeskakiwać.
tip-deep-first = Najpierw zajmuj najgłębsze pola mety. Pionek, który staje na jej skraju, zawadza tym, które idą za nim.
tip-colour-pairs = Trzymaj razem pionki z ciemnych i jasnych pól. Te na jasnych mogą tylko skakać, a pozostałe mogą być ich mostami.
tip-marked-corner = Zostaw róg mety wolny dla oznaczonego pionka, a jego drogę otwartą.
tip-long-lines = Przed każdą turą spójrz od każdego pionka wzdłuż wszystkich ośmiu linii, także daleko. Samotny pionek na otwartej linii to długi skok.
tip-dice-order = Pomyśl o kolejności. Przeskocz pionek, zanim zrobisz nim krok, a zacznij od kroku, jeśli buduje on most.
tip-dice-steps = Jeśli nie widzisz dobrej serii, weź większą kostkę na kroki. Wiele małych kroków jest lepszych niż seria, której nie da się wykonać.
tip-double-shade = Skoki i kroki na skos nigdy nie zmieniają odcienia pola, na którym stoi pionek. Jeśli stoi na złym odcieniu, zrób jeden krok prosto.
tip-rear-first = Najpierw ruszaj pionkiem z tyłu. Jeśli ten z przodu ucieknie, nie będzie czego przeskakiwać.
tip-figure-far = Najpierw zapełniaj dalszą stronę figury. Pionki, które stają po bliższej stronie, zawadzają.

## Gry na gwieździe

tip-star-straggler = Rusz pionkiem z samego tyłu, póki ma jeszcze serię skoków. Gdy inne odejdą, nie będzie miał czego przeskakiwać i będzie musiał iść krok po kroku.
tip-star-borrow = Pionki przeciwnika też pomagają w skokach. Szukaj serii, które prowadzą i nad nimi, i nad twoimi.
tip-star-deep = Wchodź na metę jak najgłębiej. Pionek, który staje przy wejściu, blokuje drogę następnemu.
tip-star-leapfrog = Trzymaj dwa pionki razem: tylny przeskakuje przedni, a potem na odwrót. To dwa razy szybsze niż chodzenie.
tip-star-far-jump = Patrz wzdłuż całej linii, nie tylko na sąsiadów. Jeden odległy pionek może cię przenieść przez pół planszy.
tip-star-partner-yard = Wcześnie opuść swoją bazę. To meta twojego partnera, który nie może skończyć, dopóki stoją tam twoje pionki.
tip-star-captive-early = Wcześnie wyprowadzaj pionki z czubka swojej bazy. Gdy przeciwnik opuści swoją, nie możesz robić nic innego, tylko opróżniać własną.
tip-star-captive-shut = Jeśli twoja baza jest pusta, spójrz na bazę przeciwnika. Może uda ci się sprawić, że jego ostatni pionek nie będzie mógł ani z niej wyjść, ani zbliżyć się do swojej mety; wtedy przeciwnik przegrywa.
tip-star-line-stop = Licz też luki w linii przeciwnika. Gdy zostanie tylko jedna, postaw w niej swój pionek.
tip-star-line-gap = Pionek z twojej linii może wskoczyć w jej lukę. Wtedy luka jest gdzie indziej: tam, gdzie łatwiej ci ją zamknąć albo trudniej ją zablokować.
tip-marble-far-jump = Patrz wzdłuż całej linii, nie tylko na sąsiadów. Jedna odległa kulka może cię przenieść przez pół planszy.
tip-marble-deep = Wchodź na metę jak najgłębiej. Kulka, która staje przy wejściu, blokuje drogę następnej.

## Barykada, rakado, gobang, Tippy, w kotka i myszkę

tip-barricade-leader = Jeśli możesz wybrać, który pionek zbić, zbij ten najbliżej mety. Czeka go najdłuższa droga z powrotem.
tip-barricade-wall = Postaw barykadę tuż przed tym pionkiem przeciwnika, który jest najbliżej mety. Wtedy potrzebuje jedynki albo musi iść naokoło.
tip-barricade-lift = Stawaj na barykadzie, kiedy możesz. Otwierasz drogę sobie, a zamykasz komuś innemu.
tip-rakado-goal = Jeśli rzut pozwala wejść pionkiem na metę, wejdź. Nie można go tam zbić, a liczą się tylko pionki na mecie.
tip-rakado-recapture = Jeśli masz do wyboru kilka bić, spójrz w górę kolumny. Wybierz takie, przy którym żaden pionek przeciwnika nie stoi dość blisko, by zbić cię w odwecie.
tip-gobang-three = Jeśli trójka w linii ma oba końce wolne, zatrzymaj ją od razu. Jeśli poczekasz, zrobi się z niej czwórka z dwoma wolnymi końcami, a możesz zamknąć tylko jeden.
tip-gobang-two-threats = Postaw pionek tam, gdzie przecinają się dwie twoje linie. Z dwóch gróźb przeciwnik może powstrzymać tylko jedną.
tip-tippy-two = Szukaj pola obok dwóch pionków przeciwnika. Jeden pionek może tam zbić oba.
tip-tippy-guard = Jeśli przeciwnik zajmuje trzy strony twojego pionka, zajmij czwartą. Wtedy nie można go zbić.
tip-mice-rows = Grając myszami, trzymaj za każdą myszą drugą. Kot nie może skoczyć, jeśli pole za myszą jest zajęte.
tip-cats-capture = Grając kotami, zbij mysz, póki pole za nią jest wolne. Mniejszej liczbie myszy trudniej cię zamknąć.

## Halma holenderska, Le Zug, ściśle tajne, w niewoli 2, samotniki

tip-secret-rim = Stawiając pionki, zajmuj brzegi środkowego kwadratu. Stamtąd wydostaniesz się szybciej niż z wnętrza.
tip-secret-bridge = Każdy pionek może być mostem, także pionek przeciwnika. Jedna długa seria oszczędza wiele kroków.
tip-secret-inner-first = Jeśli jakiś pionek może zejść z planszy, przeskakując twój pionek na krawędzi, zrób to najpierw. Ten na krawędzi może potem zejść krokiem.
tip-dutch-hook-now = Najpierw obejście, potem kroki. Pionek przeciwnika, którego potrzebujesz do obejścia, w następnej turze może już tam nie stać.
tip-dutch-no-gift = Nie stawaj na skos przed pionkiem przeciwnika, jeśli może on cię stamtąd obejść.
tip-zug-chain = Najpierw szukaj najdłuższej serii i nie zapominaj o dodatkowym kroku. Pionki przeciwnika też nadają się do skakania.
tip-zug-guard = Zostaw na swojej stacji jeden pionek jako strażnika, dopóki przeciwnik czeka przed nią. On stoi w miejscu, a ty idziesz dalej.
tip-solo-arms = Wcześnie sprowadzaj pionki z końców ramion. Gdy zostaną tam same, nic już do nich nie dotrze.
tip-solo-purge = Naucz się zdejmować trzy pionki w linii. Pionek obok skrajnego przeskakuje go, ten z drugiego końca przeskakuje środkowy, a pierwszy skacze z powrotem.
tip-solo-last-jump = Myśl o końcu: ostatni skok musi się skończyć na środku. Przygotuj dwa pionki obok siebie, w jednej linii ze środkiem.
tip-retour-holes = Patrz na wolne pola zamiast na pionki. Poruszają się jak pionki w halmie solo, a ostatnim musi być środek.
tip-retour-rim = Wcześnie zapełniaj rogi ramion. Można je zająć tylko skokiem, który się tam kończy.
tip-captive-most = Zanim zaczniesz, prześledź każdą drogę do końca. Dłuższa droga na zewnątrz zbija więcej pionków.
tip-captive-end = Jeśli liczenie pionków wypadłoby na twoją korzyść, zakończ grę: wybierz turę, po której nikt nie może się wydostać.
