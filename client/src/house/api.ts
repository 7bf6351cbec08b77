/** The house over HTTP: one function per endpoint of `routes.py`, under the same name. */
import type {
  Aid,
  AnalysisView,
  ArrangeRoom,
  Branch,
  Done,
  EnterGallery,
  GalleryEntered,
  GameCard,
  GuideText,
  Hint,
  Introduce,
  Invitation,
  LessonCard,
  LessonView,
  LobbyRoom,
  Mine,
  MoveCode,
  OpenRoom,
  Phrase,
  PlayLesson,
  PledgeForm,
  Refused,
  Replay,
  RoomOpened,
  RoomView,
  RuleText,
  SeatTaken,
  TakeSeat,
  Talk,
} from '../wire';
import { me } from './me.svelte';

/** The house said no: a code, the rule or the field, and the sentence in the reader's language. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly rule: string,
    readonly sentence: string,
    readonly status: number, // 0: nobody answered
  ) {
    super(sentence);
    this.name = 'Refusal';
  }
}

type Method = 'GET' | 'POST' | 'DELETE';

async function ask(method: Method, path: string, body: unknown, token: string): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': me.language };
  if (token) headers['Authorization'] = `Bearer ${token}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const request: RequestInit = { method, headers };
  if (body !== undefined) request.body = JSON.stringify(body);
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch {
    throw new Refusal('unreachable', '', '', 0);
  }
  if (response.ok) return response;
  const said: Partial<Refused> = await response.json().catch(() => ({}));
  throw new Refusal(said.code ?? 'unknown', said.rule ?? '', said.sentence ?? '', response.status);
}

async function data<T>(method: Method, path: string, body?: unknown, token = ''): Promise<T> {
  const response = await ask(method, path, body, token);
  return (await response.json()) as T;
}

const at = (room: string) => `/api/rooms/${encodeURIComponent(room)}`;
const sitting = (room: string, seat: number) => `${at(room)}/seats/${seat}`;

export const listGames = () => data<GameCard[]>('GET', '/api/games');
export const listRules = (game: string) => data<RuleText[]>('GET', `/api/games/${encodeURIComponent(game)}/rules`);
export const listLessons = (game: string) =>
  data<LessonCard[]>('GET', `/api/games/${encodeURIComponent(game)}/lessons`);
export const playLesson = (game: string, lesson: string, body: PlayLesson) =>
  data<LessonView>('POST', `/api/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}`, body);
export const gameAid = (game: string) => data<Aid>('GET', `/api/games/${encodeURIComponent(game)}/aid`);
export const seeGuide = (game: string) => data<GuideText>('GET', `/api/games/${encodeURIComponent(game)}/guide`);
export const listPhrases = () => data<Phrase[]>('GET', '/api/phrases');

export const listRooms = () => data<LobbyRoom[]>('GET', '/api/rooms');
export const openRoom = (body: OpenRoom) => data<RoomOpened>('POST', '/api/rooms', body);
export const seeRoom = (room: string) => data<RoomView>('GET', at(room));
export const seeAid = (room: string) => data<Aid>('GET', `${at(room)}/aid`);
export const seeMine = (room: string, token: string) => data<Mine>('GET', `${at(room)}/mine`, undefined, token);
export const deleteRoom = (room: string, token: string) => data<Done>('DELETE', at(room), undefined, token);
export const invite = (room: string) => data<Invitation>('GET', `${at(room)}/invitation`);
export const arrange = (room: string, body: ArrangeRoom, token: string) =>
  data<RoomView>('POST', `${at(room)}/arrange`, body, token);
export const reorder = (room: string, order: number[], token: string) =>
  data<RoomView>('POST', `${at(room)}/order`, { order }, token);
export const fillSeats = (room: string, level: string, token: string) =>
  data<RoomView>('POST', `${at(room)}/bots`, { level }, token);
export const begin = (room: string, token: string) => data<RoomView>('POST', `${at(room)}/begin`, undefined, token);
export const pause = (room: string, token: string) => data<RoomView>('POST', `${at(room)}/pause`, undefined, token);
export const resume = (room: string, token: string) => data<RoomView>('POST', `${at(room)}/resume`, undefined, token);
export const close = (room: string, token: string) => data<RoomView>('POST', `${at(room)}/close`, undefined, token);
export const rematch = (room: string, token: string) => data<RoomView>('POST', `${at(room)}/rematch`, undefined, token);
export const talk = (room: string, before: number, token: string) =>
  data<Talk>('GET', `${at(room)}/talk?before=${before}`, undefined, token);

export const enterGallery = (room: string, body: EnterGallery, token: string) =>
  data<GalleryEntered>('POST', `${at(room)}/gallery`, body, token);

export const takeSeat = (room: string, seat: number, body: TakeSeat, token = '') =>
  data<SeatTaken>('POST', sitting(room, seat), body, token);
export const admit = (room: string, seat: number, wish: boolean, token: string) =>
  data<RoomView>('POST', `${sitting(room, seat)}/admit`, { admit: wish }, token);
export const freeSeat = (room: string, seat: number, token: string) =>
  data<RoomView>('DELETE', sitting(room, seat), undefined, token);
export const introduce = (room: string, seat: number, body: Introduce, token: string) =>
  data<RoomView>('POST', `${sitting(room, seat)}/name`, body, token);
export const handOver = (room: string, seat: number, level: string, token: string) =>
  data<RoomView>('POST', `${sitting(room, seat)}/bot`, { level }, token);
export const takeBack = (room: string, seat: number, token: string) =>
  data<RoomView>('POST', `${sitting(room, seat)}/person`, undefined, token);
export const rush = (room: string, seat: number, token: string) =>
  data<RoomView>('POST', `${sitting(room, seat)}/rest`, undefined, token);
export const hint = (room: string, seat: number, token: string) =>
  data<Hint>('POST', `${sitting(room, seat)}/hint`, undefined, token);
export const pledges = (room: string, seat: number, to: number, token: string) =>
  data<PledgeForm>('GET', `${sitting(room, seat)}/pledges?to=${to}`, undefined, token);

export const moveOut = (room: string, token: string) => data<MoveCode>('POST', `${at(room)}/move`, undefined, token);
export const moveIn = (room: string, code: string) => data<SeatTaken>('POST', `${at(room)}/claim`, { code });

export async function record(room: string, token = ''): Promise<string> {
  const response = await ask('GET', `${at(room)}/record`, undefined, token);
  return response.text();
}

export const replay = (room: string, eyes: Replay['eyes'], token = '') =>
  data<Replay>('GET', `${at(room)}/replay?eyes=${eyes}`, undefined, token);
export const analysis = (room: string, token = '') =>
  data<AnalysisView>('GET', `${at(room)}/analysis`, undefined, token);
export const branch = (room: string, body: Branch) => data<SeatTaken>('POST', `${at(room)}/branch`, body);
