# Wokół stron z zasadami i lekcji: nagłówki, przyciski i to, co mówi lekcja, w przeglądarce
# i w terminalu.

## Strony z zasadami

section-aim = Cel gry
section-set-up = Przygotowanie gry
section-turn = Twoja tura
section-end = Koniec gry
section-tips = Wskazówki
rules-options = Wybierz je przed grą. Zwykle gra się według pierwszej w każdej grupie.
rules-learn = Naucz się krok po kroku
rules-contents = Na tej stronie
fallback-notice = Tego tekstu nie ma jeszcze w twoim języku, więc jest po angielsku.

## Lekcje

learn-link = Lekcja
learn-of = { $game }: lekcja
learn-steps = Kroki lekcji
learn-step = Krok { $step } z { $steps }
learn-watch = Zobacz
learn-try = Spróbuj
learn-task = Zadanie
learn-pieces = Twoje pionki: { $colours }
# Colours of pieces, after learn-pieces.
pieces-red = czerwone
pieces-green = zielone
pieces-yellow = żółte
pieces-blue = niebieskie
pieces-orange = pomarańczowe
pieces-violet = fioletowe
lesson-solved = Brawo, o to chodziło!
lesson-missed = Tak można, ale nie o to chodzi. Oto zasada:
learn-next = Dalej
learn-skip = Pomiń
learn-show-again = Pokaż jeszcze raz
learn-try-again = Spróbuj jeszcze raz
learn-finished = Lekcja skończona!
learn-finished-text = Już wiesz, jak się gra. Spróbuj od razu!
learn-play = Graj teraz
learn-rules = Przeczytaj zasady
learn-once-more = Powtórz lekcję
learn-offer = { $game }: nie znasz tej gry? Naucz się jej w dwie minuty.
learn-offer-start = Zacznij lekcję
learn-offer-no = Nie, dziękuję

## Lekcje w terminalu

learn-no-terminal = Lekcja potrzebuje terminala. Uruchom w nim „spielhof learn” albo użyj --piped, żeby wysyłać ruchy przez potok.
learn-welcome = { $game }: lekcja, { $steps ->
    [one] jeden krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
  }. Wpisz „pomoc”, żeby zobaczyć, co można wpisać.
learn-enter = Naciśnij Enter, żeby przejść dalej.
learn-pieces-mark = { $colour } (pokazane jako { $mark })
learn-back = Pionki wróciły na swoje miejsca. Spróbuj jeszcze raz.
learn-done = To koniec lekcji! Żeby teraz zagrać, wpisz: spielhof play { $game }
learn-help =
    Wpisz ruch, na przykład { $example }. Możesz też wpisać:
    ruchy          ruchy, które możesz wykonać
    dlaczego RUCH  dlaczego ruch jest możliwy albo nie
    cofnij         zacznij ten krok od nowa
    zasady         zasady gry
    plansza        narysuj planszę jeszcze raz
    pomiń          przejdź do następnego kroku
    wyjdź          zakończ lekcję
# Słowa, które można wpisać dla tego polecenia; pierwsze jest zwyczajowe.
command-skip = pomiń pomin dalej
cli-learn = Naucz się gry krok po kroku
cli-arg-step = Zacznij od tego kroku lekcji
