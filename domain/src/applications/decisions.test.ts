import { describe, expect, it } from 'vitest';
import { type Actor, type RoleName, roles } from '../shared/actor.ts';
import type { PermissionDecision } from '../shared/permission-decision.ts';
import {
  mayAcceptApplication,
  applicationPermissions,
  checkApplicationActions,
  mayCreateApplication,
  mayEditApplication,
  mayRejectApplication,
  maySubmitApplication,
  type ApplicationPlanFacts,
} from './decisions.ts';
import { type StatusKey, statuses, statusKeys } from './lifecycle.ts';
import type { ApplicationFacts } from './policy.ts';

const before = { now: '2027-04-01T00:00:00Z', deadline_at: '2027-05-01T06:59:59Z' };
const after = { ...before, now: '2027-05-01T07:00:00Z' };
const begin = (actor: Actor, { now, deadline_at }: typeof before) =>
  mayCreateApplication(actor, 1, [{ id: 1, active: true, deadline_at }], now);
const roleNames = Object.keys(roles) as RoleName[];
const relations = ['primary', 'co', 'own vessel', 'other vessel'] as const;
type Relation = (typeof relations)[number];
type Level = ApplicationPlanFacts['plan_level'];

const actorOf = (role: RoleName, relation: Relation): Actor => ({
  id: relation === 'primary' ? 1 : relation === 'co' ? 2 : 9,
  role: roles[role],
  vesselIds: role === 'regional_vessel_coordinator' ? [relation === 'other vessel' ? 8 : 7] : [],
});
const applicationIn = (
  status: StatusKey,
  { has_lost_its_dates = false, level = 'regional' }: { has_lost_its_dates?: boolean; level?: Level } = {},
): ApplicationFacts & ApplicationPlanFacts & { withdrawal_asked_at: string | null } => ({
  withdrawal_asked_at: null,
  has_lost_its_dates,
  plans: ['in_review', 'accepted'].includes(status) ? [{ vessel_id: 7, review_level: level }] : [],
  plan_level: level,
  user_id: 1,
  co_proponent_ids: [2],
  status_id: statuses[status],
  vessel_id: status === 'draft' ? null : 7,
});

const expected = (role: RoleName, relation: Relation, status: StatusKey, late: boolean) => {
  const party = relation === 'primary' || relation === 'co';
  const applies = [
    'proponent',
    'regional_vessel_coordinator',
    'national_science_representative',
    'administrator',
  ].includes(role);
  const draft = status === 'draft';
  const archived = ['accepted', 'unable_to_fulfill', 'withdrawn'].includes(status);
  const inbox = ['submitted', 'clarification_needed'].includes(status);
  const writes = party && role !== 'observer';
  const owns = writes && relation === 'primary';
  const coordinates = role === 'regional_vessel_coordinator' && relation !== 'other vessel' && !draft;
  const reviews = coordinates || (role === 'administrator' && !draft);
  return {
    view:
      party ||
      (!draft &&
        [
          'regional_vessel_coordinator',
          'national_science_representative',
          'administrator',
          'observer',
        ].includes(role)),
    edit: writes && draft && !late,
    delete: owns && draft,
    copy: writes && applies,
    submit: owns && applies && draft && !late,
    accept: reviews && inbox && late,
    reject: reviews && (inbox || status === 'in_review'),
    clarify: reviews && status === 'submitted',
    correct: reviews && inbox,
    respond: writes && status === 'clarification_needed',
    withdraw: reviews && (inbox || status === 'in_review'),
    ask_to_withdraw: owns && (inbox || status === 'in_review'),
    take_back_withdrawal: false,
    reassign:
      (reviews || role === 'national_science_representative') &&
      (inbox || status === 'in_review' || status === 'accepted'),
    manage_co_proponents: owns,
    leave: writes && relation === 'co' && !archived,
    read_remarks: writes,
    remark: writes && draft && !late,
  };
};

describe.each(roleNames)('%s', (role) => {
  describe.each(relations)('(%s)', (relation) => {
    it.each(statusKeys)('in %s may do this and no more, before and after the deadline', (status) => {
      const ask = (moment: typeof before) =>
        applicationPermissions(actorOf(role, relation), applicationIn(status), moment);
      expect(ask(before)).toEqual(expected(role, relation, status, false));
      expect(ask(after)).toEqual(expected(role, relation, status, true));
    });
  });
});

const codeOf = (decision: PermissionDecision) => (decision.allowed ? null : decision.code);
const refusals = (role: RoleName, relation: Relation, status: StatusKey, moment = before) => {
  const decisions = checkApplicationActions(actorOf(role, relation), applicationIn(status), moment);
  return Object.fromEntries(
    Object.entries(decisions).map(([action, decision]) => [action, codeOf(decision)]),
  );
};

it('a request to withdraw is made once, and taken back once', () => {
  const can = (withdrawal_asked_at: string | null) => {
    const application = { ...applicationIn('submitted'), withdrawal_asked_at };
    const { ask_to_withdraw, take_back_withdrawal } = applicationPermissions(
      actorOf('proponent', 'primary'),
      application,
      before,
    );
    return [ask_to_withdraw, take_back_withdrawal];
  };
  expect([can(null), can('2027-01-04T12:00:00Z')]).toEqual([
    [true, false],
    [false, true],
  ]);
});

it('what was accepted is refused only once no mission of it has a date', () => {
  const rejected = (has_lost_its_dates: boolean, role: RoleName = 'regional_vessel_coordinator') =>
    mayRejectApplication(actorOf(role, 'own vessel'), applicationIn('accepted', { has_lost_its_dates }));
  expect(rejected(false)).toMatchObject({ allowed: false, code: 'voyage_dated' });
  expect(rejected(true).allowed).toBe(true);
  expect(rejected(true, 'national_science_representative')).toMatchObject({ code: 'forbidden' });
});

describe('on a plan that has left its region', () => {
  const codes = (role: RoleName, status: StatusKey, level: Level) => {
    const application = applicationIn(status, { level, has_lost_its_dates: status === 'accepted' });
    const asked = checkApplicationActions(actorOf(role, 'own vessel'), application, after);
    return [asked.accept, asked.reject, asked.withdraw, asked.reassign].map(codeOf);
  };

  it('coordinators neither add nor take anything', () => {
    for (const level of ['national', 'executive'] as const) {
      expect(codes('regional_vessel_coordinator', 'submitted', level)[0]).toBe('plan_level');
      expect(codes('regional_vessel_coordinator', 'in_review', level).slice(1)).toEqual([
        'plan_level',
        'plan_level',
        'level_not_yours',
      ]);
    }
    expect(codes('administrator', 'in_review', 'executive').slice(1)).toEqual([null, null, null]);
  });

  it('an accepted application is rejected or reassigned in an amendment, and by nobody while the plan is final', () => {
    expect(codes('administrator', 'accepted', 'final')).toEqual([
      'invalid_transition',
      'read_only',
      'invalid_transition',
      'read_only',
    ]);
    const [, rejected, , reassigned] = codes('administrator', 'accepted', 'executive');
    expect([rejected, reassigned]).toEqual([null, null]);
    expect(codes('administrator', 'submitted', 'final')[0]).toBe('read_only');
  });
});

describe('the reason why not', () => {
  it.each([
    'proponent',
    'regional_vessel_coordinator',
    'national_science_representative',
    'administrator',
    'observer',
  ] as const)("hides another person's draft from a %s whatever is asked", (role) => {
    expect(new Set(Object.values(refusals(role, 'other vessel', 'draft')))).toEqual(new Set(['not_found']));
  });

  it.each([
    ['proponent', 'co', 'draft', 'submit', 'only_primary_proponent'],
    ['proponent', 'co', 'draft', 'delete', 'only_primary_proponent'],
    ['proponent', 'co', 'submitted', 'manage_co_proponents', 'only_primary_proponent'],
    ['proponent', 'primary', 'submitted', 'edit', 'read_only'],
    ['proponent', 'primary', 'submitted', 'submit', 'invalid_transition'],
    ['proponent', 'co', 'accepted', 'leave', 'read_only'],
    ['proponent', 'primary', 'submitted', 'leave', 'forbidden'],
    ['proponent', 'primary', 'submitted', 'accept', 'forbidden'],
    ['co_proponent', 'co', 'draft', 'copy', 'account_cannot_apply'],
    ['co_proponent', 'primary', 'draft', 'submit', 'account_cannot_apply'],
    ['regional_vessel_coordinator', 'other vessel', 'submitted', 'reject', 'not_your_vessel'],
    ['regional_vessel_coordinator', 'other vessel', 'submitted', 'reassign', 'not_your_vessel'],
    ['regional_vessel_coordinator', 'own vessel', 'submitted', 'accept', 'deadline_not_passed'],
    ['regional_vessel_coordinator', 'own vessel', 'clarification_needed', 'clarify', 'invalid_transition'],
    ['regional_vessel_coordinator', 'own vessel', 'submitted', 'edit', 'not_an_applicant'],
    ['national_science_representative', 'other vessel', 'submitted', 'withdraw', 'forbidden'],
    ['observer', 'own vessel', 'submitted', 'respond', 'not_an_applicant'],
    ['observer', 'co', 'draft', 'edit', 'forbidden'],
  ] as const)('%s (%s) of one in %s: %s is %s', (role, relation, status, action, code) => {
    expect(refusals(role, relation, status)[action]).toBe(code);
  });

  it('says late before it says incomplete, and names everything missing', () => {
    const problems = [{ field: 'project_title', code: 'required' }] as const;
    const ask = (moment: typeof before) =>
      maySubmitApplication(actorOf('proponent', 'primary'), applicationIn('draft'), moment, problems);
    expect(codeOf(ask(after))).toBe('deadline_passed');
    expect(ask(before)).toEqual({
      allowed: false,
      code: 'incomplete',
      params: { count: 1 },
      meta: { problems },
    });
  });

  it('of a draft whose year has closed says when it did', () => {
    const refusal = {
      allowed: false,
      code: 'deadline_passed',
      meta: { deadline_at: after.deadline_at },
    };
    for (const relation of ['primary', 'co'] as const) {
      const actor = actorOf('proponent', relation);
      expect(mayEditApplication(actor, applicationIn('draft'), before)).toEqual({ allowed: true });
      expect(mayEditApplication(actor, applicationIn('draft'), after)).toEqual(refusal);
    }
    expect(begin(actorOf('proponent', 'primary'), after)).toEqual(refusal);
    expect(
      codeOf(mayEditApplication(actorOf('proponent', 'primary'), applicationIn('submitted'), after)),
    ).toBe('read_only');
  });

  it('begins applications in active years whose deadline is ahead', () => {
    const years = [
      { id: 1, active: true, deadline_at: before.deadline_at },
      { id: 2, active: true, deadline_at: '2028-05-01T06:59:59Z' },
      { id: 4, active: false, deadline_at: '2028-05-01T06:59:59Z' },
    ];
    const actor = actorOf('proponent', 'primary');
    const ask = (id: number, now: string) => codeOf(mayCreateApplication(actor, id, years, now));
    expect([1, 2, 3, 4].map((id) => ask(id, before.now))).toEqual([
      null,
      null,
      'year_not_open',
      'year_not_open',
    ]);
    expect([ask(1, after.now), ask(2, after.now)]).toEqual(['deadline_passed', null]);
  });

  it('accepts for another vessel only by someone who acts for that one too', () => {
    const ask = (vesselIds: number[]) =>
      codeOf(
        mayAcceptApplication(
          { id: 9, role: roles.regional_vessel_coordinator, vesselIds },
          applicationIn('submitted'),
          after,
          { vessel_id: 8, review_level: 'regional' },
        ),
      );
    expect(ask([7])).toBe('not_your_vessel');
    expect(ask([8])).toBe('not_your_vessel');
    expect(ask([7, 8])).toBeNull();
    expect(
      codeOf(
        mayAcceptApplication(actorOf('administrator', 'own vessel'), applicationIn('submitted'), after, {
          vessel_id: 8,
          review_level: 'executive',
        }),
      ),
    ).toBeNull();
  });

  it.each([
    ['co_proponent', 'account_cannot_apply'],
    ['proponent', null],
    ['regional_vessel_coordinator', null],
    ['national_science_representative', null],
    ['administrator', null],
    ['observer', 'account_cannot_apply'],
  ] as const)('%s creates: %s', (role, code) => {
    expect(codeOf(begin(actorOf(role, 'primary'), before))).toBe(code);
    expect(codeOf(begin(actorOf(role, 'primary'), after))).toBe(code ?? 'deadline_passed');
  });
});
