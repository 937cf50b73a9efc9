import type { ActivityEntry } from '@shiptime/domain/plans/wire/activity';
import { type ActivityRevertFacts, mayRevertActivity } from '@shiptime/domain/plans/activity';
import { describeActivityFields, describeActivity } from '@shiptime/domain/plans/words/activity-words';
import { type PlanFormatter, createPlanFormatter } from '@shiptime/domain/plans/words/plan-formatter';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { PermissionDecision } from '@shiptime/domain/shared/permission-decision';
import type { Language } from '@shiptime/domain/shared/text';
import type { Db } from '#db/connection.ts';
import { translate } from '#http/language.ts';
import type { ApplicationRow } from '#features/applications/application-row.ts';
import { findApplications } from '#features/applications/application-queries.ts';
import { loadNamesForConflictText } from '../conflicts/plan-conflicts.ts';
import type { MissionRow } from '../missions/mission-presenter.ts';
import { findMissionsById } from '../missions/mission-queries.ts';
import { findPlans, type PlanRow } from '../plan-queries.ts';
import type { ActivityScope, ActivityRow } from './activity-queries.ts';

const speakerFor = async (db: Db, language: Language): Promise<PlanFormatter> => {
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return createPlanFormatter({
    t: (key, params) => translate(language, `plans:${key}`, params),
    language,
    list: (items) => list.format(items),
    ...(await loadNamesForConflictText(db, language)),
    missions: new Map(),
    constraints: new Map(),
    kind: (kind) => translate(language, `vessels:constraints.kinds.${kind}`),
  });
};

export type ActivityContext = {
  readonly plans: ReadonlyMap<number, PlanRow>;
  readonly missions: ReadonlyMap<number, MissionRow>;
  readonly applications: ReadonlyMap<number, ApplicationRow>;
};

export const planIdOfActivity = (
  of: ActivityScope,
  { before, action, plan_id }: ActivityRow,
): number | null => {
  if (action === 'missions.moved') return Number(before?.['vessel_plan_id']) || null;
  return plan_id ?? ('planId' in of ? of.planId : null);
};

export const loadActivityContext = async (
  db: Db,
  of: ActivityScope,
  rows: readonly ActivityRow[],
): Promise<ActivityContext> => {
  const missionIds = rows.flatMap(({ mission_id }) => mission_id ?? []);
  const missions = await findMissionsById(db, [...new Set(missionIds)]);
  const planIds = [
    ...rows.flatMap((row) => planIdOfActivity(of, row) ?? []),
    ...missions.map(({ vessel_plan_id }) => vessel_plan_id),
  ];
  const plans = await findPlans(db, [...new Set(planIds)]);
  const applications = await findApplications(
    db,
    missions.flatMap(({ ship_time_request_id }) => ship_time_request_id ?? []),
  );
  return {
    applications: new Map(applications.map((application) => [application.id, application])),
    plans: new Map(plans.map((plan) => [plan.id, plan])),
    missions: new Map(missions.map((mission) => [mission.id, mission])),
  };
};

export const toActivityFacts = (
  of: ActivityScope,
  row: ActivityRow,
  known: ActivityContext,
): ActivityRevertFacts | null => {
  const plan = known.plans.get(planIdOfActivity(of, row) ?? 0);
  if (!plan) return null;
  const mission = known.missions.get(row.mission_id ?? 0) ?? null;
  const where = mission ? (known.plans.get(mission.vessel_plan_id) ?? null) : null;
  const application = known.applications.get(mission?.ship_time_request_id ?? 0) ?? null;
  return { plan, where, mission, is_latest: row.is_latest, application };
};

const notHere: PermissionDecision = { allowed: false, code: 'not_revertible' };

export const mayRevertActivityRow = (
  actor: Actor,
  row: ActivityRow,
  facts: ActivityRevertFacts | null,
): PermissionDecision => (facts ? mayRevertActivity(actor, row, facts) : notHere);

export const presentActivity = async (
  db: Db,
  actor: Actor,
  of: ActivityScope,
  rows: readonly ActivityRow[],
  language: Language,
): Promise<ActivityEntry[]> => {
  const [speaker, known] = await Promise.all([speakerFor(db, language), loadActivityContext(db, of, rows)]);
  return rows.map((row) => {
    const decision = mayRevertActivityRow(actor, row, toActivityFacts(of, row, known));
    const sentences = describeActivity(row, speaker).map(({ key, params }) =>
      translate(language, `plans:${key}`, params),
    );
    const { id, created_at, user_id, first_name, last_name, action, mission_id, before, after, reason } = row;
    return {
      id,
      created_at,
      user: user_id === null ? null : { id: user_id, first_name: first_name!, last_name: last_name! },
      action,
      mission_id,
      message: sentences.join('. '),
      changes: [...describeActivityFields(row, speaker)],
      before,
      after,
      reason,
      can: { revert: decision.allowed },
      refusal: decision.allowed
        ? null
        : { code: decision.code, message: translate(language, `errors:refusals.${decision.code}`) },
    };
  });
};
