/** Arrow keys walk between the pieces that can be chosen, in the order of the document. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function walk(key: KeyboardEvent, board: HTMLElement | undefined): void {
  const step = STEPS[key.key];
  if (!step || !board || key.altKey || key.ctrlKey || key.metaKey) return;
  const pieces = [...board.querySelectorAll<HTMLElement>('[data-piece]')];
  const here = pieces.indexOf(document.activeElement as HTMLElement);
  const next = pieces.at(here < 0 ? 0 : (here + step) % pieces.length);
  if (!next) return;
  key.preventDefault();
  next.focus();
}
