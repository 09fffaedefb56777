# A quick game with the next person who wants one.

quick-title = Snel spel
quick-lead = Kies wat je graag zou spelen. Je komt aan tafel met de volgende die een van dezelfde spellen wil.
quick-games = Spellen die je zou spelen
quick-patience = Als er niemand komt, neemt een computer de plaats
quick-seconds = na { $count } seconden
quick-minutes = { $count ->
    [one] na een minuut
   *[other] na { $count } minuten
}
quick-never = nooit: blijf wachten
quick-level = Niveau van de computer
quick-start = Zoek een spel
quick-choose = Kies minstens één spel.
quick-waiting = Er wordt iemand gezocht om mee te spelen …
quick-others = { $count ->
    [0] Er wacht nu verder niemand.
    [one] Eén ander wacht op een ander spel.
   *[other] { $count } anderen wachten op andere spellen.
}
quick-cancel = Stop met zoeken
quick-watched = Iedereen kan bij een snel spel meekijken. Er is geen chat en er zijn geen tips.
