# Copies de tables, et pages d’une autre version que celle du serveur.

fair-earlier = { $rolls ->
    [one] Le premier lancer a eu lieu avant l’ouverture de cette table et n’est pas prouvé.
   *[other] Les { $rolls } premiers lancers ont eu lieu avant l’ouverture de cette table et ne sont pas prouvés.
  }
copied = { $turns ->
    [one] Copie : le premier tour a été joué ailleurs. La partie n’est pas classée.
   *[other] Copie : les { $turns } premiers tours ont été joués ailleurs. La partie n’est pas classée.
  }
copied-dice = { $turns ->
    [one] Copie : le premier tour a été joué ailleurs ; ses lancers ne sont pas prouvés, et la partie n’est pas classée.
   *[other] Copie : les { $turns } premiers tours ont été joués ailleurs ; leurs lancers ne sont pas prouvés, et la partie n’est pas classée.
  }
copy-friends = Continuer avec des amis
copy-friends-about = La partie est copiée sur le serveur et y continue. Sur cet appareil, elle reste telle quelle.
copy-friends-seats = Lesquelles de vos places voulez-vous donner à des amis ?
copy-friends-go = Copier sur le serveur
copy-here = Copier sur cet appareil
line-reload = Recharger
