import { afterEach, beforeEach, expect, it } from 'vitest';
import { holdSealKey } from './sealed-text.ts';
import {
  forgetAllKeptText,
  forgetKeptText,
  keepUnsavedText,
  keptText,
  offerUnsavedText,
} from './unsaved-text.ts';

const [maya, etienne] = [1, 2];
const now = '2027-01-11T09:00:00.000Z';

const key = btoa('k'.repeat(32));

beforeEach(() => holdSealKey(key));
afterEach(() => sessionStorage.clear());

it('keeps what forms have not saved, for the user who typed it', () => {
  const stop = offerUnsavedText('request-12', () => 'half a sentence');
  keepUnsavedText(maya, '/request/12', now);
  stop();
  expect(keptText(maya)).toEqual({
    path: '/request/12',
    kept_at: now,
    texts: { 'request-12': 'half a sentence' },
  });
  expect(keptText(etienne)).toBeNull();
});

it('keeps nothing where everything is saved', () => {
  const stop = offerUnsavedText('request-12', () => null);
  keepUnsavedText(maya, '/request/12', now);
  stop();
  expect(keptText(maya)).toBeNull();
});

it('asks only forms that are still there', () => {
  offerUnsavedText('profile', () => 'gone')();
  keepUnsavedText(maya, '/', now);
  expect(keptText(maya)).toBeNull();
});

it('gives texts back one by one, or lets go of them all', () => {
  const stops = [offerUnsavedText('a', () => 'first'), offerUnsavedText('b', () => 'second')];
  keepUnsavedText(maya, '/request/12', now);
  for (const stop of stops) stop();
  forgetKeptText(maya, 'a');
  expect(keptText(maya)?.texts).toEqual({ b: 'second' });
  forgetAllKeptText(maya);
  expect(keptText(maya)).toBeNull();
});

it('cannot be read on a computer where its owner is signed out, and is there when they are back', () => {
  const stop = offerUnsavedText('request-12', () => 'half a sentence');
  keepUnsavedText(maya, '/request/12', now);
  stop();
  holdSealKey(null);
  expect(JSON.stringify(sessionStorage)).not.toContain('half');
  expect(keptText(maya)).toBeNull();
  holdSealKey(key);
  expect(keptText(maya)?.texts).toEqual({ 'request-12': 'half a sentence' });
});
