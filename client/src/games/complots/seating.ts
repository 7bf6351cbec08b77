/** Where everybody sits round the oval, as room allows. Angles: 0 is left, 90 the top, 180 right. */
export interface Place {
  x: number;
  y: number;
}

export interface Oval {
  cx: number;
  cy: number;
  rx: number;
  ry: number;
}

/** A plate with its cards, and the width of a card: nought where small ones lie inside the plate. */
export interface Unit {
  width: number;
  height: number;
  card: number;
  /** The least height of the oval between such plates, from its middle. */
  least: number;
}

/** From the roomiest on; the first is taken that lets everybody sit and the table be seen. */
const UNITS: Unit[] = [
  { width: 226, height: 170, card: 74, least: 150 },
  { width: 220, height: 148, card: 60, least: 92 },
  { width: 216, height: 66, card: 0, least: 92 },
  { width: 190, height: 66, card: 0, least: 92 },
];
const LARGEST = { rx: 340, ry: 194 };
const NARROWEST = 235;
const RIM = 36;
/** How far above the middle anybody sits at the most, and how far beside it, however much room there is. */
const FARTHEST = 320;
const WIDEST = 520;

export interface Seating {
  oval: Oval;
  /** The middle of each seat's unit, in the order that was asked for. */
  places: Place[];
  unit: Unit;
}

/** My rivals, clockwise from my left, at equal angles on the upper 240°. */
export function rivalAngles(count: number): number[] {
  if (count === 1) return [90];
  if (count === 2) return [30, 150];
  return Array.from({ length: count }, (_, i) => -30 + (240 * i) / (count - 1));
}

/** Everybody, clockwise, for those who only watch. */
export function roundAngles(count: number): number[] {
  return Array.from({ length: count }, (_, i) => -90 + (360 * (i + 0.5)) / count);
}

/** The seats in the order they are placed: clockwise from my left; for those who watch, all of them. */
export function order(seats: number, mine: number): number[] {
  if (mine < 0) return Array.from({ length: seats }, (_, i) => i);
  return Array.from({ length: seats - 1 }, (_, i) => (mine + 1 + i) % seats);
}

/** Whether a board of this width can have a round table; otherwise the plates stand in columns. */
export function roundTable(width: number, count: number): boolean {
  return width >= (count > 4 ? 700 : 600);
}

export function seating(angles: number[], width: number, height: number): Seating {
  const all = UNITS.map((unit) => seated(angles, width, height, unit));
  return all.find(fits) ?? (all.at(-1) as Seating);
}

function fits({ oval, places, unit }: Seating): boolean {
  const apart = (a: Place, b: Place): boolean =>
    Math.abs(a.x - b.x) >= unit.width + 4 || Math.abs(a.y - b.y) >= unit.height + 4;
  return (
    oval.rx >= NARROWEST &&
    oval.ry >= unit.least &&
    places.every((a, i) => places.slice(i + 1).every((b) => apart(a, b)))
  );
}

function seated(angles: number[], width: number, height: number, unit: Unit): Seating {
  const sines = angles.map((angle) => Math.sin((angle * Math.PI) / 180));
  const cosines = angles.map((angle) => outward(Math.cos((angle * Math.PI) / 180)));
  const up = Math.max(...sines, 0.4);
  const down = Math.max(...sines.map((sine) => -sine), 0);
  const wide = Math.max(...cosines.map(Math.abs), 0.75);
  const reach = Math.min((width / 2 - unit.width / 2 - 6) / wide, WIDEST);
  const rise = Math.min((height - unit.height) / (up + down), FARTHEST);
  const spare = height - unit.height - rise * (up + down);
  const middle = unit.height / 2 + (spare * down) / (up + down) + rise * up;
  const places = angles.map((_, i) => ({
    x: width / 2 - reach * (cosines[i] ?? 0),
    y: middle - rise * (sines[i] ?? 0),
  }));
  return { oval: oval(places, unit, width, height), places, unit };
}

/** Seats keep to the sides a little more than on an ellipse, so that the table is seen. */
function outward(cosine: number): number {
  return Math.sign(cosine) * Math.abs(cosine) ** 0.65;
}

/** As large as it may be: it lies between those who sit above and below it, or reaches up beside them. */
function oval(places: Place[], unit: Unit, width: number, height: number): Oval {
  const [between, beside] = [1.4, 1].map((part) => laid(places, unit, width, height, part * unit.width)) as [
    Oval,
    Oval,
  ];
  const worth = ({ rx, ry }: Oval): number => Math.min(rx / LARGEST.rx, ry / LARGEST.ry);
  return worth(between) > worth(beside) ? between : beside;
}

/** Plates may lie on its rim, never inside it. Who sits within `near` of the middle is above or below it. */
function laid(places: Place[], unit: Unit, width: number, height: number, near: number): Oval {
  const cx = width / 2;
  const facing = places.filter((place) => Math.abs(place.x - cx) < near);
  const highest = facing.filter((place) => place.y < height / 2).map((place) => place.y + unit.height / 2 - RIM);
  const lowest = facing.filter((place) => place.y > height / 2).map((place) => place.y - unit.height / 2 + RIM);
  const top = Math.max(6, ...highest);
  const foot = Math.min(height - 6, ...lowest);
  const ry = Math.min(LARGEST.ry, (foot - top) / 2);
  const cy = (top + foot) / 2;
  const free = (rx: number): boolean =>
    places.every((place) => {
      const dx = Math.max(0, Math.abs(place.x - cx) - unit.width / 2) / (rx - RIM);
      const dy = Math.max(0, Math.abs(place.y - cy) - unit.height / 2) / (ry - RIM);
      return dx * dx + dy * dy >= 1;
    });
  let rx = Math.min(LARGEST.rx, cx - 12);
  while (rx > 2 * RIM && !free(rx)) rx -= 4;
  return { cx, cy, rx, ry };
}
