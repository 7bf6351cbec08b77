import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { asked, deal, frame, offer, talk, told } from '../testing/frames';
import type { FromServer } from '../wire';
import { Live, merge, type Line } from './live.svelte';

/** The other end of the wire: it keeps what was sent and says what it is told to. */
class Fake implements Line {
  static lines: Fake[] = [];
  onopen: Line['onopen'] = null;
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;
  sent: Record<string, unknown>[] = [];
  closed = false;

  constructor() {
    Fake.lines.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.closed = true;
  }
  open() {
    this.onopen?.({} as Event);
  }
  say(message: FromServer) {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
  drop(code = 1006) {
    this.onclose?.({ code } as CloseEvent);
  }
}

const line = () => Fake.lines.at(-1)!;

function connected(): Live {
  const live = new Live('r', 'secret', 'fr', () => new Fake());
  line().open();
  line().say(frame({ told: told(1, 2), talk: talk(0), asked: asked('action', offer('income', 'income')) }));
  return live;
}

beforeEach(() => {
  Fake.lines = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('merge', () => {
  it('appends what is new to what was had', () => {
    const merged = merge(
      frame({ told: told(1, 2), talk: talk(0) }),
      frame({ since: 2, told: told(3), heard: 1, talk: talk(1) }),
    );
    expect(merged?.told.map((one) => one.sentence)).toEqual(['Tour 1.', 'Tour 2.', 'Tour 3.']);
    expect(merged?.talk.map((one) => one.place)).toEqual([0, 1]);
    expect(merged?.since).toBe(0);
  });

  it('does not tell twice what comes again', () => {
    const merged = merge(frame({ told: told(1, 2) }), frame({ since: 1, told: told(2, 3) }));
    expect(merged?.told).toHaveLength(3);
  });

  it('puts changed deals in the place of what they were', () => {
    const had = frame({ told: told(1), deals: [deal(0, 1), deal(1, 0)] });
    const merged = merge(had, frame({ since: 1, deals: [deal(0, 1, { standing: 'accepted' })] }));
    expect(merged?.deals.map((one) => one.standing)).toEqual(['accepted', 'offered']);
    expect(merge(had, frame({ since: 1 }))?.deals).toHaveLength(2);
  });

  it('takes a first frame that brings only the last lines', () => {
    const first = frame({ told: told(1), heard: 50, talk: talk(50, 51) });
    expect(merge(null, first)).toEqual(first);
  });

  it('goes on where lines are missing between what was had and what came', () => {
    const merged = merge(
      frame({ told: told(1), heard: 3, talk: talk(3) }),
      frame({ since: 1, told: told(2), heard: 120, talk: talk(120) }),
    );
    expect(merged).toMatchObject({ since: 0, heard: 120, talk: talk(120) });
    expect(merged?.told).toHaveLength(2);
  });

  it('knows when something is missing', () => {
    expect(merge(frame({ told: told(1) }), frame({ since: 3, told: told(4) }))).toBeNull();
    expect(merge(null, frame({ since: 1 }))).toBeNull();
  });
});

describe('Live', () => {
  it('offers and answers pledges, and says that one is ready', () => {
    const live = connected();
    expect(live.propose({ to: 1, promise: { deed: 'support', about: '', how: '' }, until: 0 })).toBe(true);
    live.respond({ by: 1, to: 0, number: 2, reply: 'refused' });
    live.ready();
    expect(line().sent.slice(1)).toEqual([
      { t: 'propose', to: 1, promise: { deed: 'support', about: '', how: '' }, until: 0 },
      { t: 'respond', by: 1, to: 0, number: 2, reply: 'refused' },
      { t: 'ready', version: 1 },
    ]);
  });

  it('says who is there and what it has had', () => {
    const live = connected();
    expect(line().sent[0]).toEqual({ t: 'hello', token: 'secret', language: 'fr', since: 0, heard: 0 });
    expect(live.connection).toBe('open');
    line().drop();
    expect(live.connection).toBe('lost');
    vi.advanceTimersByTime(1000);
    line().open();
    expect(line().sent[0]).toMatchObject({ since: 2, heard: 1 });
  });

  it('waits longer after every failed try, and no longer once it is back', () => {
    const live = connected();
    const waits = [];
    for (let i = 0; i < 3; i += 1) {
      line().drop();
      waits.push(live.retry);
      vi.advanceTimersByTime(live.retry * 1000);
    }
    expect(waits).toEqual([1, 2, 3]);
    line().open();
    line().say(frame({ since: 2, heard: 1 }));
    line().drop();
    expect(live.retry).toBe(1);
  });

  it('sends an answer that was not acknowledged again, if the question is still the same', () => {
    const live = connected();
    live.answer('income');
    line().drop();
    vi.advanceTimersByTime(1000);
    line().open();
    line().say(frame({ since: 2, heard: 1, version: 1, asked: asked('action', offer('income', 'income')) }));
    expect(line().sent[1]).toEqual({ t: 'answer', text: 'income', version: 1 });
    expect(live.sent).not.toBeNull();
  });

  it('does not send it again once the house has gone on', () => {
    const live = connected();
    live.answer('income');
    line().drop();
    vi.advanceTimersByTime(1000);
    line().open();
    line().say(frame({ since: 2, heard: 1, version: 2 }));
    expect(line().sent).toHaveLength(1);
    expect(live.sent).toBeNull();
  });

  it('takes a sealed answer as acknowledged', () => {
    const live = connected();
    live.answer('pass');
    line().say(frame({ since: 2, heard: 1, version: 1, sealed: 'Laisser faire' }));
    expect(live.sent).toBeNull();
  });

  it('sends one answer at a time', () => {
    const live = connected();
    live.answer('income');
    live.answer('tax');
    expect(line().sent.map((message) => message.text)).toEqual([undefined, 'income']);
  });

  it('takes no answer while the line is down', () => {
    const live = connected();
    line().drop();
    live.answer('income');
    expect(live.sent).toBeNull();
  });

  it('keeps a refusal until the next act, and the question is open again', () => {
    const live = connected();
    live.answer('coup>b');
    line().say({ t: 'refused', code: 'coins', rule: 'C-14', sentence: 'Il vous manque 2 pièces.' });
    expect(live.refusal?.rule).toBe('C-14');
    expect(live.sent).toBeNull();
    live.answer('income');
    expect(live.refusal).toBeNull();
  });

  it('hears everything again in another language', () => {
    const live = connected();
    live.speak('nl');
    line().open();
    expect(line().sent[0]).toMatchObject({ language: 'nl', since: 0, heard: 0 });
    line().say(frame({ told: told(1, 2, 3) }));
    expect(live.frame?.told).toHaveLength(3);
  });

  it('begins again with what comes in another language, though its first frame is cut off', () => {
    const live = connected();
    live.speak('nl');
    line().drop();
    vi.advanceTimersByTime(1000);
    line().open();
    expect(line().sent[0]).toMatchObject({ language: 'nl', since: 0, heard: 0 });
    line().say(frame({ told: told(1), heard: 1, talk: talk(1) }));
    expect(live.frame).toMatchObject({ told: told(1), heard: 1, talk: talk(1) });
  });

  it('puts earlier lines before the others, once', () => {
    const live = new Live('r', 'secret', 'fr', () => new Fake());
    line().open();
    line().say(frame({ heard: 2, talk: talk(2) }));
    for (let i = 0; i < 2; i += 1) live.recall({ heard: 1, lines: talk(1) });
    expect(live.frame).toMatchObject({ heard: 1, talk: talk(1, 2) });
    line().say(frame({ heard: 3, talk: talk(3) }));
    expect(live.frame?.talk.map((one) => one.place)).toEqual([1, 2, 3]);
    line().drop();
    vi.advanceTimersByTime(1000);
    line().open();
    expect(line().sent[0]).toMatchObject({ heard: 4 });
  });

  it('tells what was refused of talk from what was refused of the game', () => {
    const live = connected();
    live.say({ text: 'Encore.' });
    line().say({ t: 'refused', code: 'said_enough', rule: '', sentence: 'Assez.' });
    expect(live.unsaid?.code).toBe('said_enough');
    expect(live.refusal).toBeNull();
    live.answer('coup>b');
    line().say({ t: 'refused', code: 'coins', rule: 'C-14', sentence: 'Il vous manque 2 pièces.' });
    expect(live.refusal?.code).toBe('coins');
    live.say({ text: 'Bon.' });
    expect(live.unsaid).toBeNull();
  });

  it('asks for everything when something is missing', () => {
    connected();
    line().say(frame({ since: 9, told: told(10) }));
    expect(Fake.lines).toHaveLength(2);
    line().open();
    expect(line().sent[0]).toMatchObject({ since: 0 });
  });

  it('does not knock again at a door that is shut', () => {
    const live = new Live('r', 'void', 'fr', () => new Fake());
    line().open();
    line().say({ t: 'refused', code: 'token', rule: '', sentence: 'Cette place n’est plus la vôtre.' });
    line().drop(1008);
    vi.advanceTimersByTime(60_000);
    expect(live.shut?.code).toBe('token');
    expect(Fake.lines).toHaveLength(1);
  });

  it.each(['gallery_closed', 'no_such_room'])('goes away for good when it is shown out: %s', (code) => {
    const live = connected();
    live.say({ text: 'Bonsoir.' });
    line().say({ t: 'refused', code, rule: '', sentence: 'Au revoir.' });
    line().drop(1008);
    vi.advanceTimersByTime(60_000);
    expect(live.shut?.code).toBe(code);
    expect(Fake.lines).toHaveLength(1);
  });

  it('comes back while the table reads its log again', () => {
    const live = connected();
    line().say({ t: 'refused', code: 'store_locked', rule: '', sentence: 'Réessayez.' });
    line().drop(1013);
    expect(live.shut).toBeNull();
    expect(live.refusal?.sentence).toBe('Réessayez.');
    vi.advanceTimersByTime(1000);
    expect(Fake.lines).toHaveLength(2);
  });

  it('is not shown out by what was refused long ago', () => {
    const live = connected();
    line().say({ t: 'refused', code: 'coins', rule: 'C-14', sentence: 'Il vous manque 2 pièces.' });
    line().say(frame({ since: 2, heard: 1, version: 2 }));
    line().drop(1008);
    expect(live.shut).toBeNull();
  });

  it('comes back after it was too fast', () => {
    const live = connected();
    line().say({ t: 'refused', code: 'too_fast', rule: '', sentence: 'Moins vite.' });
    line().drop(1008);
    expect(live.shut).toBeNull();
    expect(live.retry).toBe(1);
  });

  it('stays away when the seat went to another device', () => {
    const live = connected();
    line().say({ t: 'refused', code: 'unknown_token', rule: '', sentence: 'Cette place n’est plus la vôtre.' });
    line().drop(1008);
    expect(live.shut?.code).toBe('unknown_token');
  });

  it('is back within four seconds of the house, however long that was away', () => {
    connected();
    for (let tries = 1; tries < 12; tries += 1) {
      line().drop();
      vi.advanceTimersByTime(4000);
      expect(Fake.lines).toHaveLength(tries + 1);
    }
  });

  it('is silent after it has left', () => {
    const live = connected();
    live.leave();
    expect(line().closed).toBe(true);
    line().drop();
    vi.advanceTimersByTime(60_000);
    expect(Fake.lines).toHaveLength(1);
  });
});
