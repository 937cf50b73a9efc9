import { expect, it } from 'vitest';
import { roles } from '../shared/actor.ts';
import { defaultUserType } from './user-type.ts';

it.each([
  ['ana@gc.ca', roles.proponent],
  ['ana@DFO-MPO.GC.CA', roles.proponent],
  ['ana@canada.ca', roles.proponent],
  ['ana@notgc.ca', roles.co_proponent],
  ['ana@gc.ca.example.org', roles.co_proponent],
  ['gc.ca@example.org', roles.co_proponent],
  ['nobody', roles.co_proponent],
])('%s begins as type %i', (email, type) => {
  expect(defaultUserType(email, ['gc.ca', 'canada.ca'])).toBe(type);
});

it('knows no government without domains', () => {
  expect(defaultUserType('ana@gc.ca', [])).toBe(roles.co_proponent);
});
