import { expect, it } from 'vitest';
import { findChangedWords } from './changed-part.ts';

it.each([
  ['nine days at sea', 'ten days at sea', { start: '', before: 'nine ', after: 'ten ', end: 'days at sea' }],
  [
    'a winch for 500 m',
    'a winch for 5000 m',
    { start: 'a winch for ', before: '500 ', after: '5000 ', end: 'm' },
  ],
  ['one two', 'one two three', { start: 'one ', before: 'two', after: 'two three', end: '' }],
  ['the the end', 'the end', { start: 'the ', before: 'the ', after: '', end: 'end' }],
  ['', 'new', { start: '', before: '', after: 'new', end: '' }],
])('%j becomes %j: what differs stands between what both have', (before, after, expected) => {
  const found = findChangedWords(before, after);
  expect(found).toEqual(expected);
  expect(found.start + found.before + found.end).toBe(before);
  expect(found.start + found.after + found.end).toBe(after);
});
