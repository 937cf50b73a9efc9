import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toFieldProblems } from '../../shared/field-problem.ts';
import { exampleAnswers } from '../example-application.ts';
import { applicationDraftSchema, applicationFields } from './form.ts';
import {
  fieldNamesOf,
  fieldNamesUnderHeading,
  isPartBlock,
  isSectionName,
  layoutOfSection,
  partsOf,
  sectionNames,
  sectionOfField,
} from './sections.ts';

describe('the sections', () => {
  it('stand in the order of the form', () => {
    expect(sectionNames).toEqual([
      'general_information',
      'project_description',
      'requirements',
      'scheduling',
      'area_of_operations',
      'collaborations',
      'funding',
    ]);
  });

  it('hold each field and each table of an application once', () => {
    const all = [...applicationFields, ...sectionNames.flatMap((section) => [...partsOf(section)])];
    expect(all.toSorted()).toEqual(Object.keys(exampleAnswers).toSorted());
    expect(new Set(all).size).toBe(all.length);
  });

  it.each([
    ['project_title', 'general_information'],
    ['stations.3.latitude', 'area_of_operations'],
    ['areas_of_consideration.0.name', 'area_of_operations'],
    ['collaborators', 'collaborations'],
    ['funding_sources.1.amount', 'funding'],
    ['status_id', null],
    ['constructor', null],
  ])('%s belongs to %s', (field, section) => {
    expect(sectionOfField(field)).toBe(section);
  });

  it('show every field in their layout', () => {
    for (const section of sectionNames) {
      const shown = layoutOfSection(section).flatMap((block) =>
        isPartBlock(block) ? [] : fieldNamesUnderHeading(section, block),
      );
      expect(shown.toSorted()).toEqual(fieldNamesOf(section).toSorted());
    }
  });

  it('are told from what is none', () => {
    expect(['funding', 'Funding', 'toString'].filter(isSectionName)).toEqual(['funding']);
    expect(fieldNamesOf('funding')).toEqual(['funding_unknown']);
  });
});

const wrong: Record<string, unknown> = { z: { not: 'this' } };
const problems = (body: object) => {
  const answer = applicationDraftSchema.safeParse(body);
  return answer.success ? [] : toFieldProblems(answer.error).map(({ field, code }) => [field, code]);
};

describe('a draft', () => {
  it('may be empty, and any field but the fiscal year may be taken back', () => {
    expect(applicationDraftSchema.parse({})).toEqual({});
    const nulls = Object.fromEntries(applicationFields.map((field) => [field, null]));
    expect(problems(nulls)).toEqual([['fiscal_year_id', 'required']]);
  });

  it('takes back what a client was given and leaves out what is not its own', () => {
    const { id, ...answers } = { id: 4, status_id: 6, lock_version: 3, ...exampleAnswers };
    const taken = applicationDraftSchema.parse({ id, ...answers });
    expect(Object.keys(taken).toSorted()).toEqual([...applicationFields].toSorted());
    expect(exampleAnswers).toMatchObject(taken);
  });

  it.each(applicationFields)('never takes a wrong type for %s', (field) => {
    expect(problems({ [field]: wrong['z'] })).toHaveLength(1);
    expect(problems({ [field]: [wrong['z']] })).toHaveLength(1);
  });

  it.each([
    [{ operational_window_start: '2028-02-30' }, 'operational_window_start', 'invalid_date'],
    [{ operational_days: 0.3 }, 'operational_days', 'quarter_days'],
    [{ operational_days: '3' }, 'operational_days', 'only_numbers'],
    [{ min_science_berths: 1.5 }, 'min_science_berths', 'only_integers'],
    [{ agency_id: 0 }, 'agency_id', 'unknown_choice'],
    [{ agency_id: 2_147_483_648 }, 'agency_id', 'unknown_choice'],
    [{ project_area_ids: [1, -1] }, 'project_area_ids.1', 'unknown_choice'],
    [{ project_area_ids: [1, 2.5] }, 'project_area_ids.1', 'only_integers'],
    [{ project_title: 'a\u0000' }, 'project_title', 'invalid'],
    [{ project_title: `a${'\u0301'.repeat(1000)}` }, 'project_title', 'too_long'],
  ])('%o: %s is %s', (body, field, code) => {
    expect(problems(body)).toEqual([[field, code]]);
  });

  it.each([
    { operational_window_start: '2028-06-01', operational_window_end: '2028-05-01' },
    { responsible_manager_email: 'half an addr' },
    { vessel_preference_1_id: 1, vessel_preference_2_id: 1 },
    { operational_days: 0 },
  ])('may be as unfinished as %o', (body) => {
    expect(applicationDraftSchema.parse(body)).toEqual(body);
  });

  it('chooses each of a list once', () => {
    expect(applicationDraftSchema.parse({ project_area_ids: [3, 1, 3] })).toEqual({
      project_area_ids: [3, 1],
    });
  });

  it('can be described to the clients of the API', () => {
    const described = z.toJSONSchema(applicationDraftSchema, { io: 'input' });
    expect(Object.keys(described.properties ?? {}).toSorted()).toEqual([...applicationFields].toSorted());
  });
});
