# The pages of the web client. Words of the running table are in table.ftl.

## Every page

skip-to-content = Skip to the content
nav-label = Pages and appearance
to-gallery = All games
theme-is-auto = Light or dark as the device wishes
theme-is-light = Light
theme-is-dark = Dark
missing-title = Nothing here
missing-text = There is no page at this address. Perhaps the link was cut off.
error-unreachable = The server cannot be reached. Is the network on?
error-missing = The server does not know this.
error-strange = The server answered with an error ({ $status }).
try-again = Try again

## All games

gallery-title = What shall we play?
gallery-lead = Barricade, Halma with all its variants, Chinese Checkers: against the computer, with friends, or alone.
gallery-search = Search
gallery-players = Players
gallery-surprise = Surprise me
gallery-found = { $count ->
    [0] No game found
    [one] One game found
   *[other] { $count } games found
  }
gallery-none = No game fits. Try fewer words or another number of players.
group-barricade = Barricade
group-square = Halma on the square
group-star = Halma on the star
group-alone = Alone
group-other = Not Halma
players = { $count ->
    [one] One player
   *[other] { $count } players
  }
# $range is a text such as "2–4"; $many is its last number.
players-range = { $many ->
    [one] For one
   *[other] { $range } players
  }
with-dice = with dice
play-at-once = Play { $game } at once
play-at-once-short = Play at once
tables-mine = Go on playing
tables-listed = Tables that wait for somebody
continue-your-turn = Your turn
continue-open = an open seat
continue-nameless = a guest
tables-discard = Discard this game: { $game }
tables-discard-sure = Discard this game? It ends without a winner.
tables-discard-resign = Discard this game? You give up, and the others are told.
tables-discard-stand = Leave this table? The others go on waiting for players.
tables-discard-yes = Discard
tables-discard-no = Keep

## A game before it begins

picture-of = { $game }: how it begins
how-many = How many play?
who-plays = Who plays?
chair-label = Who plays on seat { $seat }
chair-level-label = Level of the computer on seat { $seat }
chair-me = I
chair-here = Another person here
chair-computer = Computer
chair-open = A friend by link
chair-computer-level = Computer, level { $level }
level-1 = 1 · gentle
level-2 = 2 · easy
level-3 = 3 · fair
level-4 = 4 · good
level-5 = 5 · strong
level-6 = 6 · strongest
friends-note = You get a link to send. The game begins when everybody has sat down.
start = Start
start-with-friends = Open the table
house-rules = House rules
house-rules-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
  }
as-in-booklet = as in the booklet
as-booklet = booklet
more-choices = Beginning, clock, pace
more-choices-about = if you wish
who-begins = Who begins?
begins-lot = The lot decides
begins-seat = Seat { $seat }
choose-clock = Clock
choose-clock-none = No clock
choose-clock-turn = { $seconds ->
    [one] one second a turn
   *[other] { $seconds } seconds a turn
  }
choose-clock-total = { $minutes } min. + { $increment } s a turn
choose-clock-days = { $days ->
    [one] one day a turn
   *[other] { $days } days a turn
  }
pace-quick = quick
pace-calm = calm
pace-slow = slow, to follow everything
allow-chat = With chat
allow-hints = With hints from the computer
allow-listed = Anybody may find the table and sit down
more-about = More about { $game }
rules-link = Rules
edit-link = Own position
from-booklet = From the booklet "{ $booklet }", { $section }.

## What a house rule is about, for who cannot see it

about-option-blocked = What helps against enemies in your goal
about-option-places = When the game ends
about-option-colours = Colours of each player
about-option-layout = How the colours start
about-option-movement = How pieces move
about-option-jumps = How far jumps go
about-option-leave-goal = Whether pieces may leave their goal
about-option-line = Which lines win
about-option-jumper = What becomes of the piece that jumped out
about-option-teams = Teams
about-option-board = The board
about-option-directions = Where pieces may go
about-option-captures = Where pieces take
about-option-missed = Captures that are overlooked
about-option-setup = How the mice are placed
about-option-chain = How often a cat jumps
about-option-opening = Who begins
about-option-entry = Whether a pawn must be brought in
about-option-no-barricade-rows = Where no barricade may be set down
about-option-playing = Which colours play

## Rules

rules-of = { $game }: the rules
rules-options = Choose before the game. What comes first is the booklet's choice.
rules-or = Or:
rules-play = Play
rules-caption = The beginning with { $count ->
    [one] one player
   *[other] { $count } players
  }.

## Own positions

edit-title = { $game }: a position of your own
edit-about = Choose a piece and click on cells to put it there or take it away. Then play on from the position.
edit-about-figure = Choose a piece and click on cells to put it there or take it away; or draw a figure of your own to reach.
edit-brushes = What to put
edit-free = free
edit-barricade = barricade
edit-shared = piece
edit-marked = { $colour }, the marked piece
edit-cell = { $cell }: { $piece }
edit-figure = Figure
edit-erase = Take away
edit-clear = Empty all
edit-usual = Usual beginning
edit-good = This can be played.
edit-turn = Whose turn is it?
edit-start = Play from here
edit-text = As text
edit-text-about = A mark for each cell, and lines for whatever cannot be drawn. Copy it to keep it, or paste one.

## Settings

settings-title = Settings
setting-language = Language
setting-pace = Pace of the computers
setting-theme = Light or dark
theme-auto = as the device
theme-light = light
theme-dark = dark
setting-motion = Motion
motion-auto = as the device
motion-moving = pieces glide
motion-still = nothing moves
settings-look = Looks
setting-coordinates = Names of rows and columns
settings-play = Play
setting-sound = Sounds
setting-confirm = Confirm each move
setting-confirm-about = Against slips of the finger
setting-roll = Dice roll by themselves
settings-me = You
setting-name = Your name
setting-name-keep = Keep
setting-name-kept = Kept.
settings-me-about = The name others see at the table. There are no accounts: this browser keeps your seats.
forget = Delete all about me
forget-sure = Yes, delete my name and give up my seats
forget-not = No, keep it
setting-turn-along = Turn the board to who moves
setting-turn-along-about = When several play at this device
setting-shortcuts = Single keys do something at the table
setting-code = A seat from another device
setting-code-use = Sit down
setting-code-about = The other device shows the code at the table, under "More".

## The best known games that one plays alone

best-known = Best known to us: { $turns ->
    [one] one turn
   *[other] { $turns } turns
  }, { $jumps ->
    [one] one jump
   *[other] { $jumps } jumps
  }.
best-watch = Watch the best known game
best-of = { $game }: the best known game
link-copy = Copy the link
open-record = Watch a recorded game
continue-turn = Waiting for { $who }
