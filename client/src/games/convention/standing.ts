/** Where every figurine stands. In the chamber each deputy has a bench of their own, so that nobody moves but who moves. */
import type { ConventionDeputy, ConventionView } from '../../wire';
import { bench, type Box, type Hemicycle, type Plan, type Point, type Post, rounded } from './plan';

export interface Stand extends Point {
  /** Of the figurine, beside what is usual. */
  size: number;
  /** Whether there is room for its name. */
  named: boolean;
  /** Left and right of the room it stands in. */
  walls?: readonly [number, number];
  mirrored: boolean;
}

/** The box of a figurine with its name. */
const CELL = { width: 60, height: 68 };
const SMALLEST_NAMED = 0.5;
const ROWED = 0.6; // no smaller for the sake of names: a head can still be touched
const CROWD = 14;
const SEATED = 0.9; // benches are near each other
const CROWDED = 0.8;

export const present = (view: Pick<ConventionView, 'deputies'>, post: string): ConventionDeputy[] =>
  view.deputies.filter((deputy) => deputy.post === post && deputy.square !== 'summoned');

/** Those who wait in the dock. */
export const summoned = (view: Pick<ConventionView, 'deputies'>): ConventionDeputy[] =>
  view.deputies.filter((deputy) => deputy.square === 'summoned');

/** So many, as large as they can be on a floor, in so many rows at most. */
export function spread(floor: Box, count: number, largest: number, most = 5): (Point & { size: number })[] {
  if (!count) return [];
  let [size, columns] = [0, 1];
  for (let rows = 1; rows <= most; rows += 1) {
    const across = Math.ceil(count / rows);
    const fits = Math.min(largest, floor.width / (across * CELL.width), floor.height / (rows * CELL.height));
    if (fits > size + 0.001) [size, columns] = [fits, across];
  }
  const rows = Math.ceil(count / columns);
  const step = Math.min(floor.width / columns, CELL.width * size * 1.4);
  const top = floor.y + (floor.height - rows * CELL.height * size) / 2;
  return Array.from({ length: count }, (_, nth) => {
    const [line, column] = [Math.floor(nth / columns), nth % columns];
    return {
      x: rounded(floor.x + step * (column + 0.5)),
      y: rounded(top + CELL.height * size * (line + 0.44)),
      size: rounded(size * 100) / 100,
    };
  });
}

/** The bench of a deputy: a faction has a sector, one place in front, two behind, three at the back. */
export function benchOf(chamber: Hemicycle, sector: number, sectors: number, nth: number): Point & { angle: number } {
  const row = nth < 1 ? 0 : nth < 3 ? 1 : 2;
  const place = nth - [0, 1, 3][row]!;
  const angle = (180 / sectors) * (sector + (place + 0.5) / (row + 1));
  const radius = chamber.benches[row] + (chamber.benches[1] - chamber.benches[0]) * 0.42;
  return { ...bench(chamber, radius, angle), angle };
}

/** Before the tribune, side by side; of more than two, the others stand left and right of its steps. */
export function tribune({ x, y }: Hemicycle, count: number, size: number): Point[] {
  const near = (count > 2 ? 29 : 36) * size;
  return Array.from({ length: count }, (_, nth) => {
    const side = count === 1 ? 0 : nth % 2 ? 1 : -1;
    return nth < 2 ? { x: x + side * near, y: y - 38 * size } : { x: x + side * 100 * size, y: y + 10 * size };
  });
}

export function standings(view: ConventionView, plan: Plan): Map<string, Stand> {
  const found = new Map<string, Stand>();
  const put = (
    deputy: ConventionDeputy | undefined,
    at: Point,
    size: number,
    mirrored: boolean,
    named = true,
  ): void => {
    if (!deputy) return;
    const room = plan.rooms[deputy.post as Post];
    found.set(deputy.name, { x: at.x, y: at.y, size, mirrored, named, walls: [room.x, room.x + room.width] });
  };

  const assembly = present(view, 'convention');
  const seated = view.circle.length ? view.circle : [...new Set(assembly.map((deputy) => deputy.faction))];
  const size = plan.size * (assembly.length > CROWD ? CROWDED : SEATED);
  for (const deputy of assembly) {
    const party = view.deputies.filter((other) => other.faction === deputy.faction);
    const at = benchOf(
      plan.hemicycle,
      Math.max(0, seated.indexOf(deputy.faction)),
      Math.max(1, seated.length),
      party.indexOf(deputy),
    );
    put(deputy, at, size, at.angle > 90);
  }
  const reporters = assembly.filter((deputy) => deputy.square === 'report');
  tribune(plan.hemicycle, reporters.length, size).forEach((at, nth) => put(reporters[nth], at, size, false));

  for (const post of ['committee', 'jacobins', 'tribunal'] as const) {
    const places = plan.places[post];
    const middle = places.reduce((sum, place) => sum + place.x, 0) / places.length;
    present(view, post).forEach((deputy, nth) => {
      const at = places[nth] ?? places[0]!;
      put(deputy, at, plan.size, at.x > middle);
    });
  }
  for (const [floor, there] of [
    ['mission', present(view, 'mission')],
    ['prison', present(view, 'prison')],
    ['flight', present(view, 'flight')],
    ['guillotine', present(view, 'guillotine')],
    ['dock', summoned(view)],
  ] as const) {
    const largest = floor === 'dock' ? plan.size * 1.25 : plan.size;
    // The low floor of the guillotine has room for names below one row, and below several for none.
    const rowed = floor === 'guillotine' && there.length * CELL.width * ROWED <= plan.floors[floor].width;
    const named = floor !== 'guillotine' || rowed;
    spread(plan.floors[floor], there.length, largest, rowed ? 1 : 5).forEach((at, nth) =>
      put(there[nth], at, at.size, floor === 'dock', named && at.size >= SMALLEST_NAMED),
    );
  }
  return found;
}
