import { expect, it } from 'vitest';
import { foldText } from './text.ts';

it.each([
  ['Lecteur d’écran', "lecteur d'ecran"],
  ["O'Brien", 'o’brien'],
  ['ÎLE', 'île'],
])('finds %s with %s', (text, sought) => {
  expect(foldText(text)).toBe(foldText(sought));
});
