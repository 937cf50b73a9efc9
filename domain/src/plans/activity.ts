import { statuses } from '../applications/lifecycle.ts';
import { mayReassignOnPlan } from '../applications/reassignment.ts';
import type { Actor } from '../shared/actor.ts';
import { isSameData } from '../shared/same-data.ts';
import { allowed, type PermissionDecision, firstRefusal, refused } from '../shared/permission-decision.ts';
import { mayEditPlan } from './decisions.ts';
import type { MissionFacts } from './mission-decisions.ts';
import { mayDeleteMission, mayUndoOwnMissionChange } from './mission-decisions.ts';
import type { Mission } from './missions.ts';
import type { PlanFacts } from './policy.ts';
import { type MissionChangeBody, missionChangeSchema } from './schema.ts';

export type ActivityValues = Readonly<Record<string, unknown>>;

export type AuditedChange = {
  readonly action: string;
  readonly subject_id: number | null;
  readonly before: ActivityValues | null;
  readonly after: ActivityValues | null;
  readonly reason: string | null;
};

export type ActivityRevertFacts = {
  readonly plan: PlanFacts & { readonly id: number; readonly notes: string | null };
  readonly where: (PlanFacts & { readonly id: number }) | null;
  readonly mission: (Mission & MissionFacts) | null;
  readonly is_latest: boolean;
  readonly application: { readonly status_id: number; readonly vessel_id: number | null } | null;
};

const changeable = missionChangeSchema.keyof().options;

export const pickMissionFieldsBefore = ({ before }: AuditedChange): MissionChangeBody =>
  Object.fromEntries(
    changeable.flatMap((field) => (before && field in before ? [[field, before[field]]] : [])),
  ) as MissionChangeBody;

const isAsLeft = (now: object, after: ActivityValues | null, fields: readonly string[]): boolean =>
  fields.every((field) => isSameData((now as ActivityValues)[field], after?.[field]));

const unless = (isOther: boolean, code: 'changed_since' | 'not_revertible'): PermissionDecision =>
  isOther ? refused(code) : allowed;

/** A reassignment is recorded as a move with a reason; reverting it checks the plans of both vessels. */
const takeReassignmentBack = (
  actor: Actor,
  { plan, where, mission, is_latest, application }: ActivityRevertFacts,
): PermissionDecision =>
  firstRefusal(
    () => unless(mission === null || where === null || !is_latest, 'changed_since'),
    () => unless(application?.status_id !== statuses.in_review, 'changed_since'),
    () => unless(application?.vessel_id !== where?.vessel_id, 'changed_since'),
    () => mayReassignOnPlan(actor, plan),
    () => mayReassignOnPlan(actor, where!),
  );

/**
 * Refuses if the same values changed later. Decisions on applications, and splits, have undo actions of their
 * own.
 */
export const mayRevertActivity = (
  actor: Actor,
  entry: AuditedChange,
  facts: ActivityRevertFacts,
): PermissionDecision => {
  const { plan, where, mission, is_latest } = facts;
  switch (entry.action) {
    case 'missions.updated': {
      const fields = Object.keys(pickMissionFieldsBefore(entry));
      return firstRefusal(
        () => unless(fields.length === 0, 'not_revertible'),
        () => mayEditPlan(actor, plan),
        () => unless(mission === null || where?.id !== plan.id, 'changed_since'),
        () => unless(!isAsLeft(mission!, entry.after, fields), 'changed_since'),
      );
    }
    case 'missions.created':
      return firstRefusal(
        () => unless(mission === null || where?.id !== plan.id || !is_latest, 'changed_since'),
        () => mayDeleteMission(actor, plan, mission!),
      );
    case 'missions.deleted':
      return firstRefusal(
        () => unless(mission !== null || !is_latest, 'changed_since'),
        () => mayUndoOwnMissionChange(actor, plan, null),
      );
    case 'missions.moved':
      return entry.reason === null
        ? firstRefusal(
            () => unless(mission === null || !is_latest, 'changed_since'),
            () => mayUndoOwnMissionChange(actor, plan, where),
          )
        : takeReassignmentBack(actor, facts);
    case 'vessel_plans.updated':
      return firstRefusal(
        () => mayEditPlan(actor, plan),
        () => unless(!isAsLeft(plan, entry.after, ['notes']), 'changed_since'),
      );
    default:
      return refused('not_revertible');
  }
};
