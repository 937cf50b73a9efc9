import { describe, expect, it } from 'vitest';
import { diffPlanSnapshots } from '@shiptime/domain/plans/versions/diff-plan-snapshots';
import { createTestMission } from '#test/test-mission.ts';
import { diffMissionRows } from '../edited-plan/use-plan-changes-by-others.ts';
import { comparisonLanes, indexDifferencesByMission } from './version-lanes.ts';

const rows = (...missions: ReturnType<typeof createTestMission>[]) =>
  new Map(missions.map((each) => [each.id, each]));

describe('what someone else did', () => {
  it('is told by mission, for those that were saved', () => {
    const before = rows(
      createTestMission({ id: 1 }),
      createTestMission({ id: 2 }),
      createTestMission({ id: 3 }),
    );
    const after = rows(
      createTestMission({ id: 1, start_date: '2028-05-04', approved_berths: 3 }),
      createTestMission({ id: 3 }),
      createTestMission({ id: 4 }),
    );
    expect(diffMissionRows(before, after, [3])).toBeNull();
    const changed = diffMissionRows(before, after, [1, 2, 4]);
    const changes = changed ? diffPlanSnapshots(...changed) : [];
    expect(changes.map(({ kind }) => kind).toSorted()).toEqual([
      'mission_added',
      'mission_changed',
      'mission_moved',
      'mission_removed',
    ]);
    expect([...indexDifferencesByMission(changes)].toSorted()).toEqual([
      [1, 'moved'],
      [2, 'removed'],
      [4, 'added'],
    ]);
  });
});

describe('two versions on the timeline', () => {
  it('stand in two lanes, with bars of their own for one mission', () => {
    const bar = {
      id: 7,
      start: 0,
      end: 4,
      title: '',
      label: '',
      mobilization: 0,
      demobilization: 0,
      trouble: null,
    };
    const lane = { id: 1, label: 'Version 1', bars: [bar], blocks: [] };
    const lanes = comparisonLanes(lane, { ...lane, id: 2 }, new Map([[7, 'moved']]));
    expect(lanes.map(({ id, bars }) => [id, bars[0]?.id, bars[0]?.difference])).toEqual([
      [-1, -7, 'moved'],
      [2, 7, 'moved'],
    ]);
  });
});
