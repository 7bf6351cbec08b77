import { freeSeat, takeSeat } from '../house/api';
import { me } from '../house/me.svelte';
import type { RoomView } from '../wire';
import { emblemsLeft } from './order';

/** What this browser adds to the deal, so that nobody else can have chosen it. */
function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Sit down under a name, with my emblem if nobody else has it, and keep the seat. */
export async function sitDown(room: RoomView, seat: number, name = me.name): Promise<void> {
  const kept = me.seats[room.room];
  const emblem = emblemsLeft(room.chairs, kept?.seat ?? -1).includes(me.emblem) ? me.emblem : 0;
  const wish = { name, language: me.language, emblem, nonce: nonce() };
  const taken = await takeSeat(room.room, seat, wish, kept?.token ?? me.voice(room.room));
  me.keep(room.room, {
    token: taken.token,
    seat: taken.seat,
    host: kept?.host ?? false,
    game: room.game,
    title: room.title,
  });
}

/** Free a seat. One's own is then forgotten, though a host stays the host. */
export async function standUp(room: string, seat: number): Promise<void> {
  const kept = me.seats[room];
  await freeSeat(room, seat, kept?.token ?? '');
  if (kept?.seat !== seat) return;
  if (kept.host) me.keep(room, { ...kept, seat: null });
  else me.forget(room);
}
