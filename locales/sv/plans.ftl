# Ord om planerade drag och ritningar på brädet.

premove-planned = Planerat: { $from } – { $to }. Draget spelas så snart det är din tur.
premove-ask = Planera { $from } – { $to }?
premove-plan = Planera draget
premove-take-back = Ta tillbaka
premove-taken-back = Det planerade draget togs tillbaka.
premove-dropped = Det planerade draget { $from } – { $to } är inte möjligt nu.
setting-premoves = Planera drag medan andra spelar
setting-premoves-about = Välj en pjäs och en ruta; draget spelas så snart det är din tur
help-premove = Medan någon annan spelar kan du planera ditt nästa drag i spel utan tärningar: välj en pjäs och sedan en ruta. Escape tar tillbaka planen.
draw-share = Visa mina ritningar vid bordet
draw-share-failed = Dina ritningar kan inte visas vid det här bordet.
drawn-by = Ritat av { $who }: { $cells }
help-two-fingers = På en pekskärm: håll ett finger på en ruta och tryck med ett andra finger: en annan ruta ger en pil, samma ruta ger en cirkel.
