import type { Mine } from '../wire';

const MOST_FINISHED = 4;

/** My games in the order in which the lobby shows them. */
export interface MyGames {
  waiting: Mine[]; // for my answer
  going: Mine[];
  finished: Mine[]; // the newest first, and not all of them
}

/** Whether a game waits for me, and not for an automaton in my seat. */
function waits({ room, seat, asked }: Mine): boolean {
  return asked !== '' && !room.paused && !room.over && !room.chairs[seat]?.level;
}

/** Rooms as they were kept, the oldest first; closed ones that never came to an end are left out. */
export function sorted(seen: readonly Mine[]): MyGames {
  const going = seen.filter(({ room }) => !room.over && !room.closed);
  return {
    waiting: going.filter(waits),
    going: going.filter((game) => !waits(game)),
    finished: seen
      .filter(({ room }) => room.over)
      .slice(-MOST_FINISHED)
      .reverse(),
  };
}
