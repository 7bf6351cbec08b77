/** Of cards that lie upon one another, the one that is looked at rises: under a pointer, with the focus, touched. */
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

export class Rising {
  #pointed = $state('');
  #held = $state('');

  /** The card that is looked at. */
  get card(): string {
    return this.#pointed || this.#held;
  }

  /** Makes an element a card that rises. */
  handle(card: string): Attachment<HTMLElement> {
    return (element) => {
      const enter = (pointer: PointerEvent): void => {
        if (pointer.pointerType === 'mouse') this.#pointed = card;
      };
      const leave = (): void => {
        if (this.#pointed === card) this.#pointed = '';
      };
      const hold = (): void => {
        this.#held = card;
      };
      const letGo = (): void => {
        if (this.#held === card) this.#held = '';
      };
      const off = [
        on(element, 'pointerenter', enter),
        on(element, 'pointerleave', leave),
        on(element, 'pointerdown', hold),
        on(element, 'focusin', hold),
        on(element, 'focusout', letGo),
      ];
      return () => {
        for (const hear of off) hear();
        leave();
        letGo();
      };
    };
  }
}
