import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { AnalysisView } from '../wire';
import { weigh } from './weighing';

const analysis = vi.hoisted(() => vi.fn<(room: string, token: string) => Promise<AnalysisView>>());
vi.mock('../house/api', () => ({ analysis }));

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
  analysis.mockReset();
});

test('it is asked for until it is ready', async () => {
  analysis.mockResolvedValueOnce(view('working', 0.2)).mockResolvedValueOnce(view('working', 0.6));
  analysis.mockResolvedValue(view('ready', 1));
  const seen: number[] = [];
  weigh(
    'r',
    't',
    (found) => seen.push(found.progress),
    () => expect.unreachable(),
  );
  await vi.advanceTimersByTimeAsync(10_000);
  expect(seen).toEqual([0.2, 0.6, 1]);
  expect(analysis).toHaveBeenCalledTimes(3);
  expect(analysis).toHaveBeenCalledWith('r', 't');
});

test('whoever stops asking hears no more of it', async () => {
  analysis.mockResolvedValue(view('working', 0.2));
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
  analysis.mockRejectedValue('no');
  const failures: unknown[] = [];
  weigh(
    'r',
    '',
    () => expect.unreachable(),
    (failure) => failures.push(failure),
  );
  await vi.advanceTimersByTimeAsync(5000);
  expect(failures).toEqual(['no']);
  expect(analysis).toHaveBeenCalledTimes(1);
});
