import { describe, expect, it } from 'vitest';
import {
  correctableFields,
  findNewProblems,
  addDependentFields,
  checkNoOpenCorrections,
} from './corrections.ts';
import { exampleAnswers, exampleCompletenessContext } from './example-application.ts';

describe('a field that is opened for correction', () => {
  it('comes with those that cannot be answered without it', () => {
    expect(addDependentFields(['operational_days'])).toEqual(['operational_days']);
    expect(addDependentFields(['operational_window_end'])).toEqual([
      'operational_window_start',
      'operational_window_end',
      'preferred_start_window_start',
      'preferred_start_window_end',
    ]);
    expect(addDependentFields(['ideal_science_berths'])).toEqual([
      'min_science_berths',
      'ideal_science_berths',
    ]);
    expect(addDependentFields(['in_foreign_waters'])).toEqual(['in_foreign_waters', 'coastal_state_ids']);
    expect(addDependentFields(['responsible_manager_email'])).toContain('is_responsible_manager');
  });

  it('is neither the year nor a ship, which are changed by other steps', () => {
    for (const field of ['fiscal_year_id', 'vessel_preference_1_id', 'vessel_preference_2_id'])
      expect(correctableFields).not.toContain(field);
  });

  it('stands once, in the order of the form, however it was named', () => {
    expect(addDependentFields(['operational_days', 'mission_objectives', 'operational_days'])).toEqual([
      'mission_objectives',
      'operational_days',
    ]);
  });
});

describe('what a correction makes wrong', () => {
  const before = {
    ...exampleAnswers,
    operational_window_start: '2028-06-01',
    operational_window_end: '2028-08-31',
  };

  it('is told', () => {
    const after = { ...before, operational_window_end: '2028-05-01' };
    expect(findNewProblems(before, after, exampleCompletenessContext)).toContainEqual(
      expect.objectContaining({ field: 'operational_window_end', code: 'end_before_start' }),
    );
  });

  it('is not what was wrong before: rules change after a form was submitted', () => {
    const old = { ...before, executive_summary: null };
    expect(
      findNewProblems(old, { ...old, operational_window_end: '2028-09-15' }, exampleCompletenessContext),
    ).toEqual([]);
  });

  it('keeps an application from review as long as one of them waits', () => {
    expect(checkNoOpenCorrections(0)).toEqual({ allowed: true });
    expect(checkNoOpenCorrections(2)).toMatchObject({ allowed: false, code: 'undecided_corrections' });
  });
});
