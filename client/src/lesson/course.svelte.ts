/** One lesson being played. The house keeps nothing of it: every answer is sent with all those before it, and what
 * comes back is laid on a table of this page, whose line to the house this is. */
import { playLesson } from '../house/api';
import { still } from '../house/appearance.svelte';
import { excuse, ruleOf } from '../house/excuse';
import type { Line } from '../house/live.svelte';
import { me } from '../house/me.svelte';
import type {
  Asked,
  FromClient,
  FromServer,
  LessonMoment,
  LessonOutcome,
  LessonPoint,
  LessonSaid,
  LessonView,
  Offer,
  Scene,
  Told,
} from '../wire';
import { words } from '../words/words.svelte';
import { frameOf } from './laying';
import { letterOf } from './marks';

export const PACE = 1400; // milliseconds that one moment is seen before the next
export const HOLD = 2600; // and the last of what is then taken back
export const PATIENCE = 400; // until one is told that the automatons think

/** `asked`: the learner has the word. `waiting`: the automatons think. `shown`: something happens. `answered`: the
 * lesson's move, until one goes on. `seen`: the end of what would have happened otherwise, until one goes back. */
export type Stage = 'asked' | 'waiting' | 'shown' | 'answered' | 'seen';

/** What happened in a whole game, and what automatons say of it. */
export interface Entry {
  told: string[];
  said: LessonSaid[];
}

const toldIn = (moments: LessonMoment[]): Told[] => moments.flatMap((moment) => moment.told);

export class Course {
  view = $state.raw<LessonView | null>(null);
  stage = $state.raw<Stage>('shown');
  /** Another answer, while what comes of it is shown or seen. */
  seen = $state.raw<LessonOutcome | null>(null);
  /** Of the question that stands: what there is to do, and the facts; gone once the lesson's move was made. */
  task = $state.raw('');
  points = $state.raw<LessonPoint[]>([]);
  record = $state.raw<Entry[]>([]);
  failure = $state.raw<unknown>(null); // why the lesson could not begin

  #answers: string[] = [];
  #line: Line | null = null;
  #version = 0;
  #told = 0; // events that lie on the table
  #before = 0; // of them, those before the question
  #left: LessonMoment[] = []; // still to be shown
  #end = (): void => {}; // what comes after them
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly game: string,
    readonly lesson: string,
  ) {}

  /** A line as to a table of the house. */
  open(): Line {
    const line: Line = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (text) => this.#hear(JSON.parse(text) as FromClient),
      close: () => {},
    };
    this.#line = line;
    queueMicrotask(() => line.onopen?.(new Event('open')));
    return line;
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.#line = null;
  }

  /** What stands at a choice: that it was tried, or that it is the lesson's. */
  remark(offer: Offer): string {
    if (this.view?.tried.includes(offer.text)) return words('lesson-tried');
    return this.view?.answers.includes(offer.text) ? words('lesson-move') : '';
  }

  /** The letter of the point that is about a choice; empty if there is none. */
  mark(offer: Offer): string {
    if (this.stage !== 'asked') return '';
    const point = this.points.find(({ mark }) => mark === `choice:${offer.key}`);
    return point ? letterOf(point.number) : '';
  }

  /** The wrong turn that was taken last, while its step is still to be answered. */
  get tried(): LessonOutcome | null {
    const outcome = this.view?.outcome;
    return this.stage === 'asked' && outcome && !outcome.right ? outcome : null;
  }

  /** From the lesson's move to the next question. */
  goOn(): void {
    if (this.stage !== 'answered' || !this.view || this.view.over) return;
    this.#play(this.view.lead, () => this.#ask());
  }

  /** See again what came of a wrong turn. */
  again(): void {
    const { tried } = this;
    if (tried) this.#see(tried);
  }

  /** See what another answer than the lesson's would have brought. */
  async look(text: string): Promise<void> {
    if (this.stage !== 'answered') return;
    const found = await this.#fetch([...this.#answers.slice(0, -1), text]);
    if (found?.outcome && this.stage === 'answered') this.#see(found.outcome);
  }

  /** Back from there. */
  back(): void {
    if (this.stage !== 'seen') return;
    this.seen = null;
    this.#settle();
  }

  restart(): void {
    clearTimeout(this.#timer);
    this.failure = null;
    void this.#begin([]);
  }

  /** All that is still to be shown, at once. */
  hurry(): void {
    clearTimeout(this.#timer);
    const left = this.#left;
    const last = left.at(-1);
    this.#left = [];
    if (last) this.#lay(last.scene, null, toldIn(left));
    this.#end();
  }

  #hear(message: FromClient): void {
    if (message.t === 'hello') void this.#begin(this.#answers);
    else if (message.t === 'answer') void this.#answer(message.text);
  }

  /** From the first question, or, in another language, from where it stood. */
  async #begin(answers: string[]): Promise<void> {
    const wentOn = this.stage === 'asked'; // from what the last answer brought to the next question
    const view = await this.#fetch(answers);
    if (!view) return;
    clearTimeout(this.#timer);
    this.failure = null;
    this.#answers = answers;
    this.#told = 0;
    this.#before = 0;
    this.view = view;
    this.seen = null;
    this.#pose();
    this.record = [];
    this.#note(view.outcome?.moments ?? view.lead);
    if (answers.length) {
      const asks = !this.#rests || (wentOn && !view.over);
      if (asks) this.#lay(view.scene, null, toldIn([...this.#kept, ...view.lead]));
      this.#before = this.#told;
      if (asks) this.#ask();
      else this.#settle();
    } else this.#play(view.lead, () => this.#ask());
  }

  async #answer(text: string): Promise<void> {
    const answers = [...this.#answers, text];
    const thinking = setTimeout(() => this.#wait(), PATIENCE);
    const view = await this.#fetch(answers);
    clearTimeout(thinking);
    if (!view?.outcome) {
      if (this.stage === 'waiting') this.#ask();
      return;
    }
    const { outcome } = view;
    this.#answers = answers;
    this.view = view;
    if (!outcome.right) {
      this.seen = outcome;
      this.#play(outcome.moments, () => this.#ask(), HOLD);
      return;
    }
    this.#note(outcome.moments);
    if (this.#rests) this.#hush();
    this.#play(outcome.moments, () => (this.#rests ? this.#rest() : this.#ask()));
  }

  /** Whether what came of the last answer waits to be read: not in the middle of a whole game. */
  get #rests(): boolean {
    const { view } = this;
    return Boolean(view?.outcome?.right && (view.outcome.step || view.over));
  }

  /** What the last answer brought for good. */
  get #kept(): LessonMoment[] {
    return this.view?.outcome?.right ? this.view.outcome.moments : [];
  }

  /** Where it stands, without showing how it came about. */
  #settle(): void {
    this.#told = this.#before;
    const last = this.#kept.at(-1);
    if (!this.#rests) this.#ask();
    else {
      if (last) this.#lay(last.scene, null, toldIn(this.#kept));
      this.#rest();
    }
  }

  #ask(): void {
    if (!this.view) return;
    if (this.view.outcome && !this.view.outcome.right) this.#told = this.#before;
    this.#before = this.#told;
    this.seen = null;
    this.#pose();
    this.stage = 'asked';
    this.#lay(this.view.scene, this.view.asked, []);
  }

  #pose(): void {
    this.task = this.view?.task ?? '';
    this.points = this.view?.points ?? [];
  }

  /** What was said of a question is true no more once the position has changed. */
  #hush(): void {
    this.task = '';
    this.points = [];
  }

  #wait(): void {
    if (!this.view || !this.#line) return;
    this.stage = 'waiting';
    this.#lay(this.view.scene, null, []);
  }

  #rest(): void {
    if (!this.view) return;
    this.stage = 'answered';
    this.#hush();
    this.#lay(this.#kept.at(-1)?.scene ?? this.view.scene, null, []);
    if (this.view.over) me.learn(this.game, this.lesson);
  }

  #see(outcome: LessonOutcome): void {
    this.seen = outcome;
    this.#told = this.#before;
    this.#play(outcome.moments, () => (this.stage = 'seen'));
  }

  #play(moments: LessonMoment[], end: () => void, hold = 0): void {
    this.stage = 'shown';
    this.#left = moments;
    this.#end = end;
    if (still()) this.hurry();
    else this.#next(hold);
  }

  #next(hold: number): void {
    const [moment, ...left] = this.#left;
    this.#left = left;
    if (moment) this.#lay(moment.scene, null, moment.told);
    if (left.length || (moment && hold)) this.#timer = setTimeout(() => this.#next(hold), left.length ? PACE : hold);
    else this.#end();
  }

  #lay(scene: Scene, asked: Asked | null, told: Told[]): void {
    if (!this.view) return;
    this.#version += 1;
    this.#tell(frameOf(this.view, { version: this.#version, scene, asked, since: this.#told, told }));
    this.#told += told.length;
  }

  #note(moments: LessonMoment[]): void {
    if (!this.view?.card.whole) return;
    const sentences = (told: Told[]) => told.map(({ sentence }) => sentence).filter(Boolean);
    const entries = moments.flatMap(({ told, said }) => {
      const next = said.length ? told.findIndex(({ event }) => event.type === 'began') : -1; // why comes before it
      const turn = next < 0 ? told.length : next;
      return [
        { told: sentences(told.slice(0, turn)), said },
        { told: sentences(told.slice(turn)), said: [] },
      ];
    });
    this.record = [...this.record, ...entries.filter(({ told, said }) => told.length + said.length)];
  }

  async #fetch(answers: string[]): Promise<LessonView | null> {
    try {
      return await playLesson(this.game, this.lesson, { answers, name: me.name || words('guest-name') });
    } catch (failure) {
      if (!this.view) this.failure = failure;
      this.#tell({ t: 'refused', code: 'lesson', rule: ruleOf(failure), sentence: excuse(failure) });
      return null;
    }
  }

  #tell(message: FromServer): void {
    this.#line?.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
}
