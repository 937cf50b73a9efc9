import { expect, it } from 'vitest';
import { statuses } from '@shiptime/domain/applications/lifecycle';
import { stageNames } from '@shiptime/domain/applications/wire/stages';
import { type StageFacts, deriveStages } from './stages.ts';

const draft: StageFacts = {
  status_id: statuses.draft,
  created_at: '2027-01-10T12:00:00Z',
  submitted_at: null,
  deadline_at: '2027-05-01T06:59:59Z',
  now: '2027-02-01T00:00:00Z',
  accepted_at: null,
  archived_at: null,
  level: null,
  since: {},
  has_proposed_correction: false,
  report: null,
};
const submitted = { ...draft, status_id: statuses.submitted, submitted_at: '2027-04-20T00:00:00Z' };
const afterDeadline = { ...submitted, now: '2027-05-02T00:00:00Z' };
const inReview: StageFacts = {
  ...afterDeadline,
  status_id: statuses.in_review,
  accepted_at: '2027-05-10T00:00:00Z',
  level: 'regional',
};
const national = '2027-06-01T00:00:00Z';
const executive = '2027-06-20T00:00:00Z';
const final = '2027-09-01T00:00:00Z';

it.each<[string, StageFacts, object]>([
  [
    'a draft',
    draft,
    { current: 'draft', waiting_for: 'proponents', next: 'waiting_for_deadline', next_at: draft.deadline_at },
  ],
  [
    'before the deadline',
    submitted,
    {
      current: 'waiting_for_deadline',
      waiting_for: null,
      next: 'coordinator_decision',
      next_at: draft.deadline_at,
    },
  ],
  [
    'refused before the deadline',
    { ...submitted, status_id: statuses.unable_to_fulfill, archived_at: '2027-04-22T00:00:00Z' },
    {
      current: 'coordinator_decision',
      waiting_for: null,
      chain: expect.arrayContaining([
        { stage: 'coordinator_decision', state: 'done', started_at: '2027-04-22T00:00:00Z' },
      ]),
    },
  ],
  [
    'after the deadline',
    afterDeadline,
    { current: 'coordinator_decision', waiting_for: 'coordinators', next: 'regional_plan', next_at: null },
  ],
  [
    'with an open question',
    { ...afterDeadline, status_id: statuses.clarification_needed },
    { current: 'coordinator_decision', waiting_for: 'proponents' },
  ],
  [
    'with a proposed correction before the deadline',
    { ...submitted, has_proposed_correction: true },
    { current: 'waiting_for_deadline', waiting_for: 'coordinators' },
  ],
  [
    'on the regional plan',
    inReview,
    { current: 'regional_plan', waiting_for: 'coordinators', next: 'national_review' },
  ],
  [
    'in national review',
    { ...inReview, level: 'national', since: { national } },
    { current: 'national_review', waiting_for: 'national' },
  ],
  [
    'in executive review',
    { ...inReview, level: 'executive', since: { national, executive } },
    { current: 'executive_review', waiting_for: 'administrators' },
  ],
  [
    'accepted',
    {
      ...inReview,
      status_id: statuses.accepted,
      level: 'final',
      since: { national, executive, final },
      archived_at: final,
    },
    { current: 'final_plan', waiting_for: null, next: null, outcome: 'accepted', outcome_at: final },
  ],
  [
    'accepted, while its plan is amended',
    {
      ...inReview,
      status_id: statuses.accepted,
      level: 'executive',
      since: { national, executive, final },
      archived_at: final,
    },
    { current: 'final_plan', waiting_for: null, outcome: 'accepted', outcome_at: final },
  ],
  [
    'returned to the region',
    { ...inReview, since: { national } },
    { current: 'regional_plan', waiting_for: 'coordinators' },
  ],
])('%s', (_, facts, expected) => {
  expect(deriveStages(facts)).toMatchObject(expected);
});

it('says when each stage began, and which are to come', () => {
  const { chain } = deriveStages({ ...inReview, level: 'national', since: { national } });
  expect(chain.map(({ state, started_at }) => [state, started_at])).toEqual([
    ['done', draft.created_at],
    ['done', submitted.submitted_at],
    ['done', draft.deadline_at],
    ['done', '2027-05-10T00:00:00Z'],
    ['current', national],
    ['to_come', null],
    ['to_come', null],
    ['to_come', null],
  ]);
  expect(chain.map(({ stage }) => stage)).toEqual([...stageNames]);
});

it('of one that was accepted goes on to the report of its voyage, which is the last', () => {
  const accepted: StageFacts = {
    ...inReview,
    status_id: statuses.accepted,
    level: 'final',
    since: { national, executive, final },
    archived_at: final,
  };
  const last = (report: StageFacts['report']) => deriveStages({ ...accepted, report }).chain.at(-1);
  const submitted_at = '2028-08-01T00:00:00Z';
  expect(last(null)).toEqual({ stage: 'voyage_report', state: 'to_come', started_at: null });
  expect(last({ state: 'due', submitted_at: null })).toMatchObject({ state: 'current', started_at: null });
  expect(last({ state: 'submitted', submitted_at })).toMatchObject({
    state: 'done',
    started_at: submitted_at,
  });
  expect(deriveStages({ ...accepted, report: { state: 'due', submitted_at: null } })).toMatchObject({
    current: 'voyage_report',
    outcome: 'accepted',
    waiting_for: null,
  });
});

it('of one that was withdrawn reaches no further', () => {
  const ended = deriveStages({
    ...afterDeadline,
    status_id: statuses.withdrawn,
    archived_at: '2027-05-03T00:00:00Z',
  });
  expect(ended).toMatchObject({ outcome: 'withdrawn', waiting_for: null, next: null });
  expect(ended.chain.map(({ state }) => state)).toEqual([
    'done',
    'done',
    'done',
    'not_reached',
    'not_reached',
    'not_reached',
    'not_reached',
    'not_reached',
  ]);
});
