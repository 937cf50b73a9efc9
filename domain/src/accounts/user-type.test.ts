import { expect, it } from 'vitest';
import { roles } from '../shared/actor.ts';
import { defaultUserType } from './user-type.ts';

it.each([
  ['ana@gc.ca', roles.proponent],
  ['ana@DFO-MPO.GC.CA', roles.proponent],
  ['ana@canada.ca', roles.proponent],
  ['ana@notgc.ca', roles.general],
  ['ana@gc.ca.example.org', roles.general],
  ['gc.ca@example.org', roles.general],
  ['nobody', roles.general],
])('%s begins as type %i', (email, type) => {
  expect(defaultUserType(email, ['gc.ca', 'canada.ca'])).toBe(type);
});

it('knows no government without domains', () => {
  expect(defaultUserType('ana@gc.ca', [])).toBe(roles.general);
});
