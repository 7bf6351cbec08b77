import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { openHouse, Refusing } from '../testing/house';
import type { AnalysisView } from '../wire';
import { weigh } from './weighing';

const view = (state: AnalysisView['state'], progress: number): AnalysisView => ({
  state,
  progress,
  places: [],
  curve: [],
  luck: [],
  skill: [],
  others: [],
  turning: [],
  bluffs: [],
  seat: -1,
  regrets: null,
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('it is asked for until it is ready', async () => {
  const answers = [view('working', 0.2), view('working', 0.6), view('ready', 1)];
  const asked = openHouse(() => answers.shift());
  const seen: number[] = [];
  weigh(
    'r',
    't',
    (found) => seen.push(found.progress),
    () => expect.unreachable(),
  );
  await vi.advanceTimersByTimeAsync(10_000);
  expect(seen).toEqual([0.2, 0.6, 1]);
  expect(asked.map(({ path, token }) => [path, token])).toEqual(Array(3).fill(['/api/rooms/r/analysis', 't']));
});

test('whoever stops asking hears no more of it', async () => {
  openHouse(() => view('working', 0.2));
  const seen: number[] = [];
  const stop = weigh(
    'r',
    '',
    (found) => seen.push(found.progress),
    () => expect.unreachable(),
  );
  await vi.advanceTimersByTimeAsync(1500);
  stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(seen).toEqual([0.2, 0.2]);
});

test('a refusal ends it', async () => {
  const asked = openHouse(() => new Refusing('no_analysis', 'No.', 404));
  const failures: unknown[] = [];
  weigh(
    'r',
    '',
    () => expect.unreachable(),
    (failure) => failures.push(failure),
  );
  await vi.advanceTimersByTimeAsync(5000);
  expect(failures).toMatchObject([{ code: 'no_analysis' }]);
  expect(asked).toHaveLength(1);
});
