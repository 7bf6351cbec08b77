import { expect, it } from 'vitest';

import { Errand } from './errand.svelte';

it('tells whether it was done, and keeps why not until something is', async () => {
  const errand = new Errand();
  const no = new Error('no');
  expect(await errand.run(Promise.reject(no))).toBe(false);
  expect(errand.failure).toBe(no);
  expect(await errand.run(Promise.resolve())).toBe(true);
  expect(errand.failure).toBeNull();
});
