import type { RoomView } from '../wire';

/** Why the game cannot begin yet; `ready` if nothing is missing. The words are in pages.ftl as room-missing-…. */
export interface Missing {
  what: 'ready' | 'seats' | 'host' | 'closed';
  count: number; // of open seats
  places: number[]; // their numbers, as printed on the plates
}

/** What this viewer reads beside "Begin". Only the host begins; the others learn whom they wait for. */
export function missing(room: RoomView, host: boolean): Missing {
  const places = room.chairs.flatMap((chair, seat) => (chair.open ? [seat + 1] : []));
  const say = (what: Missing['what']): Missing => ({ what, count: places.length, places });
  if (room.closed) return say('closed');
  if (places.length > 0) return say('seats');
  return say(host ? 'ready' : 'host');
}
