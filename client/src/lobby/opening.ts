import { usual } from '../games/levels';
import { begin, handOver, openRoom, seeRoom } from '../house/api';
import { me } from '../house/me.svelte';
import { sitDown } from '../room/sitting';
import type { GameCard } from '../wire';

const TRIAL_SEATS = 4;

/** Open a table and sit down at it, if I have a name already. The path of the room. */
export async function openTable(game: string, seats: number): Promise<string> {
  const { room, token } = await openRoom({ game, seats });
  me.keep(room, { token, seat: null, host: true, game, title: '' });
  const opened = await seeRoom(room);
  me.keep(room, { token, seat: null, host: true, game, title: opened.title });
  if (me.name) await sitDown(opened, 0);
  return `/t/${room}`;
}

/** A first game against three automatons, begun at once. The path of the table. */
export async function tryAgainstAutomatons(game: GameCard): Promise<string> {
  const path = await openTable(game.game, TRIAL_SEATS);
  const room = path.slice('/t/'.length);
  const level = usual(game.levels);
  for (let seat = 1; seat < TRIAL_SEATS; seat++) await handOver(room, seat, level, me.token(room));
  await begin(room, me.token(room));
  return path;
}
