import {
  outageShorteningShare,
  proposalBodyByOutageOption,
  outageOptionOrder,
} from '@shiptime/domain/proposals/outages';
import { computePlanMetrics } from '@shiptime/domain/plans/plan-metrics';
import { weightsOfPreset } from '@shiptime/domain/proposals/proposal-weights';
import { type Board, createBoard } from '@shiptime/domain/plans/conflicts/board';
import type { ConstraintFacts } from '@shiptime/domain/plans/conflicts/conflict-context';
import { unscheduleMission } from '@shiptime/domain/plans/mission-changes';
import type { Mission } from '@shiptime/domain/plans/missions';
import { tickOfDay } from '@shiptime/domain/plans/ticks';
import { addDays } from '@shiptime/domain/shared/calendar-day';
import * as fc from 'fast-check';
import loadHighs from 'highs';
import { describe, expect, it } from 'vitest';
import {
  aConstraint,
  anApplication,
  aVessel,
  fiscalYear,
  inARow,
  scheduled,
} from '../../../domain/test/conflicts.ts';
import { aMission } from '../../../domain/test/plans.ts';
import { computeUpperBound } from '../upper-bound.ts';
import { indexProblem } from '../indexed-problem.ts';
import { searchPlans } from '../search.ts';
import { findMissionsInError } from './find-missions-in-error.ts';
import { buildFleetProblem } from './fleet-problem.ts';
import type { PlanningParameters } from './planning-parameters.ts';
import { lengthenShortenedMissions } from './lengthen-shortened-missions.ts';
import { pickChangesWithMostDays } from './most-days.ts';
import { applyChanges, findNewErrors, type ProposedChange } from './proposed-changes.ts';
import { removeFaultyPlacements } from './faulty-placements.ts';

const survey = scheduled('2028-06-05', { id: 1, ship_time_request_id: 1, operational_days: 22 });
const alongside = aConstraint({ id: 1, start_date: '2028-06-15', end_date: '2028-06-15', port_id: 1 });

const boardOf = (
  constraints: readonly ConstraintFacts[],
  others: readonly Mission[] = [],
  own: Mission = survey,
  farthest_nautical_miles: number | null = null,
  nearest_nautical_miles = farthest_nautical_miles,
): Board =>
  createBoard({
    fiscal_year: fiscalYear,
    applications: [own, ...others].map(({ ship_time_request_id: id, operational_days }) =>
      anApplication({
        id: id ?? 0,
        operational_days,
        farthest_nautical_miles,
        operational_window_start: '2028-06-01',
        operational_window_end: '2028-07-31',
      }),
    ),
    ports: [],
    distance: inARow,
    milesViaStations: () =>
      farthest_nautical_miles === null ? [] : [nearest_nautical_miles ?? 0, farthest_nautical_miles],
    lanes: [{ vessel_plan_id: 1, vessel: aVessel(), missions: [own, ...others], constraints }],
  });

const wishes: PlanningParameters = {
  mode: 'replan',
  weights: weightsOfPreset('least_change'),
  stability: 1,
  locked: new Set(),
  notBefore: tickOfDay('2028-04-01'),
  allowUnknown: false,
  allowOtherWaters: false,
};

const proposed = (board: Board, some: Partial<PlanningParameters> = {}) => {
  const posed = buildFleetProblem(board, { ...wishes, ...some });
  const found = searchPlans(indexProblem(posed.problem), { seed: 1, done: (n) => n / 320, from: posed.from });
  const { changes } = removeFaultyPlacements(posed, found.placements);
  expect(findNewErrors(board, applyChanges(board, changes))).toEqual([]);
  return changes;
};

const next = scheduled('2028-06-27', { id: 2, ship_time_request_id: 2, operational_days: 34 });
const season = aConstraint({ id: 2, start_date: '2028-05-20', end_date: '2028-06-04', port_id: 1 });
const busy = [season, alongside];

it('a day alongside on the eleventh day of a survey of 22 days splits it, and takes none of its days', () => {
  expect(proposed(boardOf([...busy]), { leastPart: 3 })).toMatchObject([
    {
      kind: 'split',
      mission_id: 1,
      reason_code: 'breaks_rule',
      to: { start_date: '2028-06-05' },
      operational_days: { from: 22, to: 22 },
      second: { start_date: '2028-06-16', operational_days: 12, port_id: 1 },
    },
  ]);
});

const milesOfDays = (days: number) => days * 24 * (aVessel().cruising_speed ?? 0);

it('counts the passage to the nearest station in both parts of a leg of an expedition', () => {
  const refit = aConstraint({ id: 3, start_date: '2028-06-30', end_date: '2028-07-09', port_id: 1 });
  const later = scheduled('2028-07-10', { id: 2, ship_time_request_id: 1, operational_days: 10 });
  const kinds = (nearest: number) =>
    proposed(boardOf([...busy, refit], [later], survey, milesOfDays(15), milesOfDays(nearest)), {
      leastPart: 3,
    }).map(({ kind }) => kind);
  expect(kinds(4.25)).toEqual(['split']);
  expect(kinds(4.5)).not.toContain('split');
});

it('keeps a quarter of its working days beside the passage to its farthest station, and when split three quarters', () => {
  const refit = aConstraint({ id: 3, start_date: '2028-06-20', end_date: '2028-07-31', port_id: 1 });
  const kinds = (
    days: number,
    constraints: readonly ConstraintFacts[],
    some: Partial<PlanningParameters>,
    nearest = days,
  ) =>
    proposed(boardOf(constraints, [], survey, milesOfDays(days), milesOfDays(nearest)), some).map(
      ({ kind }) => kind,
    );
  const occupied = aConstraint({ id: 4, start_date: '2028-06-28', end_date: '2028-07-31', port_id: 1 });
  const full = [...busy, occupied];
  expect(kinds(4.25, full, { leastPart: 3 })).toEqual(['split']);
  expect(kinds(4.5, full, { leastPart: 3 })).not.toContain('split');
  expect(kinds(8, full, { leastPart: 3 }, 0.5)).toEqual(['split']);
  expect(kinds(11.25, full, { leastPart: 3 }, 0.5)).not.toContain('split');
  expect(kinds(12.5, [season, refit], { shorterBy: 0.5 })).toEqual(['shorten']);
  expect(kinds(13, [season, refit], { shorterBy: 0.5 })).toEqual(['remove']);
});

it('works until the day alongside and goes on after it, where its days could be parted otherwise as well', () => {
  const taken = aConstraint({ id: 3, start_date: '2028-06-30', end_date: '2028-07-31', port_id: 1 });
  expect(proposed(boardOf([...busy, taken]), { leastPart: 3 })).toMatchObject([
    { kind: 'split', to: { start_date: '2028-06-05' }, second: { operational_days: 12 } },
  ]);
});

it('costs it one day where what follows stays, if a planner gives a share of its days', () => {
  const board = boardOf(busy, [next]);
  const locked = new Set([2]);
  expect(proposed(board, { leastPart: 3, shorterBy: 0.1, locked })).toMatchObject([
    { kind: 'split', operational_days: { from: 22, to: 21 }, second: { operational_days: 11 } },
  ]);
  expect(proposed(board, { leastPart: 3, locked })).toMatchObject([{ kind: 'remove', mission_id: 1 }]);
});

it('is shortened to what fits where it may not be split', () => {
  const refit = aConstraint({ id: 1, start_date: '2028-06-20', end_date: '2028-07-31', port_id: 1 });
  expect(proposed(boardOf([season, refit]), { shorterBy: 0.5 })).toMatchObject([
    {
      kind: 'shorten',
      to: { start_date: '2028-06-05' },
      operational_days: { from: 22, to: 15 },
      second: null,
    },
  ]);
  expect(proposed(boardOf([season, refit]), { shorterBy: 0.3 })).toMatchObject([{ kind: 'remove' }]);
});

it.each([5, 10, 15, 20, 25, 30])(
  'an outage of %s days removes none of five missions that could all sail if each were shortened',
  (lasts) => {
    const legs = [0, 1, 2, 3, 4].map((index) => ({
      ...survey,
      id: index + 1,
      ship_time_request_id: index + 1,
      start_date: addDays('2028-06-02', index * 12),
      operational_days: 12,
    }));
    const [own = survey, ...others] = legs;
    const outage = {
      id: 1,
      start_date: '2028-06-20',
      end_date: addDays('2028-06-20', lasts - 1),
      port_id: 1,
    };
    const board = boardOf([aConstraint(outage)], others, own);
    const changes = proposed(board, { leastPart: 3, shorterBy: outageShorteningShare });
    expect(changes.map(({ kind }) => kind)).not.toContain('remove');
    const after = applyChanges(board, lengthenShortenedMissions(board, changes, wishes.notBefore));
    expect(computePlanMetrics(after).days).toBeGreaterThanOrEqual(60 - lasts - 1);
  },
);

it('is worth less shortened where the outage does not touch it', () => {
  const board = boardOf([season], [next]);
  const worth = (affected: number) => {
    const posed = buildFleetProblem(board, { ...wishes, shorterBy: 0.5, affected: new Set([affected]) });
    return Math.max(...[...posed.shorter.keys()].map((index) => posed.problem.options[index]?.value ?? 0));
  };
  expect(worth(2)).toBeGreaterThan(worth(1));
});

it('is added in two parts where it has no date yet, and nothing else moves', () => {
  const board = boardOf(busy, [next], unscheduleMission(survey));
  expect(proposed(board, { mode: 'fill', leastPart: 3 })).toEqual([]);
  expect(proposed(board, { mode: 'fill', leastPart: 3, shorterBy: 0.1 })).toMatchObject([
    { kind: 'split', from: { start_date: null }, operational_days: { from: 22, to: 21 } },
  ]);
});

it('is not split where nothing stands in it, nor around a time longer than a week', () => {
  expect(proposed(boardOf([season]), { leastPart: 3 })).toEqual([]);
  const long = aConstraint({ id: 1, start_date: '2028-06-15', end_date: '2028-06-24', port_id: 1 });
  const kinds = proposed(boardOf([season, long]), { leastPart: 3 }).map(({ kind }) => kind);
  expect(kinds).not.toContain('split');
});

it('is split around a breakdown of any length, and around anything else only within the limit', () => {
  const ten = { id: 1, start_date: '2028-06-15', end_date: '2028-06-24', port_id: 1 };
  const kinds = (kind: 'breakdown' | 'crew_change') =>
    proposed(boardOf([aConstraint({ ...ten, kind })]), { leastPart: 3, shorterBy: 0.1 }).map(
      (change) => change.kind,
    );
  expect(kinds('breakdown')).toEqual(['split']);
  expect(kinds('crew_change')).not.toContain('split');
});

it('is split around a crew change after the breakdown that affects it', () => {
  const out = aConstraint({ id: 1, start_date: '2028-06-05', end_date: '2028-06-14', kind: 'breakdown' });
  const crew = aConstraint({ id: 2, start_date: '2028-07-01', end_date: '2028-07-01', port_id: 1 });
  const refit = aConstraint({ id: 3, start_date: '2028-07-09', end_date: '2028-07-31', port_id: 1 });
  const kinds = (affected: readonly number[]) =>
    proposed(boardOf([season, out, crew, refit]), {
      leastPart: 3,
      ...(affected.length > 0 && { affected: new Set(affected) }),
    }).map(({ kind }) => kind);
  expect(kinds([1])).toEqual(['split']);
  expect(kinds([])).toEqual(['remove']);
});

it('ends when planned if it begins during the breakdown that affects it', () => {
  const out = aConstraint({
    id: 1,
    start_date: '2028-06-08',
    end_date: '2028-06-19',
    kind: 'breakdown',
    port_id: 1,
  });
  const own = { ...survey, start_date: '2028-06-12', operational_days: 20 };
  const board = boardOf([out], [{ ...next, start_date: '2028-07-04', operational_days: 24 }], own);
  expect(proposed(board, { leastPart: 3, affected: new Set([1]), locked: new Set([2]) })).toMatchObject([
    { kind: 'split', operational_days: { to: 20 }, second: { start_date: '2028-06-20' } },
  ]);
});

it('is split around a breakdown and the crew change two days later at once', () => {
  const out = aConstraint({ id: 1, start_date: '2028-06-15', end_date: '2028-06-18', kind: 'breakdown' });
  const crew = aConstraint({ id: 2, start_date: '2028-06-21', end_date: '2028-06-25' });
  const board = boardOf([season, out, crew]);
  expect(proposed(board, { leastPart: 3, affected: new Set([1]) })).toMatchObject([
    { kind: 'split', operational_days: { to: 22 }, second: { start_date: '2028-06-26' } },
  ]);
});

it('moves a locked mission only if the vessel cannot reach it from where the breakdown holds it', () => {
  const out = aConstraint({
    id: 1,
    start_date: '2028-06-07',
    end_date: '2028-06-21',
    port_id: 1,
    kind: 'breakdown',
  });
  const after = (port: number) => {
    const own = { ...survey, operational_days: 14, demobilization_port_id: port };
    const ports = { mobilization_port_id: port, demobilization_port_id: port };
    const board = boardOf([season, out], [{ ...next, start_date: '2028-06-23', ...ports }], own);
    const changes = proposed(board, { locked: new Set([2]), affected: new Set([1]) });
    expect(findMissionsInError(applyChanges(board, changes))).toEqual(new Set());
    return changes.filter(({ mission_id }) => mission_id === 2).map(({ kind }) => kind);
  };
  expect(after(9)).toEqual(['move']);
  expect(after(1)).toEqual([]);
});

it('leaves the error of a mission that the outage does not affect', () => {
  const out = aConstraint({ id: 1, start_date: '2028-06-10', end_date: '2028-06-14', kind: 'breakdown' });
  const crew = aConstraint({ id: 2, start_date: '2028-07-05', end_date: '2028-07-05', port_id: 1 });
  const board = boardOf([season, out, crew], [next]);
  const changed = (some: Partial<PlanningParameters>) =>
    proposed(board, { leastPart: 3, ...some }).map(({ mission_id }) => mission_id);
  expect(changed({})).toContain(2);
  expect(changed({ affected: new Set([1]) })).toEqual([1]);
});

it('does not count the days of a mission in an outage as kept', () => {
  const out = aConstraint({ start_date: '2028-06-10', end_date: '2028-06-30', port_id: 1 });
  const board = boardOf([out]);
  const shorter = proposed(board, { shorterBy: 0.5 });
  expect(shorter).not.toEqual([]);
  expect(pickChangesWithMostDays({ board, vesselIds: [] }, shorter, [[]])).toBe(shorter);
});

it('uses all days between two missions, and does not call a choice of lengths proven', async () => {
  const until = aConstraint({ id: 1, start_date: '2028-07-05', end_date: '2028-07-31', port_id: 1 });
  const board = boardOf(
    [season, until],
    [{ ...survey, id: 2, ship_time_request_id: 2, start_date: '2028-06-15' }],
  );
  const posed = buildFleetProblem(board, { ...wishes, shorterBy: 0.5 });
  const found = searchPlans(indexProblem(posed.problem), { seed: 1, done: (n) => n / 320, from: posed.from });
  const daysAfter = (changes: readonly ProposedChange[]) =>
    computePlanMetrics(applyChanges(board, changes)).days;
  const { changes } = removeFaultyPlacements(posed, found.placements);
  expect(daysAfter(changes)).toBeLessThan(30);
  expect(daysAfter(lengthenShortenedMissions(board, changes, wishes.notBefore))).toBe(30);
  const [bound] = [...computeUpperBound(await loadHighs(), indexProblem(posed.problem), [])].slice(-1);
  expect(bound?.value).toBeGreaterThan(found.value);
});

it('keeps with the most days at least as many days as any other way to replan', () => {
  const missions = fc.array(
    fc.record({
      start: fc.integer({ min: 0, max: 60 }),
      days: fc.integer({ min: 4, max: 22 }),
      ports: fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 })),
      vessel_plan_id: fc.constantFrom(1, 2),
    }),
    { minLength: 1, maxLength: 6 },
  );
  fc.assert(
    fc.property(missions, fc.integer({ min: 1, max: 40 }), fc.nat(), (shapes, lasts, seed) => {
      const all = shapes.map(({ start, days, ports: [from, to], vessel_plan_id }, index) => ({
        ...scheduled(addDays('2028-06-01', start), { id: index + 1, ship_time_request_id: index + 1 }),
        ...{ operational_days: days, mobilization_port_id: from, demobilization_port_id: to, vessel_plan_id },
      }));
      const out = aConstraint({ start_date: '2028-06-20', end_date: addDays('2028-06-20', lasts) });
      const board = createBoard({
        fiscal_year: fiscalYear,
        applications: all.map(({ id, operational_days }) =>
          anApplication({
            id,
            operational_days,
            operational_window_start: '2028-06-01',
            operational_window_end: '2028-08-10',
          }),
        ),
        ports: [],
        distance: inARow,
        lanes: [1, 2].map((id) => ({
          vessel_plan_id: id,
          vessel: aVessel({ id }),
          missions: all.filter(({ vessel_plan_id }) => vessel_plan_id === id),
          constraints: id === 1 ? [out] : [],
        })),
      });
      const found = outageOptionOrder.map((kind) => {
        const {
          preset = 'balanced',
          stability = 1,
          shorten_share: shorterBy,
        } = proposalBodyByOutageOption[kind];
        expect(shorterBy).toBe(outageShorteningShare);
        const posed = buildFleetProblem(board, {
          ...{ ...wishes, weights: weightsOfPreset(preset), stability, leastPart: 3 },
          shorterBy: shorterBy ?? 0,
        });
        const { placements } = searchPlans(indexProblem(posed.problem), {
          seed,
          done: (n) => n / 64,
          from: posed.from,
        });
        return removeFaultyPlacements(posed, placements).changes;
      });
      const daysOf = (changes: readonly ProposedChange[]) =>
        computePlanMetrics(applyChanges(board, changes)).days;
      const vesselIds = board.lanes.map(({ lane }) => lane.vessel.id);
      const [fewest = [], within = [], most = []] = found;
      const kept = pickChangesWithMostDays({ board, vesselIds }, most, [fewest, within]);
      expect(findNewErrors(board, applyChanges(board, kept))).toEqual([]);
      expect(daysOf(kept)).toBeGreaterThanOrEqual(Math.max(...found.map(daysOf)));
    }),
    { numRuns: 60 },
  );
});

it('an outage without a port splits a survey in the port where it mobilizes', () => {
  const away = { ...survey, mobilization_port_id: 3, demobilization_port_id: 3 };
  const outage = aConstraint({ id: 1, start_date: '2028-06-15', end_date: '2028-06-16', port_id: null });
  expect(proposed(boardOf([outage], [], away), { leastPart: 3 })).toMatchObject([
    { kind: 'split', second: { port_id: 3 } },
  ]);
});

describe('a mission that must stay', () => {
  const wanted = aMission({ id: 2, ship_time_request_id: 2, operational_days: 45 });
  const board = boardOf([], [wanted]);
  const rushed = { weights: weightsOfPreset('science'), stability: 0.1, shorterBy: 0.5 };

  it('loses its date or its days to a longer one only where it need not stay', () => {
    const free = proposed(board, rushed);
    expect(free.some(({ mission_id, kind }) => mission_id === 1 && kind !== 'move')).toBe(true);
    const held = proposed(board, { ...rushed, mustStay: new Set([1]) });
    expect(held.filter(({ mission_id }) => mission_id === 1).map(({ kind }) => kind)).not.toContain('remove');
    expect(held.every(({ mission_id, kind }) => mission_id !== 1 || kind === 'move')).toBe(true);
  });
});
