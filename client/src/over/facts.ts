import type { Truth } from '../wire';

/** Bluffs that nobody doubted: the last of the winner's, then the last of anybody else's; at most two. */
export function unknownFacts(truths: readonly Truth[], ranks: readonly number[]): Truth[] {
  const bluffs = truths.filter((truth) => !truth.true && !truth.doubted);
  const winners = bluffs.findLast((truth) => ranks[truth.seat] === 1);
  const others = bluffs.findLast((truth) => truth.seat !== winners?.seat);
  return [winners, others].filter((truth) => truth !== undefined).sort((a, b) => a.place - b.place);
}

/** A fingerprint shortened for the eye: two groups of four signs, then the last. */
export function short(fingerprint: string): string {
  return `${fingerprint.slice(0, 4)} ${fingerprint.slice(4, 8)} … ${fingerprint.slice(-4)}`;
}
