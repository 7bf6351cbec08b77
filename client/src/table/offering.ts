/** When a standing order is offered. */
import type { Desk } from '../house/desk.svelte';
import type { Frame } from '../wire';

/** Once, when a card comes to hand for which I may be asked in the turns of others. */
export const orderOffered = (frame: Frame, desk: Desk): boolean =>
  frame.holds && frame.room.orders.length > 0 && !frame.order.order && !desk.offered;
