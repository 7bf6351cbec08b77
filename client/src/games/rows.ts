/** Arrow keys: left and right along a row of pieces, up and down from one row to the next. */
const ALONG: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
const ACROSS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

const piecesOf = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>('[data-piece]')];

export function walk(key: KeyboardEvent, board: HTMLElement | undefined): void {
  if (!board || key.altKey || key.ctrlKey || key.metaKey || key.defaultPrevented) return;
  if (!(key.key in ALONG) && !(key.key in ACROSS)) return;
  const rows = [...board.querySelectorAll('[data-row]')].filter((row) => piecesOf(row).length > 0);
  const next = step(rows, document.activeElement, key.key);
  if (!next) return;
  key.preventDefault();
  next.focus();
}

function step(rows: Element[], focused: Element | null, key: string): HTMLElement | undefined {
  const at = rows.findIndex((row) => row.contains(focused));
  const row = rows[at];
  if (!row) return first(rows);
  const pieces = piecesOf(row);
  const along = ALONG[key];
  if (along) return pieces.at((pieces.indexOf(focused as HTMLElement) + along) % pieces.length);
  const other = rows[at + (ACROSS[key] ?? 0)];
  return other && usual(other);
}

/** From outside: the first piece that can be chosen, wherever it lies. */
function first(rows: Element[]): HTMLElement | undefined {
  const open = rows.flatMap(piecesOf).find((piece) => piece.ariaDisabled !== 'true');
  return open ?? (rows[0] && usual(rows[0]));
}

/** The stop of a row: where it was left, or its first piece. */
function usual(row: Element): HTMLElement | undefined {
  const pieces = piecesOf(row);
  return pieces.find((piece) => piece.tabIndex === 0) ?? pieces[0];
}
