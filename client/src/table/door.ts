import type { Chair, Knock } from '../wire';

/** Who knocks, and whose seat it was: the chair keeps the name of whoever left it. */
export const namesAtDoor = (knock: Knock, chairs: Chair[]) => ({
  newcomer: knock.name,
  name: chairs[knock.seat]?.name ?? '',
});
