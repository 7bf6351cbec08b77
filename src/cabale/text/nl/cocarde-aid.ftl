# Le Lys et la Cocarde: het spelhulpje, en wat de tekens op tafel zeggen.

cocarde-aid-aim = Heb de meeste **certificaten** als iemand vak { $last } bereikt: een geplante boom is een certificaat.

cocarde-aid-roles = De rollen
cocarde-aid-roles-note = één kaart kan de jouwe veranderen
cocarde-aid-numbers = **alleen jij** gaat vooruit
cocarde-aid-symbol = **allen die dit teken dragen** gaan vooruit, en alleen zij

cocarde-aid-squares = De tekens op de vakken
cocarde-aid-danger-all = **Rode streep**: gevaar voor allen.
cocarde-aid-danger-l = **met lelie**: voor royalisten.
cocarde-aid-danger-p = **met kruis**: voor priesters.
cocarde-aid-danger-c = **met punt**: voor revolutionairen.
cocarde-aid-white = **Zwart kader**: een personage, of je gaat terug.
cocarde-aid-planted = **Boom**: het vak is weg, niemand telt het.
cocarde-aid-character = Een **personage** weert een gevaar of een aanval af.
cocarde-aid-zone = De grond toont welke **aanval** je gevangen zet.

cocarde-aid-beside = Naast de baan
cocarde-aid-prison = **De gevangenis.** { $free } bevrijdt, **{ $kills } doodt**. Ook een ontsnapping leidt naar { $to }.
cocarde-aid-frontiers = **De grenzen.** Kaarten; { $deports } verbant, { $kills } doodt, **{ $back } brengt terug** op { $to }. Een aanval doodt er.
cocarde-aid-guyane = **Guyana.** Een dubbele of een ontsnapping, naar { $to }.
cocarde-aid-plant = **Plant achter je**, op een vrij vak dat geen boom geeft. Gedood hou je certificaten en bomen.

cocarde-sign-role = { $role }: wat vakken en dobbelstenen van dit teken zeggen, gaat jou aan.
cocarde-sign-role-p = { $role }: je trekt geen kaart, je vraagt een aalmoes.
cocarde-sign-role-pc = { $role }: priester en revolutionair tegelijk.
cocarde-sign-role-pl = { $role }: priester en royalist tegelijk.
cocarde-sign-number = Een cijfer: met twee cijfers gaat alleen wie gooit vooruit.
cocarde-sign-cockade = Een kokarde: alle revolutionairen gaan vooruit.
cocarde-sign-danger-all = Rode streep: gevaar voor allen. Een geldig personage weert het af.
cocarde-sign-danger-l = Rode streep met lelie: gevaar voor royalisten.
cocarde-sign-danger-p = Rode streep met kruis: gevaar voor priesters.
cocarde-sign-danger-c = Rode streep met punt: gevaar voor revolutionairen.
cocarde-sign-white = Zwart kader: voorbij kom je met een geldig personage, anders ga je terug.
cocarde-sign-planted = Een boom: het vak is weg, niemand telt het.
cocarde-sign-prison = De gevangenis: je gaat er met worpen vooruit. Vak { $free } bevrijdt, vak { $kills } doodt.
cocarde-sign-frontiers = De grenzen: vak { $back } brengt je terug op { $to }. Wie er zonder verdediging wordt aangevallen, sterft.
cocarde-sign-guyane = Guyana: alleen een dubbele of een ontsnapping brengt je eruit.
cocarde-sign-trees = Bomen om te planten. Wat niet geplant is, telt niet.
cocarde-sign-certificates = Certificaten: één per geplante boom. Wie er de meeste heeft, wint.
cocarde-sign-hand = Kaarten in de hand, hoogstens { $most } om te mogen gooien.
cocarde-sign-draw = De trekstapel. Is hij leeg, dan wordt de aflegstapel geschud.
cocarde-sign-dice = De laatste worp.
