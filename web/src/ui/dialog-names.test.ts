import { expect, test } from 'vitest';
import { findDialogsInSource } from '#test/dialog-names.ts';

test('every dialog and drawer has a name of its own, by which the gallery knows it', () => {
  const found = findDialogsInSource();
  expect(found.length).toBeGreaterThan(50);
  expect(found.filter(({ openings, names }) => openings !== names.length)).toEqual([]);
  const names = found.flatMap((each) => each.names);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
