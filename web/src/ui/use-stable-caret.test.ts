import { expect, it } from 'vitest';
import { adjustCaret } from './use-stable-caret.ts';

it.each([
  ['behind a change', 'One. Two|', 'One and a half. Two|'],
  ['before a change', 'One.| Two', 'One.| Three'],
  ['at the end of what was cut off', 'One. Two|', 'One|'],
  ['in an empty text', '|', '|New'],
])('a caret %s stays where it was', (_, before, after) => {
  const [from, to] = [before, after].map((text) => text.replace('|', ''));
  expect(adjustCaret(from!, to!, before.indexOf('|'))).toBe(after.indexOf('|'));
});
