import { useEffect, useRef } from 'react';
import { openStream } from './api-client.ts';

/**
 * Something changed on a topic: `ship_time_request:12`, `vessel_plan:3`, `user:7`. `listening`: from now on nothing is
 * missed, what was read before may be old. `resync`: something may have been missed.
 */
export type LiveEvent = { readonly topic: string; readonly kind: string; readonly [key: string]: unknown };

const firstWait = 1_000;
const longestWait = 30_000;
/** The server says something every 20 seconds: a stream that is silent for longer is dead, whatever the network says. */
const longestSilence = 50_000;

/** Server-sent events over fetch, since EventSource cannot carry the token. */
const readEvents = async (
  body: ReadableStream<Uint8Array>,
  onEvent: (event: LiveEvent) => void,
): Promise<void> => {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let buffer = '';
  for (;;) {
    const silence = setTimeout(() => void reader.cancel().catch(() => undefined), longestSilence);
    const { value, done } = await reader.read().finally(() => clearTimeout(silence));
    if (done) return;
    buffer += decoder.decode(value, { stream: true });
    const blocks = buffer.split('\n\n');
    buffer = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = block
        .split('\n')
        .filter((line) => line.startsWith('data:'))
        .map((line) => line.slice(5).trim())
        .join('\n');
      if (data) onEvent(JSON.parse(data) as LiveEvent);
    }
  }
};

/** A while, or until the browser says that there is a network again. */
const pauseOrOnline = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end);
  });

/** Listens until stopped; after each loss it comes back and says `resync`, since events may have been missed. */
const listen = (topics: readonly string[], onEvent: (event: LiveEvent) => void): (() => void) => {
  const stop = new AbortController();
  const run = async (): Promise<void> => {
    let wait = firstWait;
    for (let visit = 0; !stop.signal.aborted; visit += 1) {
      try {
        const body = await openStream('/live', { query: { topics: topics.join(',') }, signal: stop.signal });
        wait = firstWait;
        for (const topic of topics) onEvent({ topic, kind: visit > 0 ? 'resync' : 'listening' });
        await readEvents(body, onEvent);
      } catch {
        if (stop.signal.aborted) return;
      }
      await pauseOrOnline(wait);
      wait = Math.min(wait * 2, longestWait);
    }
  };
  void run();
  return () => stop.abort();
};

/** Follows topics while the page is shown; the reaction may change without a new connection. */
export const useLive = (topics: readonly string[], onEvent: (event: LiveEvent) => void): void => {
  const reaction = useRef(onEvent);
  useEffect(() => {
    reaction.current = onEvent;
  });
  const key = topics.join(',');
  useEffect(
    () => (key === '' ? undefined : listen(key.split(','), (event) => reaction.current(event))),
    [key],
  );
};
