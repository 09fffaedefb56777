# Påminnelser om att det är ens tur: reglaget och vad det säger.

reminders-title = Påminnelser
reminders-here = Påminn mig på den här enheten
reminders-about = När det är din tur och bordet inte är öppet hör enheten av sig. Meddelandet nämner spelet och tiden du har kvar, men inga namn.
reminders-offer = Det kan dröja. Ska den här enheten höra av sig när det är din tur?
reminders-no = Nej tack
reminders-blocked = Webbläsaren blockerar meddelanden från den här sidan. Tillåt aviseringar för webbplatsen i webbläsarens inställningar, oftast bakom ikonen bredvid adressen. Sedan kan du slå på påminnelser här.
reminders-not-allowed = Webbläsaren fick inte visa meddelanden, så inget har ändrats.
reminders-failed = Webbläsaren kunde inte anmäla sig för meddelanden. Kontrollera anslutningen och försök igen.
reminders-devices = { $count ->
    [0] Ingen enhet påminner dig.
    [one] Du blir påmind på { $count } enhet.
   *[other] Du blir påmind på { $count } enheter.
}
