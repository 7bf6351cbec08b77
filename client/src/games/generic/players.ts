/** What a plate shows of each seat, where the page knows nothing of the game but how its view is laid out. */
import type { Chair, Laid, LaidColumn, RoomView, Scene } from '../../wire';

export interface Player {
  seat: number;
  chair: Chair;
  mine: boolean;
  /** It won; while the game goes on, it is awaited, as everybody knows. */
  active: boolean;
  /** The first number that the view has for every seat. */
  count: { label: string; text: string } | null;
}

const NOBODY: Chair = {
  name: '',
  emblem: 0,
  level: '',
  open: true,
  person: false,
  machine: false,
  away: false,
  bot_failed: false,
};

export function players(scene: Scene, laid: Laid, room: RoomView): Player[] {
  const { view } = scene;
  const counted: LaidColumn | undefined = laid.columns.find((column) => column.number);
  const awaited = (view as { awaited?: readonly number[] }).awaited ?? [];
  return Array.from({ length: view.seats }, (_, seat) => ({
    seat,
    chair: { ...(room.chairs[seat] ?? NOBODY), ...(room.over ? { away: false } : {}) },
    mine: view.seat === seat,
    active: view.over ? view.ranks[seat] === 1 : awaited.includes(seat),
    count: counted ? { label: counted.label, text: counted.cells[seat]?.[0]?.text ?? '' } : null,
  }));
}

/** Whether anything on the board bears a name that was made from its key. */
export function untranslated(laid: Laid): boolean {
  const groups = [...laid.rows, ...laid.lists, ...laid.mine];
  return (
    groups.some((group) => group.made || group.marks.some((mark) => mark.made)) ||
    laid.columns.some((column) => column.made || column.cells.flat().some((mark) => mark.made))
  );
}
