# Słowa o zaplanowanych ruchach i rysunkach na planszy.

premove-planned = Zaplanowano: { $from } – { $to }. Ruch zostanie zagrany, gdy tylko będzie twoja kolej.
premove-ask = Zaplanować { $from } – { $to }?
premove-plan = Zaplanuj ten ruch
premove-take-back = Cofnij plan
premove-taken-back = Zaplanowany ruch został cofnięty.
premove-dropped = Zaplanowany ruch { $from } – { $to } nie jest teraz możliwy.
setting-premoves = Planuj ruchy, gdy grają inni
setting-premoves-about = Wybierz pionek i pole; ruch zostanie zagrany, gdy tylko będzie twoja kolej
help-premove = Gdy gra ktoś inny, w grach bez kości możesz zaplanować swój następny ruch: wybierz pionek, a potem pole. Escape cofa plan.
draw-share = Pokazuj moje rysunki przy stole
draw-share-failed = Twoich rysunków nie można pokazać przy tym stole.
drawn-by = Rysunek ({ $who }): { $cells }
help-two-fingers = Na ekranie dotykowym przytrzymaj palec na polu i dotknij drugim palcem: inne pole daje strzałkę, to samo pole daje koło.
