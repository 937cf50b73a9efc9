import { sql, type Selectable } from 'kysely';
import {
  normalizeConcessions,
  weightPresets,
  type ProposalBody,
} from '@shiptime/domain/proposals/proposal-bodies';
import { canReadCosts } from '@shiptime/domain/vessels/vessel-rates';
import { toAppliedWeights } from '@shiptime/domain/proposals/proposal-weights';
import { findingKinds } from '@shiptime/domain/proposals/proposed-changes';
import type { ProposalFinding } from '@shiptime/domain/proposals/finding-wire';
import type { ProposalChange, Proposal } from '@shiptime/domain/proposals/proposal-wire';
import { mayViewApplication } from '@shiptime/domain/applications/policy';
import { hasRole, type Actor } from '@shiptime/domain/shared/actor';
import type { Db } from '#db/connection.ts';
import { isProcessDeadSql } from '#db/process-locks.ts';
import type { Proposals } from '#db/tables.generated.ts';
import type { Row } from '#http/answers/resource.ts';
import { notFoundRefusal } from '#http/refusal.ts';
import { findApplications } from '../applications/application-queries.ts';
import { findPlans } from '../plans/plan-queries.ts';
import { fingerprintPlans, weightsOfProposal } from './proposal-facts.ts';
import type { StoredProposedChange as FoundChange, ProposalOutcome } from './proposal-outcome.ts';
import type { ProposalRunner, ReportedProgress } from './proposal-runner.ts';
import { mayRevertProposal } from './may-revert-proposal.ts';

export type ProposalRow = Selectable<Proposals>;

export const requireProposal = async (db: Db, actor: Actor, id: number): Promise<ProposalRow> => {
  const row = await db.selectFrom('proposals').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row || (row.user_id !== actor.id && !hasRole(actor, 'administrator'))) throw notFoundRefusal();
  return row;
};

const sayLost = async (db: Db, id: number): Promise<void> => {
  await db
    .updateTable('proposals')
    .set({ state: 'failed', failure: 'lost' })
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'running'])
    .where(isProcessDeadSql(sql.ref('process_number')))
    .execute();
};

export const findPlanIdsOfProposal = async (db: Db, row: ProposalRow): Promise<number[]> => {
  const plans = await db
    .selectFrom('vessel_plans')
    .select('id')
    .where('fiscal_year_id', '=', row.fiscal_year_id)
    .where('vessel_id', 'in', row.vessel_ids)
    .where('scenario_id', row.scenario_id === null ? 'is' : '=', row.scenario_id)
    .orderBy('id')
    .execute();
  return plans.map(({ id }) => id);
};

export const isProposalStale = async (
  db: Db,
  row: ProposalRow,
  planIds: readonly number[],
): Promise<boolean> => row.fingerprint !== (await fingerprintPlans(db, planIds));

const presentChange = (change: FoundChange, said: ReadonlyMap<number, string | null>): ProposalChange => {
  const found = Object.fromEntries(
    findingKinds.map((kind) => [
      kind,
      (change[kind] ?? []).map(({ code, mission_ids, constraint_id = null, days, params }) => ({
        code,
        mission_ids: [...mission_ids],
        constraint_id,
        days,
        params,
      })),
    ]),
  ) as Record<(typeof findingKinds)[number], ProposalFinding[]>;
  return {
    ...change,
    ...found,
    operational_days: change.operational_days ?? null,
    second: change.second ?? null,
    scheduling_constraints: said.get(change.ship_time_request_id) ?? null,
  };
};

const whatApplicationsSay = async (
  db: Db,
  actor: Actor,
  { changes }: Pick<ProposalOutcome, 'changes'>,
): Promise<ReadonlyMap<number, string | null>> => {
  const applications = await findApplications(
    db,
    changes.map(({ ship_time_request_id: id }) => id),
    new Set(['scheduling_constraints']),
  );
  const visible = applications.filter((application) => mayViewApplication(actor, application).allowed);
  return new Map(visible.map(({ id, scheduling_constraints }) => [id, scheduling_constraints]));
};

const mustSailOf = (outcome: ProposalOutcome | null): Proposal['must_sail'] => {
  const found = outcome?.must_sail ?? null;
  return found && { ...found, applications: [...found.applications], pays: [...found.pays] };
};

export const readProposal = async (
  db: Db,
  desk: ProposalRunner,
  actor: Actor,
  id: number,
): Promise<Proposal> => {
  let row = await requireProposal(db, actor, id);
  const isOpen = row.state === 'queued' || row.state === 'running';
  if (isOpen && !desk.has(id)) {
    await sayLost(db, id);
    row = await requireProposal(db, actor, id);
  }
  const body = row.asked as unknown as ProposalBody;
  const outcome = row.result as unknown as ProposalOutcome | null;
  const isDecidable = row.state === 'done' || row.state === 'cancelled';
  const said = outcome ? await whatApplicationsSay(db, actor, outcome) : new Map<number, null>();
  const planIds = isDecidable ? await findPlanIdsOfProposal(db, row) : [];
  const state = isDecidable && (await isProposalStale(db, row, planIds)) ? 'stale' : row.state;
  const undo = await mayRevertProposal(db, actor, outcome?.changes ?? [], await findPlans(db, planIds));
  return {
    id: row.id,
    fiscal_year_id: row.fiscal_year_id,
    user_id: row.user_id,
    scenario_id: row.scenario_id,
    vessel_ids: row.vessel_ids,
    mode: body.mode,
    preset: body.preset ?? weightPresets[0],
    state: state as Proposal['state'],
    failure: row.failure as Proposal['failure'],
    progress: desk.progressOf(id) ?? (row.progress as unknown as ReportedProgress | null),
    changes: (outcome?.changes ?? []).map((change) => presentChange(change, said)),
    unplaced: (outcome?.unplaced ?? []).map((each) => ({ ...each, reasons: [...each.reasons] })),
    metrics: outcome?.metrics ?? null,
    costs: canReadCosts(actor) ? (outcome?.costs ?? null) : null,
    certificate: outcome?.certificate ?? null,
    must_sail: mustSailOf(outcome),
    repro: outcome?.repro ?? null,
    concessions: normalizeConcessions(body),
    weights: toAppliedWeights(weightsOfProposal(row)),
    created_at: row.created_at,
    can: { take_back: undo.allowed },
    refusal: undo.allowed ? null : undo.code,
  };
};

export const listRunningProposals = async (
  db: Db,
  desk: ProposalRunner,
  actor: Actor,
): Promise<(Proposal & Row)[]> => {
  const rows = await db
    .selectFrom('proposals')
    .select('id')
    .where('user_id', '=', actor.id)
    .where('state', 'in', ['queued', 'running'])
    .orderBy('id')
    .execute();
  const found = await Promise.all(rows.map(({ id }) => readProposal(db, desk, actor, id)));
  return found.filter(({ state }) => state === 'queued' || state === 'running');
};
