// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { CompletenessContext } from '@shiptime/domain/applications/completeness';
import { applicationFields } from '@shiptime/domain/applications/sections/form';
import type { Application } from '@shiptime/domain/applications/wire/application';
import { shiftAnswersToYear } from './late-edits.ts';

const year = (id: number, opening: number) => ({
  id,
  name: `${opening}-${opening + 1}`,
  start_date: `${opening}-04-01`,
  end_date: `${opening + 1}-03-31`,
  deadline_at: `${opening - 1}-05-01T06:59:59Z`,
});
const fiscalYears = [year(1, 2027), year(2, 2028), year(3, 2029), year(4, 2030)];
const context = {
  fiscalYear: fiscalYears[0],
  fiscalYears,
  vessels: [
    { id: 7, active: true },
    { id: 8, active: false },
  ],
} as unknown as CompletenessContext;
const application = {
  ...Object.fromEntries(applicationFields.map((field) => [field, null])),
  id: 5,
  fiscal_year_id: 1,
  project_title: 'Line P',
} as unknown as Application;

describe('what came too late', () => {
  it('goes into the copy as the copy is: days in its own year, years of missions as they are, ships of the fleet', () => {
    const late = {
      executive_summary: 'typed at the last moment',
      operational_window_start: '2027-05-01',
      preferred_start_window_end: null,
      future_fiscal_year_ids: [2, 3],
      vessel_preference_1_id: 7,
      vessel_preference_2_id: 8,
    };
    expect(shiftAnswersToYear(late, application, 2, context)).toEqual({
      executive_summary: 'typed at the last moment',
      operational_window_start: '2028-05-01',
      preferred_start_window_end: null,
      future_fiscal_year_ids: [3],
      vessel_preference_1_id: 7,
      vessel_preference_2_id: null,
    });
  });

  it('is no more than that', () => {
    expect(shiftAnswersToYear({ project_title: 'Line P, spring' }, application, 2, context)).toEqual({
      project_title: 'Line P, spring',
    });
  });
});
