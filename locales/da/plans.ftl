# Ord om planlagte træk og tegninger på brættet.

premove-planned = Planlagt: { $from } – { $to }. Trækket spilles, så snart det er din tur.
premove-ask = Planlæg { $from } – { $to }?
premove-plan = Planlæg dette træk
premove-take-back = Tag det tilbage
premove-taken-back = Det planlagte træk er taget tilbage.
premove-dropped = Det planlagte træk { $from } – { $to } er ikke muligt nu.
setting-premoves = Planlæg træk, mens andre spiller
setting-premoves-about = Vælg en brik og et felt; trækket spilles, så snart det er din tur
help-premove = Mens en anden spiller, kan du planlægge dit næste træk i spil uden terninger: vælg en brik og så et felt. Escape tager planen tilbage.
draw-share = Del mine tegninger med bordet
draw-share-failed = Dine tegninger kan ikke deles ved dette bord.
drawn-by = Tegnet af { $who }: { $cells }
help-two-fingers = På en touchskærm: hold en finger på et felt, og tryk med en anden finger: et andet felt giver en pil, det samme felt giver en cirkel.
