import { expect, it } from 'vitest';
import { isPersonName } from './person-name.ts';

it.each(["Siobhán O'Brien", 'Élodie D’Amours', 'Jean-Guy Beaudoin', 'Nguyễn', 'SG̲áan', 'ᐃᖃᓗᐃᑦ', 'a'])(
  '%s is a name',
  (name) => {
    expect(isPersonName(name)).toBe(true);
  },
);

it.each(['', ' ', '-', 'R2D2', 'a@b', 'Smith;', '<b>', 'Dr. No', 'a\nb'])('%j is none', (name) => {
  expect(isPersonName(name)).toBe(false);
});
