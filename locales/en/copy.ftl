# Copies of tables, and pages of another version than the server.

fair-earlier = { $rolls ->
    [one] The first roll was made before this table was opened, so it isn't proved.
   *[other] The first { $rolls } rolls were made before this table was opened, so they aren't proved.
  }
copied = { $turns ->
    [one] Copied: the first turn was played elsewhere. The game isn't rated.
   *[other] Copied: the first { $turns } turns were played elsewhere. The game isn't rated.
  }
copied-dice = { $turns ->
    [one] Copied: the first turn was played elsewhere; its rolls aren't proved, and the game isn't rated.
   *[other] Copied: the first { $turns } turns were played elsewhere; their rolls aren't proved, and the game isn't rated.
  }
copy-friends = Continue with friends
copy-friends-about = The game is copied to the server and continues there. The one on this device stays as it is.
copy-friends-seats = Which of your seats do you want to give to friends?
copy-friends-go = Copy to the server
copy-here = Copy to this device
line-reload = Reload
