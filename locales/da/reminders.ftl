# Påmindelser om, at det er ens tur: kontakten, og hvad den siger.

reminders-title = Påmindelser
reminders-here = Påmind mig på denne enhed
reminders-about = Når det er din tur, og bordet ikke er åbent, giver enheden besked. Beskeden nævner spillet og den tid, du har tilbage, men ingen navne.
reminders-offer = Det kan tage tid. Skal denne enhed give besked, når det er din tur?
reminders-no = Nej tak
reminders-blocked = Browseren blokerer beskeder fra denne side. Tillad notifikationer for webstedet i browserens indstillinger, som regel bag ikonet ved siden af adressen. Så kan du slå påmindelser til her.
reminders-not-allowed = Browseren fik ikke lov til at vise beskeder, så intet er ændret.
reminders-failed = Browseren kunne ikke tilmelde sig beskeder. Tjek forbindelsen, og prøv igen.
reminders-devices = { $count ->
    [0] Ingen enhed påminder dig.
    [one] Du bliver påmindet på { $count } enhed.
   *[other] Du bliver påmindet på { $count } enheder.
}
