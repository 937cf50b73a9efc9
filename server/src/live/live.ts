import { setTimeout as pause } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { Client, ClientConfig } from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import { boundedClient } from '../db/bounded-client.ts';
import { newProcessNumber, sayAlive } from '../db/process-locks.ts';
import type { Tx } from '../db/connection.ts';

/** Something changed: the topic says what, the payload carries ids only (NOTIFY takes less than 8,000 bytes). */
export type LiveEvent = { readonly topic: string; readonly kind: string; readonly [key: string]: unknown };

export const applicationTopic = (id: number): string => `ship_time_request:${id}`;
export const planTopic = (id: number): string => `vessel_plan:${id}`;
export const fleetTopic = (id: number): string => `fleet_plan:${id}`;
export const yearTopic = (id: number): string => `fiscal_year:${id}`;
export const userTopic = (id: number): string => `user:${id}`;

/**
 * An expression that announces with the commit of its statement, never before and never for a change that was rolled
 * back. `later`: what only the statement knows, as jsonb.
 */
export const announcing = (event: LiveEvent, later = sql`'{}'::jsonb`): RawBuilder<unknown> =>
  sql`pg_notify('live', (${JSON.stringify(event)}::jsonb || ${later})::text)`;

export const announce = async (tx: Tx, event: LiveEvent): Promise<void> => {
  await sql`select ${announcing(event)}`.execute(tx);
};

const ListeningClient = boundedClient({ answerMs: 10_000 });
/** A connection that only listens would not notice that nobody speaks any more. */
const askEveryMs = 20_000;

const goodbyeMs = 2000;

type Listener = (event: LiveEvent) => void;

/** One listening connection for the process; after a loss it listens again and says `resync`. */
export class LiveHub {
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #config: ClientConfig;
  readonly #log: FastifyBaseLogger;
  #client: Client | null = null;
  #stopped = false;
  /** Whoever finds it free in the database knows that this process is dead (db/process-locks.ts). */
  readonly processNumber = newProcessNumber();
  /** Readers of this process. */
  streams = 0;
  /** Somebody copies the database to another place: what is written to it now is lost. */
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

  /** False: it does not listen, and tries again. */
  async start(): Promise<boolean> {
    const client = new ListeningClient({
      ...this.#config,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      application_name: 'shiptime live',
    });
    this.#client = client;
    client.on('error', () => this.#reconnect(client));
    client.on('end', () => this.#reconnect(client));
    client.on('notification', ({ payload }) => this.#deliver(payload ?? ''));
    try {
      await client.connect();
      this.isBeingMoved = !(await sayAlive(client, this.processNumber));
      await client.query('listen live');
      this.#keepAsking(client);
      return true;
    } catch {
      this.#reconnect(client);
      return false;
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    const goodbye = this.#client?.end().catch(() => undefined);
    await Promise.race([goodbye, pause(goodbyeMs, undefined, { ref: false })]);
  }

  #keepAsking(client: Client): void {
    const clock = setInterval(() => {
      if (this.#client === client && !this.#stopped) client.query('select 1').catch(() => undefined);
      else clearInterval(clock);
    }, askEveryMs);
    clock.unref();
  }

  #deliver(payload: string): void {
    try {
      const event = JSON.parse(payload) as LiveEvent;
      for (const listener of this.#listeners.get(event.topic) ?? []) listener(event);
    } catch (err) {
      this.#log.warn({ err }, 'a live event could not be read');
    }
  }

  #reconnect(lost: Client): void {
    if (this.#stopped || this.#client !== lost) return;
    this.#client = null;
    lost.removeAllListeners();
    lost.on('error', () => undefined);
    void lost.end().catch(() => undefined);
    setTimeout(() => void this.#resume(), 1000).unref();
  }

  async #resume(): Promise<void> {
    if (this.#stopped || !(await this.start())) return;
    for (const [topic, set] of this.#listeners)
      for (const listener of set) listener({ topic, kind: 'resync' });
  }
}
