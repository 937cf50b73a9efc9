import { describe, expect, it } from 'vitest';
import { type Actor, type RoleName, roles } from '../shared/actor.ts';
import { type PlanOnTheWay, reassignOnPlan } from './reassignment.ts';

const as = (role: RoleName, vesselIds: readonly number[] = []): Actor => ({
  id: 1,
  role: roles[role],
  vesselIds,
});
const levels = ['regional', 'national', 'executive', 'final'] as const;
const ask = (actor: Actor) =>
  levels.map((review_level: PlanOnTheWay['review_level']) => {
    const decision = reassignOnPlan(actor, { vessel_id: 7, review_level });
    return decision.allowed ? 'yes' : decision.code;
  });

describe('an application in review that changes its ship, on each plan that it leaves or reaches', () => {
  it('is moved by coordinators of the vessel while their region composes the plan', () => {
    expect(ask(as('regional_vessel_coordinator', [7]))).toEqual([
      'yes',
      'level_not_yours',
      'level_not_yours',
      'read_only',
    ]);
    expect(ask(as('regional_vessel_coordinator', [8]))[0]).toBe('not_your_vessel');
  });

  it('by national representatives up to national review, by administrators until the plan is final', () => {
    expect(ask(as('national_science_representative'))).toEqual([
      'yes',
      'yes',
      'level_not_yours',
      'read_only',
    ]);
    expect(ask(as('administrator'))).toEqual(['yes', 'yes', 'yes', 'read_only']);
  });

  it('by nobody else', () => {
    for (const role of ['proponent', 'co_proponent', 'observer'] as const)
      expect(ask(as(role))[0]).toBe('forbidden');
  });
});
