import { PassThrough, type Readable } from 'node:stream';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Db } from '#db/connection.ts';
import type { LiveEvent, LiveHub } from '#live/live.ts';
import { findActorOfSession, sessionTopic } from '../accounts/sessions/sessions.ts';

type TopicGuard = (db: Db, actor: Actor, ids: readonly number[]) => Promise<readonly number[]>;
export type TopicGuards = Readonly<Record<string, TopicGuard>>;

/** Returns the topics `<name>:<id>` that the person may follow; others are silently left out. */
export const findPermittedTopics = async (
  db: Db,
  guards: TopicGuards,
  actor: Actor,
  topics: Iterable<string>,
): Promise<ReadonlySet<string>> => {
  const asked = new Map<string, Set<number>>();
  for (const topic of topics) {
    const [, name = '', id = ''] = /^([a-z_]+):(\d{1,9})$/.exec(topic) ?? [];
    if (Object.hasOwn(guards, name)) asked.set(name, (asked.get(name) ?? new Set()).add(Number(id)));
  }
  const permitted = new Set<string>();
  for (const [name, ids] of asked) {
    for (const id of await guards[name]!(db, actor, [...ids])) permitted.add(`${name}:${id}`);
  }
  return permitted;
};

type Parts = {
  readonly live: LiveHub;
  readonly sessionId: number;
  readonly topics: ReadonlySet<string>;
};

/** Unread bytes after which a slow client is disconnected; it then reloads. */
const mostUnread = 256 * 1024;

export class LiveStream {
  readonly output: PassThrough = new PassThrough();
  readonly #parts: Parts;
  #permitted: ReadonlySet<string>;
  readonly #unsubscribe: () => void;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#permitted = parts.topics;
    const session = sessionTopic(parts.sessionId);
    this.#unsubscribe = parts.live.subscribe([...parts.topics, session], (event, id) => {
      if (event.topic !== session) this.#tell(event, id);
      else if (event.kind === 'ended') this.end();
    });
    this.output.on('close', this.#unsubscribe);
    this.output.write('retry: 2000\n\n');
  }

  get sessionId(): number {
    return this.#parts.sessionId;
  }

  get readable(): Readable {
    return this.output;
  }

  get topics(): ReadonlySet<string> {
    return this.#parts.topics;
  }

  renew(permitted: ReadonlySet<string>): void {
    this.#permitted = permitted;
    this.#write(': still here\n\n');
  }

  end(): void {
    this.#unsubscribe();
    if (!this.output.writableEnded) this.output.end();
  }

  /** Sends the id, so that a client that reconnects recognizes events it has received. */
  #tell(event: LiveEvent, id?: string): void {
    const line = id === undefined ? '' : `id: ${id}\n`;
    if (this.#permitted.has(event.topic)) this.#write(`${line}data: ${JSON.stringify(event)}\n\n`);
  }

  #write(text: string): void {
    if (this.output.writableEnded || this.output.destroyed) return;
    if (this.output.writableLength > mostUnread) this.end();
    else this.output.write(text);
  }
}

/** Checks streams one by one, to use at most one database connection. */
export const recheckStreamPermissions = async (
  db: Db,
  guards: TopicGuards,
  streams: Iterable<LiveStream>,
): Promise<void> => {
  const bySession = new Map<number, LiveStream[]>();
  for (const stream of streams)
    bySession.set(stream.sessionId, [...(bySession.get(stream.sessionId) ?? []), stream]);
  for (const [sessionId, own] of bySession) {
    const actor = await findActorOfSession(db, sessionId);
    const topics = own.flatMap((stream) => [...stream.topics]);
    const permitted = actor && (await findPermittedTopics(db, guards, actor, topics));
    for (const stream of own) {
      if (permitted) stream.renew(permitted);
      else stream.end();
    }
  }
};
