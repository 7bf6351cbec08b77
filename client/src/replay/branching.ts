import { branch } from '../house/api';
import { me } from '../house/me.svelte';
import { go } from '../house/router.svelte';
import type { Branch, RoomView } from '../wire';

/** Go on from a place of a finished game, in a room of its own; from an analysis there is a way back to it. */
export async function goOn(
  room: Pick<RoomView, 'room' | 'game' | 'title'>,
  wish: Branch,
  back?: string,
): Promise<void> {
  const { room: next, token, seat } = await branch(room.room, wish);
  me.keep(next, { token, seat, host: true, game: room.game, title: room.title, ...(back ? { back } : {}) });
  go(`/t/${next}`);
}
