import { describe, expect, it } from 'vitest';
import type { FiscalYear } from '../reference/fiscal-year.ts';
import { findProblemsBySection } from './completeness.ts';
import { copyApplication, shiftYearsInTitle, addYears } from './copy-application.ts';
import { exampleAnswers, exampleCompletenessContext } from './example-application.ts';
import type { ApplicationAnswers } from './schema.ts';

const { fiscalYears: all, fiscalYear: from, vessels } = exampleCompletenessContext;
const year = (id: number): FiscalYear => all.find((one) => one.id === id) ?? from;
const always = ['status_and_history', 'clarifications', 'co_proponents', 'missions'];
const copyTo = (id: number, change: Partial<ApplicationAnswers> = {}) =>
  copyApplication({ ...exampleAnswers, ...change }, { from, to: year(id), all }, vessels);

it.each([
  ['2028-05-31', 1, '2029-05-31'],
  ['2028-02-29', 1, '2029-02-28'],
  ['2028-02-29', 4, '2032-02-29'],
  ['2028-02-29', -28, '2000-02-29'],
  ['2027-02-28', 1, '2028-02-28'],
])('%s moved by %i years is %s', (day, years, moved) => {
  expect(addYears(day, years)).toBe(moved);
});

it.each([
  ['Spring survey 2027', 'Spring survey 2028'],
  ['Moorings, 2027-2028', 'Moorings, 2028-2029'],
  ['Moorings, 2027-28', 'Moorings, 2028-29'],
  ['After the storm of 2019', 'After the storm of 2019'],
  ['Station 20275 and 12027', 'Station 20275 and 12027'],
  ['Winter 2028', 'Winter 2029'],
])('%s is next called %s', (title, moved) => {
  expect(shiftYearsInTitle(title, 2027, 1)).toBe(moved);
});

describe('a copy', () => {
  it('into the next year moves its dates and named years, keeps the years of other missions and stays complete', () => {
    const { draft, notCopied } = copyTo(29);
    expect(draft).toEqual({
      ...exampleAnswers,
      fiscal_year_id: 29,
      operational_window_start: '2029-04-01',
      operational_window_end: '2029-05-15',
      preferred_start_window_start: '2029-04-05',
      preferred_start_window_end: '2029-04-12',
      future_fiscal_year_ids: [33],
      past_fiscal_year_ids: [27],
    });
    expect(notCopied).toEqual([...always, 'fiscal_years']);
    const found = findProblemsBySection(draft, { ...exampleCompletenessContext, fiscalYear: year(29) });
    expect(Object.values(found).flat()).toEqual([]);
  });

  it('into the same year changes nothing', () => {
    expect(copyTo(28).draft).toEqual(exampleAnswers);
  });

  it('stays within the new year where windows span the new year', () => {
    const { draft } = copyTo(30, {
      operational_window_start: '2028-12-01',
      operational_window_end: '2029-03-31',
    });
    expect([draft.operational_window_start, draft.operational_window_end]).toEqual([
      '2030-12-01',
      '2031-03-31',
    ]);
  });

  it('leaves behind years that do not exist, ships that left the fleet, and says so', () => {
    const far = copyTo(36, { vessel_preference_1_id: 4 });
    expect(far.draft).toMatchObject({ future_fiscal_year_ids: [], past_fiscal_year_ids: [] });
    expect(far.draft).toMatchObject({ vessel_preference_1_id: null, vessel_preference_2_id: 2 });
    expect(far.notCopied).toEqual([...always, 'fiscal_years', 'vessels']);
  });

  it('copies what is not yet said as it is', () => {
    const blank = {
      operational_window_start: null,
      future_fiscal_year_ids: null,
      past_fiscal_year_ids: [27],
      vessel_preference_2_id: null,
    };
    const { draft, notCopied } = copyTo(29, blank);
    expect(draft).toMatchObject({ ...blank, future_fiscal_year_ids: [] });
    expect(notCopied).toEqual(always);
  });
});
