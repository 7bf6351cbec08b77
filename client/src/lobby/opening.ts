import { usual } from '../games/levels';
import { begin, fillSeats, openRoom, seeRoom } from '../house/api';
import { me } from '../house/me.svelte';
import { sitDown } from '../room/sitting';
import type { GameCard, RoomView } from '../wire';
import { words } from '../words/words.svelte';

async function open({ game, usual: seats }: GameCard): Promise<RoomView> {
  const { room, token } = await openRoom({ game, seats });
  me.keep(room, { token, seat: null, host: true, game, title: '' });
  const opened = await seeRoom(room);
  me.keep(room, { token, seat: null, host: true, game, title: opened.title });
  return opened;
}

/** Open a table and sit down at it, if I have a name already. The path of the room. */
export async function openTable(card: GameCard): Promise<string> {
  const opened = await open(card);
  if (me.name) await sitDown(opened, 0);
  return `/t/${opened.room}`;
}

/** A game against automatons, begun at once, also by somebody who has not said a name. The path of the table. */
export async function tryAgainstAutomatons(card: GameCard): Promise<string> {
  const opened = await open(card);
  await sitDown(opened, 0, me.name || words('guest-name'));
  const token = me.token(opened.room);
  await fillSeats(opened.room, usual(card.levels), token);
  await begin(opened.room, token);
  return `/t/${opened.room}`;
}
