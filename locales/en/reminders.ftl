# Reminders that it is one’s turn: the switch, and what it says.

reminders-title = Reminders
reminders-here = Remind me on this device
reminders-about = When it's your turn and the table isn't open, the device tells you. The message names the game and the time you have left, but nobody's name.
reminders-offer = This may take a while. Shall this device tell you when it's your turn?
reminders-no = No, thanks
reminders-blocked = The browser blocks messages from this page. Allow notifications in the browser's settings for this site, usually behind the icon next to the address. Then you can turn reminders on here.
reminders-not-allowed = The browser wasn't allowed to show messages, so nothing has changed.
reminders-failed = The browser couldn't sign up for messages. Check your connection and try again.
reminders-devices = { $count ->
    [0] No device reminds you.
    [one] You are reminded on { $count } device.
   *[other] You are reminded on { $count } devices.
}
