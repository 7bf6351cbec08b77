import type { ReplayStep } from '../wire';

/** A tick of the replay line. */
export interface Tick {
  step: number;
  turn: number; // the turn that begins here, as its tall tick says; 0 if none does
  cut: number; // the seat that is eliminated here; -1 if none is
  fallen: string[]; // who else dies here, by name
}

/** One tick a step, from first to last. */
export function ticks(steps: readonly Pick<ReplayStep, 'turn' | 'cut' | 'fallen'>[]): Tick[] {
  let turn = 0;
  return steps.map((step, place) => {
    const begins = step.turn > turn;
    turn = Math.max(turn, step.turn);
    return { step: place, turn: begins ? step.turn : 0, cut: step.cut, fallen: step.fallen };
  });
}

/** The nearest step that there is. */
export function within(count: number, step: number): number {
  return Number.isFinite(step) ? Math.min(Math.max(Math.round(step), 0), Math.max(count - 1, 0)) : 0;
}

/** The step under a place on the line, which is given as a part of its length. */
export const stepAt = (count: number, part: number): number => within(count, part * (count - 1));

/** The part of the line's length at which a step stands. */
export const partOf = (count: number, step: number): number => (count > 1 ? step / (count - 1) : 0);

/** Where a turn begins: the one before this step, or the one after it; the ends of the line beyond them. */
export function turnFrom(line: readonly Tick[], step: number, way: -1 | 1): number {
  const turns = line.filter((tick) => tick.turn > 0).map((tick) => tick.step);
  const found = way > 0 ? turns.find((at) => at > step) : turns.findLast((at) => at < step);
  return found ?? (way > 0 ? within(line.length, line.length - 1) : 0);
}

/** Where a key leads; null if it is none of the replay's. */
export function stepByKey(line: readonly Tick[], step: number, key: string, letters: boolean): number | null {
  switch (key) {
    case 'ArrowLeft':
      return within(line.length, step - 1);
    case 'ArrowRight':
      return within(line.length, step + 1);
    case ',':
      return letters ? within(line.length, step - 1) : null;
    case '.':
      return letters ? within(line.length, step + 1) : null;
    case 'Home':
      return 0;
    case 'End':
      return within(line.length, line.length - 1);
    case 'PageUp':
      return turnFrom(line, step, -1);
    case 'PageDown':
      return turnFrom(line, step, 1);
    default:
      return null;
  }
}

/** The turn in which something happened that a step tells: what ends a turn is told with the next one's beginning. */
export const turnOf = (steps: readonly Pick<ReplayStep, 'turn'>[], step: number): number => steps[step - 1]?.turn ?? 0;

/** The step that shows a place of the record: the last one that had happened by then. */
export function stepOfPlace(steps: readonly Pick<ReplayStep, 'place'>[], place: number): number {
  return Math.max(
    steps.findLastIndex((step) => step.place <= place),
    0,
  );
}

/** How the address names a step: by its place in the record, which is the same for all eyes, once there is one. */
export function markOf(steps: readonly Pick<ReplayStep, 'place'>[], step: number): number {
  const place = steps[step]?.place ?? -1;
  return place < 0 ? step : place;
}

/** The step that the address names. */
export function stepOfMark(steps: readonly Pick<ReplayStep, 'place'>[], mark: number): number {
  const finished = (steps[0]?.place ?? -1) >= 0;
  return finished ? stepOfPlace(steps, mark) : within(steps.length, mark);
}

/** Where a game begins to be worth seeing: with its first turn, when everything is dealt and laid. */
export function opening(steps: readonly Pick<ReplayStep, 'turn'>[]): number {
  return Math.max(
    steps.findIndex((step) => step.turn > 0),
    0,
  );
}

/** The step that tells an event, counted from the first that these eyes were told. */
export function stepOfEvent(steps: readonly Pick<ReplayStep, 'told'>[], event: number): number {
  let after = 0;
  const found = steps.findIndex((step) => (after += step.told.length) > event);
  return found < 0 ? within(steps.length, steps.length - 1) : found;
}

/** A turn, and where its tall tick stands. */
export interface TurnMark {
  turn: number;
  x: number;
}

/** Which turns get their number printed, so that no two touch: the first, the last, round ones, then what fits. */
export function numbered(turns: readonly TurnMark[]): Set<number> {
  const room = ({ turn }: TurnMark) => 8 + 8 * String(turn).length; // its figures and some air
  const apart = (a: TurnMark, b: TurnMark) => Math.abs(a.x - b.x) >= room(a.x < b.x ? a : b);
  const ends = turns.length > 0 ? [turns[0]!, turns.at(-1)!] : [];
  const round = [10, 5, 1].flatMap((every) => turns.filter(({ turn }) => turn % every === 0));
  const printed: TurnMark[] = [];
  for (const mark of [...ends, ...round]) {
    if (printed.every((other) => apart(mark, other))) printed.push(mark);
  }
  return new Set(printed.map(({ turn }) => turn));
}
