# The lobby: tables that wait for somebody, and people who look for somebody.
lobby-seats = { $taken } places prises sur { $seats }
lobby-rated = classée
lobby-seeks = Cherchent quelqu'un avec qui jouer
lobby-join = Jouer
lobby-bot = { $name } (robot)
