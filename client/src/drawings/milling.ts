/** Ticks between two radii of a circle round the origin, as one path; every `long`th reaches `further` in. */
export function milling(count: number, outer: number, inner: number, long = 0, further = inner): string {
  let path = '';
  for (let tick = 0; tick < count; tick += 1) {
    const angle = (tick / count) * 2 * Math.PI;
    const [x, y] = [Math.sin(angle), -Math.cos(angle)];
    const end = long && tick % long === 0 ? further : inner;
    path += `M${(x * outer).toFixed(1)} ${(y * outer).toFixed(1)}L${(x * end).toFixed(1)} ${(y * end).toFixed(1)}`;
  }
  return path;
}
