/** The ring as it is drawn: thirty stones clockwise, line 30 at the top, its middle at 0,0. */
export const STONES = 30;
export const HALF = 340; // of the drawing's side
export const RADIUS = 248; // of the stones' middles
export const BAND = { inner: 166, outer: 212 };
export const KNOB = 308; // where a bar is taken hold of

const STEP = (2 * Math.PI) / STONES;
const TOP = -Math.PI / 2;

export interface Point {
  x: number;
  y: number;
}

export const stoneAngle = (stone: number): number => TOP + STEP * (stone - 0.5);
export const lineAngle = (line: number): number => TOP + STEP * line;
export const degrees = (angle: number): number => (angle * 180) / Math.PI;

export function polar(radius: number, angle: number): Point {
  return { x: rounded(Math.cos(angle) * radius), y: rounded(Math.sin(angle) * radius) };
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** The number that is so many further round the ring. */
export const onward = (number: number, by: number): number => ((((number - 1 + by) % STONES) + STONES) % STONES) + 1;

/** A piece of a band round the ring, from one angle clockwise to another. */
export function sector(inner: number, outer: number, from: number, to: number): string {
  const large = to - from > Math.PI ? 1 : 0;
  const [a, b, c, d] = [polar(outer, from), polar(outer, to), polar(inner, to), polar(inner, from)];
  return (
    `M${a.x} ${a.y}A${outer} ${outer} 0 ${large} 1 ${b.x} ${b.y}` +
    `L${c.x} ${c.y}A${inner} ${inner} 0 ${large} 0 ${d.x} ${d.y}Z`
  );
}

/** From where to where a college reaches, in angles; a little is left free at its bars. */
export function reach(stones: readonly number[], gap = 0.02): { from: number; to: number } {
  const from = lineAngle((stones[0] ?? 1) - 1) + gap;
  return { from, to: from - gap + STEP * stones.length - gap };
}

/** The angle by which a piece goes round from one line to another, the short way. */
export function turn(from: number, to: number): number {
  const lines = ((((to - from + STONES / 2) % STONES) + STONES) % STONES) - STONES / 2;
  return degrees(STEP * lines);
}

/** The one of these numbers that lies nearest to a point, by the angles they have; 0 if there is none. */
export function nearest(numbers: Iterable<number>, angle: (number: number) => number, { x, y }: Point): number {
  let [found, least] = [0, Infinity];
  for (const number of numbers) {
    const at = polar(1, angle(number));
    const far = -(at.x * x + at.y * y);
    if (far < least) [found, least] = [number, far];
  }
  return found;
}

// --- outlines: no stone is like another, and each is always the same

function* chance(): Generator<number, never> {
  for (let seed = 7; ;) {
    seed = (seed * 16807) % 2147483647;
    yield seed / 2147483647 - 0.5;
  }
}

function outlines(): string[] {
  const some = chance();
  const jitter = (by = 6): number => some.next().value * by;
  return Array.from({ length: STONES }, (_, index) => {
    const [w, h] = [21, 26];
    const corners = [
      [-w + 4 + jitter(), -h + jitter()],
      [jitter(), -h - 3 + jitter()],
      [w - 4 + jitter(), -h + jitter()],
      [w - 1 + jitter(3.6), jitter()],
      [w - 5 + jitter(), h + jitter()],
      [0, h + 2 + jitter()],
      [-w + 5 + jitter(), h + jitter()],
      [-w + 1 + jitter(3.6), jitter()],
    ] as [number, number][];
    return smooth(corners.map((corner) => turned(corner, stoneAngle(index + 1) + Math.PI / 2)));
  });
}

function turned([x, y]: [number, number], angle: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

function smooth(points: Point[]): string {
  const middle = (a: Point, b: Point): string => `${rounded((a.x + b.x) / 2)} ${rounded((a.y + b.y) / 2)}`;
  const last = points.at(-1)!;
  const curves = points.map((point, i) => {
    const next = points[(i + 1) % points.length]!;
    return `Q${rounded(point.x)} ${rounded(point.y)} ${middle(point, next)}`;
  });
  return `M${middle(last, points[0]!)}${curves.join('')}Z`;
}

/** The outline of stone 1, of stone 2 …, around its own middle; already turned, so that hatches keep to the screen. */
export const OUTLINES: readonly string[] = outlines();
