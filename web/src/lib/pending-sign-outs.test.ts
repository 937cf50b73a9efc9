// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const key = 'shiptime.endings';
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const kept = (): string[] => JSON.parse(localStorage.getItem(key) ?? '[]') as string[];
const answer = (status: number) =>
  Promise.resolve(new Response(JSON.stringify({ message: 'said' }), { status }));

const load = async () => {
  vi.resetModules();
  const { configureApi } = await import('./api-client.ts');
  configureApi({ token: () => null, language: () => 'fr', onContact: () => {}, onUnauthenticated: () => {} });
  await (await import('./ciphers.ts')).loadCiphers();
  return import('./pending-sign-outs.ts');
};
const sent = (): string[] =>
  vi
    .mocked(fetch)
    .mock.calls.map(([, init]) => (JSON.parse(String(init?.body)) as { ending: string }).ending);

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '<meta name="csrf-token" content="from-the-page">';
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    vi.fn(() => answer(200)),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('keeps the hash of the token, which opens nothing, of twenty sessions at most', async () => {
  const { addPendingSignOut: endLater } = await load();
  for (let session = 0; session < 25; session += 1) endLater(`token ${session}`);
  expect(kept()).toHaveLength(20);
  expect(kept().at(-1)).toBe(hashOf('token 24'));
  expect(localStorage.getItem(key)).not.toContain('token');
});

it('ends them at the start of the page, and forgets them', async () => {
  const { addPendingSignOut: endLater, retryPendingSignOuts } = await load();
  endLater('one');
  endLater('two');
  retryPendingSignOuts();
  await expect.poll(() => localStorage.getItem(key)).toBeNull();
  expect(sent()).toEqual([hashOf('one'), hashOf('two')]);
});

it.each([
  ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is not ready', () => answer(503)],
  ['is asked too often', () => answer(429)],
])('tries again later where the portal %s', async (_what, said) => {
  const { addPendingSignOut: endLater, retryPendingSignOuts } = await load();
  vi.mocked(fetch).mockImplementation(said);
  endLater('one');
  retryPendingSignOuts();
  await expect.poll(() => vi.mocked(fetch).mock.calls.length).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(0);
  expect(kept()).toEqual([hashOf('one')]);
  vi.mocked(fetch).mockImplementation(() => answer(200));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(localStorage.getItem(key)).toBeNull();
});

it('tries again as soon as there is a network', async () => {
  const { addPendingSignOut: endLater, retryPendingSignOuts } = await load();
  retryPendingSignOuts();
  expect(fetch).not.toHaveBeenCalled();
  endLater('one');
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => localStorage.getItem(key)).toBeNull();
});

it('gives up what a portal refuses, and what is no list', async () => {
  const { addPendingSignOut: endLater, retryPendingSignOuts } = await load();
  vi.mocked(fetch).mockImplementation(() => answer(404));
  endLater('one');
  retryPendingSignOuts();
  await expect.poll(() => localStorage.getItem(key)).toBeNull();
  localStorage.setItem(key, '{broken');
  expect(retryPendingSignOuts).not.toThrow();
});
