import { randomBytes } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { type AppDependencies, buildApp } from '../src/app.ts';
import type { DatabaseAddress } from '../src/db/connection.ts';
import type { AppSettings } from '../src/context.ts';
import type { Db } from '../src/db/connection.ts';
import { hashToken } from '../src/features/accounts/sessions/sessions.ts';
import type { BodyTimeouts } from '../src/http/body-timeouts.ts';
import { LiveHub } from '../src/live/live.ts';
import { pino } from 'pino';
import { createTestDatabase } from './database.ts';
import { recordAnswersOf, recordingDirectory } from './record-answers.ts';

export const testSettings: AppSettings = {
  version: '0.0.0-test',
  publicUrl: undefined,
  trustProxy: false,
  webDirectory: '/nonexistent',
  checkAnswers: recordingDirectory === undefined,
  demo: false,
  uniformAccountAnswers: false,
  confirmAdministrators: true,
  secretKey: randomBytes(32),
  operations: { metrics: 'open', docs: true },
  limits: { perUser: 1_000_000, perAddress: 1_000_000, perLogin: 5, perAccount: 30 },
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export class TestClient {
  readonly #app: FastifyInstance;
  readonly #headers: Record<string, string>;

  constructor(app: FastifyInstance, headers: Record<string, string>) {
    this.#app = app;
    this.#headers = headers;
  }

  with(headers: Record<string, string>): TestClient {
    return new TestClient(this.#app, { ...this.#headers, ...headers });
  }

  request(
    method: Method,
    url: string,
    payload?: InjectOptions['payload'],
    headers: Record<string, string> = {},
  ) {
    return this.#app.inject({
      method,
      url,
      headers: { ...this.#headers, ...headers },
      ...(payload !== undefined && { payload }),
    });
  }

  get = (url: string, headers?: Record<string, string>) => this.request('GET', url, undefined, headers);
  post = (url: string, body: object = {}, headers?: Record<string, string>) =>
    this.request('POST', url, body, headers);
  put = (url: string, body: object = {}, headers?: Record<string, string>) =>
    this.request('PUT', url, body, headers);
  patch = (url: string, body: object = {}, headers?: Record<string, string>) =>
    this.request('PATCH', url, body, headers);
  delete = (url: string, headers?: Record<string, string>) => this.request('DELETE', url, undefined, headers);
}

export type TestApp = {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly visitor: TestClient;
  as(userId: number): Promise<TestClient>;
  close(): Promise<void>;
};

export const openSession = async (db: Db, userId: number): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('sessions')
    .values({
      user_id: userId,
      token_hash: hashToken(token),
      expires_at: sql`now() + interval '12 hours'`,
      proved_at: sql`now()`,
    })
    .execute();
  return token;
};

type Beside = Pick<AppDependencies, 'backups' | 'places' | 'unset' | 'onRoute'>;

export const startTestApp = async (
  settings: Partial<AppSettings> = {},
  bodyTimeouts: Partial<BodyTimeouts> = {},
  parts: Beside | ((address: DatabaseAddress) => Beside) = {},
): Promise<TestApp> => {
  const database = await createTestDatabase();
  const all = { ...testSettings, ...settings };
  const { db } = database;
  const portal = database.asPortal();
  const beside = typeof parts === 'function' ? parts(database.address) : parts;
  const live = new LiveHub(portal.address, pino({ level: 'silent' }));
  await live.start();
  const onRoute: AppDependencies['onRoute'] = (route) => {
    recordAnswersOf(route);
    beside.onRoute?.(route);
  };
  const app = await buildApp({
    db: portal.db,
    pool: portal.pool,
    live,
    settings: all,
    bodyTimeouts,
    ...beside,
    onRoute,
  });
  await app.ready();
  return {
    app,
    db,
    visitor: new TestClient(app, {}),
    as: async (userId) => new TestClient(app, { authorization: `Bearer ${await openSession(db, userId)}` }),
    close: async () => {
      await app.close();
      await database.drop();
    },
  };
};
