import { describe, expect, it } from 'vitest';
import { roles } from '../shared/actor.ts';
import type { PermissionDecision } from '../shared/permission-decision.ts';
import type { ReviewLevel } from './lifecycle.ts';
import { reviewLevels } from './lifecycle.ts';
import type { MissionFacts } from './mission-decisions.ts';
import {
  mayDeleteMission,
  mayJoinMissions,
  mayRemoveMissionFromPlan,
  missionPermissions,
  mayTransferMission,
  maySplitMission,
} from './mission-decisions.ts';

const coordinator = { id: 3, role: roles.regional_vessel_coordinator, vesselIds: [7] };
const national = { id: 5, role: roles.national_science_representative, vesselIds: [] };
const observer = { id: 9, role: roles.observer, vesselIds: [] };
const plan = (review_level: ReviewLevel, vessel_id = 7) => ({ vessel_id, review_level });
const answer = (decision: PermissionDecision): string => (decision.allowed ? 'yes' : decision.code);

const only: MissionFacts = { ship_time_request_id: 4, application_mission_count: 1, operational_days: 12 };
const oneOfTwo: MissionFacts = { ...only, application_mission_count: 2 };
const orphan: MissionFacts = { ...only, ship_time_request_id: null };

describe('moving and deleting a mission', () => {
  it.each([
    ['the only one of its application', only, 'last_mission'],
    ['one of two', oneOfTwo, 'yes'],
    ['an orphan', orphan, 'yes'],
  ])('%s', (_, mission, code) => {
    expect(answer(mayDeleteMission(coordinator, plan('regional'), mission))).toBe(code);
    expect(answer(mayRemoveMissionFromPlan(coordinator, plan('regional'), mission))).toBe(code);
    expect(answer(mayTransferMission(coordinator, plan('regional'), mission, plan('national', 8)))).toBe(
      code,
    );
  });

  it('never goes to a plan at the regional level, nor to a final one', () => {
    const codes = reviewLevels.map((level) =>
      answer(mayTransferMission(national, plan('national'), orphan, plan(level, 8))),
    );
    expect(codes).toEqual(['plan_level', 'yes', 'yes', 'read_only']);
  });

  it('is for those at whose level the plan stands', () => {
    expect(answer(mayDeleteMission(coordinator, plan('national'), orphan))).toBe('level_not_yours');
    expect(answer(mayTransferMission(coordinator, plan('national'), orphan, plan('national', 8)))).toBe(
      'level_not_yours',
    );
    expect(answer(mayDeleteMission(national, plan('final'), orphan))).toBe('read_only');
    expect(answer(mayDeleteMission(observer, plan('regional'), orphan))).toBe('forbidden');
  });
});

describe('splitting and joining', () => {
  it('leaves each part a quarter of a day', () => {
    expect(answer(maySplitMission(coordinator, plan('regional'), { ...only, operational_days: 0.5 }))).toBe(
      'yes',
    );
    expect(answer(maySplitMission(coordinator, plan('regional'), { ...only, operational_days: 0.25 }))).toBe(
      'limit_reached',
    );
  });

  it('joins only what belongs to one application', () => {
    expect(answer(mayJoinMissions(coordinator, plan('regional'), oneOfTwo, oneOfTwo))).toBe('yes');
    expect(answer(mayJoinMissions(coordinator, plan('regional'), oneOfTwo, orphan))).toBe(
      'invalid_transition',
    );
  });

  it('travels as `can` with the mission', () => {
    expect(missionPermissions(coordinator, plan('regional'), only)).toEqual({
      edit: true,
      move: false,
      split: true,
      delete: false,
    });
    expect(missionPermissions(coordinator, plan('executive'), oneOfTwo)).toEqual({
      edit: false,
      move: false,
      split: false,
      delete: false,
    });
  });
});
