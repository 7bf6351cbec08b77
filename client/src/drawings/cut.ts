/** The one cut: 21°, rising to the right. Every loss is this line. */
export const CUT = 21;

const SLOPE = Math.tan((CUT * Math.PI) / 180);

/** A card that was cut at its middle: the outlines of its halves, and how far the lower one slid. */
export interface Halves {
  above: string;
  below: string;
  slide: { x: number; y: number };
  line: { x1: number; y1: number; x2: number; y2: number };
}

/** Cuts a box of this width and height. The halves reach `bleed` beyond it, so that no frame is lost. */
export function halves(width: number, height: number, bleed = 6): Halves {
  const left = -bleed;
  const right = width + bleed;
  const heightAt = (x: number): number => round(height / 2 + (width / 2 - x) * SLOPE);
  const edge = `${left} ${heightAt(left)}L${right} ${heightAt(right)}`;
  return {
    above: `M${edge}V${-bleed}H${left}Z`,
    below: `M${edge}V${height + bleed}H${left}Z`,
    slide: { x: round(-width * 0.075), y: round(width * 0.06) },
    line: { x1: left, y1: heightAt(left), x2: right, y2: heightAt(right) },
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
