/** What screen readers hear: one quiet voice, merged to one message a second, and one that interrupts. */

const PAUSE = 1000;

export class Herald {
  polite = $state.raw('');
  assertive = $state.raw('');

  #waiting: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  tell(sentences: string[]): void {
    if (sentences.length === 0) return;
    this.#waiting.push(...sentences);
    if (this.#timer === undefined) this.#speak();
  }

  /** Your turn, a window, the last seconds, a lost connection; nothing else. */
  cry(sentence: string): void {
    this.assertive = this.assertive === sentence ? `${sentence}\u00a0` : sentence; // said twice is heard twice
  }

  silence(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  #speak = (): void => {
    this.#timer = undefined;
    if (this.#waiting.length === 0) return;
    this.polite = this.#waiting.join(' ');
    this.#waiting = [];
    this.#timer = setTimeout(this.#speak, PAUSE);
  };
}
