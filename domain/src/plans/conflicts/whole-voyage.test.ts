import { describe, expect, it } from 'vitest';
import { aConstraint, anApplication, aPlan, aVessel, scheduled } from '../../../test/conflicts.ts';
import { createBoard } from './board.ts';
import { checkPlan, type CheckPlanInput } from './check-plan.ts';
import { findBestSlot, type Remedy } from './remedies.ts';
import { findFreeSlots } from './free-slots.ts';
import { findWaysToFit } from './ways-to-fit.ts';
import type { Mission } from '../missions.ts';
import { tickToStart } from '../ticks.ts';
import { findMissionLinks, moveLinkedMissions } from '../shared-voyages/move-linked-missions.ts';

const krill = scheduled('2028-06-27', {
  id: 1,
  ship_time_request_id: 40,
  mobilization_days: 2,
  operational_days: 8,
  demobilization_port_id: null,
});
const ice = scheduled('2028-07-07', {
  id: 2,
  ship_time_request_id: 41,
  operational_days: 10,
  demobilization_days: 1,
  mobilization_port_id: null,
});
const shared = (works_first: boolean, other: number) => ({ ship_time_request_id: other, works_first });
const applications = [
  anApplication({ id: 40, operational_days: 8, shared_voyage: shared(true, 41) }),
  anApplication({ id: 41, operational_days: 10, shared_voyage: shared(false, 40) }),
];
const withoutDate = [krill, ice].map((each): Mission => ({ ...each, start_date: null }));
const plan = (some: Partial<CheckPlanInput> = {}) => aPlan({ missions: [krill, ice], applications, ...some });
const boardOf = (input: CheckPlanInput) =>
  createBoard({ ...input, lanes: [{ ...input, vessel_plan_id: 1 }] });

const after = (missions: readonly Mission[], changes: readonly (Partial<Mission> & { id: number })[]) => {
  const now = missions.map((each) => ({ ...each, ...changes.find(({ id }) => id === each.id) }));
  const along = moveLinkedMissions(missions, now, findMissionLinks(missions, [[40, 41]]));
  return now.map((each) => along.find(({ id }) => id === each.id) ?? each);
};
const errorsOf = (input: CheckPlanInput) =>
  checkPlan(input).flatMap(({ severity, code }) => (severity === 'error' ? [code] : []));
const applied = (
  input: CheckPlanInput,
  { kind: _kind, mission_id: id, ...fields }: Remedy,
): CheckPlanInput => ({
  ...input,
  missions: after(input.missions, [{ id, ...fields }]),
});

describe('a remedy for a mission of a shared voyage', () => {
  it.each(['2028-06-28', '2028-07-12'])('moves both out of the way of a refit on %s', (day) => {
    const input = plan({ constraints: [aConstraint({ start_date: day, end_date: day })] });
    const remedy = checkPlan(input).find(({ code }) => code === 'constraint_overlap')?.remedy;
    if (!remedy) throw new Error('no remedy');
    expect(errorsOf(applied(input, remedy))).toEqual([]);
  });

  it('does not move them onto the missions beside them', () => {
    const before = scheduled('2028-06-15', { id: 3, operational_days: 11 });
    const behind = scheduled('2028-07-20', { id: 4, operational_days: 40 });
    const refit = aConstraint({ start_date: '2028-07-04', end_date: '2028-07-05' });
    const input = plan({ missions: [krill, ice, before, behind], constraints: [refit] });
    expect(errorsOf(input)).toContain('constraint_overlap');
    const remedy = checkPlan(input).find(({ code }) => code === 'constraint_overlap')?.remedy;
    if (!remedy) throw new Error('no remedy');
    expect(errorsOf(applied(input, remedy))).toEqual([]);
  });

  it('gives days of work only where the other one has room to make way', () => {
    const few = { ...krill, operational_days: 6 };
    const next = { ...ice, start_date: '2028-07-05' };
    const wall = scheduled('2028-07-17', { id: 3, operational_days: 5 });
    const input = (missions: readonly Mission[]) => plan({ missions });
    const remedyOf = (missions: readonly Mission[]) =>
      checkPlan(input(missions)).find(({ code }) => code === 'days_short')?.remedy;
    const remedy = remedyOf([few, next]);
    expect(remedy).toMatchObject({ kind: 'set_operational_days', mission_id: 1, operational_days: 8 });
    if (!remedy) throw new Error('no remedy');
    expect(errorsOf(applied(input([few, next]), remedy))).toEqual([]);
    expect(remedyOf([few, next, wall])).toBeUndefined();
  });
});

describe('a free slot for a mission of a shared voyage', () => {
  const hole = (days: number) => [
    aConstraint({ start_date: '2028-04-01', end_date: '2028-05-31' }),
    aConstraint({ id: 2, start_date: `2028-06-${days + 1}`, end_date: '2029-03-31' }),
  ];

  it('is one in which both have room', () => {
    const roomFor = (days: number, id: number) => {
      const board = boardOf(plan({ missions: withoutDate, constraints: hole(days) }));
      return findBestSlot(withoutDate[id - 1]!, board);
    };
    expect(roomFor(12, 1)).toEqual({ start: null, free: 12, needed: 21, together: true });
    expect(roomFor(12, 2)).toEqual({ start: null, free: 12, needed: 21, together: true });
    expect(roomFor(21, 1)).toEqual({ start: { start_date: '2028-06-01', start_fraction: 0 } });
    expect(roomFor(21, 2)).toEqual({ start: { start_date: '2028-06-11', start_fraction: 0 } });
  });

  it('keeps both in their operational windows', () => {
    const windows = [
      { ...applications[0]!, operational_window_start: '2028-07-01', operational_window_end: '2028-07-31' },
      { ...applications[1]!, operational_window_start: '2028-07-15', operational_window_end: '2028-08-15' },
    ];
    const input = plan({ missions: withoutDate, applications: windows });
    const { start } = findBestSlot(withoutDate[0]!, boardOf(input)) ?? {};
    if (!start) throw new Error('no slot');
    const missions = after(withoutDate, [{ id: 1, ...start }]);
    expect(errorsOf({ ...input, missions })).toEqual([]);
    expect(checkPlan({ ...input, missions }).map(({ code }) => code)).not.toContain('outside_window');
  });

  it('is told from its best start to where the mission itself would have to be over', () => {
    const { lanes, conflictContext } = boardOf(plan({ missions: withoutDate, constraints: hole(24) }));
    const slots = findFreeSlots(withoutDate[1]!, lanes[0]!.lane, conflictContext);
    expect(slots.map(({ start, end }) => [tickToStart(start), tickToStart(end)])).toEqual([
      [
        { start_date: '2028-06-11', start_fraction: 0 },
        { start_date: '2028-06-25', start_fraction: 0 },
      ],
    ]);
  });
});

describe('ways to fit a shared voyage', () => {
  const others = { vessel: aVessel({ home_port_id: null }) };

  it('move another mission only as far as both need', () => {
    const winch = scheduled('2028-06-12', { id: 3, operational_days: 3 });
    const input = plan({
      ...others,
      missions: [...withoutDate, winch],
      constraints: [
        aConstraint({ start_date: '2028-04-01', end_date: '2028-05-31' }),
        aConstraint({ id: 2, start_date: '2028-07-01', end_date: '2029-03-31' }),
      ],
    });
    for (const mission of withoutDate) {
      const [way] = findWaysToFit(mission, boardOf(input));
      if (way?.kind !== 'moved') throw new Error('nothing to move was found');
      const moved = [
        { id: mission.id, ...way.start },
        { id: 3, ...way.other.start },
      ];
      expect(errorsOf({ ...input, missions: after(input.missions, moved) })).toEqual([]);
    }
  });

  it('shorten the one so that both have room', () => {
    const input = plan({
      ...others,
      missions: withoutDate,
      constraints: [
        aConstraint({ start_date: '2028-04-01', end_date: '2028-05-31' }),
        aConstraint({ id: 2, start_date: '2028-06-19', end_date: '2029-03-31' }),
      ],
    });
    const way = findWaysToFit(withoutDate[1]!, boardOf(input)).find(({ kind }) => kind === 'shorter');
    expect(way).toMatchObject({ operational_days: 7, start: { start_date: '2028-06-11' } });
  });

  it('take another shared voyage out of the way as a whole', () => {
    const asks = anApplication({
      operational_days: 5,
      operational_window_start: '2028-07-05',
      operational_window_end: '2028-07-09',
    });
    const mission = { ...scheduled('2028-07-05', { id: 3, ship_time_request_id: 1 }), start_date: null };
    const input = plan({ ...others, missions: [krill, ice, mission], applications: [...applications, asks] });
    const [way] = findWaysToFit(mission, boardOf(input));
    if (way?.kind !== 'moved') throw new Error('nothing to move was found');
    const moved = [
      { id: 3, ...way.start },
      { id: way.other.mission_id, ...way.other.start },
    ];
    expect(errorsOf({ ...input, missions: after(input.missions, moved) })).toEqual([]);
  });
});
