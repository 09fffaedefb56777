# Les mots des coups prévus et des dessins sur le plateau.

premove-planned = Prévu : { $from } – { $to }. Le coup sera joué dès que ce sera votre tour.
premove-ask = Prévoir { $from } – { $to } ?
premove-plan = Prévoir ce coup
premove-take-back = Le retirer
premove-taken-back = Le coup prévu a été retiré.
premove-dropped = Le coup prévu { $from } – { $to } n’est pas possible maintenant.
setting-premoves = Prévoir des coups pendant que les autres jouent
setting-premoves-about = Choisissez un pion et une case ; le coup est joué dès que c’est votre tour
help-premove = Pendant que quelqu’un d’autre joue, vous pouvez prévoir votre prochain coup dans les jeux sans dés : choisissez un pion, puis une case. Échap retire le coup prévu.
draw-share = Montrer mes dessins à la table
draw-share-failed = Vos dessins ne peuvent pas être montrés à cette table.
drawn-by = Dessiné par { $who } : { $cells }
help-two-fingers = Sur un écran tactile, gardez un doigt sur une case et touchez avec un second doigt : une autre case fait une flèche, la même case fait un cercle.
