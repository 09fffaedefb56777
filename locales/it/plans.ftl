# Parole delle mosse previste e dei disegni sul tabellone.

premove-planned = Prevista: { $from } – { $to }. Viene giocata appena è il tuo turno.
premove-ask = Prevedere { $from } – { $to }?
premove-plan = Prevedi questa mossa
premove-take-back = Annulla la previsione
premove-taken-back = La mossa prevista è stata annullata.
premove-dropped = La mossa prevista { $from } – { $to } ora non è possibile.
setting-premoves = Prevedere mosse mentre giocano gli altri
setting-premoves-about = Scegli una pedina e una casella; la mossa viene giocata appena è il tuo turno
help-premove = Mentre gioca qualcun altro, nei giochi senza dadi puoi prevedere la tua prossima mossa: scegli una pedina, poi una casella. Esc annulla la previsione.
draw-share = Mostra i miei disegni al tavolo
draw-share-failed = I tuoi disegni non si possono mostrare a questo tavolo.
drawn-by = Disegnato da { $who }: { $cells }
help-two-fingers = Su uno schermo tattile, tieni un dito su una casella e tocca con un secondo dito: un’altra casella fa una freccia, la stessa casella fa un cerchio.
