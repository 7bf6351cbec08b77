/** Requests of one page, and why the last of them was refused. */
export class Errand {
  failure = $state.raw<unknown>(null); // null: nothing was refused

  /** Whether it was done. */
  async run(doing: Promise<unknown>): Promise<boolean> {
    try {
      await doing;
      this.failure = null;
    } catch (error) {
      this.failure = error;
    }
    return this.failure === null;
  }
}
