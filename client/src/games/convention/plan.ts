/** The building as an architect draws it: rooms, walls, doors, and where figurines stand. Two plans: broad and upright. */
export const POSTS = [
  'convention',
  'committee',
  'mission',
  'jacobins',
  'tribunal',
  'prison',
  'flight',
  'guillotine',
] as const;
export type Post = (typeof POSTS)[number];

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export interface Hemicycle extends Point {
  /** Of the three arcs of benches, and of the wall behind them. */
  benches: readonly [number, number, number];
  wall: number;
}

export interface Plan {
  width: number;
  height: number;
  /** Where the building ends and the open air begins. */
  ground: number;
  rooms: Record<Post, Box>;
  /** Where figurines stand who have no place of their own: below the title. */
  floors: Record<'mission' | 'prison' | 'flight' | 'guillotine' | 'dock', Box>;
  /** The four places of a post that has no more. */
  places: Record<'committee' | 'jacobins' | 'tribunal', readonly Point[]>;
  hemicycle: Hemicycle;
  walls: string;
  pillars: readonly Point[];
  /** Of a figurine, in a room that is not crowded. */
  size: number;
}

export const FLAT = 0.97; // the hemicycle is a little lower than half a circle

const box = (x: number, y: number, right: number, foot: number): Box => ({ x, y, width: right - x, height: foot - y });
const row = (x: number, y: number, step: number, count = 4): Point[] =>
  Array.from({ length: count }, (_, nth) => ({ x: x + nth * step, y }));

/** At a desk: wings left and right of the chamber, the open air below. */
const BROAD: Plan = {
  width: 1074,
  height: 508,
  ground: 360,
  rooms: {
    committee: box(4, 4, 264, 180),
    jacobins: box(4, 180, 264, 360),
    convention: box(264, 4, 810, 360),
    tribunal: box(810, 4, 1070, 226),
    prison: box(810, 226, 1070, 360),
    mission: box(2, 364, 440, 506),
    flight: box(440, 364, 722, 506),
    guillotine: box(722, 364, 1072, 506),
  },
  floors: {
    mission: box(14, 412, 430, 496),
    prison: box(898, 240, 1060, 350),
    flight: box(452, 412, 640, 496),
    guillotine: box(806, 408, 1064, 500),
    dock: box(974, 82, 1066, 220),
  },
  places: {
    committee: row(38, 92, 65),
    jacobins: row(42, 276, 60),
    tribunal: [...row(850, 94, 80, 2), ...row(850, 176, 80, 2)],
  },
  hemicycle: { x: 537, y: 318, benches: [92, 150, 208], wall: 258 },
  walls:
    'M4 4H1070V360H1010M944 360H900M840 360H586M488 360H150M90 360H4V0' +
    'M264 4V66M264 118V240M264 292V360M4 180H96M156 180H264' +
    'M810 4V82M810 138V360M810 226H912M972 226H1070',
  pillars: [
    { x: 264, y: 180 },
    { x: 810, y: 226 },
    { x: 264, y: 360 },
    { x: 810, y: 360 },
  ],
  size: 1,
};

/** On a tablet: the chamber above, everything else in three rows. */
const UPRIGHT: Plan = {
  width: 724,
  height: 588,
  ground: 482,
  rooms: {
    convention: box(4, 4, 720, 262),
    committee: box(4, 262, 254, 372),
    tribunal: box(254, 262, 720, 372),
    jacobins: box(4, 372, 254, 482),
    prison: box(254, 372, 720, 482),
    mission: box(2, 486, 282, 586),
    flight: box(282, 486, 502, 586),
    guillotine: box(502, 486, 722, 586),
  },
  floors: {
    mission: box(10, 514, 276, 584),
    prison: box(350, 382, 710, 474),
    flight: box(288, 514, 452, 584),
    guillotine: box(556, 514, 718, 584),
    dock: box(540, 290, 714, 368),
  },
  places: {
    committee: row(38, 322, 60),
    jacobins: row(42, 432, 58),
    tribunal: row(290, 322, 64),
  },
  hemicycle: { x: 362, y: 228, benches: [72, 120, 168], wall: 212 },
  walls:
    'M4 4H720V482H640M580 482H430M370 482H150M90 482H4V0M4 262H90M150 262H310M414 262H580M640 262H720' +
    'M254 262V292M254 340V482M4 372H90M150 372H420M480 372H720',
  pillars: [
    { x: 254, y: 262 },
    { x: 254, y: 372 },
    { x: 254, y: 482 },
  ],
  size: 0.82,
};

/** How wide the board is where the broad plan has room for its names. */
export const BROAD_FROM = 900;

export const planFor = (width: number): Plan => (width >= BROAD_FROM ? BROAD : UPRIGHT);

/** A point of the hemicycle: its angle from the left, in degrees. */
export function bench({ x, y }: Hemicycle, radius: number, angle: number): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: rounded(x - Math.cos(turn) * radius), y: rounded(y - Math.sin(turn) * radius * FLAT) };
}

/** Half a circle round the tribune. */
export function arc(chamber: Hemicycle, radius: number): string {
  const [from, to] = [bench(chamber, radius, 0), bench(chamber, radius, 180)];
  return `M${from.x} ${from.y}A${radius} ${rounded(radius * FLAT)} 0 0 1 ${to.x} ${to.y}`;
}

export const rounded = (value: number): number => Math.round(value * 10) / 10;
