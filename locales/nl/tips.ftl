# Tips om goed te spelen. Elke tip heeft een stelling in crates/guide/tips waarin de computer hem volgt.

## Spellen op het vierkante bord

tip-ladder = Bouw een ladder: pionnen op een lijn met steeds één vrij veld ertussen. De achterste pionnen springen er elk in één beurt helemaal langs.
tip-borrow = De pionnen van je tegenstander zijn ook bruggen. Gebruik ze zolang ze er staan.
tip-straggler = Laat geen pion alleen achter. Neem de laatste mee zolang hij nog iets heeft om overheen te springen.
tip-deep-first = Vul eerst de diepste velden van je doel. Een pion die aan de rand stopt, staat de pionnen erachter in de weg.
tip-colour-pairs = Houd je pionnen op donkere en lichte velden bij elkaar. Die op lichte velden kunnen alleen springen, en de andere kunnen hun bruggen zijn.
tip-marked-corner = Houd de hoek van je doel vrij voor de gemarkeerde pion, en zijn weg erheen open.
tip-long-lines = Kijk vóór elke beurt langs alle acht lijnen vanaf elke pion, ook ver weg. Eén losse pion op een open lijn is een lange sprong.
tip-dice-order = Denk aan de volgorde. Spring over een pion voordat je er een stap mee doet, en doe eerst de stap als die een brug bouwt.
tip-dice-steps = Zie je geen goede kettingsprong, neem dan de hoogste dobbelsteen voor de stappen. Veel kleine stappen zijn beter dan een kettingsprong die je niet kunt maken.
tip-double-shade = Sprongen en schuine stappen veranderen nooit de tint waarop een pion staat. Staat hij op de verkeerde tint, doe dan één rechte stap.
tip-rear-first = Verplaats de achterste pion het eerst. Als de voorste wegrent, is er niets meer om overheen te springen.
tip-figure-far = Vul eerst de verre kant van de figuur. Pionnen die aan de dichtstbijzijnde kant stoppen, staan in de weg.

## Spellen op de ster

tip-star-straggler = Verplaats de allerachterste pion zolang hij nog een kettingsprong heeft. Zijn de andere weg, dan heeft hij niets om overheen te springen en moet hij stap voor stap lopen.
tip-star-borrow = De pionnen van je tegenstander zijn ook stapstenen. Zoek kettingsprongen die over die pionnen én de jouwe gaan.
tip-star-deep = Ga zo diep je doel in als je kunt. Een pion die bij de ingang stopt, verspert de weg voor de volgende.
tip-star-leapfrog = Houd twee pionnen bij elkaar: de achterste springt over de voorste, en dan andersom. Dat gaat twee keer zo snel als stap voor stap.
tip-star-far-jump = Kijk langs de hele lijn, niet alleen naar de buren. Eén losse pion ver weg kan je over het halve bord brengen.
tip-star-partner-yard = Verlaat je startvak vroeg. Het is het doel van je partner, die het spel niet kan afmaken zolang jij erin staat.
tip-star-captive-early = Breng de pionnen uit de punt van je startvak vroeg naar voren. Heeft je tegenstander het eigen startvak verlaten, dan kun je alleen nog het jouwe leegmaken.
tip-star-captive-shut = Is je eigen startvak leeg, kijk dan naar dat van je tegenstander. Misschien kun je voorkomen dat de laatste pion er nog uit of dichter bij zijn doel komt; dan is je tegenstander verslagen.
tip-star-line-stop = Tel ook de gaten in de lijn van je tegenstander. Is er nog maar één over, zet er dan een pion van jou in.
tip-star-line-gap = Een pion uit je lijn kan in het gat van die lijn springen. Dan zit het gat ergens anders, waar jij het makkelijker dichtmaakt of het moeilijker te versperren is.
tip-marble-far-jump = Kijk langs de hele lijn, niet alleen naar de buren. Eén losse knikker ver weg kan je over het halve bord brengen.
tip-marble-deep = Ga zo diep je doel in als je kunt. Een knikker die bij de ingang stopt, verspert de weg voor de volgende.

## Barricade, Rakado, Gobang, Tippy, Kat en muis

tip-barricade-leader = Kun je kiezen welke pion je slaat, sla dan die het dichtst bij het doel staat. Die heeft de langste weg terug.
tip-barricade-wall = Zet een barricade vlak voor de pion van een tegenstander die het dichtst bij het doel staat. Dan is er een één nodig, of een lange omweg.
tip-barricade-lift = Kom op een barricade uit als het kan. Je opent de weg voor jezelf en sluit hem af voor een ander.
tip-rakado-goal = Brengt je worp een pion in het doel, ga er dan in. Daar kan hij niet geslagen worden, en alleen pionnen in het doel tellen.
tip-rakado-recapture = Kun je uit verschillende slagen kiezen, kijk dan verder de kolom in. Kies een slag waarbij geen pion van je tegenstander dichtbij genoeg is om je terug te slaan.
tip-gobang-three = Staan er drie op een lijn met beide uiteinden vrij, stop ze dan meteen. Wacht je, dan worden het er vier met beide uiteinden vrij, en kun je maar één uiteinde stoppen.
tip-gobang-two-threats = Zet een pion waar twee van je lijnen elkaar kruisen. Van twee dreigingen kan je tegenstander er maar één stoppen.
tip-tippy-two = Zoek een veld naast twee pionnen van je tegenstander. Eén pion daar kan ze misschien allebei slaan.
tip-tippy-guard = Heeft je tegenstander drie kanten van je pion bezet, neem dan zelf de vierde kant. Dan kan hij niet geslagen worden.
tip-mice-rows = Speel je de muizen, houd dan achter elke muis nog een muis. Een kat kan niet springen als het veld erachter bezet is.
tip-cats-capture = Speel je de katten, sla een muis dan zolang het veld erachter vrij is. Met minder muizen is het moeilijker om je in te sluiten.

## Hollands halma, De Trein, Top Secret, Gevangen 2, solitaires

tip-secret-rim = Neem bij het neerzetten van je pionnen de rand van het midden. Daarvandaan kom je sneller weg dan van binnenin.
tip-secret-bridge = Gebruik elke pion als brug, ook die van je tegenstander. Eén lange kettingsprong bespaart veel stappen.
tip-secret-inner-first = Kan een pion over je eigen pion aan de rand heen van het bord af springen, doe dat dan eerst. De pion aan de rand kan er later nog met een stap af.
tip-dutch-hook-now = Haak voordat je een stap doet. De pion van je tegenstander die je voor de haak nodig hebt, kan de volgende beurt weg zijn.
tip-dutch-no-gift = Doe geen stap naar een veld schuin voor een pion van je tegenstander als die daarvandaan om je heen kan haken.
tip-zug-chain = Zoek eerst de langste kettingsprong, en vergeet de extra stap niet. De pionnen van je tegenstander zijn ook goed om overheen te springen.
tip-zug-guard = Laat één pion als wacht in je station zolang je tegenstander ervoor staat te wachten. De ander staat stil, en jij gaat verder.
tip-solo-arms = Haal de pionnen aan de uiteinden van de armen vroeg binnen. Staan ze daar alleen, dan kan niets ze meer bereiken.
tip-solo-purge = Leer drie pionnen op een rij op te ruimen. Een pion naast de buitenste springt daaroverheen, de verste springt over de middelste, en de eerste pion springt terug.
tip-solo-last-jump = Denk aan het einde: de laatste sprong moet in het midden uitkomen. Zorg voor twee pionnen naast elkaar die ernaartoe wijzen.
tip-retour-holes = Kijk naar de vrije velden in plaats van naar de pionnen. Ze bewegen als de pionnen bij solohalma, en het laatste moet het midden zijn.
tip-retour-rim = Vul de hoeken van de armen vroeg. Alleen een sprong die daar eindigt, kan ze vullen.
tip-captive-most = Volg elke weg tot het einde voordat je begint. Een langere weg naar buiten slaat meer pionnen.
tip-captive-end = Zou jij bij het tellen winnen, beëindig dan het spel: kies de beurt waarna niemand meer naar buiten kan.
