import { describe, expect, it } from 'vitest';
import {
  isReviewLevel,
  nextLevel,
  planSteps,
  planTransitions,
  reviewLevels,
  nextStepUp,
} from './lifecycle.ts';

describe('the review levels of a plan', () => {
  it('are each reachable from the regional level', () => {
    const reached = new Set(['regional']);
    for (let round = 0; round < reviewLevels.length; round += 1) {
      for (const level of reviewLevels) {
        if (reached.has(level)) Object.values(planTransitions[level]).forEach((to) => reached.add(to));
      }
    }
    expect([...reached].toSorted()).toEqual([...reviewLevels].toSorted());
  });

  it('go up one at a time, and down one at a time', () => {
    for (const level of reviewLevels) {
      for (const step of planSteps) {
        const to = nextLevel(level, step);
        if (to === null) continue;
        const height = reviewLevels.indexOf(to) - reviewLevels.indexOf(level);
        expect(height, `${step} from ${level}`).toBe(step === 'return' || step === 'reopen' ? -1 : 1);
      }
    }
  });

  it('have one step up each, and none from the top', () => {
    expect(reviewLevels.map(nextStepUp)).toEqual([
      'send_to_national',
      'send_to_executive',
      'set_final',
      null,
    ]);
  });

  it('cannot be stepped out of order', () => {
    expect(nextLevel('regional', 'set_final')).toBeNull();
    expect(nextLevel('regional', 'return')).toBeNull();
    expect(nextLevel('final', 'return')).toBeNull();
    expect(nextLevel('executive', 'reopen')).toBeNull();
  });

  it('are told from other words', () => {
    expect(isReviewLevel('final')).toBe(true);
    expect(isReviewLevel('local')).toBe(false);
    expect(isReviewLevel(null)).toBe(false);
  });
});
