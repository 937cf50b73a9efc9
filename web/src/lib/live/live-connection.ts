import { openStream } from '../api-client.ts';
import type { LiveEvent } from './live-event.ts';
import { readServerSentEvents, type ServerSentEvent } from './read-server-sent-events.ts';

const firstWait = 1_000;
const longestWait = 30_000;
/** Keeps the old stream briefly for events written before the new one opened. */
const overlapMs = 1_000;
/** Number of event ids kept to detect duplicates from two overlapping streams. */
const rememberedIds = 500;

const pauseOrOnline = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    globalThis.addEventListener?.('online', end);
  });

type Listener = {
  /** `continues`: no event was missed on the topics followed earlier. */
  readonly onOpen: (topics: ReadonlySet<string>, continues: boolean) => void;
  readonly onEvent: (event: LiveEvent) => void;
  readonly onLost: () => void;
};

type Stream = { readonly topics: ReadonlySet<string>; readonly stop: AbortController };

/**
 * One stream for a changing set of topics. Opens a second stream before closing the first, so that nothing is
 * missed.
 */
export class LiveConnection {
  readonly #listener: Listener;
  readonly #seen = new Set<string>();
  #wanted: ReadonlySet<string> = new Set();
  #stream: Stream | null = null;
  #opening: Stream | null = null;
  #replaced: Stream | null = null;
  #isOpening = false;
  #isClosed = false;
  #wait = firstWait;

  constructor(listener: Listener) {
    this.#listener = listener;
  }

  follow(topics: ReadonlySet<string>): void {
    this.#wanted = topics;
    if (topics.size === 0) this.#end();
    void this.#openWanted();
  }

  close(): void {
    this.#isClosed = true;
    this.#opening?.stop.abort();
    this.#replaced?.stop.abort();
    this.#end();
  }

  #end(): void {
    const stream = this.#stream;
    this.#stream = null;
    stream?.stop.abort();
  }

  #lacksTopics(): boolean {
    return !this.#isClosed && [...this.#wanted].some((topic) => !this.#stream?.topics.has(topic));
  }

  async #openWanted(): Promise<void> {
    if (this.#isOpening) return;
    this.#isOpening = true;
    while (this.#lacksTopics()) await this.#open();
    this.#isOpening = false;
  }

  async #open(): Promise<void> {
    const stream = { topics: this.#wanted, stop: new AbortController() };
    this.#opening = stream;
    const query = { topics: [...stream.topics].join(',') };
    try {
      const body = await openStream('/live', { query, signal: stream.stop.signal });
      this.#opening = null;
      if (this.#isClosed || this.#wanted.size === 0) stream.stop.abort();
      else await this.#replace(this.#stream, stream, body);
    } catch {
      if (this.#isClosed) return;
      await pauseOrOnline(this.#wait);
      this.#wait = Math.min(this.#wait * 2, longestWait);
    }
  }

  /** At most two connections, because browsers allow six per host. */
  async #replace(before: Stream | null, stream: Stream, body: ReadableStream<Uint8Array>): Promise<void> {
    this.#stream = stream;
    this.#wait = firstWait;
    void this.#read(body, stream);
    this.#listener.onOpen(stream.topics, before !== null);
    if (!before) return;
    this.#replaced = before;
    await new Promise((resolve) => setTimeout(resolve, overlapMs));
    before.stop.abort();
  }

  async #read(body: ReadableStream<Uint8Array>, stream: Stream): Promise<void> {
    await readServerSentEvents(body, (event) => this.#tell(event)).catch(() => undefined);
    if (this.#stream !== stream) return;
    this.#stream = null;
    this.#listener.onLost();
    await pauseOrOnline(firstWait);
    void this.#openWanted();
  }

  #tell({ id, data }: ServerSentEvent): void {
    if (this.#isClosed || (id !== undefined && this.#seen.has(id))) return;
    if (id !== undefined) this.#seen.add(id);
    if (this.#seen.size > rememberedIds) this.#seen.delete(this.#seen.values().next().value!);
    this.#listener.onEvent(JSON.parse(data) as LiveEvent);
  }
}
