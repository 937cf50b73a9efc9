import { describe, expect, it } from 'vitest';
import type { Actor } from '../shared/actor.ts';
import { roles } from '../shared/actor.ts';
import type { PermissionDecision } from '../shared/permission-decision.ts';
import type { PlanAction, PlanObstacles } from './decisions.ts';
import {
  mayCreatePlan,
  planPermissions,
  checkPlanActions,
  mayPublishFleetPlan,
  stepsFromLevel,
} from './decisions.ts';
import type { ReviewLevel } from './lifecycle.ts';
import { reviewLevels } from './lifecycle.ts';
import { mayReadPlans, mayReadSchedules } from './policy.ts';

const vesselId = 7;
const actors = {
  general: { id: 1, role: roles.co_proponent, vesselIds: [] },
  proponent: { id: 2, role: roles.proponent, vesselIds: [] },
  coordinator: { id: 3, role: roles.regional_vessel_coordinator, vesselIds: [7, 8] },
  elsewhere: { id: 4, role: roles.regional_vessel_coordinator, vesselIds: [9] },
  national: { id: 5, role: roles.national_science_representative, vesselIds: [] },
  administrator: { id: 6, role: roles.administrator, vesselIds: [] },
  observer: { id: 7, role: roles.observer, vesselIds: [] },
} as const satisfies Record<string, Actor>;
type Who = keyof typeof actors;
const nothing: PlanObstacles = {
  undecided_application_ids: [],
  unscheduled_mission_ids: [],
};
const answer = (decision: PermissionDecision): string => (decision.allowed ? 'yes' : decision.code);
const ask = (who: Who, level: ReviewLevel, action: PlanAction, obstacles = nothing) =>
  answer(checkPlanActions(actors[who], { vessel_id: vesselId, review_level: level }, obstacles)[action]);

const writing = ['edit', 'add_mission', 'create_version', 'keep_conflict'] as const;
type Row = readonly [regional: string, national: string, executive: string, final: string];
const never: Row = ['forbidden', 'forbidden', 'forbidden', 'forbidden'];
const notTheirs: Row = ['not_your_vessel', 'not_your_vessel', 'not_your_vessel', 'not_your_vessel'];
const above: Row = ['level_not_yours', 'level_not_yours', 'level_not_yours', 'level_not_yours'];

const expected: Record<Who, Record<'writing' | Exclude<PlanAction, (typeof writing)[number]>, Row>> = {
  general: {
    writing: never,
    send_to_national: never,
    send_to_executive: never,
    set_final: never,
    return: never,
    reopen: never,
  },
  proponent: {
    writing: never,
    send_to_national: never,
    send_to_executive: never,
    set_final: never,
    return: never,
    reopen: never,
  },
  observer: {
    writing: never,
    send_to_national: never,
    send_to_executive: never,
    set_final: never,
    return: never,
    reopen: never,
  },
  coordinator: {
    writing: ['yes', 'level_not_yours', 'level_not_yours', 'read_only'],
    send_to_national: ['yes', 'plan_level', 'plan_level', 'plan_level'],
    send_to_executive: above,
    set_final: above,
    return: above,
    reopen: above,
  },
  elsewhere: {
    writing: notTheirs,
    send_to_national: notTheirs,
    send_to_executive: notTheirs,
    set_final: notTheirs,
    return: notTheirs,
    reopen: notTheirs,
  },
  national: {
    writing: ['level_not_yours', 'yes', 'level_not_yours', 'read_only'],
    send_to_national: above,
    send_to_executive: ['plan_level', 'yes', 'plan_level', 'plan_level'],
    set_final: above,
    return: ['plan_level', 'yes', 'level_not_yours', 'plan_level'],
    reopen: above,
  },
  administrator: {
    writing: ['yes', 'yes', 'yes', 'read_only'],
    send_to_national: ['yes', 'plan_level', 'plan_level', 'plan_level'],
    send_to_executive: ['plan_level', 'yes', 'plan_level', 'plan_level'],
    set_final: ['plan_level', 'plan_level', 'yes', 'plan_level'],
    return: ['plan_level', 'yes', 'yes', 'plan_level'],
    reopen: ['plan_level', 'plan_level', 'plan_level', 'yes'],
  },
};

describe('what each person may do with a plan at each level', () => {
  it('is said for every role', () => {
    expect(new Set(Object.values(actors).map(({ role }) => role))).toEqual(new Set(Object.values(roles)));
  });

  for (const who of Object.keys(expected) as Who[]) {
    for (const [rule, row] of Object.entries(expected[who])) {
      for (const action of rule === 'writing' ? writing : [rule as PlanAction]) {
        it.each(reviewLevels.map((level, index) => [level, row[index]]))(
          `${who}, ${action}, %s: %s`,
          (level, code) => {
            expect(ask(who, level, action)).toBe(code);
          },
        );
      }
    }
  }

  it('says in `can` what it decides', () => {
    const plan = { vessel_id: vesselId, review_level: 'regional' } as const;
    expect(planPermissions(actors.coordinator, plan, nothing)).toEqual({
      edit: true,
      add_mission: true,
      create_version: true,
      keep_conflict: true,
      send_to_national: true,
      send_to_executive: false,
      set_final: false,
      return: false,
      reopen: false,
    });
  });

  it('names the steps of each level', () => {
    expect(reviewLevels.map(stepsFromLevel)).toEqual([
      ['send_to_national'],
      ['send_to_executive', 'return'],
      ['set_final', 'return'],
      ['reopen'],
    ]);
  });
});

describe('what blocks a step', () => {
  const plan = (level: ReviewLevel) => ({ vessel_id: vesselId, review_level: level });

  it('applications left in the inbox keep a plan in its region', () => {
    const obstacles = { ...nothing, undecided_application_ids: [31, 12] };
    expect(checkPlanActions(actors.coordinator, plan('regional'), obstacles).send_to_national).toEqual({
      allowed: false,
      code: 'undecided_applications',
      params: { count: 2 },
      meta: { blocking: [31, 12] },
    });
  });

  it('missions without a date hold a plan back from final', () => {
    const waiting = { ...nothing, unscheduled_mission_ids: [5], unscheduled_application_ids: [31] };
    expect(checkPlanActions(actors.administrator, plan('executive'), waiting).set_final).toMatchObject({
      code: 'unscheduled_missions',
      meta: { blocking: [31], missions: [5] },
    });
    expect(checkPlanActions(actors.administrator, plan('executive'), nothing).set_final.allowed).toBe(true);
  });

  it('is told only to those whose step it is', () => {
    const obstacles = { ...nothing, undecided_application_ids: [31] };
    expect(ask('national', 'regional', 'send_to_national', obstacles)).toBe('level_not_yours');
    expect(ask('coordinator', 'national', 'send_to_national', obstacles)).toBe('plan_level');
  });
});

describe('who reads, who creates, who publishes', () => {
  const all = Object.keys(actors) as Who[];
  const those = (may: (actor: Actor) => PermissionDecision) => all.filter((who) => may(actors[who]).allowed);

  it('plans are read by coordinators, national representatives, administrators and observers', () => {
    expect(those(mayReadPlans)).toEqual([
      'coordinator',
      'elsewhere',
      'national',
      'administrator',
      'observer',
    ]);
  });

  it('published schedules by everyone who is signed in', () => {
    expect(those(mayReadSchedules)).toEqual(all);
  });

  it('a plan is opened by its coordinators, national representatives and administrators', () => {
    expect(those((actor) => mayCreatePlan(actor, vesselId))).toEqual([
      'coordinator',
      'national',
      'administrator',
    ]);
  });

  it('the fleet plan is published by administrators', () => {
    expect(those(mayPublishFleetPlan)).toEqual(['administrator']);
  });
});
