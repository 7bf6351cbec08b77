/** The house at the other end of HTTP: what was asked of it, and what it answers. */
import { vi } from 'vitest';

import type { Aid, Refused } from '../wire';

export interface Asked {
  method: string;
  path: string;
  body: unknown;
  token: string;
}

/** What the house answers to one request: JSON, or a refusal. */
export type Reply = (asked: Asked) => unknown;

export class Refusing {
  readonly said: Refused;

  constructor(
    code: string,
    sentence: string,
    readonly status: number,
  ) {
    this.said = { t: 'refused', code, rule: '', sentence };
  }
}

/** Every table asks for its aid, which is not counted: here no game brings one. */
const NO_AID: Aid = { game: '', title: '', aim: [], sections: [], signs: {} };

/** Open it; all that is asked of it, in order. */
export function openHouse(reply: Reply): Asked[] {
  const all: Asked[] = [];
  vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
    const headers = request.headers as Record<string, string>;
    const asked: Asked = {
      method: request.method ?? 'GET',
      path,
      body: request.body === undefined ? undefined : JSON.parse(String(request.body)),
      token: headers['Authorization']?.replace('Bearer ', '') ?? '',
    };
    const aid = path.endsWith('/aid');
    if (!aid) all.push(asked);
    const answer = aid ? NO_AID : await reply(asked);
    return answer instanceof Refusing
      ? new Response(JSON.stringify(answer.said), { status: answer.status })
      : new Response(JSON.stringify(answer));
  });
  return all;
}

/** Let everything that is under way come to its end. */
export async function settled(): Promise<void> {
  await new Promise((done) => setTimeout(done));
}
