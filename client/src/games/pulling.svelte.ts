/** Pulling a piece with the pointer: a second way to answer, beside touching and the keyboard. */
import type { Attachment } from 'svelte/attachments';

const FAR_ENOUGH = 8; // pixels, before a press becomes a pull

export interface Aim {
  /** Whether the piece may be pulled now, with this pointer. */
  may(pointer: PointerEvent): boolean;
  /** The target under the pointer; -1 if there is none. */
  under(pointer: PointerEvent): number;
  drop(target: number): void;
}

export class Pulling {
  piece = $state('');
  x = $state(0);
  y = $state(0);
  over = $state(-1);

  /** Makes an element a piece that can be pulled. */
  handle(piece: string, aim: Aim): Attachment<HTMLElement> {
    return (element) => {
      let start: PointerEvent | null = null;
      const forget = (): void => {
        start = null;
        removeEventListener('pointermove', move);
        removeEventListener('pointerup', up);
      };
      const down = (pointer: PointerEvent): void => {
        if (pointer.button !== 0 || !pointer.isPrimary || !aim.may(pointer)) return;
        start = pointer;
        addEventListener('pointermove', move); // a quick hand has left a narrow piece with its first move
        addEventListener('pointerup', up);
      };
      const move = (pointer: PointerEvent): void => {
        if (!start || pointer.pointerId !== start.pointerId) return;
        const [x, y] = [pointer.clientX - start.clientX, pointer.clientY - start.clientY];
        if (this.piece !== piece) {
          if (Math.hypot(x, y) < FAR_ENOUGH) return;
          element.setPointerCapture(pointer.pointerId);
          this.piece = piece;
        }
        [this.x, this.y, this.over] = [x, y, aim.under(pointer)];
      };
      const up = (pointer: PointerEvent): void => {
        forget();
        if (this.piece !== piece) return;
        const target = aim.under(pointer);
        this.#rest();
        element.addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => element.removeEventListener('click', swallow, { capture: true }));
        if (target >= 0) aim.drop(target);
      };
      const lost = (): void => {
        forget();
        if (this.piece === piece) this.#rest();
      };
      element.addEventListener('pointerdown', down);
      element.addEventListener('pointercancel', lost);
      return () => {
        element.removeEventListener('pointerdown', down);
        element.removeEventListener('pointercancel', lost);
        lost();
      };
    };
  }

  #rest(): void {
    [this.piece, this.x, this.y, this.over] = ['', 0, 0, -1];
  }
}

/** A pull is no press. */
function swallow(click: Event): void {
  click.stopPropagation();
  click.preventDefault();
}
