# Words of the board under fingers: confirming, zooming.

confirm-always = Always
confirm-touch = Placements by touch
confirm-never = Never
setting-vibration = Vibration
spot-target = { $spot }, target
spot-pick = { $spot }, can be picked
zoom-whole = Show the whole board
