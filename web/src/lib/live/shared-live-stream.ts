import { sessionStore } from '../session-store.ts';
import { readStoredSession } from '../stored-session.ts';
import { uniqueKey } from '../unique-key.ts';
import { LiveConnection } from './live-connection.ts';
import type { LiveEvent } from './live-event.ts';
import { streamLeader } from './stream-leader.ts';
import { type FollowedTopics, Subscriptions } from './subscriptions.ts';

type Message =
  | { readonly kind: 'wants'; readonly topics: readonly string[] }
  | {
      readonly kind: 'follows';
      readonly era: string | null;
      readonly topics: readonly string[];
      readonly hidden: boolean;
    }
  | { readonly kind: 'event'; readonly event: LiveEvent };
type Sent = Message & { readonly from: string; readonly session: string };

const channelName = 'shiptime.live';
const settleMs = 50;
const signEveryMs = 3_000;
const mostUnanswered = 3;
/** Milliseconds; hidden tabs may run timers only once a minute. */
const longestSilenceMs = 180_000;
const longestClaimDelayMs = 200;

/** Identifies the session by its expiry, which is not secret; null if this tab has another session. */
const currentSession = (): string | null => {
  const stored = readStoredSession(Date.now());
  return stored && stored.token === sessionStore.token() ? stored.expires_at : null;
};

export class SharedLiveStream {
  readonly #name = uniqueKey();
  readonly #own = new Subscriptions();
  readonly #others = new Map<string, { topics: readonly string[]; heardAt: number }>();
  #session: string | null = null;
  #channel: BroadcastChannel | null = null;
  #connection: LiveConnection | null = null;
  #followed: FollowedTopics | null = null;
  #unanswered = 0;
  #signedAt = 0;
  #settling: ReturnType<typeof setTimeout> | undefined;
  #clock: ReturnType<typeof setInterval> | undefined;

  start(): void {
    sessionStore.watch(() => this.#followSession());
    streamLeader.onChange(() => this.#followHolder());
    for (const end of ['pagehide', 'freeze']) globalThis.addEventListener(end, () => this.#leave(), true);
    for (const begin of ['pageshow', 'resume'])
      globalThis.addEventListener(begin, () => this.#followSession(), true);
  }

  subscribe(topics: readonly string[], listener: (event: LiveEvent) => void): () => void {
    const unsubscribe = this.#own.add(topics, listener);
    this.#settle();
    return () => {
      unsubscribe();
      this.#settle();
    };
  }

  #settle(): void {
    if (this.#settling !== undefined) return;
    this.#settling = setTimeout(() => {
      this.#settling = undefined;
      this.#followSession();
      if (this.#followed) this.#own.tellFollowed(this.#followed);
      this.#want();
    }, settleMs);
  }

  #followSession(): void {
    const session = currentSession();
    if (session !== this.#session) this.#leave();
    if (session !== null && this.#session === null && this.#own.topics.size > 0) this.#join(session);
  }

  #join(session: string): void {
    this.#session = session;
    this.#unanswered = 0;
    this.#signedAt = Date.now();
    this.#channel = new BroadcastChannel(channelName);
    this.#channel.addEventListener('message', ({ data }: MessageEvent<Sent>) => this.#hear(data));
    this.#clock = setInterval(() => this.#sign(), signEveryMs);
    if (streamLeader.isVacant()) this.#hold();
    else this.#want();
  }

  #leave(): void {
    if (this.#session === null) return;
    this.#send({ kind: 'wants', topics: [] });
    this.#letGo();
    streamLeader.resign(this.#name);
    clearInterval(this.#clock);
    this.#channel?.close();
    this.#channel = null;
    this.#session = null;
    this.#followed = null;
    this.#own.markMissed();
  }

  #send(message: Message): void {
    const { from, session } = { from: this.#name, session: this.#session };
    if (session !== null) this.#channel?.postMessage({ ...message, from, session } satisfies Sent);
  }

  #hear(message: Sent): void {
    if (message.session !== this.#session) return;
    if (message.kind === 'wants') this.#hearWish(message.from, message.topics);
    else if (this.#connection) this.#followHolder();
    else if (message.kind === 'event') this.#own.tellEvent(message.event);
    else this.#hearFollowed(message);
  }

  #hearWish(from: string, topics: readonly string[]): void {
    if (!this.#connection) return;
    if (topics.length === 0) this.#others.delete(from);
    else this.#others.set(from, { topics, heardAt: Date.now() });
    this.#settle();
    this.#sayFollowed();
  }

  /** Hidden tabs reconnect slowly, so a visible one takes over. */
  #hearFollowed({ era, topics, hidden }: Extract<Message, { kind: 'follows' }>): void {
    this.#unanswered = 0;
    if (era !== null) this.#become({ era, topics: new Set(topics) });
    else if (hidden && !document.hidden) this.#hold();
  }

  #become(followed: FollowedTopics): void {
    this.#followed = followed;
    this.#own.tellFollowed(followed);
  }

  #want(): void {
    if (this.#connection) this.#followWanted();
    else this.#send({ kind: 'wants', topics: [...this.#own.topics] });
  }

  #followWanted(): void {
    const others = [...this.#others.values()].flatMap(({ topics }) => topics);
    this.#connection?.follow(new Set([...this.#own.topics, ...others]));
  }

  #sayFollowed(): void {
    const { era = null, topics = [] } = this.#followed ?? {};
    this.#send({ kind: 'follows', era, topics: [...topics], hidden: document.hidden });
  }

  /** localStorage names the tab that holds the stream; any other tab ends its own. */
  #followHolder(): void {
    if (this.#session === null) return;
    if (this.#connection && !streamLeader.is(this.#name)) this.#letGo();
    if (streamLeader.isVacant()) setTimeout(() => this.#holdIfVacant(), Math.random() * longestClaimDelayMs);
    else if (!this.#connection) this.#want();
  }

  #holdIfVacant(): void {
    if (this.#session !== null && streamLeader.isVacant()) this.#hold();
  }

  #hold(): void {
    streamLeader.claim(this.#name);
    this.#letGo();
    let era = uniqueKey();
    this.#connection = new LiveConnection({
      onOpen: (topics, continues) => {
        if (!continues) era = uniqueKey();
        this.#become({ era, topics });
        this.#sayFollowed();
      },
      onEvent: (event) => {
        this.#send({ kind: 'event', event });
        this.#own.tellEvent(event);
      },
      onLost: () => {
        this.#followed = null;
        this.#sayFollowed();
      },
    });
    this.#settle();
  }

  #letGo(): void {
    this.#connection?.close();
    this.#connection = null;
    this.#others.clear();
    this.#followed = null;
  }

  #sign(): void {
    const now = Date.now();
    if (now - this.#signedAt > longestSilenceMs / 2) this.#own.markMissed();
    this.#signedAt = now;
    if (this.#connection) this.#keepHolding(now);
    else if (this.#own.topics.size === 0) this.#leave();
    else if (streamLeader.isVacant() || this.#unanswered >= mostUnanswered) this.#hold();
    else {
      this.#unanswered += 1;
      this.#want();
    }
  }

  #keepHolding(now: number): void {
    for (const [tab, { heardAt }] of this.#others)
      if (now - heardAt > longestSilenceMs) this.#others.delete(tab);
    if (!streamLeader.is(this.#name)) this.#followHolder();
    else if (this.#own.topics.size === 0 && this.#others.size === 0) this.#leave();
  }
}
