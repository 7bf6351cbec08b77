/** What came since it was last looked. A shorter list that begins anew is all new; a longer one is the same story
 *  in another language. */
export class Newest<T> {
  #before: T[];

  constructor(told: T[]) {
    this.#before = told;
  }

  since(told: T[]): T[] {
    const before = this.#before;
    this.#before = told;
    if (told === before) return [];
    const another = told.length < before.length && told[0] !== before[0];
    return another ? told : told.slice(before.length);
  }
}
