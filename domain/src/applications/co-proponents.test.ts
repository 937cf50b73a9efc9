import { expect, it } from 'vitest';
import { findCoProponentProblem, findFreeCoProponentSlot } from './co-proponents.ts';

const active = (id: number) => ({ id, active: true, user_type_id: 2 });
const disabled = (id: number) => ({ id, active: false, user_type_id: 2 });
const observer = { id: 9, active: true, user_type_id: 6 };
const five = [2, 3, 4, 5, 6];

it.each([
  ['somebody new', active(9), [2], null],
  ['the fifth', active(9), [2, 3, 4, 5], null],
  ['the sixth', active(9), five, 'limit_reached'],
  ['the primary proponent', active(1), [], 'self'],
  ['the primary proponent as a sixth', active(1), five, 'self'],
  ['one who is listed', active(3), [2, 3], 'duplicate'],
  ['one of the five', active(3), five, 'duplicate'],
  ['one who was disabled since', disabled(3), [3], 'duplicate'],
  ['a disabled account', disabled(9), [], 'inactive'],
  ['an observer', observer, [], 'observer'],
  ['an observer as a sixth', observer, five, 'observer'],
  ['nobody known', null, [], 'not_found'],
  ['nobody known as a sixth', null, five, 'limit_reached'],
] as const)('%s', (_, candidate, co_proponent_ids, problem) => {
  expect(findCoProponentProblem({ user_id: 1, co_proponent_ids }, candidate, { limit: 5, invited: 0 })).toBe(
    problem,
  );
});

it('joined and invited people hold the places together', () => {
  for (let joined = 0; joined <= 5; joined += 1)
    for (let invited = 0; invited <= 5; invited += 1) {
      const co_proponent_ids = five.slice(0, joined);
      const problem = findCoProponentProblem({ user_id: 1, co_proponent_ids }, active(9), {
        limit: 5,
        invited,
      });
      expect(problem).toBe(joined + invited < 5 ? null : 'limit_reached');
    }
});

it.each([
  [[], 1],
  [[1, 2, 4], 3],
  [[2], 1],
  [[1, 2, 3, 4, 5], null],
])('with %j taken the next place is %s', (taken, slot) => {
  expect(findFreeCoProponentSlot(taken, 5)).toBe(slot);
});
