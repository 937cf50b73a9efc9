import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LiveConnection } from './live-connection.ts';
import type { LiveEvent } from './live-event.ts';

type Opened = { readonly topics: string; readonly say: (text: string) => void; readonly end: () => void };

const opened: Opened[] = [];
const ended: string[] = [];

const answer = (url: string, { signal }: RequestInit): Response => {
  const topics = new URL(url, 'http://portal.example').searchParams.get('topics') ?? '';
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => {
      const say = (text: string) => stream.enqueue(new TextEncoder().encode(text));
      opened.push({ topics, say, end: () => stream.close() });
      signal?.addEventListener('abort', () => {
        ended.push(topics);
        stream.error(new DOMException('aborted', 'AbortError'));
      });
    },
  });
  return new Response(body);
};

const follow = () => {
  const told: string[] = [];
  const connection = new LiveConnection({
    onOpen: (topics, continues) => told.push(`${continues ? 'continues' : 'begins'} ${[...topics].join()}`),
    onEvent: ({ topic, kind }: LiveEvent) => told.push(`${topic} ${kind}`),
    onLost: () => told.push('lost'),
  });
  return { connection, told };
};

const event = (id: string, topic: string) => `id: ${id}\ndata: {"topic":"${topic}","kind":"saved"}\n\n`;
const settle = () => vi.advanceTimersByTimeAsync(10);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('reportError', () => undefined);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => answer(url, init));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  opened.length = 0;
  ended.length = 0;
});

it('adds a topic without a gap, and tells an event of both streams once', async () => {
  const { connection, told } = follow();
  connection.follow(new Set(['user:1']));
  await settle();
  connection.follow(new Set(['user:1', 'vessel_plan:2']));
  await settle();
  opened[0]!.say(event('6', 'user:1') + event('7', 'user:1'));
  opened[1]!.say(event('7', 'user:1') + event('8', 'vessel_plan:2'));
  await vi.advanceTimersByTimeAsync(1_100);
  expect(told).toEqual([
    'begins user:1',
    'continues user:1,vessel_plan:2',
    'user:1 saved',
    'user:1 saved',
    'vessel_plan:2 saved',
  ]);
  expect(ended).toEqual(['user:1']);
  connection.close();
});

it('keeps its stream when a topic goes, and ends it with the last', async () => {
  const { connection } = follow();
  connection.follow(new Set(['user:1', 'user:2']));
  await settle();
  connection.follow(new Set(['user:2']));
  await settle();
  expect(opened).toHaveLength(1);
  connection.follow(new Set());
  await settle();
  expect(ended).toEqual(['user:1,user:2']);
});

it('comes back after a loss with what is wanted then, and says that something may be missing', async () => {
  const { connection, told } = follow();
  connection.follow(new Set(['user:1']));
  await settle();
  opened[0]!.end();
  await settle();
  connection.follow(new Set(['user:1', 'user:2']));
  await vi.advanceTimersByTimeAsync(1100);
  expect(told).toEqual(['begins user:1', 'lost', 'begins user:1,user:2']);
  connection.close();
});

it('opens nothing once it is closed', async () => {
  const { connection, told } = follow();
  connection.follow(new Set(['user:1']));
  connection.close();
  await settle();
  connection.follow(new Set(['user:2']));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([]);
  expect(opened).toHaveLength(1);
});
