import type { RoomView } from '../wire';
import { words } from '../words/words.svelte';

/** The name of a table; one that goes on from another game bears the same, and says so. */
export const titled = (room: RoomView): string =>
  room.branch ? words('branch-of', { title: room.title }) : room.title;
