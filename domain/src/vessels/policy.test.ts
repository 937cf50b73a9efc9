import { expect, it } from 'vitest';
import { roles, type RoleName } from '../shared/actor.ts';
import { mayEditConstraints, mayEditVessels } from './policy.ts';

const ours = 7;
const theirs = 8;
const actor = (role: RoleName) => ({
  id: 1,
  role: roles[role],
  vesselIds: role === 'regional_vessel_coordinator' ? [ours] : [],
});

it.each([
  ['co_proponent', false, false, false],
  ['proponent', false, false, false],
  ['regional_vessel_coordinator', false, true, false],
  ['national_science_representative', false, false, false],
  ['administrator', true, true, true],
  ['observer', false, false, false],
] as const)('%s: fleet %s, edits those of the own vessel %s, of another %s', (role, ...may) => {
  const who = actor(role);
  const decisions = [mayEditVessels(who), mayEditConstraints(who, ours), mayEditConstraints(who, theirs)];
  expect(decisions.map((decision) => decision.allowed)).toEqual(may);
});
