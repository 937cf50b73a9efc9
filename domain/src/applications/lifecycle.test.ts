import { describe, expect, it } from 'vitest';
import {
  archivedStatuses,
  canTransition,
  isArchived,
  isStatusId,
  isUndecided,
  statusAfter,
  type StatusId,
  statuses,
  statusKeyOf,
  statusKeys,
  transitionActions,
} from './lifecycle.ts';

const ids = statusKeys.map((key) => statuses[key]);

const possible: Record<(typeof statusKeys)[number], readonly string[]> = {
  draft: ['submit'],
  submitted: ['accept', 'reject', 'clarify', 'correct', 'withdraw', 'reassign'],
  clarification_needed: ['accept', 'reject', 'respond', 'correct', 'withdraw', 'reassign'],
  in_review: ['reject', 'withdraw', 'reassign', 'finalise'],
  unable_to_fulfill: [],
  accepted: ['reject', 'reassign'],
  withdrawn: [],
};

describe('the lifecycle of an application', () => {
  it.each(statusKeys)('lets happen in %s what it should and nothing else', (key) => {
    const actions = transitionActions.filter((action) => canTransition(action, statuses[key]));
    expect(actions.toSorted()).toEqual([...possible[key]].toSorted());
  });

  it('leads from a draft to every status', () => {
    const reached = new Set<StatusId>([statuses.draft]);
    for (const status of reached) {
      for (const action of transitionActions) {
        if (canTransition(action, status)) reached.add(statusAfter(action, status));
      }
    }
    expect([...reached].toSorted()).toEqual([...ids].toSorted());
  });

  it('ends in the archive and nowhere else', () => {
    expect(statusKeys.filter((key) => possible[key].length === 0)).toEqual([
      'unable_to_fulfill',
      'withdrawn',
    ]);
    expect([...archivedStatuses]).toEqual(['unable_to_fulfill', 'accepted', 'withdrawn']);
    expect(ids.filter(isArchived)).toEqual([5, 6, 7]);
    expect(ids.filter(isUndecided)).toEqual([2, 3]);
  });

  it('refuses what is not possible and what is not a status', () => {
    expect(() => statusAfter('accept', statuses.draft)).toThrow(RangeError);
    expect(statusAfter('reassign', statuses.submitted)).toBe(statuses.submitted);
    expect(statusKeyOf(3)).toBe('clarification_needed');
    expect([0, 1, 7, 8, 1.5].filter(isStatusId)).toEqual([1, 7]);
  });
});
