import { expect, it } from 'vitest';
import { createBoard } from '@shiptime/domain/plans/conflicts/board';
import type { ApplicationSchedulingFacts } from '@shiptime/domain/plans/conflicts/conflict-context';
import { createTestMission } from '#test/test-mission.ts';
import type { ApplicationOfMission } from '@shiptime/domain/plans/wire/mission';
import { suggestStart } from './suggested-start.ts';

const facts: ApplicationSchedulingFacts = {
  id: 1,
  operational_days: 3,
  operational_window_start: '2028-06-01',
  operational_window_end: '2028-06-20',
  preferred_start_window_start: '2028-06-05',
  preferred_start_window_end: '2028-06-15',
  min_science_berths: null,
  ideal_science_berths: null,
  helicopter_required: null,
  vessel_preference_1_id: null,
  vessel_preference_2_id: null,
};
const proponent = {
  id: 1,
  first_name: 'Ana',
  last_name: 'Roy',
  email: 'ana@example.com',
  affiliation: null,
  orcid: null,
};
const asked: ApplicationOfMission = {
  ...facts,
  project_title: 'Survey',
  status_id: 5,
  copied_from_id: null,
  scheduling_constraints: null,
  mobilization_days: 1,
  demobilization_days: 1,
  fiscal_year_id: 1,
  agency_id: null,
  project_type_id: null,
  user_id: 1,
  vessel_id: 1,
  operating_hours_id: null,
  mobilization_port_id: null,
  demobilization_port_id: null,
  submitted_at: '2028-01-01T00:00:00.000Z',
  lock_version: 1,
  created_at: '2028-01-01T00:00:00.000Z',
  updated_at: '2028-01-01T00:00:00.000Z',
  primaryProponent: proponent,
  primary_proponent: proponent,
};
const vessel = {
  id: 1,
  science_berths: null,
  cruising_speed: null,
  range: null,
  endurance: null,
  helicopter_support: null,
  home_port_id: null,
};
const waiting = createTestMission({ id: 1, ship_time_request_id: 1, start_date: null });
const proposal = (start_date: string, end_date: string) => {
  const constraints = [{ id: 1, name: 'Refit', start_date, end_date, port_id: null }];
  const board = createBoard({
    fiscal_year: { start_date: '2028-04-01', end_date: '2029-03-31' },
    applications: [facts],
    ports: [],
    distance: () => null,
    lanes: [{ vessel_plan_id: 1, vessel, constraints, missions: [waiting] }],
  });
  return suggestStart(waiting, asked, board);
};
const wish = { start_date: '2028-06-04', start_fraction: 0 };

it('the form opens on the best free slot, which is the wish where that is free', () => {
  expect(proposal('2028-09-01', '2028-09-02')).toEqual({ start: wish, full: null });
  expect(proposal('2028-06-04', '2028-06-08').start).toEqual({
    start_date: '2028-06-09',
    start_fraction: 0,
  });
});

it('without a free slot it opens on the wish, and says how many days are free of those needed', () => {
  expect(proposal('2028-06-03', '2028-09-01')).toEqual({
    start: wish,
    full: { start: null, free: 3, needed: 5, together: false },
  });
});

it('before it is known what the vessel does it opens on the wish', () => {
  expect(suggestStart(waiting, asked, null)).toEqual({ start: wish, full: null });
});
