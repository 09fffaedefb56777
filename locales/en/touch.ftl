# Words of the board under fingers: confirming, planning ahead, zooming.

confirm-always = Always
confirm-touch = Placements by touch
confirm-never = Never
setting-vibration = Vibration
spot-target = { $spot }, target
spot-pick = { $spot }, can be picked
zoom-whole = Show the whole board
premove-set = Planned: { $from } to { $to }. It will be played on your turn if it's legal then.
premove-gone = The planned move { $from } to { $to } isn't legal now.
premove-cancelled = The planned move is cancelled.
