import { describe, expect, it } from 'vitest';
import { statuses, statusKeys } from '../applications/lifecycle.ts';
import { type RoleName, roles } from '../shared/actor.ts';
import { daysSinceSubmission, isInInbox, type InboxFacts, assessReadiness } from './inbox.ts';

const now = '2027-05-10T12:00:00Z';
const item = (id: number, change: Partial<InboxFacts> = {}): InboxFacts => ({
  id,
  user_id: 1,
  co_proponent_ids: [],
  status_id: statuses.submitted,
  vessel_id: 7,
  fiscal_year_id: 28,
  project_title: `Survey ${id}`,
  submitted_at: `2027-04-${10 + id}T12:00:00Z`,
  deadline_at: '2027-05-01T06:59:59Z',
  withdrawal_asked_at: null,
  ...change,
});

describe('an inbox', () => {
  const actor = (role: RoleName, vesselIds: number[]) => ({ id: 9, role: roles[role], vesselIds });

  it.each(statusKeys)('holds an application in %s if it still has to be decided', (key) => {
    const expected = key === 'submitted' || key === 'clarification_needed';
    expect(
      isInInbox(actor('regional_vessel_coordinator', [6, 7]), item(1, { status_id: statuses[key] })),
    ).toBe(expected);
  });

  it("is the coordinators' of that vessel alone", () => {
    const others = (Object.keys(roles) as RoleName[]).filter(
      (role) => role !== 'regional_vessel_coordinator',
    );
    expect(others.filter((role) => isInInbox(actor(role, [7]), item(1)))).toEqual([]);
    expect(isInInbox(actor('regional_vessel_coordinator', [8]), item(1))).toBe(false);
    expect(isInInbox(actor('regional_vessel_coordinator', []), item(1, { vessel_id: null }))).toBe(false);
  });
});

it.each([
  [{}, 'ready'],
  [{ deadline_at: '2027-06-01T00:00:00Z' }, 'waiting_for_deadline'],
  [{ status_id: statuses.clarification_needed }, 'waiting_for_answer'],
  [
    { status_id: statuses.clarification_needed, withdrawal_asked_at: '2027-05-02T00:00:00Z' },
    'withdrawal_asked',
  ],
  [{ status_id: statuses.clarification_needed, deadline_at: '2027-06-01T00:00:00Z' }, 'waiting_for_answer'],
] as const)('%o is %s', (change, state) => {
  expect(assessReadiness(item(1, change), now)).toBe(state);
});

it.each([
  ['2027-05-10T12:00:01Z', 0],
  ['2027-05-09T12:00:01Z', 0],
  ['2027-05-09T12:00:00Z', 1],
  ['2027-04-10T12:00:00Z', 30],
  [null, 0],
])('submitted at %s it waits for %i days', (submitted_at, days) => {
  expect(daysSinceSubmission({ submitted_at }, now)).toBe(days);
});
