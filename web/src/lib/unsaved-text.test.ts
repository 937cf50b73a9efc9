// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTabStore } from './saving/tab-store.ts';
import { loadCiphers } from './ciphers.ts';
import { setEncryptionKey } from './encrypted-text.ts';
import {
  deleteAllUnsavedText,
  deleteUnsavedText,
  storeUnsavedText,
  findUnsavedText,
  registerUnsavedText,
} from './unsaved-text.ts';

const [maya, etienne] = [1, 2];
const now = '2027-01-11T09:00:00.000Z';

const key = btoa('k'.repeat(32));

beforeAll(loadCiphers);
beforeEach(() => setEncryptionKey(key));
afterEach(() => sessionStorage.clear());

it('keeps what forms have not saved, for the user who typed it', () => {
  const stop = registerUnsavedText('request-12', () => 'half a sentence');
  storeUnsavedText(maya, '/request/12', now);
  stop();
  expect(findUnsavedText(maya)).toEqual({
    path: '/request/12',
    kept_at: now,
    texts: { 'request-12': 'half a sentence' },
  });
  expect(findUnsavedText(etienne)).toBeNull();
});

it('keeps nothing where everything is saved', () => {
  const stop = registerUnsavedText('request-12', () => null);
  storeUnsavedText(maya, '/request/12', now);
  stop();
  expect(findUnsavedText(maya)).toBeNull();
});

it('asks only forms that are still there', () => {
  registerUnsavedText('profile', () => 'gone')();
  storeUnsavedText(maya, '/', now);
  expect(findUnsavedText(maya)).toBeNull();
});

it('gives texts back one by one, or lets go of them all', async () => {
  const stops = [registerUnsavedText('a', () => 'first'), registerUnsavedText('b', () => 'second')];
  storeUnsavedText(maya, '/request/12', now);
  for (const stop of stops) stop();
  deleteUnsavedText(maya, 'a');
  expect(findUnsavedText(maya)?.texts).toEqual({ b: 'second' });
  await deleteAllUnsavedText(maya, findUnsavedText(maya)!);
  expect(findUnsavedText(maya)).toBeNull();
});

it('lets go of what stands in a store, too, and of nobody else’s', async () => {
  const open = () => openTabStore<string>('shiptime.plan.1.7.', ([first]) => first);
  const [store, other] = [await open(), await openTabStore<string>('shiptime.plan.2.7.', ([first]) => first)];
  store.write('a mission moved');
  other.write('of Etienne');
  const stop = registerUnsavedText('stored-plan-7', () => JSON.stringify(['shiptime.plan.1.7.']));
  storeUnsavedText(maya, '/vesselPlan/7/scheduler', now);
  stop();
  await deleteAllUnsavedText(maya, findUnsavedText(maya)!);
  expect([store.read(), (await open()).read(), other.read()]).toEqual([null, null, 'of Etienne']);
});

it('is still told of as long as its store has it', async () => {
  const store = await openTabStore<string>('shiptime.plan.1.8.', ([first]) => first);
  store.write('a mission moved');
  const stop = registerUnsavedText('stored-plan-8', () => JSON.stringify(['shiptime.plan.1.8.']));
  storeUnsavedText(maya, '/vesselPlan/8/scheduler', now);
  stop();
  const forgotten = deleteAllUnsavedText(maya, findUnsavedText(maya)!);
  expect(store.read() === null || findUnsavedText(maya) !== null).toBe(true);
  await forgotten;
  expect([store.read(), findUnsavedText(maya)]).toEqual([null, null]);
});

it('goes from every store that this page has opened, whatever the tab is called by now', async () => {
  const store = await openTabStore<string>('shiptime.plan.1.9.', ([first]) => first);
  sessionStorage.setItem('shiptime.tab', 'renamed');
  store.write('a mission moved');
  const names = Object.keys(localStorage).filter((name) => name.startsWith('shiptime.plan.1.9.'));
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { query: async () => ({ held: names.map((name) => ({ name })) }) },
  });
  const stop = registerUnsavedText('stored-plan-9', () => JSON.stringify(['shiptime.plan.1.9.']));
  storeUnsavedText(maya, '/vesselPlan/9/scheduler', now);
  stop();
  await deleteAllUnsavedText(maya, findUnsavedText(maya)!);
  Reflect.deleteProperty(navigator, 'locks');
  expect(store.read()).toBeNull();
});

it('goes as it was read, also where it has been taken back meanwhile', async () => {
  const store = await openTabStore<string>('shiptime.plan.1.10.', ([first]) => first);
  store.write('a mission moved');
  const stop = registerUnsavedText('stored-plan-10', () => JSON.stringify(['shiptime.plan.1.10.']));
  storeUnsavedText(maya, '/vesselPlan/10/scheduler', now);
  stop();
  const shown = findUnsavedText(maya)!;
  deleteUnsavedText(maya, 'stored-plan-10');
  await deleteAllUnsavedText(maya, shown);
  expect(store.read()).toBeNull();
});

it('cannot be read on a computer where its owner is signed out, and is there when they are back', () => {
  const stop = registerUnsavedText('request-12', () => 'half a sentence');
  storeUnsavedText(maya, '/request/12', now);
  stop();
  setEncryptionKey(null);
  expect(JSON.stringify(sessionStorage)).not.toContain('half');
  expect(findUnsavedText(maya)).toBeNull();
  setEncryptionKey(key);
  expect(findUnsavedText(maya)?.texts).toEqual({ 'request-12': 'half a sentence' });
});
