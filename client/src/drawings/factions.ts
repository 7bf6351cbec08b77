/** The four factions: ink, tincture and emblem (box 24, even-odd). */
import type { Tincture } from './inks';

export type Faction = 'montagnards' | 'girondins' | 'crapauds' | 'royalistes';

interface Arms {
  ink: string;
  tincture: Tincture;
  emblem: string;
}

const GRAPE = 'a3.1 3.1 0 1 0 6.2 0a3.1 3.1 0 1 0 -6.2 0z';

const ARMS: Record<Faction, Arms> = {
  montagnards: { ink: '#9E2327', tincture: 'red', emblem: 'M1.5 20L8.5 6l4 7 2.5-4 7.5 11z' },
  girondins: {
    ink: '#12558F',
    tincture: 'blue',
    emblem: `M11 .5h2v5h-2zM13.5 3.5c2.5-3.5 6-3.5 8-1.5-1.5 3-5 4-8 1.5zM2.3 9${GRAPE}M8.9 9${GRAPE}M15.5 9${GRAPE}M5.6 14.7${GRAPE}M12.2 14.7${GRAPE}M8.9 20.4${GRAPE}`,
  },
  crapauds: {
    ink: '#12938A',
    tincture: 'verdet',
    emblem:
      'M1.5 14c0-3.2 1.6-5.7 3.8-7.2A3.9 3.9 0 0 1 12 5.6 3.9 3.9 0 0 1 18.7 6.8c2.2 1.5 3.8 4 3.8 7.2 0 4.5-4.7 7-10.5 7S1.5 18.5 1.5 14zM8 5.2a1.7 1.7 0 1 0 .01 0zM16 5.2a1.7 1.7 0 1 0 .01 0zM4.8 13.6c4 2.4 10.4 2.4 14.4 0-1.6 5-12.8 5-14.4 0z',
  },
  royalistes: {
    ink: '#B67B22',
    tincture: 'yellow',
    emblem:
      'M12 1c3 3.5 3.2 6.2 2 9.2 1.5-2.7 6-3.7 7.5-.7 1.2 2.7-1 5.2-4.2 4.5.5.8.4 1.3-.1 2H14.5c.3 2.5 1.3 4 2.7 5.5-2.5.3-4-.3-5.2-1.5-1.2 1.2-2.7 1.8-5.2 1.5C8.2 20 9.2 18.5 9.5 16H6.8c-.5-.7-.6-1.2-.1-2-3.2.7-5.4-1.8-4.2-4.5 1.5-3 6-2 7.5.7C8.8 7.2 9 4.5 12 1z',
  },
};

export const FACTIONS = Object.keys(ARMS) as Faction[];

/** The arms of a faction; one that is not known has the mountain's. */
export function arms(faction: string): Arms {
  return ARMS[faction as Faction] ?? ARMS.montagnards;
}
