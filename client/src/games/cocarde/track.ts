/** Where each square lies: two stadium rings, one inside the other, and the annexes in their middle. In pixels. */
import { COURSE, FRONTIERS, GUYANE, PRISON } from './squares';

export interface Point {
  x: number;
  y: number;
}

export interface Cell extends Point {
  place: string;
  /** What is free for words and pictures. */
  width: number;
  height: number;
  outline: string;
  /** The same a little smaller: the frame of a white square, or of one that can be chosen. */
  inner: string;
}

export interface Track {
  width: number;
  height: number;
  cells: ReadonlyMap<string, Cell>;
  /** The outer edge, the edge between the rings, the edge of the middle. */
  rims: readonly [string, string, string];
  /** Where the outer ring opens into the inner one. */
  gate: Point;
  /** Where the names of the annexes stand, and the dice. */
  prison: Point;
  frontiers: Point;
  dice: Point;
  die: number;
}

const RIM = 7; // of the fat line round it all
const GAP = 5; // between the rings
const OUTER = 34; // squares of the outer ring, the start among them
const INNER = 24; // of the inner ring: the last square is as long as two
const BENDS = 10; // straight pieces of an edge
const CORNER = 18; // of a square that stands on its corner, which words cannot use

interface Ring {
  outer: number;
  inner: number;
  length: number;
}

/** A stadium in the middle of a box: two straights and two half circles, counter-clockwise from lower left. */
class Stadium {
  constructor(
    readonly x: number,
    readonly y: number,
    readonly straight: number,
  ) {}

  ring(outer: number, thick: number): Ring {
    return { outer, inner: outer - thick, length: 2 * this.straight + Math.PI * (2 * outer - thick) };
  }

  /** The point so far along the middle line of a ring, at another radius. */
  at(ring: Ring, along: number, radius: number): Point {
    const arc = (Math.PI * (ring.outer + ring.inner)) / 2;
    const half = this.straight / 2;
    let rest = along;
    if (rest <= this.straight) return { x: this.x - half + rest, y: this.y + radius };
    rest -= this.straight;
    if (rest <= arc) return this.turned(half, Math.PI / 2 - (rest / arc) * Math.PI, radius);
    rest -= arc;
    if (rest <= this.straight) return { x: this.x + half - rest, y: this.y - radius };
    rest -= this.straight;
    return this.turned(-half, -Math.PI / 2 - (rest / arc) * Math.PI, radius);
  }

  edge(radius: number): string {
    const [left, right] = [this.x - this.straight / 2, this.x + this.straight / 2];
    const arc = `A${radius} ${radius} 0 0 0`;
    return `M${left} ${this.y + radius}H${right}${arc} ${right} ${this.y - radius}H${left}${arc} ${left} ${this.y + radius}Z`;
  }

  cell(place: string, ring: Ring, from: number, to: number): Cell {
    const along = (from + to) / 2;
    const middle = this.at(ring, along, (ring.outer + ring.inner) / 2);
    const [width, height] = upright(to - from, ring.outer - ring.inner, this.slope(ring, along));
    const outline = (by: number): string => this.outline(ring, from + by, to - by, ring.outer - by, ring.inner + by);
    return {
      place,
      ...middle,
      width,
      height,
      outline: outline(0),
      inner: outline(4),
    };
  }

  /** By what angle the ring has turned there: none on the straights. */
  private slope(ring: Ring, along: number): number {
    const arc = (Math.PI * (ring.outer + ring.inner)) / 2;
    const bend = (rest: number): number => Math.PI * Math.max(0, Math.min(1, rest / arc));
    return bend(along - this.straight) + bend(along - 2 * this.straight - arc);
  }

  private turned(shift: number, angle: number, radius: number): Point {
    return { x: this.x + shift + Math.cos(angle) * radius, y: this.y + Math.sin(angle) * radius };
  }

  private outline(ring: Ring, from: number, to: number, outer: number, inner: number): string {
    const steps = Array.from({ length: BENDS + 1 }, (_, i) => from + ((to - from) * i) / BENDS);
    const points = [
      ...steps.map((at) => this.at(ring, at, outer)),
      ...steps.reverse().map((at) => this.at(ring, at, inner)),
    ];
    return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
  }
}

/** What a square that is turned leaves to words that are not. */
function upright(long: number, thick: number, angle: number): [number, number] {
  const [sine, cosine] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))];
  const corner = 2 * CORNER * sine * cosine;
  return [
    Math.min(long / cosine, thick / sine) - corner,
    Math.min(thick / cosine, long / sine, thick * 1.2) - corner / 2,
  ];
}

function box(place: string, left: number, top: number, width: number, height: number): Cell {
  const outline = (by: number): string =>
    `M${left + by} ${top + by}h${width - 2 * by}v${height - 2 * by}h${2 * by - width}Z`;
  return { place, x: left + width / 2, y: top + height / 2, width, height, outline: outline(0), inner: outline(3) };
}

const LEAST = 56; // of a ring that has room for three lines and a number,
const MIDDLE = 58; // as long as prison and frontiers within can be pressed

/** The board as large as this box allows. */
export function lay(width: number, height: number): Track {
  const radius = Math.min(height / 2, width / 2) - RIM;
  const stadium = new Stadium(width / 2, height / 2, width - 2 * (radius + RIM));
  const thick = Math.max(Math.min(78, radius * 0.3025), Math.min(LEAST, (radius - MIDDLE) / 2));
  const outer = stadium.ring(radius, thick);
  const inner = stadium.ring(outer.inner - GAP, thick);
  const cells: Cell[] = COURSE.slice(0, OUTER).map((place, i) =>
    stadium.cell(place, outer, (i * outer.length) / OUTER, ((i + 1) * outer.length) / OUTER),
  );
  const unit = inner.length / INNER;
  COURSE.slice(OUTER).forEach((place, i) =>
    cells.push(stadium.cell(place, inner, i * unit, (place === 'm56' ? i + 2 : i + 1) * unit)),
  );
  const hollow = inner.inner - 3;
  const middle = annexes(stadium, hollow);
  return {
    width,
    height,
    cells: new Map([...cells, ...middle.cells].map((cell) => [cell.place, cell])),
    rims: [stadium.edge(radius + 4.5), stadium.edge(outer.inner - GAP / 2), stadium.edge(hollow)],
    gate: { x: stadium.x - stadium.straight / 2, y: stadium.y + outer.inner - GAP / 2 },
    prison: middle.prison,
    frontiers: middle.frontiers,
    dice: middle.dice,
    die: middle.die,
  };
}

/** The course alone, for a map; who is elsewhere stands in its middle. */
export function layMap(width: number, height: number): Track {
  const whole = lay(width, height);
  const aside = (place: string): number =>
    (place.startsWith('pr') ? 0.36 : place.startsWith('fr') ? 0.5 : 0.64) * width;
  const spot = (place: string): Cell => ({
    place,
    x: aside(place),
    y: height / 2,
    width: 0,
    height: 0,
    outline: '',
    inner: '',
  });
  const cells = [...whole.cells.values()].map((cell) => (COURSE.includes(cell.place) ? cell : spot(cell.place)));
  return { ...whole, cells: new Map(cells.map((cell) => [cell.place, cell])) };
}

const LABEL = 19; // of an annex, above its squares
const WIDE = 560; // a middle that has room for the dice beside the annexes
const GUYANE_WIDE = 124; // and as wide, the dice below it
const APART = 18; // from the squares

/** Prison and frontiers in two rows; Guyane and the dice beside them, or in a third row. */
function annexes(
  stadium: Stadium,
  hollow: number,
): Pick<Track, 'prison' | 'frontiers' | 'dice' | 'die'> & { cells: Cell[] } {
  const wide = stadium.straight + 2 * hollow >= WIDE;
  const rows = wide ? 2 : 3;
  const tall = Math.min(wide ? 72 : 64, (2 * hollow * (wide ? 0.9 : 0.86)) / rows - LABEL);
  const whole = rows * (tall + LABEL);
  const top = stadium.y - whole / 2 - (wide ? 2 : 4);
  const reach = (y: number): number => stadium.straight / 2 + Math.sqrt(Math.max(0, hollow * hollow - y * y));
  const chord = Math.min(reach(whole / 2 - 2), reach(0) - 14);
  const side = wide ? APART + GUYANE_WIDE : 0;
  const step = Math.min(wide ? 96 : 64, (2 * chord - side) / PRISON.length);
  const left = stadium.x - (PRISON.length * step + side) / 2;
  const row = (places: readonly string[], nth: number): Cell[] =>
    places.map((place, i) => box(place, left + i * step, top + nth * (tall + LABEL) + LABEL, step - 3, tall));
  const beside = left + PRISON.length * step + APART;
  const last = top + 2 * (tall + LABEL);
  const die = Math.min(46, wide ? tall * 0.86 : Math.max(28, tall * 0.7));
  return {
    cells: [
      ...row(PRISON, 0),
      ...row(FRONTIERS, 1),
      wide
        ? box(GUYANE, beside, top + LABEL, GUYANE_WIDE, tall)
        : box(GUYANE, stadium.x - chord * 0.8, last + LABEL, 100, tall),
    ],
    prison: { x: left, y: top + LABEL - 5 },
    frontiers: { x: left, y: top + tall + 2 * LABEL - 5 },
    dice: wide
      ? { x: beside + (GUYANE_WIDE - 2.3 * die) / 2, y: top + 1.5 * tall + 2 * LABEL - die / 2 }
      : { x: stadium.x + 10, y: last + LABEL },
    die,
  };
}

const BETWEEN = 14; // the tracks of a strip
const EDGE = 12;

/** Tracks behind one another in one row, for a strip that is scrolled. */
export function layRow(
  tracks: readonly (readonly string[])[],
  width: number,
  height: number,
): Pick<Track, 'cells' | 'width' | 'height'> {
  const label = tracks.length > 1 ? LABEL : 0;
  const cells = new Map<string, Cell>();
  let left = EDGE;
  for (const track of tracks) {
    for (const place of track) {
      const wide = track.length > 1 ? width : 1.5 * width;
      cells.set(place, box(place, left, label, wide - (label ? 3 : 0), height));
      left += wide;
    }
    left += BETWEEN;
  }
  return { cells, width: left - BETWEEN + EDGE, height: height + label };
}
