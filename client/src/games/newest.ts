/** What came since it was last looked. A list that begins anew is all new. */
export class Newest<T> {
  #before: T[];

  constructor(told: T[]) {
    this.#before = told;
  }

  since(told: T[]): T[] {
    const before = this.#before;
    this.#before = told;
    if (told === before) return [];
    const goesOn = before.length === 0 || told[0] === before[0];
    return goesOn ? told.slice(before.length) : told;
  }
}
