# Kopie stołów i strony w innej wersji niż serwer.

fair-earlier = { $rolls ->
    [one] Pierwszy rzut wykonano przed otwarciem tego stołu i nie ma dowodu, że był uczciwy.
    [few] Pierwsze { $rolls } rzuty wykonano przed otwarciem tego stołu i nie ma dowodu, że były uczciwe.
    [many] Pierwszych { $rolls } rzutów wykonano przed otwarciem tego stołu i nie ma dowodu, że były uczciwe.
   *[other] Pierwsze { $rolls } rzutu wykonano przed otwarciem tego stołu i nie ma dowodu, że były uczciwe.
  }
copied = { $turns ->
    [one] Kopia: pierwszą turę rozegrano gdzie indziej. Gra nie liczy się do rankingu.
    [few] Kopia: pierwsze { $turns } tury rozegrano gdzie indziej. Gra nie liczy się do rankingu.
    [many] Kopia: pierwszych { $turns } tur rozegrano gdzie indziej. Gra nie liczy się do rankingu.
   *[other] Kopia: pierwsze { $turns } tury rozegrano gdzie indziej. Gra nie liczy się do rankingu.
  }
copied-dice = { $turns ->
    [one] Kopia: pierwszą turę rozegrano gdzie indziej. Nie ma dowodu na jej rzuty, a gra nie liczy się do rankingu.
    [few] Kopia: pierwsze { $turns } tury rozegrano gdzie indziej. Nie ma dowodu na ich rzuty, a gra nie liczy się do rankingu.
    [many] Kopia: pierwszych { $turns } tur rozegrano gdzie indziej. Nie ma dowodu na ich rzuty, a gra nie liczy się do rankingu.
   *[other] Kopia: pierwsze { $turns } tury rozegrano gdzie indziej. Nie ma dowodu na ich rzuty, a gra nie liczy się do rankingu.
  }
copy-friends = Graj dalej ze znajomymi
copy-friends-about = Gra zostanie skopiowana na serwer i tam potoczy się dalej. Na tym urządzeniu zostanie taka, jaka jest.
copy-friends-seats = Które ze swoich miejsc chcesz oddać znajomym?
copy-friends-go = Skopiuj na serwer
copy-here = Skopiuj na to urządzenie
line-reload = Odśwież
