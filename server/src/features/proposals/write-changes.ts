import { sql } from 'kysely';
import { mayEditOrAmendPlan } from '@shiptime/domain/plans/decisions';
import type { AmendmentLevel } from '@shiptime/domain/plans/lifecycle';
import { isScenarioPlan } from '@shiptime/domain/plans/policy';
import type { Actor } from '@shiptime/domain/shared/actor';
import { refused } from '@shiptime/domain/shared/permission-decision';
import type { Tx } from '#db/connection.ts';
import type { Viewer } from '#http/access.ts';
import { throwIfRefused } from '#http/refusal.ts';
import { saveMissions } from '../plans/missions/save-missions.ts';
import { transferMissionToPlan } from '../plans/missions/transfer-mission.ts';
import { lockPlan, type PlanRow } from '../plans/plan-queries.ts';
import { reopenPlans } from '../plans/steps/reopen-plans.ts';
import { insertPlanVersion } from '../plans/versions/take-version.ts';
import { reassignApplication } from '../review/reassignment.ts';
import {
  splitProposedMissions,
  rejoinProposedMissions,
  type SecondPartIds,
} from './split-proposed-missions.ts';
import { fingerprintPlans } from './proposal-facts.ts';
import type { StoredProposedChange, ProposalOutcome } from './proposal-outcome.ts';
import { requireProposal, findPlanIdsOfProposal, type ProposalRow } from './proposal-queries.ts';

const lockPlans = async (tx: Tx, row: ProposalRow): Promise<PlanRow[]> => {
  const plans: PlanRow[] = [];
  for (const id of await findPlanIdsOfProposal(tx, row)) plans.push(await lockPlan(tx, id));
  await sql`select id from missions where vessel_plan_id = any(${plans.map(({ id }) => id)}::int[])
    order by id for update`.execute(tx);
  return plans;
};

export const lockFinishedProposal = async (tx: Tx, actor: Actor, id: number) => {
  await requireProposal(tx, actor, id);
  const row = await tx
    .selectFrom('proposals')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const outcome = row.result as unknown as ProposalOutcome | null;
  if (!outcome || (row.state !== 'done' && row.state !== 'cancelled'))
    throwIfRefused(refused('invalid_transition'));
  const plans = await lockPlans(tx, row);
  for (const plan of plans) throwIfRefused(mayEditOrAmendPlan(actor, plan));
  return { row, outcome: outcome!, plans, planIds: plans.map((plan) => plan.id) };
};

type Writing = {
  readonly row: ProposalRow;
  readonly plans: readonly PlanRow[];
  readonly changes: readonly StoredProposedChange[];
  readonly leads: 'to' | 'from';
  readonly reason: string;
  readonly level?: AmendmentLevel | undefined;
};

const isTransfer = ({ from, to }: StoredProposedChange): boolean => from.vessel_id !== to.vessel_id;

const datesOf = (change: StoredProposedChange, leads: Writing['leads'], seconds: SecondPartIds) => {
  const { mission_id: id, operational_days: days, second } = change;
  const { start_date, start_fraction } = change[leads];
  const mobilizes = change.mobilization_days && { mobilization_days: change.mobilization_days[leads] };
  const demobilizes = change.demobilization_days && {
    demobilization_days: change.demobilization_days[leads],
  };
  const dates = {
    id,
    start_date,
    start_fraction,
    ...mobilizes,
    ...(!(second && leads === 'to') && demobilizes),
  };
  if (!days) return [dates];
  if (leads === 'from') return [{ ...dates, operational_days: days.from }];
  if (!second) return [{ ...dates, operational_days: days.to }];
  const { operational_days, port_id } = second;
  return [
    { ...dates, operational_days: days.to - operational_days, demobilization_port_id: port_id },
    {
      id: seconds.get(id)!,
      start_date: second.start_date,
      start_fraction: second.start_fraction,
      operational_days,
      mobilization_port_id: port_id,
      ...demobilizes,
    },
  ];
};

/** Saves versions first and amends final plans. Returns the second parts of split missions. */
export const writeProposalChanges = async (
  tx: Tx,
  actor: Viewer,
  { row, plans, changes, leads, reason, level }: Writing,
): Promise<SecondPartIds> => {
  const concerned = new Set(changes.flatMap(({ from, to }) => [from.vessel_id, to.vessel_id]));
  const isFinal = (plan: PlanRow) => plan.review_level === 'final';
  const changing = plans.filter((plan) => concerned.has(plan.vessel_id) && !isScenarioPlan(plan));
  for (const plan of changing) if (!isFinal(plan)) await insertPlanVersion(tx, plan, actor.id, reason);
  await reopenPlans(
    tx,
    actor,
    changing.filter(isFinal).map(({ id }) => id),
    reason,
    level,
  );
  if (leads === 'from') await rejoinProposedMissions(tx, actor, changes);
  for (const change of changes.filter(isTransfer)) {
    const { vessel_id } = change[leads];
    if (row.scenario_id === null)
      await reassignApplication(tx, actor, change.ship_time_request_id, { vessel_id, reason });
    else await transferMissionToPlan(tx, actor, change.mission_id, { vessel_id, keep_dates: false }, []);
  }
  const seconds =
    leads === 'to' ? await splitProposedMissions(tx, actor, changes) : new Map<number, number>();
  for (const plan of plans) {
    const dated = changes
      .filter((change) => change[leads].vessel_id === plan.vessel_id)
      .flatMap((change) => datesOf(change, leads, seconds));
    if (dated.length > 0) await saveMissions(tx, actor, plan.id, { changes: dated });
  }
  return seconds;
};

export const saveAppliedChanges = async (
  tx: Tx,
  id: number,
  outcome: ProposalOutcome,
  isApplied: (change: StoredProposedChange) => boolean,
  planIds: readonly number[],
  seconds: SecondPartIds = new Map(),
): Promise<void> => {
  const changes = outcome.changes.map((change) => ({
    ...change,
    applied: isApplied(change),
    second: change.second && {
      ...change.second,
      mission_id: isApplied(change) ? (seconds.get(change.mission_id) ?? change.second.mission_id) : null,
    },
  }));
  await tx
    .updateTable('proposals')
    .set({
      result: JSON.stringify({ ...outcome, changes }),
      fingerprint: await fingerprintPlans(tx, planIds),
    })
    .where('id', '=', id)
    .execute();
};
