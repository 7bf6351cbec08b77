/** A banknote's border: waves on an ellipse, several of them, each a little further on. */
export interface Waves {
  waves: number;
  depth: number;
  curves: number;
}

export const OVAL: Waves = { waves: 64, depth: 11, curves: 6 };

const POINTS_A_WAVE = 8;

/** One path for all the curves round an ellipse, each smoothed between the middles of its points. */
export function guilloche(cx: number, cy: number, rx: number, ry: number, oval: Waves = OVAL): string {
  const count = oval.waves * POINTS_A_WAVE;
  let path = '';
  for (let curve = 0; curve < oval.curves; curve += 1) {
    const phase = (curve * 2 * Math.PI) / oval.curves;
    const point = (place: number): [number, number] => {
      const angle = (place / count) * 2 * Math.PI;
      const swell = oval.depth * Math.sin(oval.waves * angle + phase);
      return [cx + Math.cos(angle) * (rx + swell), cy + Math.sin(angle) * (ry + swell)];
    };
    for (let place = 0; place <= count; place += 1) {
      const [x, y] = point(place);
      const [nextX, nextY] = point(place + 1);
      const middle = `${((x + nextX) / 2).toFixed(1)} ${((y + nextY) / 2).toFixed(1)}`;
      path += place ? `Q${x.toFixed(1)} ${y.toFixed(1)} ${middle}` : `M${middle}`;
    }
    path += 'Z';
  }
  return path;
}
