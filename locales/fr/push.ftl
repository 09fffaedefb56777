# Rappels de tour, tels que l’appareil les affiche quand la page est fermée.

push-turn = À vous de jouer.
push-turn-minutes = { $minutes ->
    [one] À vous de jouer. Il vous reste { $minutes } minute.
   *[other] À vous de jouer. Il vous reste { $minutes } minutes.
}
push-turn-hours = { $hours ->
    [one] À vous de jouer. Il vous reste { $hours } heure.
   *[other] À vous de jouer. Il vous reste { $hours } heures.
}
push-turn-days = { $days ->
    [one] À vous de jouer. Il vous reste { $days } jour.
   *[other] À vous de jouer. Il vous reste { $days } jours.
}
