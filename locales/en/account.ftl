# Accounts: passkeys, recovery codes, devices.

account-title = Account
account-about = With an account you are the same person on all your devices: your name, your games and your seats are there wherever you sign in. It takes neither a password nor an e-mail address. Your device keeps a passkey instead, which you unlock as you unlock the device.
account-create = Create an account
account-sign-in = Sign in
account-lost = Sign in with a recovery code
account-code = Recovery code
account-use-code = Use the code
account-running = { $count ->
    [one] You hold a seat in a running game on this device. It moves to the account.
   *[other] You hold seats in { $count } running games on this device. They move to the account.
  }
account-over = Games that are over stay with the guest you are now, and are not part of the account.
account-go-on = Go on
account-not = Cancel
account-passkeys = Passkeys
account-passkey-made = added on { $date }
account-passkey-used = last used on { $date }
account-passkey-unused = not used yet
account-passkey-unnamed = Passkey
account-remove = Remove { $name }
account-remove-sure = Yes, remove { $name }
account-new-name = Name of the new passkey
account-add = Add a passkey
account-codes = Recovery codes
account-codes-about = Each code lets you in once if you have lost your passkeys.
account-codes-left = { $count ->
    [0] No code is left.
    [one] One code is left.
   *[other] { $count } codes are left.
  }
account-codes-new = Make new codes
account-codes-keep = Write these codes down or print them: they are shown only now. Earlier codes are void.
account-codes-copy = Copy the codes
account-codes-copied = Copied.
account-codes-kept = I have kept them
account-devices-title = Devices
account-devices = { $count ->
    [one] Only this device is signed in.
   *[other] { $count } devices are signed in.
  }
account-sign-out = Sign out here
account-sign-out-others = Sign out all other devices
account-created = Your account is ready.
account-signed-in = You are signed in.
account-moved = { $count ->
    [one] You are signed in, and your seat has come along.
   *[other] You are signed in, and your { $count } seats have come along.
  }
account-recovered = You are signed in by a code. Add a passkey now, and remove those you have lost.
account-added = The passkey is added.
account-removed = The passkey is removed. You can delete it from your device too.
account-signed-out = You are signed out.
account-others-out = All other devices are signed out.
account-cancelled = Nothing has changed: no passkey was chosen.
account-here-already = This device already has a passkey for your account.
account-impossible = Passkeys need a secure address with a host name.
account-expired = That took too long. Please try again.
account-refused = The passkey was not accepted.
account-unknown-passkey = This passkey belongs to no account here.
account-not-added = The passkey could not be added.
account-only-way-in = This is your only way in. Make recovery codes or add another passkey first.
account-bad-code = There is no such code, or it has been used.
account-none = You have no account.
account-deleting = “Delete everything about me” deletes the account too, with all passkeys, codes and devices.
