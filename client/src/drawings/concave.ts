/** The outline of what can be played or pressed: a box whose corners are cut out round. */
export function concave(x: number, y: number, width: number, height: number, radius: number): string {
  const right = x + width;
  const foot = y + height;
  const arc = `A${radius} ${radius} 0 0 0`;
  return (
    `M${x + radius} ${y}H${right - radius}${arc} ${right} ${y + radius}V${foot - radius}` +
    `${arc} ${right - radius} ${foot}H${x + radius}${arc} ${x} ${foot - radius}V${y + radius}` +
    `${arc} ${x + radius} ${y}Z`
  );
}
