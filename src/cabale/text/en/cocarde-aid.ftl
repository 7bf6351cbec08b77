# Le Lys et la Cocarde: the player's aid, and what the signs of the board mean.

cocarde-aid-aim = Have the most **certificates** when somebody reaches square { $last }: a tree planted is a certificate.

cocarde-aid-roles = The roles
cocarde-aid-roles-note = one card is enough to change yours
cocarde-aid-numbers = **only you** move
cocarde-aid-symbol = **all who bear this sign** move, and nobody else

cocarde-aid-squares = The signs on the squares
cocarde-aid-danger-all = **Red stroke**: a danger to all.
cocarde-aid-danger-l = **with a lily**: to royalists.
cocarde-aid-danger-p = **with a cross**: to priests.
cocarde-aid-danger-c = **with a dot**: to revolutionaries.
cocarde-aid-white = **Black frame**: a character, or count back.
cocarde-aid-planted = **Tree**: the square is gone, nobody counts it.
cocarde-aid-character = A **character** wards off a danger or an attack.
cocarde-aid-zone = The ground is the colour of the **attack** that leads to prison.

cocarde-aid-beside = Off the track
cocarde-aid-prison = **Prison.** By dice: { $free } sets free, **{ $kills } kills**. An escape gets out. Both lead to { $to }.
cocarde-aid-frontiers = **The frontiers.** Cards; { $deports } deports, { $kills } kills, **{ $back } brings back** to { $to }. An attack kills there.
cocarde-aid-guyane = **Guyane.** A double or an escape, to { $to }.
cocarde-aid-plant = **Plant behind you**, on a free square that gives no tree. Killed, you keep certificates and trees.

cocarde-sign-role = { $role }: what squares and dice say of this sign concerns you.
cocarde-sign-role-p = { $role }: you draw no card but ask for alms.
cocarde-sign-role-pc = { $role }: priest and revolutionary at once.
cocarde-sign-role-pl = { $role }: priest and royalist at once.
cocarde-sign-number = A number: with two numbers only the roller moves.
cocarde-sign-cockade = A cockade: all revolutionaries move.
cocarde-sign-danger-all = Red stroke: a danger to all. A valid character wards it off.
cocarde-sign-danger-l = Red stroke and lily: a danger to royalists.
cocarde-sign-danger-p = Red stroke and cross: a danger to priests.
cocarde-sign-danger-c = Red stroke and dot: a danger to revolutionaries.
cocarde-sign-white = Black frame: to pass it by dice, show a valid character, or count back.
cocarde-sign-planted = A tree: the square is gone, nobody counts it.
cocarde-sign-prison = The prison: one moves there by dice. Square { $free } sets free, square { $kills } kills.
cocarde-sign-frontiers = The frontiers: square { $back } leads back to { $to }. Whoever is attacked there without a defence is killed.
cocarde-sign-guyane = Guyane: only a double or an escape gets out.
cocarde-sign-trees = Trees to plant. What is not planted is worth nothing.
cocarde-sign-certificates = Certificates: one for each tree planted. The most win.
cocarde-sign-hand = Cards in hand, { $most } at most to be allowed to roll.
cocarde-sign-draw = The draw pile. When it is empty, the discards are shuffled into a new one.
cocarde-sign-dice = The last roll.
