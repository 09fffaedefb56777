# Waarom een zet niet mag.

refusal-over = Het spel is afgelopen.
refusal-roll-first = Je moet eerst gooien.
refusal-no-roll-now = Er valt nu niets te gooien.
refusal-no-such-roll = Een dobbelsteen geeft 1 tot en met 6.
refusal-two-dice = Je gooit hier met twee dobbelstenen; schrijf de laagste eerst, zoals in d3+5.
refusal-choose-die-first = Kies eerst welke dobbelsteen voor de stappen is, zoals in s3.
refusal-not-on-the-dice = Geen van de dobbelstenen geeft { $die } aan.
refusal-die-leaves-nothing = Met de { $die } voor stappen zou je niets kunnen doen; met de andere dobbelsteen wel.
refusal-die-chosen = Je hebt al gekozen welke dobbelsteen voor de stappen is.
refusal-moved-already = De pion op { $cell } is deze beurt al verplaatst; kies een andere.
refusal-no-step-left = Je hebt deze beurt geen stappen meer over.
refusal-no-chain-left = Er heeft deze beurt al een pion gesprongen; een andere mag dat niet meer.
refusal-not-so-many-jumps = Je kunt niet van { $from } naar { $to } met een kettingsprong van precies { $jumps ->
    [one] één sprong
   *[other] { $jumps } sprongen
  }.
refusal-end-instead = Je hebt deze beurt al een zet gedaan: beëindig de beurt met “end”.
refusal-pass-instead = Met deze worp kun je niets doen: gebruik “pass”.
refusal-not-in-this-game = Zo’n zet bestaat niet in dit spel.
refusal-cannot-pass = Je kunt een zet doen, dus moet je dat ook.
refusal-no-piece = Op { $cell } staat geen pion.
refusal-not-yours = De pion op { $cell } is niet van jou.
refusal-partner-not-yet = De pion op { $cell } is van je partner. Je mag hem verplaatsen zodra al je eigen pionnen zijn aangekomen.
refusal-occupied = { $cell } is bezet.
refusal-no-step-or-chain = Je kunt niet van { $from } naar { $to } met een stap of een kettingsprong.
refusal-no-move = Een zet moet op een ander veld eindigen.
refusal-dark-only-steps = De pion op { $cell } staat op een donker veld: hij mag alleen een stap doen, en alleen schuin.
refusal-light-only-jumps = De pion op { $cell } staat op een licht veld: hij mag alleen springen.
refusal-other-shade = Een zet moet eindigen op de tint waarop hij begon, en { $cell } heeft de andere.
refusal-stays-in-goal = De pion op { $cell } heeft zijn doel bereikt en moet daar blijven.
refusal-leaves-complete-goal = Alle pionnen van deze kleur staan in hun doel. Die op { $cell } mag er alleen uit als je geen andere zet hebt.
refusal-must-leave-home = Een andere partij heeft het eigen startvak verlaten, dus moet je het jouwe leegmaken: breng er een pion uit.
refusal-must-approach = Je moet je startvak leegmaken. Er kan geen pion uit, dus breng er een dichter bij zijn doel.
refusal-no-swapping = Van plaats wisselen hoort niet bij de regels van dit spel.
refusal-swap-no-enemy = Op { $cell } staat geen pion van een tegenstander in je doel.
refusal-swap-not-before = Alleen een pion die vlak buiten zijn doel staat, mag van plaats wisselen, en die op { $cell } staat daar niet.
refusal-swap-not-needed = Een van je pionnen kan nog zelf het doel in, dus mag je niet van plaats wisselen.
refusal-station-guarded = { $cell } ligt in het station van je tegenstander, en dat wordt nog door een eigen pion bewaakt.
refusal-all-placed = Je hebt al je pionnen neergezet.
refusal-place-first = Eerst moeten alle pionnen zijn neergezet; pas dan mag je ze verplaatsen.
refusal-only-steps = Pionnen gaan één veld tegelijk, en { $to } ligt niet naast { $from }.
refusal-outside-middle = Pionnen worden in het midden van het bord neergezet, en { $cell } ligt daarbuiten.
refusal-no-way-off = Je kunt vanaf { $cell } niet van het bord af met een stap of een kettingsprong.
refusal-kept-for-cats = { $cell } is een van de vier middelste velden, en die zijn voor de katten.
refusal-cats-in-the-middle = Katten worden op de vier middelste velden neergezet, en { $cell } hoort daar niet bij.
refusal-mice-only-step = Muizen gaan één veld ver en springen nooit, en { $to } ligt niet naast { $from }.
refusal-no-cat-move = Je kunt niet van { $from } naar { $to } met een stap of een sprong over een muis ernaast.
refusal-cat-goes-on = Met de kat op { $cell } mag je alleen over nog een muis springen, of je beurt beëindigen met “end”.
refusal-nothing-to-set-down = Je hebt geen barricade om neer te zetten.
refusal-set-down-first = Zet eerst de barricade neer die je hebt opgepakt.
refusal-no-barricade-there = Op { $cell } mag je geen barricade neerzetten.
refusal-own-pawn = Op { $cell } staat je eigen pion.
refusal-yard-empty = In dat startvak staat geen pion meer.
refusal-not-your-yard = Dat startvak is niet van jou.
refusal-not-that-far = Je kunt { $cell } niet bereiken in precies { $die ->
    [one] één veld
   *[other] { $die } velden
  }.
refusal-barricade-in-the-way = Er staat een barricade in de weg: je kunt { $cell } niet bereiken in { $die ->
    [one] één veld
   *[other] { $die } velden
  } zonder er een voorbij te gaan.
refusal-piece-in-the-way = De pion op { $cell } staat in de weg.
refusal-only-to-take = Een pion mag deze kant alleen op om te slaan, en { $cell } is leeg.
refusal-must-take = Je kunt een pion slaan, dus moet je dat ook.
refusal-safe-in-goal = De pion op { $cell } heeft zijn doel bereikt en kan niet geslagen worden.
refusal-takes-no-more = De pion op { $cell } heeft zijn doel bereikt en kan niet meer slaan.
refusal-huff-first = Je tegenstander heeft een slag gemist: neem eerst een pion weg die had kunnen slaan.
refusal-not-overlooked = De pion op { $cell } mag je niet wegnemen: hij heeft geen slag gemist.
refusal-same-piece-goes-on = Je moet verder met de pion op { $cell }.
refusal-no-hop = Je kunt niet van { $from } naar { $to } met een sprong over een buurpion.
refusal-no-peg-jump = Je kunt niet van { $from } naar { $to } met een sprong over een pion langs een rij of kolom.
refusal-no-peg-return = De pion op { $from } kan alleen twee velden ver springen langs een rij of kolom, over een leeg veld waar de nieuwe pion komt; zo kan hij { $to } niet bereiken.
refusal-no-way-out = Vanaf { $cell } zou er geen weg meer uit de zeshoek zijn.
refusal-rule = Regel { $rule }.
