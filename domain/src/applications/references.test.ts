import { expect, it } from 'vitest';
import { referenceFields } from './references.ts';
import { applicationFields } from './sections/sections.ts';

it('knows where the ids of every field come from', () => {
  expect(referenceFields.toSorted()).toEqual(
    applicationFields.filter((field) => /_ids?$/.test(field)).toSorted(),
  );
});
