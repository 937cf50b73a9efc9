import { describe, expect, it } from 'vitest';
import { formatColumns, parseColumns } from './application-columns.ts';

describe('the columns of the list of applications', () => {
  it('stand in the address only where they are not the usual ones', () => {
    const usual = parseColumns(undefined);
    expect(usual.has('submitted_at')).toBe(true);
    expect(usual.has('updated_at')).toBe(false);
    expect(formatColumns(usual)).toBeUndefined();
  });

  it('come back from the address as they went into it, all of them left out as well', () => {
    for (const shown of [['vessel', 'updated_at'], ['days'], []] as const) {
      const asked = formatColumns(new Set(shown));
      expect([...parseColumns(asked)]).toEqual([...shown]);
    }
    expect([...parseColumns('vessel,nonsense')]).toEqual(['vessel']);
  });
});
