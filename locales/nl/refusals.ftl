# Waarom een zet niet mag.

refusal-over = Het spel is afgelopen.
refusal-roll-first = Er moet eerst gegooid worden.
refusal-no-roll-now = Er valt nu niets te gooien.
refusal-no-such-roll = Een dobbelsteen gaat van 1 tot 6.
refusal-two-dice = Je gooit met twee dobbelstenen en schrijft de laagste eerst, zoals in d3+5.
refusal-choose-die-first = Zeg eerst welke dobbelsteen voor de stappen is, zoals in s3.
refusal-not-on-the-dice = Geen van de dobbelstenen toont { $die }.
refusal-die-leaves-nothing = Met de { $die } voor stappen kun je niets doen; met de andere dobbelsteen wel.
refusal-die-chosen = Welke dobbelsteen voor de stappen is, staat al vast.
refusal-moved-already = De pion op { $cell } is deze beurt al verzet; kies een andere.
refusal-no-step-left = Er is deze beurt geen stap meer over.
refusal-no-chain-left = Er heeft deze beurt al een pion gesprongen; een andere mag dat niet meer.
refusal-not-so-many-jumps = Geen reeks van precies { $jumps ->
    [one] één sprong
   *[other] { $jumps } sprongen
  } leidt van { $from } naar { $to }.
refusal-end-instead = Je hebt deze beurt al iets verzet: sluit hem af met “end”.
refusal-pass-instead = Met deze worp kan niets: zeg “pass”.
refusal-not-in-this-game = Zo’n zet bestaat niet in dit spel.
refusal-cannot-pass = Je kunt een zet doen, dus moet je het ook.
refusal-no-piece = Op { $cell } staat geen pion.
refusal-not-yours = De pion op { $cell } is niet van jou.
refusal-partner-not-yet = De pion op { $cell } is van je partner. Je mag hem verzetten als al je eigen pionnen zijn aangekomen.
refusal-occupied = { $cell } is bezet.
refusal-no-step-or-chain = Geen stap en geen reeks sprongen leidt van { $from } naar { $to }.
refusal-no-move = Een zet moet op een ander veld eindigen.
refusal-dark-only-steps = De pion op { $cell } staat op een donker veld: hij mag alleen schuin stappen.
refusal-light-only-jumps = De pion op { $cell } staat op een licht veld: hij mag alleen springen.
refusal-other-shade = De zet moet eindigen op de tint waarop hij begon; { $cell } heeft de andere.
refusal-stays-in-goal = De pion op { $cell } heeft zijn doel bereikt en moet erin blijven.
refusal-leaves-complete-goal = Alle pionnen van deze kleur staan in hun doel. Die op { $cell } mag er alleen uit als je geen andere zet hebt.
refusal-must-leave-home = Een andere partij heeft haar kamp verlaten, dus moet je het jouwe ontruimen: breng een pion naar buiten.
refusal-must-approach = Je moet je kamp ontruimen. Geen pion kan eruit, dus moet er een dichter bij zijn doel komen.
refusal-no-swapping = Van plaats wisselen hoort niet bij de regels van dit spel.
refusal-swap-no-enemy = Op { $cell } staat geen tegenstander in je doel.
refusal-swap-not-before = Alleen een pion die net buiten zijn doel staat, mag van plaats wisselen; die op { $cell } staat daar niet.
refusal-swap-not-needed = Een van je pionnen kan nog zelf het doel in, dus mag er geen van plaats wisselen.
refusal-station-guarded = { $cell } ligt in het station van de tegenstander, waar nog een van zijn pionnen staat.
refusal-all-placed = Al je pionnen zijn neergezet.
refusal-place-first = Eerst worden alle pionnen neergezet, dan pas verzet.
refusal-only-steps = Pionnen gaan één veld tegelijk; { $to } ligt niet naast { $from }.
refusal-outside-middle = Pionnen worden in het midden van het bord neergezet; { $cell } ligt daarbuiten.
refusal-no-way-off = Geen stap en geen reeks sprongen leidt van { $cell } over de rand.
refusal-kept-for-cats = { $cell } is een van de middelste vier velden; die zijn voor de katten.
refusal-cats-in-the-middle = Katten worden op de middelste vier velden gezet; { $cell } hoort daar niet bij.
refusal-mice-only-step = Muizen gaan één veld en springen nooit; { $to } ligt niet naast { $from }.
refusal-no-cat-move = Geen stap en geen sprong over een muis ernaast leidt van { $from } naar { $to }.
refusal-cat-goes-on = De kat op { $cell } mag alleen over nog een muis springen, of de beurt afsluiten met “end”.
refusal-nothing-to-set-down = Je hebt geen barricade opgepakt.
refusal-set-down-first = Zet eerst de opgepakte barricade neer.
refusal-no-barricade-there = Op { $cell } mag geen barricade staan.
refusal-own-pawn = Op { $cell } staat je eigen pion.
refusal-yard-empty = In dat kamp staat geen pion meer.
refusal-not-your-yard = Dat kamp is niet van jou.
refusal-not-that-far = Geen weg van precies { $die ->
    [one] één veld
   *[other] { $die } velden
  } leidt naar { $cell }.
refusal-barricade-in-the-way = Elke weg van { $die ->
    [one] één veld
   *[other] { $die } velden
  } naar { $cell } gaat over een barricade.
refusal-piece-in-the-way = De pion op { $cell } staat in de weg.
refusal-only-to-take = Een pion gaat deze kant alleen op om te slaan, en { $cell } is vrij.
refusal-must-take = Je kunt een pion slaan, dus moet je het ook.
refusal-safe-in-goal = De pion op { $cell } heeft zijn doel bereikt en kan niet geslagen worden.
refusal-takes-no-more = De pion op { $cell } heeft zijn doel bereikt en slaat niet meer.
refusal-huff-first = Je tegenstander heeft een slag over het hoofd gezien: blaas eerst een pion die had kunnen slaan.
refusal-not-overlooked = De pion op { $cell } kan niet geblazen worden: hij heeft geen slag gemist.
refusal-same-piece-goes-on = De beurt gaat verder met de pion op { $cell }.
refusal-no-hop = Geen sprong over een buur leidt van { $from } naar { $to }.
refusal-no-peg-jump = Geen sprong over een pion in een rij of kolom leidt van { $from } naar { $to }.
refusal-no-peg-return = De pion op { $from } kan alleen twee velden ver springen in een rij of kolom, over een veld dat vrij is voor de nieuwe pion; { $to } is zo niet te bereiken.
refusal-no-way-out = Vanaf { $cell } zou geen weg meer uit de zeshoek leiden.
refusal-rule = Regel { $rule }.
