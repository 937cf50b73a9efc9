import { describe, expect, it } from 'vitest';
import { createBoard } from '@shiptime/domain/plans/conflicts/board';
import { createConflict } from '@shiptime/domain/plans/conflicts/conflict';
import { tickOfDay } from '@shiptime/domain/plans/ticks';
import { createTestMission } from '#test/test-mission.ts';
import { toMission } from '../plan-editor/plan-state.ts';
import {
  missionBars,
  baselineBlocks,
  constraintBlocks,
  findWorstSeverity,
  spanWithBars,
  transitBlocks,
  yearSpan,
} from './timeline-lane.ts';
import { shortenTitle } from '../edited-plan/plan-texts.ts';

const year = yearSpan({ start_date: '2028-04-01', end_date: '2029-03-31' });

describe('the timeline of a plan', () => {
  it('has the scheduled missions by start, with their ends', () => {
    const missions = [
      createTestMission({ id: 1, start_date: '2028-08-01' }),
      createTestMission({ id: 2, start_date: '2028-05-01', mobilization_days: 0.5 }),
      createTestMission({ id: 3, start_date: null }),
    ].map(toMission);
    const bars = missionBars(missions, [], ({ title }) => title);
    expect(bars.map(({ id }) => id)).toEqual([2, 1]);
    expect(bars[0]).toMatchObject({ mobilization: 2, demobilization: 4, end: (bars[0]?.start ?? 0) + 18 });
  });

  it('marks errors, then warnings, and not what is kept knowingly', () => {
    const warning = createConflict('not_chosen_vessel', [1], 0);
    const error = createConflict('overlap', [1, 2], 3);
    expect(findWorstSeverity(1, [warning, error])).toBe('error');
    expect(findWorstSeverity(1, [warning, { ...error, kept: { reason: 'x', by: 'y' } }])).toBe('warning');
    expect(findWorstSeverity(2, [warning])).toBeNull();
  });

  it('counts both ends of a constraint', () => {
    const block = { id: 1, name: 'Refit', kind: 'other' } as const;
    const [only] = constraintBlocks(
      [{ ...block, start_date: '2028-05-01', end_date: '2028-05-02' }],
      ({ name }) => name,
    );
    expect((only?.end ?? 0) - (only?.start ?? 0)).toBe(8);
  });

  it('says how much time a transit lacks, also between two constraints', () => {
    const block = (id: number, port_id: number, start_date: string, end_date: string) => ({
      ...{ id, name: 'Refit', kind: 'refit' as const },
      ...{ port_id, start_date, end_date },
    });
    const ship = { id: 1, cruising_speed: 10, home_port_id: 1, science_berths: null, range: null };
    const vessel = { ...ship, endurance: null, helicopter_support: null };
    const constraints = [
      block(1, 1, '2028-05-01', '2028-05-10'),
      block(2, 2, '2028-05-12', '2028-05-20'),
      block(3, 1, '2028-05-21', '2028-05-30'),
    ];
    const board = createBoard({
      fiscal_year: { start_date: '2028-04-01', end_date: '2029-03-31' },
      ...{ applications: [], ports: [], lanes: [{ vessel_plan_id: 7, vessel, constraints, missions: [] }] },
      distance: () => ({ nautical_miles: 240, method: 'way_points' }),
    });
    const blocks = transitBlocks(7, board, ({ missing }) => `${missing}`);
    expect(blocks.map(({ kind, label }) => [kind, label])).toEqual([
      ['transit', '0'],
      ['transit_short', '1'],
    ]);
  });

  it('names the outline of a delivered voyage that no bar of the plan names', () => {
    const mission = { vessel_id: 3, title: 'Line P', days: 1, span: { start: 0, end: 4 } };
    const blocks = [null, 7].map((mission_id) =>
      baselineBlocks([{ ...mission, mission_id }], 3, ({ title }) => title),
    );
    expect(blocks.map(([block]) => block?.own)).toEqual(['Line P', undefined]);
  });

  it('reaches a week beyond the year, and beyond whatever reaches further', () => {
    expect(spanWithBars(year, [])).toEqual({ start: year.start - 28, end: year.end + 28 });
    const early = tickOfDay('2028-03-01');
    expect(spanWithBars(year, [{ start: early, end: year.start }]).start).toBe(early - 28);
  });
});

describe('a title in a sentence', () => {
  it('is cut between words and loses what would hang behind', () => {
    const long = 'Programme de monitorage de la zone atlantique : relevé de printemps';
    expect(shortenTitle(long)).toBe('Programme de monitorage de la zone atlantique…');
    expect(shortenTitle('Line P')).toBe('Line P');
  });
});
