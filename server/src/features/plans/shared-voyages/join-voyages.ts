import { sql } from 'kysely';
import { type Mission, occupiedSpan, overlapTicks } from '@shiptime/domain/plans/missions';
import { findFiscalYearProblem } from '@shiptime/domain/plans/fiscal-year-bounds';
import { unscheduleMission } from '@shiptime/domain/plans/mission-changes';
import * as rules from '@shiptime/domain/plans/shared-voyages/agreements';
import {
  joinVoyages,
  type MobilizationBeforeJoin,
  separateVoyages,
} from '@shiptime/domain/plans/shared-voyages/join-voyages';
import { startToTick } from '@shiptime/domain/plans/ticks';
import type { JoinVoyagesBody } from '@shiptime/domain/plans/wire/shared-voyages';
import type { Actor } from '@shiptime/domain/shared/actor';
import { refused } from '@shiptime/domain/shared/permission-decision';
import type { Tx } from '#db/connection.ts';
import { throwIfRefused } from '#http/refusal.ts';
import type { MissionRow } from '../missions/mission-presenter.ts';
import { findMissionsOfApplication, findMissionsOfPlans } from '../missions/mission-queries.ts';
import { writeMissions } from '../missions/save-missions.ts';
import { deferOverlapConstraint, requireNoOverlaps } from '../missions/overlap-constraint.ts';
import { requireMissionsWithinYear, findYearOfPlan } from '../missions/year-bounds.ts';
import { lockPlan, type PlanRow } from '../plan-queries.ts';
import {
  type AgreementActor,
  setAgreementState,
  throwIfAgreementRefused,
  lockAgreement,
} from './answer-agreement.ts';
import { type AgreementRow, requireAgreement } from './agreement-queries.ts';
import { agreementChangedEvent } from './agreement-changed.ts';

type Two<T> = readonly [T, T];
type Held = { readonly agreement: AgreementRow; readonly plan: PlanRow; readonly missions: Two<MissionRow> };

const notOnOnePlan = (): never => throwIfRefused(refused('not_on_one_plan')) as never;

/** Locks applications, then plan, then agreement, in the same order as decisions on applications. */
const hold = async (tx: Tx, actor: Actor, id: number): Promise<Held> => {
  const seen = await requireAgreement(tx, actor, id);
  const ids = seen.parts.map((part) => part.ship_time_request_id);
  await sql`select 1 from ship_time_requests where id = any(${ids}::int[]) order by id for no key update`.execute(
    tx,
  );
  const found = await tx
    .selectFrom('vessel_plans')
    .select('id')
    .where('vessel_id', '=', seen.vessel_id)
    .where('fiscal_year_id', '=', seen.fiscal_year_id)
    .where('scenario_id', 'is', null)
    .executeTakeFirst();
  if (!found) return notOnOnePlan();
  const plan = await lockPlan(tx, found.id);
  const agreement = await lockAgreement(tx, actor, id);
  const missions: MissionRow[] = [];
  for (const each of ids) {
    const [only, ...more] = await findMissionsOfApplication(tx, each);
    if (!only || more.length > 0 || only.vessel_plan_id !== plan.id) return notOnOnePlan();
    missions.push(only);
  }
  return { agreement, plan, missions: missions as unknown as Two<MissionRow> };
};

const shared = ({
  start_date,
  start_fraction,
  mobilization_days,
  demobilization_days,
  mobilization_port_id,
  demobilization_port_id,
}: Mission) => ({
  start_date,
  start_fraction,
  mobilization_days,
  demobilization_days,
  mobilization_port_id,
  demobilization_port_id,
});

const write = async (
  tx: Tx,
  actor: AgreementActor,
  { plan, missions }: Held,
  become: Two<Mission>,
): Promise<void> => {
  const writes = missions.map((mission, index) => ({ mission, changes: shared(become[index]!) }));
  await requireMissionsWithinYear(
    tx,
    plan,
    writes.map(({ mission, changes }) => ({ before: mission, after: { ...mission, ...changes } })),
  );
  await deferOverlapConstraint(tx);
  await writeMissions(tx, actor, writes);
  await requireNoOverlaps(
    tx,
    plan.id,
    missions.map(({ id }) => id),
    actor.id,
  );
};

/** Saves each mission's own values, to restore them when the voyage is separated. */
const keepOwn = async (tx: Tx, agreementId: number, missions: Two<MissionRow>): Promise<void> => {
  for (const [index, mission] of missions.entries()) {
    const { start_date: _day, start_fraction: _fraction, ...own } = shared(mission);
    await tx
      .updateTable('voyage_agreement_parts')
      .set(own)
      .where('voyage_agreement_id', '=', agreementId)
      .where('position', '=', index + 1)
      .execute();
  }
};

export const joinAgreedVoyages = async (
  tx: Tx,
  actor: AgreementActor,
  id: number,
  wish: JoinVoyagesBody,
): Promise<void> => {
  const held = await hold(tx, actor, id);
  const { agreement, missions } = held;
  throwIfAgreementRefused(rules.mayJoinVoyage(actor, agreement), agreement);
  await keepOwn(tx, id, missions);
  await setAgreementState(tx, actor, agreement, 'joined');
  const { start_date, start_fraction = 0 } = wish;
  const start = start_date === undefined ? undefined : startToTick({ start_date, start_fraction });
  await write(tx, actor, held, joinVoyages(missions, start));
  await agreementChangedEvent.raise(tx, { type: 'voyage_agreement.joined', actor, agreement });
};

const ownOf = async (tx: Tx, agreementId: number): Promise<Two<MobilizationBeforeJoin>> =>
  (await tx
    .selectFrom('voyage_agreement_parts')
    .select(['mobilization_days', 'demobilization_days', 'mobilization_port_id', 'demobilization_port_id'])
    .where('voyage_agreement_id', '=', agreementId)
    .orderBy('position')
    .execute()) as unknown as Two<MobilizationBeforeJoin>;

const whereFree = async (
  tx: Tx,
  { plan, missions }: Held,
  [first, second]: Two<Mission>,
): Promise<Two<Mission>> => {
  const ids = missions.map((mission) => mission.id);
  const others = (await findMissionsOfPlans(tx, [plan.id])).filter((each) => !ids.includes(each.id));
  const taken = others.flatMap((each) => occupiedSpan(each) ?? []);
  const year = await findYearOfPlan(tx, plan);
  const free = (mission: Mission): Mission => {
    const span = occupiedSpan(mission);
    const isFree =
      span &&
      taken.every((other) => overlapTicks(other, span) === 0) &&
      !findFiscalYearProblem(mission, year);
    return isFree ? mission : unscheduleMission(mission);
  };
  return [free(first), free(second)];
};

/** Restores both missions; the second follows the first if there is room. */
export const separateVoyage = async (
  tx: Tx,
  actor: AgreementActor,
  id: number,
  reason: string,
): Promise<void> => {
  const held = await hold(tx, actor, id);
  const { agreement, missions } = held;
  throwIfAgreementRefused(rules.maySeparateVoyage(actor, agreement), agreement);
  await setAgreementState(tx, actor, agreement, 'parted', reason);
  await tx.updateTable('voyage_agreements').set({ end_told: true }).where('id', '=', id).execute();
  const parted = separateVoyages(missions, await ownOf(tx, id));
  await write(tx, actor, held, await whereFree(tx, held, parted));
  const quote = { en: reason, fr: reason };
  await agreementChangedEvent.raise(tx, { type: 'voyage_agreement.parted', actor, agreement, quote });
};
