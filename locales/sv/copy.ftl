# Kopior av bord, och sidor av en annan version än serverns.

fair-earlier = { $rolls ->
    [one] Det första kastet föll innan det här bordet öppnades och är inte bevisat.
   *[other] De första { $rolls } kasten föll innan det här bordet öppnades och är inte bevisade.
  }
copied = { $turns ->
    [one] Kopierat: den första turen spelades någon annanstans. Spelet räknas inte i någon rankning.
   *[other] Kopierat: de första { $turns } turerna spelades någon annanstans. Spelet räknas inte i någon rankning.
  }
copied-dice = { $turns ->
    [one] Kopierat: den första turen spelades någon annanstans; dess kast är inte bevisade, och spelet räknas inte i någon rankning.
   *[other] Kopierat: de första { $turns } turerna spelades någon annanstans; deras kast är inte bevisade, och spelet räknas inte i någon rankning.
  }
copy-friends = Fortsätt med vänner
copy-friends-about = Spelet kopieras till servern och fortsätter där. På den här enheten blir det kvar som det är.
copy-friends-seats = Vilka av dina platser vill du ge till vänner?
copy-friends-go = Kopiera till servern
copy-here = Kopiera till den här enheten
line-reload = Ladda om
