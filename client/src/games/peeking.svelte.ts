/** What is looked at more closely: under a mouse, with the focus of a key, or under a finger that stays on it. */
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

export const STAYS = 500; // milliseconds, of a finger that asks what something is

export class Peeking {
  #pointed = $state('');
  #focused = $state('');
  #pressed = $state(''); // until the next tap, wherever it is

  get at(): string {
    return this.#pressed || this.#pointed || this.#focused;
  }

  /** Makes an element something that can be looked at. */
  handle(what: string): Attachment<HTMLElement> {
    return (element) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let pressing = false; // the focus comes with a press, and asks nothing
      let asked = false; // by the finger: what it does when it is lifted is no choice
      const lift = (): void => {
        clearTimeout(timer);
        pressing = false;
      };
      const down = (pointer: PointerEvent): void => {
        pressing = true;
        asked = false;
        if (pointer.pointerType === 'mouse') return;
        timer = setTimeout(() => {
          asked = true;
          this.#press(what);
        }, STAYS);
      };
      const click = (click: MouseEvent): void => {
        lift();
        if (!asked) return;
        asked = false;
        click.preventDefault();
        click.stopPropagation();
      };
      /** It may be taken from the page just now, while nothing may change: look a moment later. */
      const left = (): void =>
        queueMicrotask(() => {
          if (!element.contains(document.activeElement)) this.#blur(what);
        });
      const off = [
        on(element, 'pointerenter', (pointer) => {
          if (pointer.pointerType === 'mouse') this.#pointed = what;
        }),
        on(element, 'pointerleave', () => this.#leave(what)),
        on(element, 'pointerdown', down),
        on(element, 'pointerup', () => clearTimeout(timer)),
        on(element, 'pointercancel', lift), // the finger scrolls
        on(element, 'contextmenu', (menu) => asked && menu.preventDefault()),
        on(element, 'click', click, { capture: true }),
        on(element, 'focusin', () => {
          if (!pressing) this.#focused = what;
        }),
        on(element, 'focusout', left),
      ];
      return () => {
        lift();
        for (const hear of off) hear();
        this.#leave(what);
        this.#blur(what);
        if (this.#pressed === what) this.#pressed = '';
      };
    };
  }

  #press(what: string): void {
    this.#pressed = what;
    addEventListener('pointerdown', () => (this.#pressed = ''), { capture: true, once: true });
  }

  #leave(what: string): void {
    if (this.#pointed === what) this.#pointed = '';
  }

  #blur(what: string): void {
    if (this.#focused === what) this.#focused = '';
  }
}
