/** The ring by keyboard: stones and lines alternate, one stop of the Tab key for all of them. */
export interface Place {
  kind: 'stone' | 'line';
  number: number;
}

export const key = ({ kind, number }: Place): string => `${kind}-${number}`;

/** All places in the order of the ring: every stone, and the lines that have something on them. */
export function places(lines: Iterable<number>): Place[] {
  const laid = new Set(lines);
  return Array.from({ length: 30 }, (_, index): Place[] => {
    const number = index + 1;
    return laid.has(number)
      ? [
          { kind: 'stone', number },
          { kind: 'line', number },
        ]
      : [{ kind: 'stone', number }];
  }).flat();
}

const ALONG: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Where a key leads from a place: to a neighbour, or to the first or last of all. */
export function step(all: readonly Place[], from: string, pressed: string): Place | undefined {
  if (pressed === 'Home') return all[0];
  if (pressed === 'End') return all.at(-1);
  const along = ALONG[pressed];
  if (!along) return undefined;
  const at = all.findIndex((place) => key(place) === from);
  return at < 0 ? all[0] : all.at((at + along) % all.length);
}
