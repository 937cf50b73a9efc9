import { expect, it } from 'vitest';
import { blankAnswers } from './blank-answers.ts';
import { findProblemsBySection } from './completeness.ts';
import { exampleAnswers, exampleCompletenessContext } from './example-application.ts';
import type { ApplicationAnswers } from './schema.ts';
import { deriveSectionState } from './section-state.ts';
import { sectionNames } from './sections/sections.ts';

const states = (answers: ApplicationAnswers) => {
  const found = findProblemsBySection(answers, exampleCompletenessContext);
  return sectionNames.map((section) => deriveSectionState(section, answers, found[section]));
};
const all = (state: string) => sectionNames.map(() => ({ state }));

it('is to do in a new draft and complete at the end', () => {
  expect(states({ ...blankAnswers(28), project_title: 'Survey' })).toEqual(all('to_do'));
  expect(states(exampleAnswers)).toEqual(all('complete'));
});

it('tells what is begun from what is wrong', () => {
  const answers: ApplicationAnswers = {
    ...blankAnswers(28),
    agency_id: 1,
    helicopter_required: false,
    operational_days: 0,
    operational_window_start: '2020-01-01',
    stations: [{ name: '', type: null, latitude: 95, longitude: 0, position: 1 }],
    collaborators: [{ organization: 'SFU', primary_contact: null, contribution: null }],
  };
  expect(states(answers)).toEqual([
    { state: 'in_progress' },
    { state: 'to_do' },
    { state: 'in_progress' },
    { state: 'errors', count: 2 },
    { state: 'errors', count: 1 },
    { state: 'in_progress' },
    { state: 'to_do' },
  ]);
});
