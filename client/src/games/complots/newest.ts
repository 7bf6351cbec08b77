/** What came since it was last looked. A list that begins anew is all new. */
import type { Told } from '../../wire';

export class Newest {
  #before: Told[];

  constructor(told: Told[]) {
    this.#before = told;
  }

  since(told: Told[]): Told[] {
    const before = this.#before;
    this.#before = told;
    if (told === before) return [];
    const goesOn = before.length === 0 || told[0] === before[0];
    return goesOn ? told.slice(before.length) : told;
  }
}
