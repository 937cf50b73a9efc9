import { expect, test } from 'vitest';
import { colourOfType, otherTypesColour, assignTypeColours } from './type-colours.ts';

const rows = (...types: (string | null)[]) => types.map((type) => ({ type }));

test('each type has a colour of its own, the most frequent the first', () => {
  const colours = assignTypeColours(rows('Net', 'CTD', 'ctd ', null));
  expect(colours.map(({ type, count }) => [type, count])).toEqual([
    ['CTD', 2],
    ['Net', 1],
    [null, 1],
  ]);
  expect(colourOfType(colours, ' CTD')).toBe(colours[0]!.colour);
  expect(new Set(colours.map(({ colour }) => colour)).size).toBe(3);
});

test('of more types than people tell apart by colour, the rarest are grey', () => {
  const colours = assignTypeColours(rows(...Array.from({ length: 10 }, (_, index) => `type ${index}`)));
  expect(colours.filter(({ colour }) => colour === otherTypesColour)).toHaveLength(2);
  expect(colourOfType(colours, 'never seen')).toBe(otherTypesColour);
});
