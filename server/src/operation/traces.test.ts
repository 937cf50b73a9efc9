import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runJobAndRecord } from '#jobs/repeated-job.ts';
import { type TestApp, startTestApp } from '#test/harness.ts';
import { runTraced, tracedWorkChannel } from '../traced-work.ts';
import { startTraces } from './traces.ts';

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
type Span = {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Attribute[];
  status: { code: number };
};
type Export = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

const received: Span[] = [];
const asked: unknown[] = [];
const collector = createServer(async (request, answer) => {
  asked.push(request.url);
  const { resourceSpans } = (await json(request)) as Export;
  received.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)));
  answer.end('{}');
});
let tested: TestApp;

beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  collector.close();
  await tested.close();
});

const callerTrace = 'a'.repeat(32);
const valueOf = ({ attributes }: Span, key: string) =>
  Object.values(attributes.find((each) => each.key === key)?.value ?? {})[0];

it('a trace shows a request of a caller, its queries, jobs and mails, and what failed, without any value', async () => {
  expect(tracedWorkChannel.hasSubscribers).toBe(false);
  const { port } = collector.address() as AddressInfo;
  const traces = startTraces({ endpoint: `http://127.0.0.1:${port}/`, version: '1.2.3' });
  tested = await startTestApp();
  const { visitor, db } = tested;
  await visitor.post(
    '/api/auth/login',
    { email: 'nobody@ministry.example', password: 'Secret-Word-1' },
    { traceparent: `00-${callerTrace}-${'b'.repeat(16)}-01` },
  );
  const probe = { name: 'probe', work: async () => 1 };
  await runJobAndRecord(db, probe);
  await runTraced({ kind: 'mail', name: 'receipt' }, async () => undefined);
  const refused = runTraced({ kind: 'webhook', name: 'delivery' }, async () => {
    throw new TypeError('nobody@ministry.example');
  });
  await expect(refused).rejects.toThrow(TypeError);
  await sql`select 1`.execute(db);
  await traces.stop();
  expect(tracedWorkChannel.hasSubscribers).toBe(false);
  expect(new Set(asked)).toEqual(new Set(['/v1/traces']));

  const request = received.find(({ name }) => name === 'POST /api/auth/login')!;
  expect(request).toMatchObject({ kind: 2, traceId: callerTrace, parentSpanId: 'b'.repeat(16) });
  expect(valueOf(request, 'http.response.status_code')).toBe(403);
  const childrenOf = ({ spanId }: Span) => received.filter(({ parentSpanId }) => parentSpanId === spanId);
  const queries = childrenOf(request);
  expect(queries.length).toBeGreaterThan(0);
  expect(queries.every((query) => query.traceId === callerTrace)).toBe(true);
  expect(queries.some((query) => String(valueOf(query, 'db.query.text')).includes('$1'))).toBe(true);

  const job = received.find(({ name }) => name === 'job probe')!;
  expect(childrenOf(job).map(({ name }) => name)).toContain('select');
  expect(received.find(({ name }) => name === 'mail receipt')?.status.code).toBe(0);
  const failed = received.find(({ name }) => name === 'webhook delivery')!;
  expect(failed.status.code).toBe(2);
  expect(valueOf(failed, 'error.type')).toBe('TypeError');

  const alone = received.filter(({ kind, parentSpanId }) => kind === 3 && !parentSpanId);
  expect(alone).toEqual([]);
  expect(JSON.stringify(received)).not.toMatch(/nobody|ministry|Secret-Word/u);
});
