/** Frames, rooms and offers for tests: whole ones, of which a test says only what matters to it. */
import type { Asked, Deal, Frame, Heard, Offer, RoomView, Told } from '../wire';

export function room(change: Partial<RoomView> = {}): RoomView {
  return {
    room: 'r',
    game: 'complots',
    title: 'Rue Saint-Honoré',
    seats: 2,
    options: {},
    orders: ['unless_me', 'this_turn'],
    pledges: false,
    rules: true,
    settings: {
      title: '',
      listed: false,
      gallery: true,
      hints: false,
      decision_ms: null,
      absence_ms: null,
      absence_level: '',
      tempo: null,
      pace: 'brisk',
    },
    chairs: [],
    host: 0,
    commitment: '',
    begun: true,
    paused: false,
    rushed: false,
    over: false,
    closed: false,
    watching: 0,
    next: '',
    branch: false,
    knock: null,
    ...change,
  };
}

export function frame(change: Partial<Frame> = {}): Frame {
  return {
    t: 'frame',
    version: 1,
    seat: 0,
    host: false,
    gallery: '',
    room: room(),
    scene: null,
    asked: null,
    asides: [],
    sealed: '',
    order: { order: '', only: {} },
    holds: false,
    thinking: [],
    rest: false,
    clock: null,
    talking: null,
    since: 0,
    told: [],
    heard: 0,
    talk: [],
    deals: [],
    ...change,
  };
}

export function told(...turns: number[]): Told[] {
  return turns.map((turn) => ({
    event: { type: 'began', rule: 'C-10', seat: 0, turn },
    sentence: `Tour ${turn}.`,
    beat: false,
  }));
}

export function talk(...places: number[]): Heard[] {
  return places.map((place) => ({
    place,
    speaker: 1,
    name: 'Hugo',
    to: [],
    text: `${place}`,
    phrase: '',
    gallery: false,
  }));
}

export function offer(text: string, key: string, args: Offer['arguments'] = {}, shortcut = ''): Offer {
  return {
    text,
    key,
    arguments: args,
    label: text,
    title: key,
    detail: '',
    gain: '',
    cost: '',
    consequence: '',
    aimed: '',
    tone: 'plain',
    shortcut,
    number: 0,
    foreseen: null,
  };
}

export function asked(kind: string, ...offers: Offer[]): Asked {
  return {
    kind,
    rule: 'C-11',
    heading: kind,
    sentence: `${kind}?`,
    note: '',
    aim: '',
    secret: false,
    private: false,
    talk: true,
    offers,
    shut: [],
  };
}

export function deal(by: number, to: number, change: Partial<Deal> = {}): Deal {
  const promise = { deed: 'vote', about: 'brissot', how: 'non' };
  return {
    by,
    to,
    number: 1,
    until: 1,
    standing: 'offered',
    status: 'offered',
    gives: { seat: by, promise, sentence: `${by} promises ${to}`, mark: 'open', verdict: 'open', reason: '', rule: '' },
    returns: null,
    sentence: `${by} offers ${to}`,
    term: 'round 1',
    why: '',
    answer: '',
    ...change,
  };
}
