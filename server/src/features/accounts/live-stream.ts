import { PassThrough, type Readable } from 'node:stream';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Db } from '../../db/connection.ts';
import type { LiveEvent, LiveHub } from '../../http/live.ts';
import { findActorOfSession, sessionTopic } from './sessions.ts';

/** Whether someone may follow what happens to this row. */
export type TopicGuard = (db: Db, actor: Actor, id: number) => Promise<boolean>;
export type TopicGuards = Readonly<Record<string, TopicGuard>>;

/** Topics that are named as `<name>:<id>` and that this person may follow; the others are left out in silence. */
export const permittedTopics = async (
  db: Db,
  guards: TopicGuards,
  actor: Actor,
  topics: readonly string[],
): Promise<string[]> => {
  const answers = await Promise.all(
    topics.map((topic) => {
      const [, name = '', id = ''] = /^([a-z_]+):(\d{1,9})$/.exec(topic) ?? [];
      const guard = Object.hasOwn(guards, name) ? guards[name] : undefined;
      return guard ? guard(db, actor, Number(id)) : false;
    }),
  );
  return topics.filter((_topic, index) => answers[index]);
};

type Parts = {
  readonly db: Db;
  readonly live: LiveHub;
  readonly guards: TopicGuards;
  readonly sessionId: number;
  readonly topics: readonly string[];
};

/** A reader that does not read is not waited for: it comes back and asks what it has missed. */
const mostUnread = 256 * 1024;

/** Server-sent events for one reader. It lives as long as the session, and follows only what its reader may see. */
export class LiveStream {
  readonly output: PassThrough = new PassThrough();
  readonly #parts: Parts;
  #permitted: ReadonlySet<string>;
  readonly #unsubscribe: () => void;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#permitted = new Set(parts.topics);
    const session = sessionTopic(parts.sessionId);
    this.#unsubscribe = parts.live.subscribe([...parts.topics, session], (event) => {
      if (event.topic !== session) this.#tell(event);
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

  /** Now and then: is the session still open, may its holder still follow all this, and is anyone there? */
  async check(): Promise<void> {
    const { db, guards, sessionId, topics } = this.#parts;
    const actor = await findActorOfSession(db, sessionId);
    if (!actor) return this.end();
    this.#permitted = new Set(await permittedTopics(db, guards, actor, topics));
    this.#write(': still here\n\n');
  }

  end(): void {
    this.#unsubscribe();
    if (!this.output.writableEnded) this.output.end();
  }

  #tell(event: LiveEvent): void {
    if (this.#permitted.has(event.topic)) this.#write(`data: ${JSON.stringify(event)}\n\n`);
  }

  #write(text: string): void {
    if (this.output.writableEnded || this.output.destroyed) return;
    if (this.output.writableLength > mostUnread) this.end();
    else this.output.write(text);
  }
}
