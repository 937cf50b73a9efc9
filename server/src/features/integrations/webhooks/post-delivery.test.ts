import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, it } from 'vitest';
import { startWebhookReceiver } from '#test/webhook-receiver.ts';
import { postDelivery, failureReasonOf } from './post-delivery.ts';

let closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(closing.map((close) => close()));
  closing = [];
});
const receiver = async (...given: Parameters<typeof startWebhookReceiver>) => {
  const started = await startWebhookReceiver(...given);
  closing.push(started.close);
  return started;
};
const outgoing = (url: string) => ({
  url,
  headers: {},
  body: '{}',
  allowPrivate: true,
  signal: new AbortController().signal,
  timeoutMs: 400,
});

it('gives up on a receiver that says nothing, whatever is tidied up in memory meanwhile', async () => {
  setFlagsFromString('--expose-gc');
  const tidyUp = runInNewContext('gc') as () => void;
  const { url, received } = await receiver([{ silent: true }]);
  const answer = postDelivery(outgoing(url)).catch(failureReasonOf);
  await expect.poll(() => received.length).toBe(1);
  for (let times = 0; times < 10; times += 1) {
    tidyUp();
    await pause(20);
  }
  expect(await Promise.race([answer, pause(3000, 'still waiting')])).toBe('timeout');
});

it('takes the head of an answer, and lets go of a receiver that never ends it', async () => {
  const { url, connections } = await receiver([{ status: 200, endless: true }]);
  expect(await postDelivery(outgoing(url))).toBe(200);
  await expect.poll(connections, { timeout: 3000 }).toBe(0);
});

it('leaves off when the process ends, and blames nobody', async () => {
  const { url, received } = await receiver([{ silent: true }]);
  const ending = new AbortController();
  const answer = postDelivery({ ...outgoing(url), signal: ending.signal, timeoutMs: 60_000 }).catch(
    failureReasonOf,
  );
  await expect.poll(() => received.length).toBe(1);
  ending.abort();
  expect(await answer).toBe('stopped');
});
