import { expect, it } from 'vitest';
import { fold } from './text.ts';

it.each([
  ['Lecteur d’écran', "lecteur d'ecran"],
  ["O'Brien", 'o’brien'],
  ['ÎLE', 'île'],
])('finds %s with %s', (text, sought) => {
  expect(fold(text)).toBe(fold(sought));
});
