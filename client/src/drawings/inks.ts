/** The tinctures of Petra Sancta: each is a colour and a direction of lines (`Hatches.svelte`). */
export type Tincture = 'red' | 'blue' | 'green' | 'purple' | 'yellow' | 'grey' | 'black' | 'verdet';

/** Fills from `Hatches.svelte`: the fine ones are for pieces under 40 px. */
export function hatch(tincture: Tincture, fine = false): string {
  return `url(#h-${tincture}${fine ? '-fine' : ''})`;
}
