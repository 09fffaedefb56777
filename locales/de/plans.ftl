# Wörter zu geplanten Zügen und zu Zeichnungen auf dem Brett.

premove-planned = Geplant: { $from } – { $to }. Der Zug wird gespielt, sobald du dran bist.
premove-ask = { $from } – { $to } planen?
premove-plan = Diesen Zug planen
premove-take-back = Zurücknehmen
premove-taken-back = Der geplante Zug wurde zurückgenommen.
premove-dropped = Der geplante Zug { $from } – { $to } ist jetzt nicht möglich.
setting-premoves = Züge planen, während andere spielen
setting-premoves-about = Wähle eine Figur und ein Feld; der Zug wird gespielt, sobald du dran bist
help-premove = Während jemand anders spielt, kannst du in Spielen ohne Würfel deinen nächsten Zug planen: Wähle eine Figur, dann ein Feld. Escape nimmt den Plan zurück.
draw-share = Meine Zeichnungen am Tisch zeigen
draw-share-failed = Deine Zeichnungen können an diesem Tisch nicht gezeigt werden.
drawn-by = Gezeichnet von { $who }: { $cells }
help-two-fingers = Auf einem Touchscreen: Halte einen Finger auf ein Feld und tippe mit einem zweiten Finger: ein anderes Feld ergibt einen Pfeil, dasselbe Feld einen Kreis.
