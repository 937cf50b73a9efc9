import { describe, expect, it } from 'vitest';
import { columnsAsked, columnsIn } from './request-columns.ts';

describe('the columns of the list of applications', () => {
  it('stand in the address only where they are not the usual ones', () => {
    const usual = columnsIn(undefined);
    expect(usual.has('submitted_at')).toBe(true);
    expect(usual.has('updated_at')).toBe(false);
    expect(columnsAsked(usual)).toBeUndefined();
  });

  it('come back from the address as they went into it, all of them left out as well', () => {
    for (const shown of [['vessel', 'updated_at'], ['days'], []] as const) {
      const asked = columnsAsked(new Set(shown));
      expect([...columnsIn(asked)]).toEqual([...shown]);
    }
    expect([...columnsIn('vessel,nonsense')]).toEqual(['vessel']);
  });
});
