import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Live } from '../house/live.svelte';
import { me } from '../house/me.svelte';
import { openHouse } from '../testing/house';
import { views } from '../testing/laid/lessons';
import { Course, HOLD, PACE, PATIENCE } from './course.svelte';

let course: Course;
let live: Live;

beforeEach(async () => {
  vi.useFakeTimers();
  me.motion = 'system';
  openHouse(({ body }) => views[['doubt', ...(body as { answers: string[] }).answers].join(' ')]);
  course = new Course('complots', 'doubt');
  live = new Live('', '', 'en', () => course.open());
  await vi.advanceTimersByTimeAsync(0);
});

afterEach(() => {
  live.leave();
  course.leave();
  Object.assign(me, { lessons: {} });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function answer(text: string): Promise<void> {
  live.answer(text);
  await vi.advanceTimersByTimeAsync(0);
}

describe('a course', () => {
  it('lays the first question at once', () => {
    expect(course.stage).toBe('asked');
    expect(live.frame?.asked?.offers.map(({ text }) => text)).toEqual(['pass', 'challenge']);
    expect(live.frame?.told).toHaveLength(views['doubt']!.lead.flatMap(({ told }) => told).length);
  });

  it('shows what comes of a turn moment by moment, and takes it back', async () => {
    const before = live.frame!;
    const moments = views['doubt pass']!.outcome!.moments;
    await answer('pass');
    for (const { scene } of moments) {
      expect(course.stage).toBe('shown');
      expect(live.frame?.asked).toBeNull();
      expect(live.frame?.scene).toEqual(scene);
      await vi.advanceTimersByTimeAsync(scene === moments.at(-1)?.scene ? HOLD : PACE);
    }
    expect(course.stage).toBe('asked');
    expect([live.frame?.scene, live.frame?.told]).toEqual([before.scene, before.told]);
    expect(live.frame?.asked?.offers.map((offer) => course.remark(offer))).not.toEqual(['', '']);
  });

  it('leaves the lesson’s own turn where it led', async () => {
    await answer('challenge');
    course.hurry();
    expect(course.stage).toBe('answered');
    expect(live.frame?.scene).toEqual(views['doubt challenge']!.outcome!.moments.at(-1)?.scene);
    expect(me.knows('complots', 'doubt')).toBe(true);
  });

  it('says that the automatons think while no answer comes, and asks again if none does', async () => {
    const asked = live.frame?.asked;
    let fail = (): void => {};
    vi.stubGlobal('fetch', () => new Promise((_, reject) => (fail = () => reject(new TypeError('gone')))));
    await answer('pass');
    await vi.advanceTimersByTimeAsync(PATIENCE - 1);
    expect(course.stage).toBe('asked');
    await vi.advanceTimersByTimeAsync(1);
    expect([course.stage, live.frame?.asked]).toEqual(['waiting', null]);
    fail();
    await vi.advanceTimersByTimeAsync(0);
    expect([course.stage, live.frame?.asked]).toEqual(['asked', asked]);
    expect(live.refusal).not.toBeNull();
  });

  it('stands in another language where it stood', async () => {
    await answer('pass');
    course.hurry();
    live.speak('fr');
    await vi.advanceTimersByTimeAsync(0);
    expect(course.stage).toBe('asked');
    expect(course.tried?.text).toBe('pass');
    expect(live.frame?.told.length).toBeGreaterThan(0);
  });
});
