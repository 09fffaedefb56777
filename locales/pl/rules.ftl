# Zasady każdej gry, akapit po akapicie. Numery dodaje program: zmienna taka jak $rule-jump
# oznacza numer tego akapitu.

## O co chodzi w grze

rule-aim-race = Przeprowadź wszystkie swoje pionki przez planszę na swoją metę, zanim zrobią to inni.
rule-aim-alone = Doprowadź wszystkie swoje pionki na metę w jak najmniejszej liczbie tur.
rule-aim-marked-halma = Doprowadź wszystkie swoje pionki na metę, a oznaczony do jej najdalszego rogu, zanim zrobią to inni. W pojedynkę próbujesz to zrobić w jak najmniejszej liczbie tur.
rule-aim-team-star-halma = Dwie osoby tworzą drużynę. Wygrywa drużyna, która pierwsza doprowadzi wszystkie pionki obojga partnerów na ich mety.
rule-aim-top-secret = Wyprowadź wszystkie swoje pionki poza planszę, zanim zrobi to przeciwnik.
rule-aim-solo-halma = Skacz, aż zostanie tylko jeden pionek, na samym środku planszy.
rule-aim-retour = Zacznij od jednego pionka i zapełnij całą planszę oprócz środka.
rule-aim-captive-2 = Zbij więcej pionków niż inni, przeskakując je po drodze z sześciokąta na zewnątrz.
rule-aim-connection = Zajmij swoimi pionkami całą prostą linię między dwoma ramionami gwiazdy.
rule-aim-rakado = Doprowadź na swoją metę więcej pionków niż inni.
rule-aim-tippy = Zbij więcej pionków, niż stracisz, zamykając je między swoimi.
rule-aim-gobang = Ustaw pięć swoich pionków w jednej linii, zanim zrobią to inni.
rule-aim-cats = Dwa koty grają przeciw dziewiętnastu myszom. Koty próbują zbijać myszy, a myszy próbują zamknąć koty.
rule-aim-barricade = Doprowadź jeden ze swoich pionków na metę, czyli na jedyne pole na samej górze planszy, zanim zrobią to inni.

## Jak ustawić grę

rule-board-square = Plansza ma 16 × 16 pól. W każdym rogu jest duża baza z 19 polami, a w niej mała baza z 13 polami.
rule-board-star = Gwiazda ma 121 pól: sześciokąt z 61 polami pośrodku i sześć ramion po 10 pól.
rule-setup-halma = Dwie osoby zaczynają w przeciwległych rogach, każda z 19 pionkami, które wypełniają dużą bazę. Cztery osoby zaczynają w czterech rogach, każda z 13 pionkami, które wypełniają małą bazę. Twoja meta to taka sama baza w rogu naprzeciw twojego.
rule-quick-halma-setup = Każdy gracz ma sześć pionków na szybkiej linii, czyli na sześciu polach, które należą do dużej bazy, ale nie do małej. Dwie osoby zaczynają w przeciwległych rogach, cztery we wszystkich. Twoja meta to szybka linia naprzeciw, a tam, gdzie te zasady mówią „twoja baza”, chodzi o twoją własną szybką linię.
rule-marked-halma-setup = Pionek, który zaczyna na rogowym polu twojej bazy, jest oznaczony. Porusza się jak każdy inny.
rule-double-colour-halma-setup = Dwie osoby zaczynają w przeciwległych rogach, każda z dwoma kolorami, które wypełniają dużą bazę: jedna ma dziewięć czerwonych i dziesięć zielonych pionków, druga dziewięć niebieskich i dziesięć żółtych. Czerwone i niebieskie stoją na polach tego samego odcienia co róg, zielone i żółte na pozostałych. Czerwony i niebieski tworzą parę kolorów, tak samo zielony i żółty: meta każdego koloru jest tam, gdzie zaczyna drugi kolor z pary.
rule-highscore-setup = Masz 19 pionków. Wypełniają dużą bazę w lewym dolnym rogu, a twoja meta to duża baza w rogu naprzeciw.
rule-meeting-point-setup = Masz 19 pionków. Wypełniają dużą bazę w lewym dolnym rogu. Twoja meta to figura z 19 pól zaznaczona na planszy: krzyż na środku z rzędami po 3, 3, 7, 3 i 3 pola albo figura narysowana przez ciebie.
rule-setup-star-15 = Dwie osoby zaczynają naprzeciw siebie, trzy przy co drugim ramieniu. Każda ma 15 pionków, które wypełniają jej bazę: ramię i sąsiedni rząd pięciu pól. Twoja meta to baza naprzeciw twojej.
rule-setup-star-four = Cztery osoby zaczynają przy dwóch parach przeciwległych ramion. Każda ma dziesięć pionków, a bazami są same ramiona.
rule-team-star-halma-setup = Cztery osoby zaczynają przy dwóch parach przeciwległych ramion, każda z dziesięcioma pionkami, które wypełniają ramię, czyli jej bazę. Partnerzy siedzą naprzeciw siebie, a metą każdego gracza jest ramię partnera.
rule-chinese-checkers-setup = Każdy gracz ma dziesięć kulek, które w tych zasadach nazywamy pionkami. Wypełniają jedno ramię gwiazdy, czyli jego bazę. Dwie osoby zaczynają naprzeciw siebie, trzy przy co drugim ramieniu, cztery przy dwóch parach przeciwległych ramion; przy pięciu osobach jedno ramię zostaje puste, a sześć osób zajmuje wszystkie. Każdy gra dla siebie, a twoja meta to ramię naprzeciw twojego.
rule-star-highscore-setup = Masz 15 pionków. Wypełniają twoją bazę: dolne ramię i sąsiedni rząd pięciu pól. Twoja meta to taka sama baza na górze.
rule-connection-setup = Każdy gracz ma 13 pionków. Wypełniają ramię gwiazdy i trzy środkowe pola sąsiedniego rzędu. Dwie osoby zaczynają naprzeciw siebie, trzy przy co drugim ramieniu.
rule-connection-solo-setup = Masz 13 pionków. Wypełniają dolne ramię gwiazdy i trzy środkowe pola sąsiedniego rzędu.
rule-captive-2-setup = Wokół gwiazdy siada od dwóch do sześciu osób. Sześćdziesiąt pionków wypełnia cały sześciokąt oprócz pola na samym środku; pionki do nikogo nie należą.
rule-dutch-halma-setup = Plansza ma 9 × 9 pól. Dwie osoby siedzą naprzeciw siebie i każda zapełnia dwa najbliższe jej rzędy 18 pionkami. Twoja meta to dwa rzędy przeciwnika.
rule-le-zug-setup = Pionki stoją na punktach, w których przecinają się linie: 17 rzędów po 17 punktów. Dwie osoby siedzą naprzeciw siebie i mają po dwanaście pionków: dziewięć na co drugim punkcie najbliższego rzędu, czyli tylnego, i trzy w rzędzie przed nim. Te trzy też stoją na co drugim punkcie, począwszy od szóstego od lewej.
rule-top-secret-place = Plansza ma 16 × 16 pól, a dwie osoby mają po 18 pionków. Na zmianę stawiacie po jednym pionku na dowolnym wolnym polu wśród 6 × 6 pól na środku, aż wszystkie będą zajęte. Dopiero wtedy zaczynacie ruszać pionkami.
rule-solo-halma-setup = Plansza to krzyż z 33 pól. Pionki zajmują wszystkie pola oprócz środkowego.
rule-retour-setup = Plansza to krzyż z 33 pól. Jeden pionek stoi na środku, a pozostałych 31 czeka obok planszy.
rule-rakado-setup = Dwie osoby grają na kwadratowej planszy z 16 × 16 polami. Każda ma 16 pionków, które wypełniają najbliższy jej rząd, czyli rząd startowy; twoja meta to rząd startowy przeciwnika. Trzy osoby grają na gwieździe, a dwie też mogą, jeśli tak mówią zasady domowe.
rule-rakado-star = Na gwieździe dwie osoby zaczynają naprzeciw siebie, a trzy przy co drugim ramieniu. Każda ma 15 pionków, które wypełniają bazę: ramię i sąsiedni rząd pięciu pól. Twoja meta to baza naprzeciw twojej.
rule-tippy-setup = Plansza ma 16 × 16 pól i na początku jest pusta. Dwie lub trzy osoby mają po 15 pionków.
rule-gobang-setup = Plansza ma 16 × 16 pól i na początku jest pusta. Dwie, trzy lub cztery osoby mają po dwanaście pionków.
rule-cats-setup = Plansza ma 16 × 16 pól. Najpierw jedna osoba stawia dwa koty na dwóch z czterech środkowych pól. Potem druga stawia dziewiętnaście myszy na dowolnych wolnych polach. Odtąd gracie na zmianę, a pierwsze ruszają się koty.
rule-barricade-setup = Plansza ma 112 pól, a każde łączy się z polami tuż nad nim, pod nim i obok niego. Na pokazanych polach stoi jedenaście barykad. Każdy gracz ma pięć pionków w bazie pod planszą: dwie osoby biorą czerwone i żółte, trzy także zielone, a cztery jeszcze niebieskie.
rule-begins = Kto zaczyna, wybieracie przy ustawianiu gry. Potem gracie po kolei, zgodnie z ruchem wskazówek zegara.

## Ruchy

rule-one-piece = W swojej turze rusz jednym ze swoich pionków: wykonaj albo jeden krok, albo serię skoków, nigdy jedno i drugie. Możesz wejść do każdej bazy, przejść przez nią, a także się w niej zatrzymać.
rule-move-anywhere = W swojej turze rusz jednym ze swoich pionków: wykonaj albo jeden krok, albo serię skoków, nigdy jedno i drugie. Pionek może wejść na każde miejsce planszy.
rule-step-square = Krok prowadzi na wolne pole tuż obok pionka, w dowolnym z ośmiu kierunków: do przodu, do tyłu, w bok lub na skos.
rule-step-star = Krok prowadzi wzdłuż linii na następne pole, w dowolnym z sześciu kierunków, jeśli to pole jest wolne.
rule-jump = Skok prowadzi w linii prostej nad jednym pionkiem, który stoi tuż obok twojego, na miejsce zaraz za nim, jeśli jest wolne. Możesz przeskakiwać pionki własne i cudze. Przeskoczony pionek zostaje tam, gdzie stoi, i nikt nie musi skakać.
rule-jump-long = Skok może być też dłuższy: prowadzi wtedy nad jednym pionkiem, który stoi dalej, i kończy się tak samo daleko za nim, jak daleko przed nim się zaczął. Ten pionek jest więc dokładnie w połowie skoku, a wszystko inne między startem a lądowaniem musi być wolne.
rule-chain = Seria to jeden skok albo kilka skoków z rzędu tym samym pionkiem. Po każdym skoku możesz zmienić kierunek i możesz skończyć, kiedy chcesz. Miejsce, z którego zaczynasz, liczy się jako wolne, ale seria nie może się na nim skończyć.
rule-pass = Jeśli możesz coś zrobić, musisz. Jeśli nie możesz zrobić nic, pasujesz.
rule-stay-in-goal = Pionek, który na początku twojej tury jest na swojej mecie, musi na niej być także na końcu tury. W serii skoków może opuścić metę i na nią wrócić.
rule-stay-complete = Jeśli wszystkie pionki jednego koloru są na swojej mecie, ale gra nie jest jeszcze wygrana, mogą opuścić metę tylko wtedy, gdy nie masz innego ruchu.
rule-stay-two-colours = Jeśli grasz dwoma kolorami (zobacz zasady domowe) i wszystkie pionki jednego z nich są na swojej mecie, mogą ją opuścić tylko wtedy, gdy nie masz innego ruchu.
rule-colour-halma-shade = Z ciemnego pola pionek może zrobić tylko krok, i to tylko na skos. Z jasnego pola może tylko skakać. Ruch, który zaczyna się na twojej mecie i nigdzie nie ląduje poza nią, jest dowolny: może to być każdy krok i każdy skok.
rule-clear-no-loss = Jeśli musisz opróżnić swoją bazę (zobacz zasady domowe), każdy ruch musi w tym pomagać, o ile któryś może. Jeśli żaden nie może, wolno ci wykonać dowolny ruch i nie przegrywasz.
rule-double-colour-halma-stay = Pionek, który na początku twojej tury jest w bazie naprzeciw, musi w niej być także na końcu tury, na dowolnym jej polu; w serii skoków może ją opuścić i do niej wrócić. Jeśli wszystkie twoje pionki jednego koloru są w tej bazie, ale gra nie jest jeszcze wygrana, mogą opuścić tę bazę tylko wtedy, gdy nie masz innego ruchu. Także przy opróżnianiu własnej bazy (zobacz zasady domowe) pionki muszą opuścić całą bazę.
rule-team-star-halma-partner = Ruszasz własnymi pionkami. Gdy wszystkie są już na swojej mecie, możesz ruszać także pionkami partnera.
rule-captive-1-clear = Gdy tylko inny gracz nie ma już w swojej bazie żadnego pionka, musisz opróżnić swoją: wolno ci tylko wyprowadzać pionki z bazy. Jeśli żaden nie może wyjść, musisz przesunąć któryś pionek w bazie bliżej skrajnego pola swojej mety. Jeśli i to jest niemożliwe, odpadasz z gry.
rule-top-secret-off = Krok albo skok nad pionkiem może też prowadzić za krawędź planszy, w dowolnym z ośmiu kierunków. Ten pionek jest wtedy poza planszą, a twoja tura się kończy.

## Halma z kostkami

rule-dice-halma-roll = W swojej turze rzuć dwiema kostkami. Wybierz jedną na kroki; druga jest na skoki. Przy dublecie nie ma czego wybierać. Jeśli tylko jeden z dwóch wyborów pozwala ci coś zrobić, musisz wybrać właśnie ten.
rule-dice-halma-move = Potem najwyżej tyle pionków, ile pokazuje kostka na kroki, robi po jednym kroku, a jeden inny pionek wykonuje serię dokładnie tylu skoków, ile pokazuje kostka na skoki; serię możesz też pominąć. Kolejność wybierasz ty, ale żaden pionek nie rusza się w turze dwa razy. Możesz wejść do każdej bazy, przejść przez nią, a także się w niej zatrzymać.
rule-dice-halma-chain = Po każdym skoku serii możesz zmienić kierunek, ale nie możesz wylądować dwa razy na tym samym polu ani na polu, z którego zaczynasz.
rule-dice-halma-must = Jeśli możesz coś zrobić, musisz zrobić co najmniej jedną rzecz; potem możesz zakończyć turę. Jeśli z tym rzutem nie możesz zrobić nic, twoja tura się kończy.
rule-dice-halma-swap = Zamiana miejsc (zobacz zasady domowe) zużywa jeden z twoich kroków. Możesz się zamienić, gdy żaden pionek, który może się jeszcze w tej turze ruszyć, nie zdołałby wejść na metę tym, co zostało z twojego rzutu.

## Halma holenderska i Le Zug

rule-dutch-halma-step = W swojej turze rusz jednym ze swoich pionków: wykonaj albo krok, albo serię obejść. Krok prowadzi o jedno pole prosto przed siebie, jeśli to pole jest wolne.
rule-dutch-halma-hook = Jeśli pionek przeciwnika stoi na skos przed twoim, możesz go obejść: stajesz w jego kolumnie, na polu zaraz za nim, jeśli jest wolne. Możesz zrobić kilka obejść z rzędu. Niczego się nie zbija.
rule-le-zug-move = W swojej turze rusz jednym ze swoich pionków, zawsze na skos do przodu: wykonaj albo jeden krok na sąsiedni punkt, jeśli jest wolny, albo serię skoków.
rule-le-zug-jump = Każdy skok prowadzi nad jednym pionkiem, który stoi tuż obok twojego, obojętnie czyim, na punkt zaraz za nim, jeśli jest wolny. Możesz skakać, ile razy chcesz, za każdym razem w lewo albo w prawo, a na koniec dodać jeden krok. Przeskoczone pionki zostają.
rule-le-zug-station = Cztery rzędy najbliższe gracza to jego stacja. Dopóki na stacji przeciwnika stoi choć jeden jego własny pionek, nie możesz wylądować na żadnym jej punkcie, nawet w środku serii.

## Gry w pojedynkę i bicie po drodze

rule-solo-halma-jump = Pionek skacze wzdłuż rzędu lub kolumny nad pionkiem, który stoi tuż obok, na wolne pole zaraz za nim. Przeskoczony pionek zostaje zbity i schodzi z planszy. Kroków tu nie ma.
rule-solo-halma-turns = Jeśli ten sam pionek skacze kilka razy z rzędu, to jest to jedna tura.
rule-retour-jump = Wybierz pionek, obok którego są dwa wolne pola w linii prostej, wzdłuż rzędu lub kolumny. Postaw nowy pionek na bliższym polu i przeskocz go pierwszym pionkiem na dalsze. Oba zostają na planszy.
rule-captive-2-jump = W swojej turze wybierz dowolny pionek i skacz nim wzdłuż linii nad pionkami, które stoją tuż obok niego, za każdym razem na wolne pole zaraz za nimi. Po każdym skoku możesz zmienić kierunek. Każdy przeskoczony pionek od razu zbijasz.
rule-captive-2-out = Twój ostatni skok musi się skończyć poza sześciokątem, a pierwsze lądowanie na zewnątrz kończy turę. Pionek, który skakał, wypada z gry i nie liczy się nikomu. Jeśli jakikolwiek pionek może się wydostać, musisz rozegrać taką turę.

## Rakado

rule-rakado-move = W swojej turze rzuć kostką i przesuń jeden ze swoich pionków do przodu w linii prostej, dokładnie o tyle pól, ile wypadło. Na planszy kwadratowej to prosto przed siebie; na gwieździe wzdłuż jednej z dwóch linii, które prowadzą w stronę twojej mety. Wszystko po drodze musi być wolne.
rule-rakado-six = Po szóstce rzucasz jeszcze raz, nawet jeśli nie udało się jej wykorzystać.
rule-rakado-capture = Jeśli kończysz ruch na pionku przeciwnika, zbijasz go i zdejmujesz z planszy. Nie możesz zakończyć ruchu na własnym pionku.
rule-rakado-must = Jeśli możesz bić, musisz; jeśli możesz na kilka sposobów, wybierz jeden. Jeśli nie możesz bić, ale możesz się ruszyć, musisz wykonać ruch. Jeśli wcale nie możesz się ruszyć, pasujesz.
rule-rakado-goal = Żeby wejść na metę, trzeba wyrzucić dokładnie tyle, ile brakuje. Pionek na swojej mecie nie może bić i nie można go zbić, ale może iść dalej w obrębie mety.

## Tippy, gobang, w kotka i myszkę

rule-place = W swojej turze postaw jeden ze swoich pionków na dowolnym wolnym polu.
rule-tippy-capture = Zbijasz pionek przeciwnika, gdy stawiasz swój tuż nad nim, pod nim, po lewej lub po prawej i wszystkie te cztery pola są już zajęte przez twoje pionki. Pionek na krawędzi jest bezpieczny, a pionek postawiony w luce między czterema twoimi nie zostaje przez to zbity.
rule-gobang-move = Gdy wszyscy postawią już wszystkie pionki, zaczynacie je przesuwać: w swojej turze przesuń jeden ze swoich pionków na wolne pole tuż obok, w dowolnym kierunku.
rule-cats-move = W swojej turze przesuń jeden ze swoich pionków na wolne pole tuż obok, w dowolnym z ośmiu kierunków. Koty i myszy ruszają się tak samo.
rule-cats-jump = Zamiast tego kot może przeskoczyć mysz, która stoi tuż obok, na wolne pole zaraz za nią, i w ten sposób ją zbić. Nie musi tego robić. Koty nie mogą przeskakiwać siebie nawzajem, a myszy nigdy nie skaczą.

## Barykada

rule-barricade-opening = Na początek każdy rzuca raz. Zaczyna osoba z najwyższym rzutem i wykorzystuje ten rzut do pierwszego ruchu; jeśli najwyższy rzut ma kilka osób, rzucają one jeszcze raz. Potem gracie po kolei, zgodnie z ruchem wskazówek zegara.
rule-barricade-roll = W swojej turze rzuć kostką i przesuń jeden ze swoich pionków dokładnie o tyle pól, ile wypadło, z pola na pole, w dowolną stronę. Możesz skręcać, ale w czasie ruchu nie możesz zawracać. Szóstka to nic szczególnego: nie rzuca się po niej drugi raz.
rule-barricade-enter = Pionki z twojej bazy możesz wprowadzić przy każdym rzucie. Pole tuż nad bazą liczy się jako pierwsze.
rule-barricade-pass-over = Możesz mijać pionki każdego koloru, a ich pola też się liczą. Barykady nie możesz minąć nigdy.
rule-barricade-hit = Jeśli kończysz ruch na pionku przeciwnika, zbijasz go: wraca do swojej bazy. Nie możesz zakończyć ruchu na własnym pionku.
rule-barricade-lift = Jeśli kończysz ruch dokładnie na barykadzie, twój pionek zajmuje jej pole. Barykadę musisz od razu postawić na dowolnym wolnym polu, ale nigdy w pierwszym rzędzie, tym nad bazami, i nigdy na mecie.
rule-barricade-must-move = Jeśli możesz się ruszyć, musisz, nawet do tyłu. Jeśli możesz tylko wprowadzić pionek, zobacz zasady domowe. Jeśli wcale nie możesz się ruszyć, czekasz na następną turę.
rule-barricade-talk = Możecie sobie doradzać i składać obietnice, ale nikt nie musi ich dotrzymać.

## Zwycięstwo

rule-win-opposite = Wygrywasz, gdy tylko wszystkie twoje pionki są na twojej mecie.
rule-filled = Wygrywasz także, gdy na początku twojej tury na twojej mecie nie ma wolnego pola, a twoje pionki zajmują ponad połowę, niezależnie od tego, czyja jest reszta (zobacz zasady domowe). Dopóki nie wygrasz, pionki mogą też opuszczać metę.
rule-win-alone = Gra jest rozwiązana, gdy tylko wszystkie twoje pionki są na mecie. Do tego czasu mogą ją też opuszczać.
rule-lost = Gracz, który musi opróżnić swoją bazę (zobacz zasady domowe), a nie może, odpada: jego pionki z bazy schodzą z planszy, a pozostałe na niej zostają. Jeśli taki pionek stoi na twojej mecie, jego miejsce liczy się jako zajęte. Wygrywa ostatni gracz, który został w grze.
rule-captive-1-lost = Gdy gracz odpada, jego pionki z bazy schodzą z planszy, a pozostałe na niej zostają. Jeśli taki pionek stoi na twojej mecie, jego pole liczy się jako zajęte. Wygrywa ostatni gracz, który został w grze.
rule-marked-halma-win = Wygrywasz, gdy tylko wszystkie twoje pionki są na twojej mecie, a oznaczony pionek stoi na jej rogowym polu, czyli na skos naprzeciw miejsca, z którego zaczyna.
rule-marked-halma-corner = Pionek gracza, który odpadł, nie zastępuje twojego oznaczonego pionka na tym rogowym polu. Jeśli wygrywasz dlatego, że twoja meta jest zapełniona (zobacz zasady domowe), oznaczony pionek musi stać na rogowym polu, chyba że stoi tam pionek przeciwnika.
rule-marked-halma-alone = Jeśli grasz w pojedynkę, twoje 19 pionków zaczyna w dużej bazie w lewym dolnym rogu. Zasady { $rule-stay-in-goal } i { $rule-stay-complete } nie obowiązują: pionki mogą też opuszczać metę.
rule-double-colour-halma-win = Wygrywasz, gdy tylko oba twoje kolory są na swoich metach: każdy pionek na polu, na którym zaczynał drugi kolor z jego pary.
rule-team-star-halma-win = Drużyna wygrywa, gdy tylko wszystkie pionki obojga partnerów są na swoich metach. Partnerzy także przegrywają razem, a gdy liczy się pionki albo odległości, ich wyniki się sumuje.
rule-connection-win = Wygrywasz, gdy tylko twoje pionki stoją na każdym polu jednej z sześciu zwycięskich linii. Każda ma 13 pól i biegnie prosto od skrajnego pola jednego ramienia do skrajnego pola drugiego z kolei, z pominięciem sąsiedniego.
rule-dutch-halma-win = Wygrywasz, gdy tylko twoje pionki wypełnią oba rzędy przeciwnika.
rule-le-zug-win = Wygrywasz, gdy tylko dziewięć twoich pionków stoi na dziewięciu punktach startowych tylnego rzędu przeciwnika, a pozostałe trzy są w rzędzie przed nim.
rule-top-secret-win = Wygrywasz, gdy tylko wszystkie twoje pionki są poza planszą.
rule-solo-halma-win = Gra jest rozwiązana, gdy zostaje tylko jeden pionek i stoi na środku. Postaraj się o jak najmniej tur: da się to zrobić w 18, a nigdy w mniejszej liczbie.
rule-retour-win = Gra jest rozwiązana, gdy zajęte są wszystkie pola oprócz środkowego. To halma solo rozgrywana od końca.
rule-alone-score = W pojedynkę próbujesz zużyć jak najmniej tur. Jeśli dwie gry mają tyle samo tur, lepsza jest ta z mniejszą liczbą skoków.
rule-captive-2-end = Gra kończy się, gdy żaden pionek nie może już wydostać się z sześciokąta. Wygrywa osoba, która zbiła najwięcej pionków; jeśli kilka osób ma tyle samo, wygrywają wspólnie.
rule-rakado-end = Gra kończy się, gdy nikt nie mógłby się ruszyć przy żadnym rzucie, albo po 500 turach każdego gracza. Wygrywa osoba, która ma najwięcej pionków na swojej mecie; jeśli kilka osób ma tyle samo, wygrywają wspólnie.
rule-tippy-end = Gra kończy się, gdy wszyscy postawią wszystkie swoje pionki. Od liczby zbitych przez ciebie pionków odejmij liczbę straconych: wygrywa najwyższy wynik, a przy równych wynikach wygrywacie wspólnie.
rule-gobang-win = Wygrywasz, gdy tylko pięć lub więcej twoich pionków stoi obok siebie w nieprzerwanej linii: w rzędzie, w kolumnie lub na skos.
rule-cats-mice-win = Myszy wygrywają, gdy jest kolej kotów, a żaden kot nie może się ruszyć.
rule-cats-win = Koty wygrywają, gdy tylko zostaje mniej niż dziewięć myszy, bo osiem myszy nie zdoła zamknąć dwóch kotów.
rule-cats-draw = Gra kończy się remisem po stu turach z rzędu bez bicia, po pięćdziesiąt na każdego gracza. Remis jest też wtedy, gdy ta sama pozycja pojawi się na początku tury po raz trzeci, albo po 500 turach każdego gracza.
rule-barricade-win = Wygrywasz, gdy tylko jeden z twoich pionków stanie na mecie. Trzeba wyrzucić dokładnie tyle, ile brakuje, bo meta to ślepy zaułek.

## Inne zakończenia gry

rule-endings = Gra kończy się też, gdy wszyscy gracze po kolei muszą spasować, gdy ta sama pozycja pojawi się na początku tury po raz trzeci, albo po 500 turach każdego gracza.
rule-endings-dice = Gra kończy się też, gdy nikt nie mógłby się ruszyć przy żadnym rzucie, albo po 500 turach każdego gracza.
rule-endings-barricade = Gra kończy się też po 500 turach każdego gracza. Wtedy policz pola od każdego swojego pionka do mety, a dla pionka w bazie o jedno więcej niż od pola nad nią. Wygrywa najmniejsza suma, a przy równych sumach wygrywacie wspólnie.
rule-endings-alone = W pojedynkę możesz rozegrać, ile tur chcesz, a pozycje mogą się powtarzać. Jeśli nie możesz się już ruszyć, gra nie jest rozwiązana.
rule-measure-square = W takim przypadku wygrywa osoba, która ma najwięcej pionków na swojej mecie. Przy równej liczbie zsumujcie, ile pól brakuje pionkom każdego gracza do rogu planszy, w którym jest jego meta, licząc wzdłuż rzędów i kolumn, nigdy na skos: wygrywa najmniejsza suma, a przy równych sumach wygrywacie wspólnie.
rule-measure-star = W takim przypadku wygrywa osoba, która ma najwięcej pionków na swojej mecie. Przy równej liczbie zsumujcie, ile kroków brakuje pionkom każdego gracza do skrajnego pola ich mety: wygrywa najmniejsza suma, a przy równych sumach wygrywacie wspólnie.
rule-measure-dutch-halma = W takim przypadku wygrywa osoba, która ma najwięcej pionków na swojej mecie. Przy równej liczbie zsumujcie, o ile rzędów pionki każdego gracza przeszły do przodu: wygrywa większa suma, a przy równych sumach wygrywacie wspólnie.
rule-measure-le-zug = W takim przypadku gracz, który ma jeszcze pionek na własnej stacji, przegrywa z graczem, który już go tam nie ma. W przeciwnym razie wygrywa osoba, która ma więcej pionków na dziewięciu punktach tylnego rzędu przeciwnika; przy równej liczbie wygrywacie wspólnie.
rule-measure-top-secret = W takim przypadku wygrywa osoba, która ma więcej pionków poza planszą; przy równej liczbie wygrywacie wspólnie.
rule-measure-connection = W takim przypadku wygrywa osoba, która ma najwięcej pionków na jednej z tych linii; przy równej liczbie wygrywacie wspólnie.
rule-measure-shared = W takim przypadku wszyscy gracze wygrywają wspólnie.

## Co pokazują rysunki

diagram-square-step = Krok prowadzi na dowolne wolne pole tuż obok pionka.
diagram-square-jumps = Kilka skoków z rzędu, nad pionkami własnymi i cudzymi. To wszystko jest jedną turą.
diagram-super-jump = Długi skok: przeskakiwany pionek jest dokładnie w połowie drogi.
diagram-square-goal = Ostatni pionek dociera do bazy naprzeciw i wygrywa grę.
diagram-quick-goal = Ostatni pionek dociera na linię naprzeciw i wygrywa grę.
diagram-marked-goal = Wszystkie pionki dotarły na metę, a oznaczony stoi w rogu: gra jest wygrana.
diagram-double-goal = Każdy kolor stoi tam, gdzie zaczynał drugi kolor z pary: gra jest wygrana.
diagram-colour-step = Z ciemnego pola pionek robi krok na skos.
diagram-colour-jump = Z jasnego pola pionek skacze.
diagram-dice = Jedynka na kroki i trójka na skoki: jeden pionek robi krok, a inny serię trzech skoków.
diagram-figure = Pionek skacze na swoje miejsce w figurze. Brakuje jeszcze jednego.
diagram-secret-jumps = Na planszy pionki robią kroki i skaczą jak zwykle.
diagram-secret-leave = Skok nad pionkiem na krawędzi prowadzi poza planszę.
diagram-dutch-step = Krok prowadzi o jedno pole prosto przed siebie.
diagram-dutch-hook = Dwa obejścia z rzędu, każde wokół pionka przeciwnika, który stoi na skos z przodu.
diagram-zug-step = Krok prowadzi o jeden punkt na skos do przodu.
diagram-zug-jumps = Dwa skoki, a po nich jeden krok na skos.
diagram-star-step = Krok prowadzi wzdłuż linii na sąsiednie wolne pole.
diagram-star-jumps = Kilka skoków z rzędu, nad pionkami własnymi i cudzymi. To wszystko jest jedną turą.
diagram-star-super = Długi skok: przeskakiwany pionek jest dokładnie w połowie drogi.
diagram-star-goal = Ostatni pionek dociera do bazy naprzeciw i wygrywa grę.
diagram-chinese-goal = Ostatnia z dziesięciu kulek dociera do ramienia naprzeciw i wygrywa grę.
diagram-connection = Ostatnia luka w linii 13 pól zostaje zamknięta: gra jest wygrana.
diagram-captive-out = Trzy skoki wyprowadzają z sześciokąta i zbijają trzy pionki.
diagram-captive-one = Wystarczy jeden skok, jeśli prowadzi na zewnątrz.
diagram-solo-jump = Skok zbija pionek, nad którym przechodzi.
diagram-solo-last = Ostatni skok kończy się na środku: rozwiązane.
diagram-retour-first = Obok pierwszego pionka staje nowy, a pierwszy go przeskakuje.
diagram-retour-next = Następna tura: pionek skacze, a nowy zostaje pośrodku.
diagram-five = Pięć pionków w nieprzerwanej linii na skos wygrywa.
diagram-tippy = Czwarty pionek zamyka pierścień i pionek przeciwnika zostaje zbity.
diagram-cat-jump = Kot przeskakuje mysz i ją zbija.
diagram-cats-shut = Żaden kot nie może się już ruszyć: wygrywają myszy.
diagram-rakado-take = Czwórka: pionek przeciwnika na końcu ruchu zostaje zbity.
diagram-rakado-goal = Trójka to dokładnie tyle, ile trzeba, żeby dojść do rzędu startowego naprzeciw.
diagram-enter = Czwórka wprowadza pionek; pole nad bazą liczy się jako pierwsze.
diagram-send-back = Piątka: pionek mija jednego przeciwnika, a drugiego odsyła do bazy.
diagram-lift = Trójka: ruch kończy się dokładnie na barykadzie. Pionek zajmuje jej pole, a barykada trafia gdzie indziej.
diagram-home = Trójka to dokładnie tyle, ile trzeba: pierwszy pionek na mecie wygrywa.
