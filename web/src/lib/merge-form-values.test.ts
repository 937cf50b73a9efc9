import { describe, expect, it } from 'vitest';
import { mergeFormValues } from './merge-form-values.ts';

const before = { affiliation: 'Institut', language: 'fr', telephone: '' };

describe('a small form that stands open while somebody saves', () => {
  it('takes what changed in fields left alone and keeps what was typed', () => {
    const mine = { ...before, affiliation: 'Institut des marées' };
    const current = { ...before, language: 'en' };
    expect(mergeFormValues(before, mine, current)).toEqual({
      values: { affiliation: 'Institut des marées', language: 'en', telephone: '' },
      clashes: [],
    });
  });

  it('names a field that both changed, and keeps what was typed here', () => {
    const mine = { ...before, telephone: '555-0101' };
    const current = { ...before, telephone: '555-0202' };
    expect(mergeFormValues(before, mine, current)).toEqual({ values: mine, clashes: ['telephone'] });
  });

  it('finds no quarrel where both wrote the same', () => {
    const both = { ...before, telephone: '555-0101' };
    expect(mergeFormValues(before, both, both).clashes).toEqual([]);
  });
});
