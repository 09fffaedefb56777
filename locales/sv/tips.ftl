# Tips for playing well. Each has a position in crates/guide/tips where the computer follows it.

## Games on the square board

tip-ladder = Bygg en stege: pjäser i en linje med en ledig ruta mellan dem. Pjäserna längst bak tar sig längs den på en enda tur.
tip-borrow = Motståndarens pjäser är också broar. Använd dem medan de står där.
tip-straggler = Lämna ingen pjäs ensam kvar. Ta med dig den sista medan den fortfarande har något att hoppa över.
tip-deep-first = Fyll de innersta rutorna i ditt mål först. En pjäs som stannar i kanten är i vägen för dem som kommer efter.
tip-colour-pairs = Håll ihop dina pjäser på mörka och ljusa rutor. De på ljusa rutor kan bara hoppa, och de andra kan vara deras broar.
tip-marked-corner = Håll hörnet i ditt mål ledigt för den märkta pjäsen, och vägen dit öppen.
tip-long-lines = Titta före varje tur längs alla åtta linjer från varje pjäs, även långt bort. En ensam pjäs på en öppen linje är ett långt hopp.
tip-dice-order = Tänk på ordningen. Hoppa över en pjäs innan du tar ett steg med den, och ta steget först om det bygger en bro.
tip-dice-steps = Om du inte ser någon bra kedja, ta den högsta tärningen för steg. Många små steg är bättre än en kedja som du inte kan göra.
tip-double-shade = Hopp och steg snett ändrar aldrig vilken nyans en pjäs står på. Om den står på fel nyans, ta ett rakt steg.
tip-rear-first = Flytta pjäsen längst bak först. Om den främsta springer iväg finns inget kvar att hoppa över.
tip-figure-far = Fyll figurens bortre sida först. Pjäser som stannar på den närmaste sidan är i vägen.

## Games on the star

tip-star-straggler = Flytta pjäsen allra längst bak medan den fortfarande har en kedja. När de andra är borta har den inget att hoppa över och måste gå steg för steg.
tip-star-borrow = Motståndarens pjäser går också bra att hoppa över. Leta efter kedjor som går över både dem och dina egna.
tip-star-deep = Gå så långt in i ditt mål du kan. En pjäs som stannar vid ingången spärrar vägen för nästa.
tip-star-leapfrog = Håll ihop två pjäser: den bakre hoppar över den främre, och sedan tvärtom. Det går dubbelt så fort som att ta steg.
tip-star-far-jump = Titta längs hela linjen, inte bara på grannarna. En ensam pjäs långt borta kan ta dig över halva brädet.
tip-star-partner-yard = Lämna din gård tidigt. Den är din lagkamrats mål, och din lagkamrat kan inte bli klar medan du står i den.
tip-star-captive-early = För fram pjäserna längst ut i gårdens udd i god tid. När motståndaren har lämnat sin gård får du inte göra något annat än att tömma din.
tip-star-captive-shut = Om din egen gård är tom, titta på motståndarens. Kanske kan du hindra den sista pjäsen där från att komma ut eller närmare sitt mål; då är motståndaren besegrad.
tip-star-line-stop = Räkna luckorna i motståndarens linje också. När bara en är kvar, ställ en av dina pjäser i den.
tip-star-line-gap = En pjäs i din linje kan hoppa in i linjens egen lucka. Då hamnar luckan någon annanstans, där den är lättare för dig att fylla eller svårare att spärra.
tip-marble-far-jump = Titta längs hela linjen, inte bara på grannarna. En ensam kula långt borta kan ta dig över halva brädet.
tip-marble-deep = Gå så långt in i ditt mål du kan. En kula som stannar vid ingången spärrar vägen för nästa.

## Barricade, Rakado, Gobang, Tippy, Cat and Mouse

tip-barricade-leader = Om du kan välja vilken pjäs du slår ut, slå ut den som är närmast målet. Den har längst väg tillbaka.
tip-barricade-wall = Sätt ett hinder precis framför den av motståndarnas pjäser som är närmast målet. Då krävs en etta, eller så måste den gå den långa vägen runt.
tip-barricade-lift = Landa på ett hinder när du kan. Du öppnar vägen för dig själv och stänger den för någon annan.
tip-rakado-goal = Om ditt kast räcker för att föra en pjäs till målet, gå in. Där kan den inte bli slagen, och bara pjäser i målet räknas.
tip-rakado-recapture = Om du kan välja vilken pjäs du slår, titta uppåt längs kolumnen. Välj en där ingen av motståndarens pjäser är nära nog att slå tillbaka.
tip-gobang-three = Om tre i rad har båda ändarna fria, stoppa dem genast. Om du väntar blir de fyra med båda ändarna fria, och du kan bara stoppa den ena.
tip-gobang-two-threats = Sätt ut en pjäs där två av dina linjer korsas. Motståndaren kan bara stoppa ett av två hot.
tip-tippy-two = Leta efter en ruta bredvid två av motståndarens pjäser. En enda pjäs där kan kanske slå båda.
tip-tippy-guard = Om motståndaren har tre sidor runt din pjäs, ta den fjärde sidan själv. Då kan den inte bli slagen.
tip-mice-rows = När du spelar mössen: håll en mus bakom varje mus. En katt kan inte hoppa om rutan bakom är upptagen.
tip-cats-capture = När du spelar katterna: slå en mus medan rutan bakom den är ledig. Färre möss har svårare att stänga in dig.

## Dutch Halma, Le Zug, Top Secret, Captive 2, peg games

tip-secret-rim = När du sätter ut dina pjäser, ta mittens ytterkant. Därifrån kommer du iväg snabbare än inifrån.
tip-secret-bridge = Använd varje pjäs som en bro, även motståndarens. En enda lång kedja sparar många steg.
tip-secret-inner-first = Om en pjäs kan hoppa ut över din egen pjäs vid kanten, gör det först. Pjäsen vid kanten kan ändå ta ett steg ut senare.
tip-dutch-hook-now = Gör en krok innan du tar ett steg. Motståndarens pjäs som du behöver för kroken kan vara borta nästa tur.
tip-dutch-no-gift = Ta inte ett steg till en ruta snett framför en motståndares pjäs om den kan göra en krok runt dig därifrån.
tip-zug-chain = Leta efter den längsta kedjan först, och glöm inte det extra steget. Motståndarens pjäser går också bra att hoppa över.
tip-zug-guard = Lämna kvar en pjäs som vakt i din station medan motståndaren väntar framför den. Motståndaren står stilla, och du går vidare.
tip-solo-arms = Ta in pjäserna längst ut på armarna tidigt. När de är ensamma där ute kan inget nå dem längre.
tip-solo-purge = Lär dig att få bort tre pjäser i rad. En pjäs bredvid den yttersta hoppar över den, den i andra änden hoppar över den mittersta, och den första pjäsen hoppar tillbaka.
tip-solo-last-jump = Tänk på slutet: det sista hoppet måste landa i mitten. Förbered två pjäser bredvid varandra som pekar mot den.
tip-retour-holes = Titta på de lediga rutorna i stället för på pjäserna. De rör sig som pjäserna i Solohalma, och den sista måste vara mitten.
tip-retour-rim = Fyll armarnas hörn tidigt. Bara ett hopp som slutar där kan fylla dem.
tip-captive-most = Följ varje väg till slutet innan du börjar. En längre väg ut slår fler pjäser.
tip-captive-end = Om du skulle vinna på antalet pjäser, avsluta spelet: välj en tur så att ingen kan komma ut efteråt.
