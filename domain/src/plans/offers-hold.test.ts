import { expect, it } from 'vitest';
import * as application from '../applications/decisions.ts';
import { isPlanned, statuses, type StatusId, statusKeys } from '../applications/lifecycle.ts';
import {
  mayAcceptOffer,
  type AffectedPlan,
  chooseReassignmentMethod,
  mayReassignUndecided,
} from '../applications/reassignment.ts';
import { type Actor, type RoleName, roles } from '../shared/actor.ts';
import type { PermissionDecision } from '../shared/permission-decision.ts';
import { mayEditPlan, mayEditOrAmendPlan, noObstacles, checkPlanActions } from './decisions.ts';
import { amendmentLevels, nextLevel, planSteps, type ReviewLevel, reviewLevels } from './lifecycle.ts';
import { checkMissionActions, mayTransferMission } from './mission-decisions.ts';
import { findTransferMethod } from './transfer-method.ts';

const randomOf = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const vessels = [1, 2, 3] as const;
const moment = { now: '2027-06-01T00:00:00Z', deadline_at: '2027-05-01T06:59:59Z' };
const early = { ...moment, now: '2027-04-01T00:00:00Z' };

type State = {
  readonly actor: Actor;
  readonly plans: readonly AffectedPlan[];
  readonly facts: Parameters<typeof application.checkApplicationActions>[1];
  readonly moment: typeof moment;
};

const stateOf = (seed: number): State => {
  const random = randomOf(seed);
  const one = <T>(some: readonly T[]): T => some[Math.floor(random() * some.length)] as T;
  const role = one(Object.keys(roles) as RoleName[]);
  const plans = vessels.map((vessel_id) => ({ vessel_id, review_level: one(reviewLevels) }));
  const status_id: StatusId = statuses[one(statusKeys)];
  const lies = plans.filter(({ vessel_id }) => vessel_id === 1 || random() < 0.2);
  return {
    actor: {
      id: one([1, 2, 9]),
      role: roles[role],
      vesselIds: role === 'regional_vessel_coordinator' ? vessels.filter(() => random() < 0.6) : [],
    },
    plans,
    facts: {
      user_id: 1,
      co_proponent_ids: [2],
      status_id,
      vessel_id: status_id === statuses.draft ? null : 1,
      plans: isPlanned(status_id) ? lies : [],
      plan_level: plans[0]!.review_level,
      withdrawal_asked_at: null,
      has_lost_its_dates: status_id === statuses.accepted && random() < 0.5,
    },
    moment: random() < 0.5 ? moment : early,
  };
};

const states = Array.from({ length: 4000 }, (_each, seed) => ({ seed, ...stateOf(seed) }));
const codeOf = (decision: PermissionDecision) => (decision.allowed ? 'done' : decision.code);
const afterAmending = (plan: AffectedPlan, actor: Actor): AffectedPlan => {
  const opened = checkPlanActions(actor, plan, noObstacles).reopen.allowed;
  return opened ? { ...plan, review_level: nextLevel(plan.review_level, 'reopen') as ReviewLevel } : plan;
};

const reassigned = ({ actor, facts }: State, target: AffectedPlan): string => {
  const asked = application.mayReassignApplication(actor, facts);
  if (!asked.allowed) return codeOf(asked);
  if (!isPlanned(facts.status_id)) return codeOf(mayReassignUndecided(target));
  const leaving = facts.plans.filter(({ vessel_id }) => vessel_id !== target.vessel_id);
  return codeOf(chooseReassignmentMethod(actor, leaving, target).decision);
};

const expectNone = (broken: readonly { readonly seed: number }[]) =>
  expect(broken.map(({ seed }) => seed)).toEqual([]);

it('an application that can be accepted, rejected or withdrawn is, in each of 4,000 states', () => {
  const offered = states.map((state) => ({
    ...state,
    can: application.applicationPermissions(state.actor, state.facts, state.moment),
  }));
  const takes = (actor: Actor, levels: readonly ReviewLevel[]) =>
    levels.every((level) => application.mayChangeMissions(actor, level).allowed);
  const accepted = offered.filter(({ can }) => can.accept);
  const left = offered.filter(({ can }) => can.reject || can.withdraw);
  expect(Math.min(accepted.length, left.length)).toBeGreaterThan(50);
  expectNone(accepted.filter(({ actor, facts }) => !takes(actor, [facts.plan_level])));
  expectNone(
    left.filter(
      ({ actor, facts }) =>
        !takes(
          actor,
          facts.plans.map(({ review_level }) => review_level),
        ),
    ),
  );
});

it('an application can be reassigned exactly where some ship would take it', () => {
  const alone = states.filter(({ facts }) => facts.plans.length === 1);
  const canReassign = ({ actor, facts }: State) => application.mayReassignApplication(actor, facts).allowed;
  const takers = (state: State) =>
    state.plans.slice(1).map((plan) => reassigned(state, { ...plan, review_level: 'regional' }));
  const [can, cannot] = [alone.filter(canReassign), alone.filter((state) => !canReassign(state))];
  expect(can.length).toBeGreaterThan(50);
  expectNone(can.filter((state) => !takers(state).includes('done')));
  expectNone(cannot.filter((state) => takers(state).includes('done')));
});

it('each change of a proposal is one that its commands allow, with amendments of the final plans', () => {
  const proposed = states
    .filter(({ facts }) => facts.plans.length === 1)
    .map((state) => ({
      ...state,
      opened: state.plans
        .filter((plan) => mayEditOrAmendPlan(state.actor, plan).allowed)
        .map((plan) => afterAmending(plan, state.actor)),
    }));
  expectNone(
    proposed.filter(({ actor, opened }) => opened.some((plan) => !mayEditPlan(actor, plan).allowed)),
  );
  const transfers = proposed.flatMap((state) => {
    const from = state.opened.find(({ vessel_id }) => vessel_id === 1);
    const facts = { ...state.facts, plans: from ? [from] : [] };
    return from
      ? state.opened.slice(1).map((target) => ({ ...state, facts, target, before: state.facts }))
      : [];
  });
  expect(transfers.length).toBeGreaterThan(200);
  expectNone(transfers.filter((state) => reassigned(state, state.target) !== 'done'));
  expectNone(
    transfers.filter(({ actor, before, plans, target }) => {
      const published = plans.find(({ vessel_id }) => vessel_id === target.vessel_id) ?? target;
      const { by, decision } = findTransferMethod(actor, before, published);
      return by !== 'move' || !decision.allowed;
    }),
  );
});

it('an amendment opens at a level at which whoever opens it may edit the plan, and each level has its editors', () => {
  const opened = states.flatMap(({ actor, plans, seed }) =>
    plans
      .filter((plan) => checkPlanActions(actor, plan, noObstacles).reopen.allowed)
      .map((plan) => ({ actor, plan, seed })),
  );
  expect(opened.length).toBeGreaterThan(100);
  for (const review_level of amendmentLevels) {
    expectNone(opened.filter(({ actor, plan }) => !mayEditPlan(actor, { ...plan, review_level }).allowed));
    const editors = states.filter(({ actor }) => mayEditPlan(actor, { vessel_id: 1, review_level }).allowed);
    expect(editors.length).toBeGreaterThan(50);
  }
});

it('an offer is answered at each level of the other plan by somebody who is told of it', () => {
  const reviewers = {
    regional: { id: 20, role: roles.regional_vessel_coordinator, vesselIds: [2] },
    national: { id: 21, role: roles.national_science_representative, vesselIds: [] },
    executive: { id: 22, role: roles.administrator, vesselIds: [] },
  } as const;
  for (const review_level of amendmentLevels) {
    const target = { vessel_id: 2, review_level };
    const leaving = [{ vessel_id: 1, review_level: 'regional' as const }];
    const offer = { state: 'waiting' as const, from_vessel_id: 1, leaving, target, is_in_service: true };
    expect(mayAcceptOffer(reviewers[review_level], offer).allowed).toBe(true);
  }
});

it('an offer can be accepted by a coordinator of the other ship whose region composes the plan', () => {
  const offers = states
    .filter(({ facts }) => facts.plans.length === 1)
    .flatMap((state) =>
      state.plans
        .slice(1)
        .map((target) => ({ ...state, target: { ...target, review_level: 'regional' as const } })),
    )
    .filter(({ actor, facts, target }) => {
      const { by, decision } = chooseReassignmentMethod(actor, facts.plans, target);
      return by === 'offer' && decision.allowed;
    });
  expect(offers.length).toBeGreaterThan(10);
  expectNone(
    offers.filter(({ facts, target }) => {
      const other = { id: 20, role: roles.regional_vessel_coordinator, vesselIds: [target.vessel_id] };
      const leaving = facts.plans;
      const offer = { state: 'waiting' as const, from_vessel_id: 1, leaving, target, is_in_service: true };
      return !mayAcceptOffer(other, offer).allowed;
    }),
  );
});

it('a mission is offered nothing on a plan that its reader may not edit, and a step leads somewhere', () => {
  const mission = {
    ship_time_request_id: 5,
    application_mission_count: 2,
    is_last_on_vessel: false,
    operational_days: 4,
  };
  const onPlans = states.flatMap((state) => state.plans.map((plan) => ({ ...state, plan })));
  expect(onPlans.length).toBe(12_000);
  expectNone(
    onPlans.filter(({ actor, plan }) => {
      const allowed = checkMissionActions(actor, plan, mission);
      const national = { vessel_id: 9, review_level: 'national' as const };
      const moves = mayTransferMission(actor, plan, mission, national).allowed;
      return moves !== mayEditPlan(actor, plan).allowed || moves !== allowed.split.allowed;
    }),
  );
  expectNone(
    onPlans.filter(({ actor, plan }) =>
      planSteps.some(
        (step) =>
          checkPlanActions(actor, plan, noObstacles)[step].allowed &&
          nextLevel(plan.review_level, step) === null,
      ),
    ),
  );
});
