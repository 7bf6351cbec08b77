/** Orders as the wire wants them: for each seat, the seat whose chair it gets. */

/** The chair of one seat is put in the place of another; those between move up or down by one. */
export function moved(seats: number, from: number, to: number): number[] {
  const order = Array.from({ length: seats }, (_, seat) => seat);
  order.splice(to, 0, ...order.splice(from, 1));
  return order;
}

/** The emblems that nobody else at the table has. */
export function emblemsLeft(chairs: readonly { emblem: number; open: boolean }[], mine: number): number[] {
  const taken = new Set(chairs.flatMap((chair, seat) => (chair.open || seat === mine ? [] : [chair.emblem])));
  return [1, 2, 3, 4, 5, 6, 7, 8].filter((emblem) => !taken.has(emblem));
}
