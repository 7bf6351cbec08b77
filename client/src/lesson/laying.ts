/** A lesson as a table: the room and the frames that a board and the question need. */
import type { Asked, Frame, LessonView, RoomView, Scene, Told } from '../wire';

function roomOf(view: LessonView): RoomView {
  return {
    room: '',
    game: view.game,
    title: view.card.title,
    seats: view.chairs.length,
    options: view.options,
    orders: [],
    pledges: false,
    rules: view.rule_number !== '',
    settings: {
      title: '',
      listed: false,
      gallery: false,
      hints: false,
      decision_ms: null,
      absence_ms: null,
      absence_level: '',
      tempo: null,
      pace: 'brisk',
    },
    chairs: view.chairs,
    host: view.seat,
    commitment: '',
    begun: true,
    paused: false,
    rushed: false,
    over: false, // a lesson has no verdict of its own: its outcome says more
    closed: false,
    watching: 0,
    next: '',
    branch: false,
    knock: null,
  };
}

/** What lies on the table now, as a house would send it. */
export interface Laid {
  version: number;
  scene: Scene;
  asked: Asked | null;
  since: number; // events that were told before
  told: Told[];
}

export function frameOf(view: LessonView, { version, scene, asked, since, told }: Laid): Frame {
  return {
    t: 'frame',
    version,
    seat: view.seat,
    host: false,
    gallery: '',
    room: roomOf(view),
    scene,
    asked,
    asides: [],
    sealed: '',
    order: { order: '', only: {} },
    holds: false,
    thinking: [],
    rest: false,
    clock: null,
    talking: null,
    since,
    told,
    heard: 0,
    talk: [],
    deals: [],
  };
}
