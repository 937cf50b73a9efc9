import type { Application } from '@shiptime/domain/applications/wire/application';
import { expect, it } from 'vitest';
import { statuses } from '@shiptime/domain/applications/lifecycle';
import {
  hasVoyageAhead,
  isInArchive,
  toYearStripLanes,
  findPendingTasks,
  findUpcomingVoyages,
} from './own-application.ts';

const sections = (done: number) =>
  Object.fromEntries(
    Array.from({ length: 7 }, (_, index) => [`s${index}`, { lock_version: 1, complete: index < done }]),
  );

const own = (id: number, status: keyof typeof statuses, some: object = {}): Application =>
  ({
    id,
    status_id: statuses[status],
    fiscal_year_id: 8,
    sections: sections(0),
    can: { edit: status === 'draft' },
    outcome: null,
    ...some,
  }) as unknown as Application;

const voyage = (mission_id: number, start_date: string, end_date: string) => ({
  mission_id,
  start_date,
  end_date,
  ...{ start_fraction: 0, mobilization_days: 1, operational_days: 3, demobilization_days: 1 },
});

const accepted = own(5, 'accepted', {
  outcome: { voyages: [voyage(51, '2028-05-12', '2028-05-16'), voyage(52, '2027-05-12', '2027-05-16')] },
});

it('puts questions before drafts, drafts by how much of them is done, then reports that are awaited; nothing else waits', () => {
  const found = findPendingTasks([
    own(1, 'draft', { sections: sections(2) }),
    own(2, 'draft', { sections: sections(5) }),
    own(3, 'draft', { can: { edit: false } }),
    own(4, 'clarification_needed', { can: { respond: true } }),
    own(6, 'submitted'),
    own(7, 'accepted', { outcome: { report: 'due', voyages: [] } }),
    own(8, 'accepted', { outcome: { report: 'submitted', voyages: [] } }),
  ]);
  expect(found.map(({ kind, application }) => [kind, application.id])).toEqual([
    ['question', 4],
    ['draft', 2],
    ['draft', 1],
    ['report', 7],
  ]);
});

it('archives what is decided, and drafts whose deadline has passed', () => {
  const closed = { blocking: { refusals: { edit: { code: 'deadline_passed' } } } };
  const rows = [own(1, 'draft'), own(2, 'draft', closed), own(3, 'submitted'), own(4, 'unable_to_fulfill')];
  expect(rows.filter(isInArchive).map(({ id }) => id)).toEqual([2, 4]);
});

it('puts what others ask in a draft after the coordinators’ questions and before drafts', () => {
  const remark = { id: 9, section: 'funding', field: null, body: 'Luc?', user: { first_name: 'Ada' } };
  const found = findPendingTasks([
    own(1, 'draft', { open_remarks: { count: 3, for_me: [remark] } }),
    own(4, 'clarification_needed', { can: { respond: true }, open_remarks: { count: 0, for_me: [] } }),
  ]);
  expect(found.map(({ kind, application }) => [kind, application.id])).toEqual([
    ['question', 4],
    ['remark', 1],
    ['draft', 1],
  ]);
});

it('knows the voyages that are not over, the next first', () => {
  expect(
    findUpcomingVoyages([accepted], '2028-05-16').map(({ voyage: { mission_id } }) => mission_id),
  ).toEqual([51]);
  expect(findUpcomingVoyages([accepted], '2028-05-17')).toEqual([]);
});

it('shows of a year what is promised and what is asked for, never the wish beside its answer', () => {
  const window = { operational_window_start: '2028-07-01', operational_window_end: '2028-08-01' };
  const year = { id: 8, start_date: '2028-04-01', end_date: '2029-03-31' };
  const words = { title: () => 't', sails: () => 'sails', window: () => 'wants' };
  const lanes = toYearStripLanes(
    [own(1, 'in_review', window), own(2, 'draft', window), { ...accepted, ...window }, own(3, 'submitted')],
    year,
    words,
  );
  expect(
    lanes.map(({ key, pieces }) => [
      key,
      ...pieces.map(({ look, start_date, end_date }) => [look, start_date, end_date]),
    ]),
  ).toEqual([
    [5, ['firm', '2028-05-13', '2028-05-15']],
    [1, ['wish', '2028-07-01', '2028-08-01']],
    [2, ['draft', '2028-07-01', '2028-08-01']],
  ]);
});

it('an accepted application has a voyage ahead until its last day has passed', () => {
  expect(hasVoyageAhead(accepted, '2028-05-16')).toBe(true);
  expect(hasVoyageAhead(accepted, '2028-05-17')).toBe(false);
  expect(hasVoyageAhead(own(6, 'accepted', { outcome: { voyages: [] } }), '2028-05-16')).toBe(false);
});
