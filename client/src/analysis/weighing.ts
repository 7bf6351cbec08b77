import { analysis } from '../house/api';
import type { AnalysisView } from '../wire';

const EVERY_MS = 1000;

/** Ask for the analysis of a finished game until it is ready. The answer is a way to stop asking. */
export function weigh(
  room: string,
  token: string,
  tell: (view: AnalysisView) => void,
  fail: (failure: unknown) => void,
): () => void {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function ask(): Promise<void> {
    try {
      const view = await analysis(room, token);
      if (stopped) return;
      tell(view);
      if (view.state === 'working') timer = setTimeout(() => void ask(), EVERY_MS);
    } catch (failure) {
      if (!stopped) fail(failure);
    }
  }

  void ask();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
