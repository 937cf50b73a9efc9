import { expect, it } from 'vitest';
import { referenceFields, applicationFields } from './form.ts';

it('knows where the ids of every field come from', () => {
  expect(referenceFields.toSorted()).toEqual(
    applicationFields.filter((field) => /_ids?$/.test(field)).toSorted(),
  );
});
