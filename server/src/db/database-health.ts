import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { errorCodeOf } from '../startup-error.ts';
import { describeNewerSchema, isCompatibleSql, migrationsDirectory } from './migrate.ts';
import { readMigrations } from './migration-files.ts';

type Trouble = 'lost' | 'schema_missing' | 'unreachable' | 'disk_full' | 'read_only' | 'damaged';
export type DatabaseHealth =
  | { readonly ok: true; readonly isSlow?: true }
  | {
      readonly ok: false;
      readonly reason: Trouble;
      readonly detail: string;
      /** The schema is newer than this program. */
      readonly isNewer?: true;
    };

export type HealthProbes = {
  readonly address: ClientConfig;
  readonly version: string;
  readonly loss?: () => string | undefined;
  readonly freeBytes?: () => Promise<number>;
  readonly answeredAt?: () => number | undefined;
};

const timeoutMs = 2000;
/** Load balancers poll often, so the result is cached. */
const freshMs = 1000;
const silenceMs = 15_000;
const writeEveryMs = 4000;
/** Minimum space for the next 16 MB segment of the write-ahead log. */
const leastFreeBytes = 20_000_000;

const reasons: Record<string, Trouble> = {
  '3D000': 'schema_missing',
  '42P01': 'schema_missing',
  '53100': 'disk_full',
  '25006': 'read_only',
  '58P01': 'damaged',
  '58030': 'damaged',
  XX001: 'damaged',
  XX002: 'damaged',
};

const troubled = (reason: Trouble, detail: string) => ({ ok: false, reason, detail }) as const;

const troubleOf = (error: unknown): DatabaseHealth => {
  const code = errorCodeOf(error) ?? '';
  const detail = error instanceof Error && error.message ? error.message : code;
  return troubled(reasons[code] ?? 'unreachable', detail);
};

/** Problems that make even reads fail. */
const hopeless = new Set<Trouble>(['lost', 'schema_missing', 'damaged']);

/** Checks on a new connection, because an open one may still see deleted files. */
export class DatabaseHealthMonitor {
  readonly #watched: HealthProbes;
  readonly #known = readMigrations(migrationsDirectory).map(({ name }) => name);
  readonly #process = randomUUID();
  #last: { at: number; condition: DatabaseHealth } | undefined;
  #running: Promise<DatabaseHealth> | undefined;
  #goodAt = Number.NEGATIVE_INFINITY;
  #writtenAt = 0;
  #needsRoom = false;

  constructor(watched: HealthProbes) {
    this.#watched = watched;
  }

  /** Checks the database within two seconds. */
  check(): Promise<DatabaseHealth> {
    if (this.#last && Date.now() - this.#last.at < freshMs) return Promise.resolve(this.#last.condition);
    this.#running ??= this.#look().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /**
   * Returns the cached state. A slow, full or read-only database counts as ready; one that
   * was silent for 15 seconds does not.
   */
  async readiness(): Promise<{ readonly isReady: boolean; readonly condition: DatabaseHealth }> {
    const look = this.check();
    const condition = this.#last?.condition ?? (await look);
    if (condition.ok) return { isReady: true, condition };
    const heardAt = Math.max(this.#goodAt, this.#watched.answeredAt?.() ?? Number.NEGATIVE_INFINITY);
    const isSilent = condition.reason === 'unreachable' && Date.now() - heardAt > silenceMs;
    return { isReady: !isSilent && !hopeless.has(condition.reason), condition };
  }

  async #look(): Promise<DatabaseHealth> {
    const began = Date.now();
    const late = pause(timeoutMs, undefined, { ref: false }).then((): DatabaseHealth =>
      (this.#watched.answeredAt?.() ?? 0) >= began
        ? { ok: true, isSlow: true }
        : troubled('unreachable', `The database did not answer within ${timeoutMs} ms.`),
    );
    const condition = await Promise.race([this.#examine().catch(troubleOf), late]);
    if (condition.ok) this.#goodAt = Date.now();
    else {
      this.#needsRoom ||= condition.reason === 'disk_full';
      this.#writtenAt = 0;
    }
    this.#last = { at: Date.now(), condition };
    return condition;
  }

  async #examine(): Promise<DatabaseHealth> {
    const loss = this.#watched.loss?.();
    if (loss) return troubled('lost', loss);
    const free = await this.#watched.freeBytes?.();
    if (free !== undefined && free < leastFreeBytes)
      return troubled('disk_full', `The disk of the database has ${Math.floor(free / 1e6)} MB left.`);
    const client = new Client({
      ...this.#watched.address,
      application_name: 'shiptime condition',
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await this.#ask(client);
    } finally {
      client.end().catch(() => undefined);
    }
  }

  async #ask(client: Client): Promise<DatabaseHealth> {
    const { rows } = await client.query<{ applied: number; newer: string | null }>(
      `select count(*) filter (where name = any($1))::integer as applied,
        max(name) filter (where name <> all($1) and not ${isCompatibleSql}) as newer
       from public.schema_migrations m`,
      [this.#known],
    );
    if (rows[0]?.applied !== this.#known.length)
      return troubled('schema_missing', 'The tables in the database are not those of this program.');
    const { newer } = rows[0];
    if (newer !== null) return { ...troubled('schema_missing', describeNewerSchema(newer)), isNewer: true };
    if (Date.now() - this.#writtenAt < writeEveryMs) return { ok: true };
    await this.#write(client);
    this.#writtenAt = Date.now();
    return { ok: true };
  }

  /** Allocates space with a temporary table, because an update may fit on a full disk. */
  async #write(client: Client): Promise<void> {
    await client.query(
      `insert into public.heartbeats (process, host, pid, version) values ($1, $2, $3, $4)
       on conflict (process) do update set seen_at = now()`,
      [this.#process, hostname(), process.pid, this.#watched.version],
    );
    if (!this.#needsRoom) return;
    await client.query(
      `create temporary table room as select repeat('room', 500) from generate_series(1, 1000)`,
    );
    this.#needsRoom = false;
  }

  askForRoom(): void {
    this.#needsRoom = true;
    this.#writtenAt = 0;
    this.#last = undefined;
  }
}
