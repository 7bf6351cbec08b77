/** What can be done about the seats of a room; each is a request to the house. */
export interface Deeds {
  sit: (seat: number) => void;
  free: (seat: number) => void;
  handOver: (seat: number, level: string) => void;
  fill: (level: string) => void; // every free seat
  takeBack: (seat: number) => void;
  move: (from: number, to: number) => void;
  resize: (seats: number) => void;
  introduce: (name: string, emblem: number) => Promise<boolean>; // false: it was refused
}
