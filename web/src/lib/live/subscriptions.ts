import type { LiveEvent } from './live-event.ts';

type Listener = (event: LiveEvent) => void;

/** Topics followed without a gap; an era ends when changes may have been missed. */
export type FollowedTopics = { readonly era: string; readonly topics: ReadonlySet<string> };

type Subscription = {
  readonly topics: readonly string[];
  readonly listener: Listener;
  readonly eras: Map<string, string>;
};

const missed = 'missed';

/** Each listener receives `listening` once per topic, and `resync` after every gap. */
export class Subscriptions {
  readonly #all = new Set<Subscription>();

  add(topics: readonly string[], listener: Listener): () => void {
    const subscription = { topics, listener, eras: new Map<string, string>() };
    this.#all.add(subscription);
    return () => void this.#all.delete(subscription);
  }

  get topics(): ReadonlySet<string> {
    return new Set([...this.#all].flatMap(({ topics }) => topics));
  }

  tellEvent(event: LiveEvent): void {
    for (const { topics, listener } of this.#all) if (topics.includes(event.topic)) listener(event);
  }

  tellFollowed({ era, topics: followed }: FollowedTopics): void {
    for (const { topics, listener, eras } of this.#all) {
      for (const topic of topics) {
        const before = eras.get(topic);
        if (!followed.has(topic) || before === era) continue;
        eras.set(topic, era);
        listener({ topic, kind: before === undefined ? 'listening' : 'resync' });
      }
    }
  }

  markMissed(): void {
    for (const { eras } of this.#all) for (const topic of eras.keys()) eras.set(topic, missed);
  }
}
