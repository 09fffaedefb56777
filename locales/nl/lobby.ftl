# The lobby: tables that wait for somebody, and people who look for somebody.
lobby-seats = { $taken } van { $seats } plaatsen bezet
lobby-rated = telt mee
lobby-seeks = Zoeken iemand om mee te spelen
lobby-join = Meedoen
lobby-bot = { $name } (robot)
