/** What this browser remembers: no account, only this. */
import { negotiateLanguages } from '@fluent/langneg';

export const LANGUAGES = ['fr', 'nl', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'less';

/** A seat that this browser holds, or a room that it hosts without sitting. The token is the seat. */
export interface KeptSeat {
  token: string;
  seat: number | null;
  host: boolean;
  game: string;
  title: string;
  back?: string; // of a branch: the moment of the other game's analysis from which it goes on
}

const KEY = 'cabale';

function spoken(): Language {
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages;
  const [best] = negotiateLanguages(wanted, LANGUAGES, { strategy: 'lookup', defaultLocale: 'en' });
  return LANGUAGES.find((language) => language === best) ?? 'en';
}

export class Me {
  name = $state('');
  emblem = $state(0); // 0: the first that is left
  language = $state<Language>(spoken());
  theme = $state<Theme>('system');
  motion = $state<Motion>('system');
  alarms = $state(false); // a knock and a short vibration when it is my turn
  letters = $state(true); // letter keys choose
  helped = $state<string[]>([]); // lines of help that were dismissed
  muted = $state<string[]>([]); // names of speakers not heard
  aloof = $state(false); // at my table the gallery is not heard
  voices = $state<Record<string, string>>({}); // tokens of the galleries where I speak, by room
  seats = $state<Record<string, KeptSeat>>({});
  lessons = $state<Record<string, string[]>>({}); // those that are done, by game

  /** Take over what was kept; anything unreadable counts as nothing kept. */
  read(kept: string | null): void {
    let all: unknown;
    try {
      all = JSON.parse(kept ?? 'null');
    } catch {
      return;
    }
    if (typeof all !== 'object' || all === null) return;
    const is = all as Partial<Me>;
    if (typeof is.name === 'string') this.name = is.name;
    if (typeof is.emblem === 'number') this.emblem = is.emblem;
    this.language = LANGUAGES.find((language) => language === is.language) ?? this.language;
    if (is.theme === 'light' || is.theme === 'dark') this.theme = is.theme;
    if (is.motion === 'less') this.motion = is.motion;
    if (typeof is.alarms === 'boolean') this.alarms = is.alarms;
    if (typeof is.letters === 'boolean') this.letters = is.letters;
    if (Array.isArray(is.helped)) this.helped = is.helped;
    if (Array.isArray(is.muted)) this.muted = is.muted;
    if (typeof is.aloof === 'boolean') this.aloof = is.aloof;
    if (typeof is.voices === 'object' && is.voices !== null) this.voices = is.voices;
    if (typeof is.seats === 'object' && is.seats !== null) this.seats = is.seats;
    if (typeof is.lessons === 'object' && is.lessons !== null) this.lessons = is.lessons;
  }

  written(): string {
    const { name, emblem, language, theme, motion, alarms, letters, helped, muted, aloof, voices, seats } = this;
    const { lessons } = this;
    const kept = {
      name,
      emblem,
      language,
      theme,
      motion,
      alarms,
      letters,
      helped,
      muted,
      aloof,
      voices,
      seats,
      lessons,
    };
    return JSON.stringify(kept);
  }

  token(room: string): string {
    return this.seats[room]?.token ?? '';
  }

  /** The token with which I speak from the gallery of a room. */
  voice(room: string): string {
    return this.voices[room] ?? '';
  }

  keep(room: string, seat: KeptSeat): void {
    this.seats[room] = seat;
    delete this.voices[room]; // who sits speaks from the seat
  }

  forget(room: string): void {
    delete this.seats[room];
    delete this.voices[room];
  }

  /** Whether a lesson is done. */
  knows(game: string, lesson: string): boolean {
    return this.lessons[game]?.includes(lesson) ?? false;
  }

  learn(game: string, lesson: string): void {
    if (!this.knows(game, lesson)) this.lessons[game] = [...(this.lessons[game] ?? []), lesson];
  }

  /** Whether this browser knows of a game that was played. */
  played(game: string): boolean {
    return Object.values(this.seats).some((seat) => seat.game === game);
  }

  dismissed(line: string): boolean {
    return this.helped.includes(line);
  }

  dismiss(line: string): void {
    if (!this.dismissed(line)) this.helped.push(line);
  }

  mutes(name: string): boolean {
    return this.muted.includes(name);
  }

  mute(name: string, silent: boolean): void {
    const others = this.muted.filter((other) => other !== name);
    this.muted = silent ? [...others, name] : others;
  }
}

export const me = new Me();

/** What the browser keeps; nothing, where it is not allowed to. */
function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(written: string): void {
  try {
    if (written !== localStorage.getItem(KEY)) localStorage.setItem(KEY, written);
  } catch {
    // then all is remembered until the page is left
  }
}

/** Read what was kept, keep what changes, and follow what other tabs keep. */
export function remember(): void {
  me.read(kept());
  addEventListener('storage', (change) => {
    if (change.key === KEY) me.read(change.newValue);
  });
  $effect.root(() => {
    $effect(() => keep(me.written()));
  });
}
