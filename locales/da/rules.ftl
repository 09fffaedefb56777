# The rules of each game, paragraph by paragraph. The numbers are added by the program: a variable
# such as $rule-jump stands for the number of that paragraph.

## What you are trying to do

rule-aim-race = Vær den første, der får alle sine brikker over brættet og ind i sit mål.
rule-aim-alone = Få alle dine brikker ind i målet på så få ture som muligt.
rule-aim-marked-halma = Vær den første, der får alle sine brikker ind i sit mål, med den mærkede brik i målets yderste hjørne. Spiller du alene, prøver du at gøre det på så få ture som muligt.
rule-aim-team-star-halma = To spillere danner et hold. Vær det første hold, hvor begge makkere har alle deres brikker i mål.
rule-aim-top-secret = Vær den første, der får alle sine brikker ud over brættets kant.
rule-aim-solo-halma = Spring, til der kun er én brik tilbage, i midten af brættet.
rule-aim-retour = Begynd med en enkelt brik, og fyld hele brættet undtagen midten.
rule-aim-captive-2 = Slå flere brikker end nogen anden ved at springe over dem på vej ud af sekskanten.
rule-aim-connection = Fyld en hel, lige linje mellem to af stjernens spidser med dine brikker.
rule-aim-rakado = Få flere brikker ind i dit mål end nogen anden.
rule-aim-tippy = Slå flere brikker, end du mister, ved at spærre dem inde med dine egne.
rule-aim-gobang = Vær den første, der får fem af sine brikker på stribe.
rule-aim-cats = To katte spiller mod nitten mus. Kattene prøver at slå mus, og musene prøver at spærre kattene inde.
rule-aim-barricade = Vær den første, der får en af sine brikker frem til målet, det enlige felt øverst på brættet.

## How to set up

rule-board-square = Brættet har 16 × 16 felter. I hvert hjørne er der en stor gård på 19 felter og inden i den en lille gård på 13.
rule-board-star = Stjernen har 121 huller: en sekskant med 61 i midten og seks spidser med 10 hver.
rule-setup-halma = To spillere begynder i modsatte hjørner, hver med 19 brikker, der fylder den store gård. Fire spillere begynder i de fire hjørner, hver med 13 brikker, der fylder den lille gård. Dit mål er den tilsvarende gård i hjørnet over for dit.
rule-quick-halma-setup = Hver spiller har seks brikker på lynlinjen: de seks felter, der hører til den store gård, men ikke til den lille. To spillere begynder i modsatte hjørner, fire i alle hjørner. Dit mål er lynlinjen overfor, og hvor der i disse regler står ”din gård”, menes din egen lynlinje.
rule-marked-halma-setup = Brikken, der begynder på hjørnefeltet i din gård, er mærket. Den flyttes som alle andre.
rule-double-colour-halma-setup = De to spillere begynder i modsatte hjørner, hver med to farver, der fylder den store gård: den ene har ni røde og ti grønne brikker, den anden ni blå og ti gule. Rød og blå står på felter, der er lyse eller mørke ligesom hjørnefeltet, grøn og gul på de andre. Rød og blå er makkerfarver, og det er grøn og gul også: målet for hver farve er dér, hvor dens makkerfarve begynder.
rule-highscore-setup = Du har 19 brikker. De fylder den store gård nederst til venstre, og dit mål er den store gård i hjørnet overfor.
rule-meeting-point-setup = Du har 19 brikker. De fylder den store gård nederst til venstre. Dit mål er en figur på 19 felter, der er markeret på brættet: et kors i midten med rækker på 3, 3, 7, 3 og 3 felter eller en figur, du selv har tegnet.
rule-setup-star-15 = To spillere begynder over for hinanden, tre ved hver anden spids. Hver har 15 brikker, der fylder gården: spidsen og rækken på fem huller ved siden af den. Dit mål er gården over for din.
rule-setup-star-four = Fire spillere begynder ved to par modsatte spidser. Hver har ti brikker, og gårdene er kun selve spidserne.
rule-team-star-halma-setup = Fire spillere begynder ved to par modsatte spidser, hver med ti brikker, der fylder spidsen, deres gård. Makkere sidder over for hinanden, og hver spillers mål er makkerens spids.
rule-chinese-checkers-setup = Hver spiller har ti kugler, her kaldet brikker, som fylder en af stjernens spidser, deres gård. To spillere begynder over for hinanden, tre ved hver anden spids og fire ved to par modsatte spidser; fem lader én spids være tom, og seks bruger dem alle. Alle spiller for sig selv, og dit mål er spidsen over for din.
rule-star-highscore-setup = Du har 15 brikker. De fylder din gård: spidsen nederst og rækken på fem huller ved siden af den. Dit mål er den tilsvarende gård øverst.
rule-connection-setup = Hver spiller har 13 brikker. De fylder en af stjernens spidser og de tre midterste huller i rækken ved siden af den. To spillere begynder over for hinanden, tre ved hver anden spids.
rule-connection-solo-setup = Du har 13 brikker. De fylder stjernens nederste spids og de tre midterste huller i rækken ved siden af den.
rule-captive-2-setup = To til seks spillere sidder rundt om stjernen. Tres brikker fylder sekskanten undtagen hullet i midten, og de tilhører ingen.
rule-dutch-halma-setup = Brættet har 9 × 9 felter. De to spillere sidder over for hinanden, og hver fylder de to nærmeste rækker med 18 brikker. Dit mål er modstanderens to rækker.
rule-le-zug-setup = Brikkerne står på de punkter, hvor linjerne krydser hinanden, i 17 rækker med 17. De to spillere sidder over for hinanden med tolv brikker hver: ni på hvert andet punkt i den nærmeste række, deres bageste række, og tre i rækken foran den. De tre står også på hvert andet punkt, og det første er det sjette fra venstre.
rule-top-secret-place = Brættet har 16 × 16 felter, og de to spillere har 18 brikker hver. På skift sætter hver spiller én brik på et valgfrit ledigt felt blandt de 6 × 6 felter i midten, til de er fulde. Først derefter begynder I at flytte.
rule-solo-halma-setup = Brættet er et kors med 33 felter. Der står brikker på dem alle undtagen det midterste.
rule-retour-setup = Brættet er et kors med 33 felter. Én brik står i midten, og de andre 31 venter ved siden af brættet.
rule-rakado-setup = To spillere bruger det kvadratiske bræt med 16 × 16 felter. Hver har 16 brikker, der fylder den nærmeste række, deres grundrække; dit mål er modstanderens grundrække. Tre spillere bruger stjernen, og det kan to også gøre, hvis husreglerne siger det.
rule-rakado-star = På stjernen begynder to spillere over for hinanden og tre ved hver anden spids. Hver har 15 brikker, der fylder gården: spidsen og rækken på fem huller ved siden af den. Dit mål er gården over for din.
rule-tippy-setup = Brættet har 16 × 16 felter og er tomt fra begyndelsen. To eller tre spillere har 15 brikker hver.
rule-gobang-setup = Brættet har 16 × 16 felter og er tomt fra begyndelsen. To, tre eller fire spillere har tolv brikker hver.
rule-cats-setup = Brættet har 16 × 16 felter. Først sætter den ene spiller to katte på to af de fire midterste felter. Så sætter den anden spiller nitten mus på valgfrie ledige felter. Derefter skiftes I, og kattene begynder.
rule-barricade-setup = Brættet har 112 felter, og hvert af dem er forbundet med felterne lige over, under og ved siden af. Elleve barrikader står på de viste felter. Hver spiller har fem brikker i gården under brættet: to spillere tager rød og gul, tre tager også grøn, og fire tager blå med.
rule-begins = Når spillet stilles op, vælger I, hvem der begynder. Derefter går turen rundt med uret.

## Moving

rule-one-piece = Når det er din tur, flytter du en af dine brikker: enten ét skridt eller en kæde af spring, aldrig begge dele. Du må gå ind i og igennem alle gårde og også blive stående der.
rule-move-anywhere = Når det er din tur, flytter du en af dine brikker: enten ét skridt eller en kæde af spring, aldrig begge dele. Den må gå overalt på brættet.
rule-step-square = Med et skridt går en brik til et ledigt felt lige ved siden af i en af de otte retninger: frem, tilbage, til siden eller på skrå.
rule-step-star = Med et skridt går en brik langs en linje til det næste hul i en af de seks retninger, hvis det hul er ledigt.
rule-jump = Et spring går i lige linje over én brik, der står lige ved siden af din, og lander lige bag den, hvis der er ledigt. Du må springe over både dine egne og andres brikker. Brikken, du springer over, bliver stående, og ingen har pligt til at springe.
rule-jump-long = Et spring kan også være længere: over én brik, der står længere væk, så du lander lige så langt bag den, som du begyndte foran den. Den brik er altså præcis midt i springet, og alt andet mellem start og landing skal være tomt.
rule-chain = En kæde er ét eller flere spring i træk med den samme brik. Du må skifte retning efter hvert spring og stoppe, når du vil. Pladsen, du begyndte på, tæller som tom, men din kæde må ikke ende der.
rule-pass = Hvis du kan gøre noget, skal du gøre det. Er der intet, du kan gøre, står du over.
rule-stay-in-goal = En brik, der er i sit mål, når din tur begynder, skal også være der, når din tur slutter. En kæde må forlade målet og komme tilbage.
rule-stay-complete = Hvis alle brikker i en farve er i deres mål, men du ikke har vundet endnu, må de kun forlade det igen, når du ikke har noget andet træk.
rule-stay-two-colours = Hvis du spiller med to farver (se husreglerne), og alle brikker i den ene er i deres mål, må de kun forlade det igen, når du ikke har noget andet træk.
rule-colour-halma-shade = Fra et mørkt felt må en brik kun gå et skridt, og kun på skrå. Fra et lyst felt må den kun springe. Et træk, der begynder i dit mål og aldrig lander uden for det, er frit: ethvert skridt eller spring er tilladt.
rule-clear-no-loss = Hvis du skal tømme din gård (se husreglerne), skal hvert træk hjælpe med det, hvis det kan lade sig gøre. Kan det ikke, må du flytte, som du vil, og du taber ikke.
rule-double-colour-halma-stay = En brik, der er i gården overfor, når din tur begynder, skal også være der, når din tur slutter, på et hvilket som helst af gårdens felter; en kæde må forlade gården og komme tilbage. Hvis alle dine brikker i den ene farve er i den gård, men du ikke har vundet endnu, må de kun forlade den igen, når du ikke har noget andet træk. Når du skal tømme din egen gård (se husreglerne), skal brikkerne også ud af hele gården.
rule-team-star-halma-partner = Du flytter dine egne brikker. Når de alle er i deres mål, må du også flytte din makkers brikker.
rule-captive-1-clear = Så snart en anden spiller ikke har flere brikker i sin gård, skal du tømme din: du må kun flytte brikker ud af din gård. Kan ingen komme ud, skal du flytte en brik inde i gården tættere på det yderste hul i dit mål. Kan du heller ikke det, er du ude.
rule-top-secret-off = Et skridt eller et spring over en brik må også gå ud over brættets kant i en af de otte retninger. Så er brikken uden for brættet, og din tur er slut.

## Dice Halma

rule-dice-halma-roll = Når det er din tur, kaster du to terninger. Vælg den ene til skridt; den anden er til spring. Viser de det samme, er der intet at vælge. Hvis du kun kan gøre noget med det ene af de to valg, skal du tage det.
rule-dice-halma-move = Derefter går op til så mange brikker, som skridtterningen viser, ét skridt hver, og én anden brik laver en kæde på præcis så mange spring, som springterningen viser, eller du lader kæden være. Du vælger rækkefølgen, men ingen brik flyttes to gange i samme tur. Du må gå ind i og igennem alle gårde og også blive stående der.
rule-dice-halma-chain = Du må skifte retning efter hvert spring i kæden, men du må ikke lande to gange på det samme felt, og heller ikke på det felt, du begyndte på.
rule-dice-halma-must = Hvis du kan gøre noget, skal du gøre mindst én ting; derefter må du slutte din tur. Er der intet, du kan gøre med dit kast, er din tur slut.
rule-dice-halma-swap = At bytte plads (se husreglerne) koster et af dine skridt. Du må bytte, når ingen brik, der stadig kan flyttes i denne tur, kan komme ind i målet med det, der er tilbage af dit kast.

## Dutch Halma and Le Zug

rule-dutch-halma-step = Når det er din tur, flytter du en af dine brikker: enten et skridt eller en kæde af kroge. Et skridt går ét felt lige frem, hvis det felt er ledigt.
rule-dutch-halma-hook = Hvis en af modstanderens brikker står skråt foran din, må du gå i en krog uden om den: du lander på feltet lige bag den set fra dig, i samme kolonne som den, hvis det er ledigt. Du må gå flere kroge i træk. Ingen brikker bliver slået.
rule-le-zug-move = Når det er din tur, flytter du en af dine brikker, altid skråt frem: enten ét skridt til det næste ledige punkt eller en kæde af spring.
rule-le-zug-jump = Hvert spring går over én brik, der står lige ved siden af din, uanset hvis den er, og lander lige bag den, hvis det punkt er ledigt. Du må springe, så mange gange du vil, hver gang til venstre eller til højre, og så gå ét skridt til sidst. Brikkerne, du springer over, bliver stående.
rule-le-zug-station = De fire rækker nærmest en spiller er spillerens station. Så længe en af modstanderens brikker er i sin egen station, må du ikke lande på noget punkt i den, heller ikke midt i en kæde.

## Solitaires and captures on the way

rule-solo-halma-jump = En brik springer vandret eller lodret over en brik lige ved siden af til det ledige felt lige bagved. Brikken, den springer over, er slået og tages af brættet. Der er ingen skridt.
rule-solo-halma-turns = Hvis den samme brik springer flere gange i træk, er det én tur.
rule-retour-jump = Vælg en brik med to ledige felter ved siden af sig i lige linje, vandret eller lodret. Sæt en ny brik på det nærmeste felt, og spring over den med den første brik til det fjerneste. Begge bliver på brættet.
rule-captive-2-jump = Når det er din tur, vælger du en hvilken som helst brik og springer med den langs linjerne over brikker lige ved siden af den, hver gang til det ledige hul lige bagved. Du må skifte retning efter hvert spring. Du slår hver brik, i samme øjeblik du springer over den.
rule-captive-2-out = Dit sidste spring skal lande uden for sekskanten, og den første landing udenfor slutter din tur. Brikken, du sprang med, går ud af spillet og tæller ikke for nogen. Hvis blot én brik kan komme ud, skal du bruge din tur på det.

## Rakado

rule-rakado-move = Når det er din tur, kaster du terningen og flytter en af dine brikker præcis så mange pladser frem i lige linje. På det kvadratiske bræt er det lige frem; på stjernen er det langs en af de to linjer, der fører mod dit mål. Alt derimellem skal være ledigt.
rule-rakado-six = Efter en sekser kaster du igen, også selv om du ikke kunne bruge den.
rule-rakado-capture = Hvis dit træk ender på en modstanders brik, slår du den og tager den af brættet. Dit træk må ikke ende på din egen brik.
rule-rakado-must = Hvis du kan slå, skal du gøre det; er der flere muligheder, vælger du en. Hvis du ikke kan slå, men kan flytte, skal du flytte. Kan du slet ikke flytte, står du over.
rule-rakado-goal = Du skal kaste præcis det rigtige tal for at lande i dit mål. En brik i sit mål kan ikke slå og kan ikke slås, men den må flyttes videre inde i målet.

## Tippy, Gobang, Cat and Mouse

rule-place = Når det er din tur, sætter du en af dine brikker på en valgfri ledig plads.
rule-tippy-capture = Du slår en modstanders brik, når du sætter en brik lige over, under, til venstre eller til højre for den, og alle fire pladser nu er dine. En brik ved kanten er i sikkerhed, og en brik, der bliver sat ind på den tomme plads mellem fire af dine brikker, bliver ikke slået af den grund.
rule-gobang-move = Når alle har sat alle deres brikker ind, flytter I i stedet: når det er din tur, går en af dine brikker til et ledigt felt lige ved siden af, i en hvilken som helst retning.
rule-cats-move = Når det er din tur, flytter du en af dine brikker til et ledigt felt lige ved siden af, i en af de otte retninger. Katte og mus flyttes ens.
rule-cats-jump = I stedet må en kat springe over en mus lige ved siden af til det ledige felt lige bagved og slå den mus. Den behøver det ikke. Katte kan ikke springe over hinanden, og mus springer aldrig.

## Barricade

rule-barricade-opening = I begyndelsen kaster alle terningen én gang. Den, der kaster højest, begynder og bruger kastet til sit første træk; er flere lige om det, kaster de igen. Derefter går turen rundt med uret.
rule-barricade-roll = Når det er din tur, kaster du terningen og flytter en af dine brikker præcis så mange felter, fra felt til felt, i en hvilken som helst retning. Du må dreje om hjørner, men du må ikke vende om undervejs. En sekser er ikke noget særligt: du kaster ikke igen.
rule-barricade-enter = Brikker i din gård kan komme ind på brættet med ethvert kast. Feltet lige over gården tæller som ét.
rule-barricade-pass-over = Du må gå forbi brikker i alle farver, og du tæller deres felter med. Du kan aldrig gå forbi en barrikade.
rule-barricade-hit = Hvis dit træk ender på en modstanders brik, skal den brik tilbage til sin gård. Dit træk må ikke ende på din egen brik.
rule-barricade-lift = Hvis dit træk ender præcis på en barrikade, overtager din brik dens felt. Du skal straks sætte barrikaden på et valgfrit ledigt felt, men aldrig i den første række, den lige over gårdene, og aldrig på målet.
rule-barricade-must-move = Hvis du kan flytte, skal du gøre det, også baglæns. Hvis det eneste, du kan gøre, er at sætte en brik ind, så se husreglerne. Kan du slet ikke flytte, venter du på din næste tur.
rule-barricade-talk = I må gerne give hinanden råd og love hinanden noget, men ingen er forpligtet til at holde det.

## Winning

rule-win-opposite = Du vinder, så snart alle dine brikker er i dit mål.
rule-filled = Du vinder også, hvis der ved begyndelsen af din tur ikke er et tomt hul i dit mål, og dine egne brikker står i mere end halvdelen af det, uanset hvem resten tilhører (se husreglerne). Indtil du har vundet, må brikker forlade målet igen.
rule-win-alone = Spillet er løst, så snart alle dine brikker er i målet. Indtil da må de forlade det igen.
rule-lost = En spiller, der skal tømme sin gård (se husreglerne) og ikke kan, er ude: spillerens brikker i gården tages af brættet, og de andre bliver stående. Står sådan en brik i dit mål, tæller dens plads som fyldt. Den sidste spiller, der er tilbage, vinder.
rule-captive-1-lost = Når en spiller er ude, tages spillerens brikker i gården af brættet, og de andre bliver stående. Står sådan en brik i dit mål, tæller dens hul som fyldt. Den sidste spiller, der er tilbage, vinder.
rule-marked-halma-win = Du vinder, så snart alle dine brikker er i dit mål, og din mærkede brik er på sit hjørnefelt, det, der ligger skråt over for dens start.
rule-marked-halma-corner = En brik, hvis ejer er ude, kan ikke træde i stedet for din mærkede brik på det hjørnefelt. Hvis du vinder, fordi dit mål er fyldt (se husreglerne), skal din mærkede brik være på hjørnefeltet, medmindre en modstanders brik står der.
rule-marked-halma-alone = Spiller du alene, begynder dine 19 brikker i den store gård nederst til venstre. Regel { $rule-stay-in-goal } og { $rule-stay-complete } gælder ikke: brikker må forlade målet igen.
rule-double-colour-halma-win = Du vinder, så snart begge dine farver er i deres mål, hver brik på et felt, hvor dens makkerfarve begyndte.
rule-team-star-halma-win = Et hold vinder, så snart begge makkere har alle deres brikker i mål. Makkere taber også sammen, og når der tælles brikker eller afstande, lægges deres sammen.
rule-connection-win = Du vinder, så snart dine brikker står i alle huller på en af de seks vinderlinjer. Hver af dem har 13 huller og går lige fra det yderste hul i én spids til det yderste hul i en anden, med netop én spids imellem.
rule-dutch-halma-win = Du vinder, så snart dine brikker fylder modstanderens to rækker.
rule-le-zug-win = Du vinder, så snart ni af dine brikker står på de ni startpunkter i modstanderens bageste række, og dine tre andre står i rækken foran den.
rule-top-secret-win = Du vinder, så snart alle dine brikker er uden for brættet.
rule-solo-halma-win = Spillet er løst, når der kun er én brik tilbage, og den står i midten. Prøv at bruge så få ture som muligt: det kan gøres på 18, og aldrig på færre.
rule-retour-win = Spillet er løst, når alle felter undtagen det midterste er fyldt. Det er Solohalma spillet baglæns.
rule-alone-score = Når du spiller alene, prøver du at bruge så få ture som muligt. Hvis to spil tager lige mange ture, er det med færrest spring det bedste.
rule-captive-2-end = Spillet slutter, når ingen brik længere kan komme ud af sekskanten. Den, der har slået flest brikker, vinder; har flere lige mange, deler de sejren.
rule-rakado-end = Spillet slutter, når ingen ville kunne flytte, uanset hvad der kastes, eller efter 500 ture til hver. Den, der har flest brikker i sit mål, vinder; har flere lige mange, deler de sejren.
rule-tippy-end = Spillet slutter, når alle har sat alle deres brikker ind. Tag antallet af brikker, du har slået, og træk antallet af dem, du har mistet, fra: det højeste resultat vinder, og ved ens resultater deles sejren.
rule-gobang-win = Du vinder, så snart fem eller flere af dine brikker står ved siden af hinanden i en ubrudt linje: vandret, lodret eller skråt.
rule-cats-mice-win = Musene vinder, når det er kattenes tur, og ingen af kattene kan flytte sig.
rule-cats-win = Kattene vinder, så snart der er færre end ni mus tilbage, for otte mus kan ikke spærre to katte inde.
rule-cats-draw = Spillet er uafgjort efter hundrede ture i træk, hvor intet er slået, halvtreds til hver spiller. Det er også uafgjort, når den samme stilling opstår for tredje gang ved begyndelsen af en tur, eller efter 500 ture til hver.
rule-barricade-win = Du vinder, så snart en af dine brikker lander på målet. Du skal kaste præcis det rigtige tal, for målet er en blindgyde.

## Other ways for a game to end

rule-endings = Spillet slutter også, når alle spillere er nødt til at stå over efter hinanden, når den samme stilling opstår for tredje gang ved begyndelsen af en tur, eller efter 500 ture til hver.
rule-endings-dice = Spillet slutter også, når ingen ville kunne flytte, uanset hvad der kastes, eller efter 500 ture til hver.
rule-endings-barricade = Spillet slutter også efter 500 ture til hver. Tæl så felterne fra hver af dine brikker til målet, og for en brik i gården ét mere end fra feltet over den. Den mindste sum vinder, og ved ens summer deles sejren.
rule-endings-alone = Når du spiller alene, må du bruge så mange ture, du vil, og stillinger må gentage sig. Hvis du ikke kan flytte mere, er spillet ikke løst.
rule-measure-square = Sker det, vinder den, der har flest brikker i sit mål. Står det lige, lægges det sammen, hvor mange felter hver spillers brikker er fra det hjørne af brættet, hvor deres mål er, talt langs rækker og kolonner og aldrig på skrå: den mindste sum vinder, og ved ens summer deles sejren.
rule-measure-star = Sker det, vinder den, der har flest brikker i sit mål. Står det lige, lægges det sammen, hvor mange skridt hver spillers brikker er fra det yderste hul i deres mål: den mindste sum vinder, og ved ens summer deles sejren.
rule-measure-dutch-halma = Sker det, vinder den, der har flest brikker i sit mål. Står det lige, lægges det sammen, hvor mange rækker hver spillers brikker er kommet frem: den højeste sum vinder, og ved ens summer deles sejren.
rule-measure-le-zug = Sker det, taber en spiller, der stadig har en brik i sin egen station, til en, der ikke har. Ellers vinder den, der har flest brikker på de ni punkter i modstanderens bageste række; har I lige mange, deler I sejren.
rule-measure-top-secret = Sker det, vinder den, der har flest brikker uden for brættet; har I lige mange, deler I sejren.
rule-measure-connection = Sker det, vinder den, der har flest brikker på en enkelt af de linjer; har flere lige mange, deler de sejren.
rule-measure-shared = Sker det, deler alle spillere sejren.

## What the pictures show

diagram-square-step = Et skridt går til et ledigt felt lige ved siden af brikken.
diagram-square-jumps = Flere spring i træk, over egne og andres brikker. Det hele er én tur.
diagram-super-jump = Et langt spring: brikken, du springer over, er præcis i midten.
diagram-square-goal = Den sidste brik når gården overfor og vinder spillet.
diagram-quick-goal = Den sidste brik når linjen overfor og vinder spillet.
diagram-marked-goal = Alle brikkerne er nået frem, og den mærkede står i hjørnet: spillet er vundet.
diagram-double-goal = Hver farve står, hvor dens makkerfarve begyndte: spillet er vundet.
diagram-colour-step = Fra et mørkt felt går en brik et skridt på skrå.
diagram-colour-jump = Fra et lyst felt springer en brik.
diagram-dice = En etter til skridt og en treer til spring: én brik går et skridt, og en anden laver en kæde på tre spring.
diagram-figure = En brik springer til sin plads i figuren. Der mangler stadig én.
diagram-secret-jumps = På brættet går og springer brikkerne som sædvanlig.
diagram-secret-leave = Et spring over brikken ved kanten fører ud over brættets kant.
diagram-dutch-step = Et skridt går ét felt lige frem.
diagram-dutch-hook = To kroge i træk, hver uden om en modstanders brik, der står skråt foran.
diagram-zug-step = Et skridt går ét punkt skråt frem.
diagram-zug-jumps = To spring og derefter ét skridt på skrå.
diagram-star-step = Et skridt går langs en linje til det næste ledige hul.
diagram-star-jumps = Flere spring i træk, over egne og andres brikker. Det hele er én tur.
diagram-star-super = Et langt spring: brikken, du springer over, er præcis i midten.
diagram-star-goal = Den sidste brik når gården overfor og vinder spillet.
diagram-chinese-goal = Den sidste af de ti når spidsen overfor og vinder spillet.
diagram-connection = Det sidste tomme hul i en linje på 13 bliver fyldt: spillet er vundet.
diagram-captive-out = Tre spring fører ud af sekskanten og slår tre brikker.
diagram-captive-one = Et enkelt spring er nok, hvis det fører ud.
diagram-solo-jump = Et spring slår brikken, det går over.
diagram-solo-last = Det sidste spring ender i midten: løst.
diagram-retour-first = En ny brik sættes ved siden af den første, som springer over den.
diagram-retour-next = Næste tur: en brik springer, og den nye brik bliver stående imellem.
diagram-five = Fem i en ubrudt skrå linje vinder.
diagram-tippy = Den fjerde brik lukker ringen, og modstanderens brik er slået.
diagram-cat-jump = En kat springer over en mus og slår den.
diagram-cats-shut = Ingen af kattene kan flytte sig længere: musene vinder.
diagram-rakado-take = En firer: modstanderens brik for enden af trækket bliver slået.
diagram-rakado-goal = En treer er lige præcis nok til at nå grundrækken overfor.
diagram-enter = Med en firer sættes en brik ind; feltet over gården tæller som ét.
diagram-send-back = En femmer: brikken går forbi én modstander og sender den anden tilbage til sin gård.
diagram-lift = En treer ender præcis på en barrikade: brikken overtager dens felt, og barrikaden flyttes et andet sted hen.
diagram-home = En treer er lige præcis nok: den første brik på målet vinder.
