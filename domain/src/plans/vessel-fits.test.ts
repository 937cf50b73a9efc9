import { describe, expect, it } from 'vitest';
import { aConstraint, anApplication, aPlan, aVessel, scheduled } from '../../test/conflicts.ts';
import { aMission } from '../../test/plans.ts';
import { exampleAnswers } from '../applications/example-application.ts';
import { createBoard } from './conflicts/board.ts';
import type { Lane } from './conflicts/lanes.ts';
import { findVesselFits, buildMissionToPlace, type VesselFitCriteria } from './vessel-fits.ts';

const needs = {
  ...exampleAnswers,
  min_science_berths: 10,
  ideal_science_berths: 15,
  helicopter_required: false,
  operational_days: 12,
  mobilization_days: 1,
  demobilization_days: 1,
  operational_window_start: '2028-06-01',
  operational_window_end: '2028-06-30',
  stations: [],
};
const searching: VesselFitCriteria = {
  id: 7,
  needs,
  mobilization_port_id: 1,
  demobilization_port_id: 1,
  wishes: [4, null],
};
const aLane = (id: number, some: Partial<Lane> = {}, particulars = {}): Lane => ({
  vessel_plan_id: id,
  vessel: aVessel({ id, ...particulars }),
  missions: [],
  constraints: [],
  ...some,
});
const search = (lanes: readonly Lane[], today = '2026-11-22', asked = searching) => {
  const { fiscal_year, ports, distance } = aPlan();
  const { operational_window_start, operational_window_end } = needs;
  const applications = [anApplication({ id: 7, operational_window_start, operational_window_end })];
  const board = createBoard({ fiscal_year, ports, distance, applications, lanes });
  const own = lanes.flatMap(({ missions }) => missions).filter((each) => each.ship_time_request_id === 7);
  return findVesselFits({ board, searching: asked, mission: buildMissionToPlace(asked, own), today });
};
const wholeWindow = { start_date: '2028-05-31', start_fraction: 0, free_days: 32 };

describe('how ships fit an application', () => {
  it('names every ship, the best first: what fits, what almost does, what is unknown, what does not', () => {
    const found = search([
      aLane(1, {}, { science_berths: 9 }),
      aLane(2, {}, { science_berths: null }),
      aLane(3, {}, { science_berths: 12 }),
      aLane(4),
    ]);
    expect(found.map(({ vessel_id, verdict }) => [vessel_id, verdict])).toEqual([
      [4, 'fits'],
      [3, 'almost'],
      [2, 'unknown'],
      [1, 'no'],
    ]);
    const short = [aLane(1, {}, { endurance: 8 }), aLane(2, {}, { science_berths: null }), aLane(3)];
    expect(search(short).map(({ vessel_id }) => vessel_id)).toEqual([3, 2, 1]);
    expect(found[1]?.reasons).toEqual([{ code: 'berths_ideal', params: { needed: 15, berths: 12 } }]);
  });

  it('puts a ship that has room before one that has none, among those that almost fit', () => {
    const constraints = [aConstraint({ start_date: '2028-06-10', end_date: '2028-06-20' })];
    const found = search([aLane(4, { constraints }), aLane(3, {}, { science_berths: 10 })]);
    expect(found.map(({ vessel_id, verdict, slots }) => [vessel_id, verdict, slots.length])).toEqual([
      [3, 'almost', 1],
      [4, 'almost', 0],
    ]);
  });

  it('puts the choices of the proponents first among ships that fit alike', () => {
    expect(search([aLane(1), aLane(4), aLane(2)]).map(({ vessel_id }) => vessel_id)).toEqual([4, 1, 2]);
  });

  it('says where the plan is free inside the window, and for how long', () => {
    expect(search([aLane(1)])[0]?.slots).toEqual([wholeWindow]);
    const missions = [scheduled('2028-06-16', { vessel_plan_id: 1 })];
    const [taken] = search([aLane(1, { missions })]);
    expect(taken?.slots).toEqual([{ start_date: '2028-05-31', start_fraction: 0, free_days: 16 }]);
  });

  it('passes over constraints, and over days that have gone by', () => {
    const constraints = [aConstraint({ start_date: '2028-06-10', end_date: '2028-06-12' })];
    expect(search([aLane(1, { constraints })])[0]?.slots).toEqual([
      { start_date: '2028-06-13', start_fraction: 0, free_days: 19 },
    ]);
    expect(search([aLane(1)], '2028-06-05')[0]?.slots).toEqual([
      { start_date: '2028-06-05', start_fraction: 0, free_days: 27 },
    ]);
  });

  it('only almost fits where other missions leave no room', () => {
    const missions = [scheduled('2028-06-10', { operational_days: 12 })];
    expect(search([aLane(1, { missions })])[0]).toMatchObject({
      verdict: 'almost',
      reasons: [{ code: 'no_free_slot', params: { needed: 14 } }],
      slots: [],
    });
  });

  it('does not stand in its own way, and takes the time of its only mission as it is planned', () => {
    const own = aMission({ ship_time_request_id: 7, operational_days: 20, start_date: '2028-06-01' });
    const [here] = search([aLane(1, { missions: [own] })]);
    expect(here).toMatchObject({ verdict: 'fits' });
    expect(here?.slots).toHaveLength(1);
  });

  it('knows no slot for an application that does not say how long', () => {
    const vague = { ...searching, needs: { ...needs, operational_days: null } };
    expect(search([aLane(1)], '2026-11-22', vague)[0]).toMatchObject({ verdict: 'fits', slots: [] });
  });
});
