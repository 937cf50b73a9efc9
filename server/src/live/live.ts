import { setTimeout as pause } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { Client, type ClientConfig } from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import { announceLiveEventFunctionName, onLiveEventCommitted } from '../db/pipelined-client.ts';
import { generateProcessNumber, lockProcessNumber } from '../db/process-locks.ts';
import type { Tx } from '../db/connection.ts';
import { type LiveEvent, type LiveEventRow, LiveEventReader } from './live-event-reader.ts';
import { throttle } from './throttle.ts';

export type { LiveEvent } from './live-event-reader.ts';

export const applicationTopic = (id: number): string => `ship_time_request:${id}`;
export const planTopic = (id: number): string => `vessel_plan:${id}`;
export const fleetTopic = (id: number): string => `fleet_plan:${id}`;
export const yearTopic = (id: number): string => `fiscal_year:${id}`;
export const userTopic = (id: number): string => `user:${id}`;

/**
 * SQL expression that announces a live event inside the statement that makes the change. `later`: jsonb
 * with values that this statement computes.
 */
export const announceLiveEventSql = (event: LiveEvent, later = sql`'{}'::jsonb`): RawBuilder<unknown> =>
  sql`${sql.raw(announceLiveEventFunctionName)}(${JSON.stringify(event)}::jsonb || ${later})`;

export const announceLiveEvent = async (tx: Tx, event: LiveEvent): Promise<void> => {
  await sql`select ${announceLiveEventSql(event)}`.execute(tx);
};

const batchMs = 100;
/** Polls in case the process that wrote the events died before notifying, or the connection is dead. */
const lookEveryMs = 2_000;

const goodbyeMs = 2000;

type Listener = (event: LiveEvent, id?: string) => void;

/** Delivers committed live events to listeners in this process; sends `resync` after events were lost. */
export class LiveHub {
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #config: ClientConfig;
  readonly #log: FastifyBaseLogger;
  #client: Client | null = null;
  #stopFollowing: () => void = () => undefined;
  #stopped = false;
  /** Key of an advisory lock held while this process lives (db/process-locks.ts). */
  readonly processNumber = generateProcessNumber();
  streams = 0;
  /** True while the database is copied elsewhere: writes would be lost. */
  isBeingMoved = false;

  constructor(config: ClientConfig, log: FastifyBaseLogger) {
    this.#config = config;
    this.#log = log;
  }

  subscribe(topics: readonly string[], listener: Listener): () => void {
    for (const topic of topics) {
      const set = this.#listeners.get(topic) ?? new Set();
      set.add(listener);
      this.#listeners.set(topic, set);
    }
    return () => {
      for (const topic of topics) {
        this.#listeners.get(topic)?.delete(listener);
        if (this.#listeners.get(topic)?.size === 0) this.#listeners.delete(topic);
      }
    };
  }

  async start(): Promise<boolean> {
    const client = new Client({
      ...this.#config,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      query_timeout: 10_000,
      application_name: 'shiptime live',
    });
    this.#client = client;
    client.on('error', () => this.#reconnect(client));
    client.on('end', () => this.#reconnect(client));
    try {
      await client.connect();
      this.isBeingMoved = !(await lockProcessNumber(client, this.processNumber));
      await this.#follow(client);
      return true;
    } catch {
      this.#reconnect(client);
      return false;
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#stopFollowing();
    const goodbye = this.#client?.end().catch(() => undefined);
    await Promise.race([goodbye, pause(goodbyeMs, undefined, { ref: false })]);
  }

  async #follow(client: Client): Promise<void> {
    const reader = new LiveEventReader(client);
    await client.query('listen live');
    await reader.begin();
    const onlyWhileConnected = (work: () => Promise<void>) =>
      throttle(batchMs, async () => {
        if (this.#client === client && !this.#stopped) await work().catch(() => this.#reconnect(client));
      });
    const look = onlyWhileConnected(async () => this.#deliver(await reader.read()));
    // Notifies outside any transaction, so that no commit waits.
    const tellOthers = onlyWhileConnected(async () => void (await client.query('notify live')));
    client.on('notification', look);
    const clock = setInterval(look, lookEveryMs);
    clock.unref();
    const unsubscribe = onLiveEventCommitted(tellOthers);
    this.#stopFollowing = () => {
      clearInterval(clock);
      unsubscribe();
    };
  }

  #deliver(news: readonly LiveEventRow[] | null): void {
    if (news === null) this.#resync();
    for (const { id, event } of news ?? []) {
      for (const listener of this.#listeners.get(event.topic) ?? []) {
        try {
          listener(event, id);
        } catch (err) {
          this.#log.warn({ err, topic: event.topic }, 'a live event could not be told');
        }
      }
    }
  }

  #resync(): void {
    for (const [topic, set] of this.#listeners)
      for (const listener of set) listener({ topic, kind: 'resync' });
  }

  #reconnect(lost: Client): void {
    if (this.#stopped || this.#client !== lost) return;
    this.#client = null;
    this.#stopFollowing();
    lost.removeAllListeners();
    lost.on('error', () => undefined);
    void lost.end().catch(() => undefined);
    setTimeout(() => void this.#resume(), 1000).unref();
  }

  async #resume(): Promise<void> {
    if (!this.#stopped && (await this.start())) this.#resync();
  }
}
