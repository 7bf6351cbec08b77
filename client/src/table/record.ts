/** Which lines of the record weigh more than others, and where they are seen again. */
import type { Form } from '../games/boards';
import type { Frame, Told } from '../wire';

export type AnyEvent = Told['event'];

const SEATS = ['seat', 'target', 'claimer', 'actor'];
const OTHERS = ['target', 'whom']; // to whom something is done
const NOTHING: readonly string[] = [];

/** Whether an event is decisive, or touches the one who reads. */
export function weight(event: AnyEvent, seat: number, decisive = NOTHING): boolean {
  if (event.type === 'won' || decisive.includes(event.type)) return true;
  const facts: Record<string, unknown> = { ...event };
  return seat >= 0 && SEATS.some((name) => facts[name] === seat);
}

/** What the verdict rests on: the last thing told; where several have won, that of the one who reads. */
export function decision({ told, scene, seat }: Pick<Frame, 'told' | 'scene' | 'seat'>): Told | undefined {
  const last = told.at(-1);
  const alike = told.slice(-(scene?.view.seats ?? 1)).filter(({ event }) => event.type === last?.event.type);
  return alike.find(({ event }) => 'seat' in event && event.seat === seat) ?? last;
}

/** Why it ended so, in sentences: what decided, unless that only repeats the verdict, and what led to it. In a game
 * that the page does not know, what was told last may be anything. */
export function groundsOf(frame: Pick<Frame, 'told' | 'scene' | 'seat'>, { leads }: Pick<Form, 'leads'>): Told[] {
  if (frame.scene?.laid) return [];
  const end = decision(frame);
  const decided = end && end.sentence !== frame.scene?.verdict ? [end] : [];
  const before = frame.told.findLast(({ event }) => leads?.(event));
  const led = before ?? (decided.length ? undefined : frame.told.at(-2));
  return led ? [...decided, led] : decided;
}

/** The lines of the record: what has a sentence, and its number among all that was told. */
export function linesOf(told: readonly Told[]): { one: Told; event: number }[] {
  return told.map((one, event) => ({ one, event })).filter(({ one }) => one.sentence);
}

/** What happened since the turn began. */
export function thisTurn(told: Told[]): Told[] {
  return told.slice(told.findLastIndex((one) => one.event.type === 'began') + 1);
}

/** What others did to a seat since its turn before, in its turn: of what was told, that which names it and was not its
 * own deed, of one deed on and on the last, and in the end what came of it. Once the last turn is over, since the seat's
 * own. */
export function sinceMyTurn(told: readonly Told[], seat: number, sequels = NOTHING): Told[] {
  const turns = told.flatMap(({ event }, at) =>
    event.type === 'began' ? [{ at, mine: 'seat' in event && event.seat === seat }] : [],
  );
  const last = told.findLastIndex(({ event }) => event.type === 'closing');
  const over = last > (turns.at(-1)?.at ?? 0);
  if (over) turns.push({ at: told.length, mine: true });
  const now = turns.at(-1);
  if (!now?.mine) return [];
  const before = turns.findLastIndex(({ mine }, nth) => mine && nth < turns.length - 1);
  const from = Math.min(turns[before + 1]?.at ?? 0, over ? last : Infinity);
  const since = told.slice(from, now.at);
  const shown = new Set<number>();
  for (const [at, { event, sentence }] of since.entries()) {
    const facts: Record<string, unknown> = { ...event };
    if (!sentence || facts.seat === seat || !OTHERS.some((name) => facts[name] === seat)) continue;
    const next: Record<string, unknown> = { ...since[at + 1]?.event };
    if (['type', 'seat', ...OTHERS].every((name) => next[name] === facts[name])) continue;
    const turn = since.slice(at + 1);
    const end = turn.findIndex((one) => one.event.type === 'began');
    const came = turn.slice(0, end < 0 ? undefined : end).findLastIndex((one) => sequels.includes(one.event.type));
    shown.add(at);
    if (came >= 0) shown.add(at + 1 + came);
  }
  return since.filter((_, at) => shown.has(at));
}

/** What a seat did in a moment, where that is one thing and no more. */
export function deedOf(told: readonly Told[], seat: number): string {
  const deeds = told.filter(({ event, sentence }) => {
    const facts: Record<string, unknown> = { ...event };
    return sentence && event.type !== 'began' && facts.seat === seat;
  });
  return deeds.length === 1 ? (deeds[0]?.sentence ?? '') : '';
}

/** Where something that a viewer was told is seen again, with the same eyes. */
export function replayOf(frame: Frame, event: number): string {
  const eyes = frame.seat < 0 ? 'public' : 'mine';
  return `/replay/${frame.room.room}?eyes=${eyes}&event=${event}`;
}
