/** What a silhouette is made of: ink, and what is knocked out of it. Box 200 × 240, facing right. */
export interface Mark {
  /** ink and paper fill; knock is a line of paper in the ink, fold a line of ink on the paper. */
  tint: 'ink' | 'paper' | 'knock' | 'fold' | 'red' | 'blue';
  d: string;
  width?: number;
  dash?: string;
  /** A transform, for what is held in the hand. */
  place?: string;
}

export const ink = (d: string, place?: string): Mark => (place ? { tint: 'ink', d, place } : { tint: 'ink', d });
export const paper = (d: string): Mark => ({ tint: 'paper', d });
export const knock = (d: string, width = 2, place?: string): Mark =>
  place ? { tint: 'knock', d, width, place } : { tint: 'knock', d, width };
export const fold = (d: string, width = 1.8): Mark => ({ tint: 'fold', d, width });

/** A circle as a path, so that it joins others in one mark. */
export const ball = (cx: number, cy: number, r: number): string =>
  `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const bar = (x: number, y: number, width: number, height: number): string => {
  const r = height / 2;
  return `M${x + r} ${y}h${width - height}a${r} ${r} 0 0 1 0 ${height}h${height - width}a${r} ${r} 0 0 1 0 ${-height}z`;
};

/** The side rolls of a wig: bars, each with an outline and a curl knocked out. */
export function rolls(x: number, y: number, count: number, step: number, width: number): Mark[] {
  const places = Array.from({ length: count }, (_, i) => ({ x: x - width / 2 - i * 2, y: y + i * step }));
  return [
    ink(places.map((p) => bar(p.x, p.y - 8.5, width, 17)).join('')),
    knock(places.map((p) => bar(p.x + 2, p.y - 6.4, width - 4, 12.8)).join(''), 1.7),
    knock(places.map((p) => `M${p.x + width - 9} ${p.y}a3 3 0 1 0 -3.2 3a5 5 0 0 0 5 -5`).join(''), 1.5),
  ];
}
