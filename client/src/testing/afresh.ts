/** Every test begins with a browser that remembers nothing, whichever came before it. */
import { beforeEach } from 'vitest';

import { me, Me } from '../house/me.svelte';

const NOTHING = new Me();

beforeEach(() => {
  for (const kept of ['name', 'emblem', 'theme', 'motion', 'alarms', 'letters', 'aloof'] as const)
    (me[kept] as unknown) = NOTHING[kept];
  me.helped = [];
  me.muted = [];
  me.voices = {};
  me.seats = {};
  me.lessons = {};
});
