import { randomUUID } from 'node:crypto';
import { openSession, startTestApp, type TestApp } from '../../server/test/harness.ts';
import { type ClientOptions, ShiptimeClient } from '../src/client.ts';

export type RunningPortal = TestApp & {
  readonly address: string;
  clientOf(userId: number, options?: Partial<ClientOptions>): Promise<ShiptimeClient>;
};

export const startRunningPortal = async (): Promise<RunningPortal> => {
  const test = await startTestApp();
  const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
  return {
    ...test,
    address,
    clientOf: async (userId, options = {}) =>
      new ShiptimeClient({ address, token: await openSession(test.db, userId), ...options }),
  };
};

type Happening = 'nothing' | 'lost on the way' | 'answer lost' | Response | (() => Promise<unknown>);

export const fakeNetwork = (...happenings: readonly Happening[]) => {
  const waiting = [...happenings];
  const keys: (string | null)[] = [];
  const waits: number[] = [];
  const send: typeof fetch = async (input, init) => {
    keys.push(new Headers(init?.headers).get('idempotency-key'));
    const next = waiting.shift();
    if (next instanceof Response) return next;
    if (next === 'lost on the way') throw new TypeError('fetch failed');
    if (typeof next === 'function') await next();
    const answer = await fetch(input, init);
    if (next === 'answer lost') throw new TypeError('terminated');
    return answer;
  };
  return {
    keys,
    waits,
    options: { fetch: send, wait: async (milliseconds: number) => void waits.push(milliseconds) },
  };
};

export const uniqueTitle = (): string => `Moorings ${randomUUID()}`;
