/** Day or night, moving or still: what the system says, unless this browser's person said otherwise. */
import { me } from './me.svelte';

class System {
  dark = $state(false);
  still = $state(false);
}

const system = new System();

export function dark(): boolean {
  return me.theme === 'system' ? system.dark : me.theme === 'dark';
}

/** Whether every move is a short cross-fade. */
export function still(): boolean {
  return me.motion === 'less' || system.still;
}

function heed(query: string, tell: (matches: boolean) => void): void {
  const media = matchMedia(query);
  tell(media.matches);
  media.addEventListener('change', () => tell(media.matches));
}

/** Follow the system and the settings, and dress the page accordingly. */
export function dress(): void {
  heed('(prefers-color-scheme: dark)', (matches) => (system.dark = matches));
  heed('(prefers-reduced-motion: reduce)', (matches) => (system.still = matches));
  $effect.root(() => {
    $effect(() => {
      const root = document.documentElement;
      root.classList.toggle('dark', dark());
      root.classList.toggle('still', still());
      root.lang = me.language;
      document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark() ? '#0E141D' : '#B1BEC1');
    });
  });
}
