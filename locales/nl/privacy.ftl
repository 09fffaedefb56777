# What is kept about people, where, and for how long.

privacy-title = Privacy
privacy-lead = Spielhof toont geen reclame, telt geen bezoekers en vraagt niet om een e-mailadres. Hier staat wat er wordt bewaard, waar en hoelang.
privacy-device-title = Op je apparaat
privacy-device = Je instellingen, de namen en plaatjes van de mensen die hier spelen, de spellen op dit apparaat en hoe ver je bent met de lessen. Het blijft allemaal op het apparaat tot je het daar wist.
privacy-guest-title = Wie je bent voor de server
privacy-guest = Zodra je op een server een tafel opent of aan een tafel gaat zitten, ben je daar gast: een willekeurig getal, een cookie met een geheim waarvan de server alleen de hashwaarde bewaart, je naam als je die opgeeft, en de dag waarop je er het laatst was. Een gast die er lang niet is geweest (180 dagen, tenzij de beheerder iets anders heeft gekozen) en niet midden in een spel zit, wordt gewist.
privacy-account-title = Accounts
privacy-account = Een account is vrijwillig. Het bewaart de openbare sleutels van je toegangssleutels met de namen die je ze geeft, wanneer ze zijn gemaakt en voor het laatst gebruikt, hashwaarden van je herstelcodes, en welke apparaten zijn aangemeld. Het blijft tot je het verwijdert. Het geheime deel van een toegangssleutel verlaat je apparaat nooit.
privacy-tables-title = Tafels
privacy-tables = Een tafel bewaart als getallen wie waar zit, elke zet, en de namen en plaatjes die voor de plaatsen zijn opgegeven. Iedereen die het adres van een tafel heeft, kan meekijken. Tafels waar nooit een spel begint, worden na een paar uur gewist; tafels waar niets meer gebeurt, na een paar maanden (90 dagen, tenzij de beheerder iets anders heeft gekozen).
privacy-games-title = Afgelopen spellen
privacy-games = Een afgelopen spel blijft bewaard zolang een van de gasten die het speelden er nog is. Alleen jij ziet de lijst van je afgelopen spellen, tenzij je die aan iedereen toont.
privacy-ratings-title = Ratings en oplossingen
privacy-ratings = Met een account kun je gewaardeerde partijen spelen. Je ratings, wat elke partij veranderde en het aantal partijen blijven bewaard tot je alles verwijdert. Je rating staat in de lobby bij je naam; je staat alleen bij de besten als je je partijen aan iedereen toont.
privacy-chat-title = Chat
privacy-chat = Er is alleen chat waar de gastheer van de tafel dat toestaat. Wat er is gezegd, wordt bij de tafel bewaard en samen met de tafel gewist, of met degene die het zei.
privacy-safety-title = Dempen, blokkeren, melden
privacy-safety = Wie je hebt gedempt of geblokkeerd, wordt bewaard tot je het ongedaan maakt of jezelf verwijdert; de anderen horen het niet. Een melding bewaart de reden en de laatste regels die aan tafel zijn gezegd; ze wordt verwijderd met de persoon over wie het gaat, anders een jaar nadat ze is afgehandeld (tenzij de beheerder iets anders koos). Van een uitgesloten persoon blijft alleen een versleutelde controlesom over, zonder naam of adres, zolang de uitsluiting duurt.
privacy-tournaments-title = Toernooien en bots
privacy-tournaments = Een toernooi bewaart de namen van wie meedoet, ook van wie de organisator heeft ingeschreven. Het wordt verwijderd met de organisator, of zoals een tafel waar niets meer gebeurt. Een bot hoort bij de persoon die hem heeft gemaakt en wordt met die persoon verwijderd.
privacy-address-title = Netwerkadressen
privacy-address = De server heeft je netwerkadres nodig om je te antwoorden en aanvallen af te remmen. Het blijft maar een paar minuten in het geheugen en andere spelers krijgen het nooit te zien.
privacy-never-title = Wat nooit gebeurt
privacy-never = Gegevens worden niet verkocht of doorgegeven. De pagina’s laden niets van andere websites.
privacy-delete-title = Bekijken en wissen
privacy-delete = Onder “Mijn spellen” kun je alles downloaden wat de server over je bewaart. In de instellingen kun je het wissen: je naam, je geheim, je lijst van spellen, je openbare pagina en alles wat je hebt gezegd zijn meteen weg. Je tegenstanders houden de spellen die jullie samen speelden, met “Verwijderde speler” op jouw plaats. In reservekopieën van de beheerder kunnen oudere gegevens staan tot ze worden vervangen.
