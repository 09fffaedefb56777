# Herinneringen dat je aan de beurt bent: de schakelaar en wat die zegt.

reminders-title = Herinneringen
reminders-here = Herinner me op dit apparaat
reminders-about = Als je aan de beurt bent en de tafel niet open is, meldt het apparaat zich. Het bericht noemt het spel en de tijd die je nog hebt, maar geen namen.
reminders-offer = Dit kan even duren. Moet dit apparaat zich melden als je aan de beurt bent?
reminders-no = Nee, bedankt
reminders-blocked = De browser blokkeert berichten van deze pagina. Sta meldingen voor deze site toe in de instellingen van de browser, meestal achter het pictogram naast het adres. Daarna kun je herinneringen hier aanzetten.
reminders-not-allowed = De browser mag geen berichten tonen, dus er is niets veranderd.
reminders-failed = De browser kon zich niet aanmelden voor berichten. Controleer de verbinding en probeer het opnieuw.
reminders-devices = { $count ->
    [0] Geen enkel apparaat herinnert je.
    [one] Je wordt herinnerd op { $count } apparaat.
   *[other] Je wordt herinnerd op { $count } apparaten.
}
