# Le Lys et la Cocarde: what another answer in its lessons would have brought, where that has to be said otherwise than of one that was
# given (docs/lessons.md).

cocarde-lesson-aim-1-other-1-would = { $b } would have reached 56 and taken a certificate from everybody: 2 for her, 2 for you. Among equals the one further on wins, and the tree in your hands would not have counted.
cocarde-lesson-roles-1-other-1-would = You would have rolled 2 and a cockade. As a royalist you move with lilies only: you would have stayed.
cocarde-lesson-roles-1-other-2-would = You would have rolled 2 and a cockade: it would have carried { $b }, then a revolutionary, 3 squares on. You would have stayed.
cocarde-lesson-roles-1-other-3-would = You would have rolled 2 and a cockade. Without a role you would have stayed where you were.
cocarde-lesson-roles-1-other-4-would = You would have rolled 2 and a cockade. Still without a role, you would have stayed where you were.
cocarde-lesson-signs-1-other-1-would = You would be the royalist. { $b } would have rolled 3 and come to 26: nothing there for a revolutionary.
cocarde-lesson-signs-1-other-2-would = { $b } would have rolled 3 and come to 26: nothing there for a revolutionary. The Lily would still be in your hand.
cocarde-lesson-signs-1-other-3-would = A card less. { $b } would have rolled 3 and come to 26: nothing there for a revolutionary.
cocarde-lesson-signs-1-other-4-would = { $c } would be the royalist. { $b } would have rolled 3 and come to 26: nothing there for a revolutionary.
cocarde-lesson-signs-2-other-1-would = { $b } would have given what she could spare, a book. { $c } would still have his card, and could answer with it.
cocarde-lesson-characters-1-other-1-would = Your cards and your role would be gone, and you back on the start. Only trees and certificates are kept.
cocarde-lesson-characters-2-other-1-would = To 45, and 1 square back: 44, where you would have had to discard a card.
cocarde-lesson-attack-1-other-1-would = { $b } would have rolled 2 and come home from the frontiers: 4 cards, and on to 53.
cocarde-lesson-attack-1-other-2-would = A card less. { $b } would have rolled 2 and come home from the frontiers: 4 cards, and on to 53.
cocarde-lesson-attack-2-other-1-would = Averted too; but Danton would be gone, and white 38 is 3 squares ahead.
cocarde-lesson-attack-2-other-2-would = Nothing shown: you would be on the first square of the prison.
cocarde-lesson-prison-1-other-1-would = You would have rolled 1 and 1: exactly 8, the guillotine. Hand and role would be gone, the escape card with them.
cocarde-lesson-prison-1-other-2-would = Then you would have had to roll: 1 and 1, exactly 8, the guillotine. Hand and role would be gone.
cocarde-lesson-prison-2-other-1-would = You would have rolled 1 and 2, no double: still in Guyane, with your escape card.
cocarde-lesson-prison-2-other-2-would = A card less. You would have rolled 1 and 2, no double: still in Guyane.
cocarde-lesson-trees-1-other-1-would = One book alone makes no tree, and the other would be gone.
cocarde-lesson-trees-1-other-3-would = That would have been your one action of this turn. The books would still be in your hand.
cocarde-lesson-trees-2-other-1-would = A certificate; but { $b } would have rolled 4 and walked to 21, where the white square would no longer have stopped her.
cocarde-lesson-trees-2-other-2-would = A certificate; and { $b } would have one square less to go.
cocarde-lesson-trees-2-other-4-would = That would have been your one action of this turn. The tree would still be in your hands.
