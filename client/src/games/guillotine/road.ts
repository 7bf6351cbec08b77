/** The road to the scaffold: near row to the right, a bend, the far row back to the left. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Road {
  /** Where each noble stands, the front first. */
  places: Box[];
  /** The middle of the road. */
  path: string;
  machine: Box;
  /** How many stand in the near row. */
  near: number;
  /** How much of each noble of the far row is seen. */
  seen: number;
  /** What the road leaves free at its far end: decks and the day. */
  corner: Box;
  height: number;
}

/** How many stand in the near row: fewer where the road is short, unless they are many. */
const nearRow = (count: number, width: number): number => (width < 800 && count <= 12 ? 5 : 6);
const WIDEST = 130;
const RATIO = 1.4; // of a card
const FAR = 0.77; // of a card in the far row, to one in the near row
const BETWEEN = 34; // the rows
const FOOT = 14; // below the near row, for the numbers
const BEND = 50;
const MARGIN = 10;
const CORNER = 118; // the days and the decks, as narrow as they may be

/** The widest card of the near row for which everything has room. */
function cardWidth(row: number, width: number, height: number): number {
  const rows = RATIO * (1 + FAR);
  const byWidth = (width - (BETWEEN + FOOT) / 2 - MARGIN - BEND) / (row + 0.115 * (row - 1) + rows / 2);
  const byHeight = (height - BETWEEN - FOOT) / rows;
  return Math.floor(Math.max(48, Math.min(WIDEST, byWidth, byHeight)));
}

export function road(count: number, width: number, height: number): Road {
  const row = nearRow(count, width);
  const near = cardWidth(row, width, height);
  const far = Math.round(near * FAR);
  const [nearHeight, farHeight] = [Math.round(near * RATIO), Math.round(far * RATIO)];
  const whole = nearHeight + farHeight + BETWEEN + FOOT;
  const machine = { x: 0, y: 0, width: whole / 2, height: whole };
  const start = machine.width + MARGIN;
  const gap = (width - start - BEND - row * near) / (row - 1);
  const step = near + Math.min(gap, near * 0.42);
  const nearY = farHeight + BETWEEN;
  const right = start + (row - 1) * step + near - near * 0.2;
  const farther = Math.max(0, count - row);
  const spare = right - far - start - MARGIN - far * 1.16 * Math.max(0, farther - 1); // where nobody stands close
  const corner = {
    x: start,
    y: 0,
    width: Math.max(near * 1.16, Math.min(CORNER, spare)),
    height: farHeight + BETWEEN - 8,
  };
  const room = right - far - (corner.x + corner.width + MARGIN);
  const back = Math.min(far * 1.16, room / Math.max(1, farther - 1));
  const places = Array.from({ length: count }, (_, i) =>
    i < row
      ? { x: start + i * step, y: nearY, width: near, height: nearHeight }
      : { x: right - far - (i - row) * back, y: 0, width: far, height: farHeight },
  );
  const [low, high] = [nearY + nearHeight - near * 0.26, farHeight - near * 0.24];
  const end = corner.x + corner.width + MARGIN;
  const path =
    `M${machine.width * 0.8} ${low}H${right + near * 0.1}` +
    `C${right + near * 0.56} ${low} ${right + near * 0.5} ${high} ${right} ${high}H${end}`;
  return { places, path, machine, near: row, seen: back, corner, height: whole };
}

/** The place at a point, among those that are asked about; -1 if it is none of them. */
export function placeAt(places: Box[], among: number[], x: number, y: number): number {
  const near = (place: number): number => {
    const box = places[place];
    if (!box) return Infinity;
    const [dx, dy] = [x - box.x - box.width / 2, y - box.y - box.height / 2];
    return Math.abs(dx) <= box.width * 0.62 && Math.abs(dy) <= box.height * 0.75 ? Math.hypot(dx, dy) : Infinity;
  };
  const [best] = among.filter((place) => near(place) < Infinity).sort((a, b) => near(a) - near(b));
  return best ?? -1;
}
