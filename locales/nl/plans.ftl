# Woorden van geplande zetten en tekeningen op het bord.

premove-planned = Gepland: { $from } – { $to }. De zet wordt gespeeld zodra je aan de beurt bent.
premove-ask = { $from } – { $to } plannen?
premove-plan = Deze zet plannen
premove-take-back = Terugnemen
premove-taken-back = De geplande zet is teruggenomen.
premove-dropped = De geplande zet { $from } – { $to } kan nu niet.
setting-premoves = Zetten plannen terwijl anderen spelen
setting-premoves-about = Kies een pion en een veld; de zet wordt gespeeld zodra je aan de beurt bent
help-premove = Terwijl iemand anders speelt, kun je in spellen zonder dobbelstenen je volgende zet plannen: kies een pion en dan een veld. Escape neemt het plan terug.
draw-share = Mijn tekeningen aan tafel laten zien
draw-share-failed = Je tekeningen kunnen aan deze tafel niet worden gedeeld.
drawn-by = Getekend door { $who }: { $cells }
help-two-fingers = Op een touchscreen: houd een vinger op een veld en tik met een tweede vinger: een ander veld geeft een pijl, hetzelfde veld een cirkel.
