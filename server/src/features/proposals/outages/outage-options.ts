import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { mayEditOrAmendPlan } from '@shiptime/domain/plans/decisions';
import type { OutageOption } from '@shiptime/domain/proposals/outage-wire';
import { isScheduled } from '@shiptime/domain/plans/missions';
import type { Concessions, ConcessionsBody } from '@shiptime/domain/proposals/proposal-bodies';
import {
  countDaysLost,
  outageOptionKinds,
  proposalBodyByOutageOption,
  outageOptionOrder,
  type OutageOptionKind,
  type ReplanOutageBody,
} from '@shiptime/domain/proposals/outages';
import { type Actor, hasRole } from '@shiptime/domain/shared/actor';
import type { PermissionDecision } from '@shiptime/domain/shared/permission-decision';
import type { Db } from '#db/connection.ts';
import { Refusal } from '#http/refusal.ts';
import type { MissionRow } from '#features/plans/missions/mission-presenter.ts';
import { findMissionsOfPlans } from '#features/plans/missions/mission-queries.ts';
import { type PlanRow, selectPlansOfYear } from '#features/plans/plan-queries.ts';
import {
  requireProposal,
  isProposalStale,
  findPlanIdsOfProposal,
  readProposal,
} from '../proposal-queries.ts';
import type { ProposalRunner } from '../proposal-runner.ts';
import { startProposal } from '../start-proposal.ts';
import { stopProposal } from '../stop-proposal.ts';
import { refreshAffectedMissions, findYearToReplan } from './affected-missions.ts';
import type { OutageRow } from './outage-row.ts';

type Scope = {
  readonly yearId: number;
  readonly own: readonly PlanRow[];
  readonly decision: PermissionDecision;
  readonly hitIds: ReadonlySet<number>;
  readonly regionIds: ReadonlySet<number | null>;
};

const concernedRegions = async (
  db: Db,
  outage: OutageRow,
  missionIds: readonly number[],
): Promise<ReadonlySet<number | null>> => {
  const { rows } = await sql<{ region_id: number | null }>`
    select distinct v.region_id from vessels v
    where v.id = ${outage.vessel_id} or v.id in (
      select unnest(array[r.vessel_preference_1_id, r.vessel_preference_2_id])
      from missions m join ship_time_requests r on r.id = m.ship_time_request_id
      where m.id = any(${missionIds}::int[]))`.execute(db);
  return new Set(rows.map(({ region_id }) => region_id));
};

const scopeOf = async (db: Db, actor: Actor, outage: OutageRow): Promise<Scope | null> => {
  const hits = await refreshAffectedMissions(db, outage, outage.affected);
  const yearId = await findYearToReplan(db, outage, hits);
  if (yearId === null) return null;
  const plans = await selectPlansOfYear(db, yearId).where('v.active', '=', true).orderBy('p.id').execute();
  const hers = plans.find(({ vessel_id }) => vessel_id === outage.vessel_id);
  if (!hers) return null;
  const own = plans.filter((plan) => mayEditOrAmendPlan(actor, plan).allowed);
  const hitIds = new Set(hits.map(({ mission_id }) => mission_id));
  const regionIds = await concernedRegions(db, outage, [...hitIds]);
  return { yearId, own, decision: mayEditOrAmendPlan(actor, hers), hitIds, regionIds };
};

const regionsOf = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, number | null>> => {
  const rows = await db.selectFrom('vessels').select(['id', 'region_id']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, region_id }) => [id, region_id]));
};

const vesselsFor = async (
  db: Db,
  kind: OutageOptionKind,
  { own, regionIds }: Scope,
  outage: OutageRow,
  includesOtherRegions: boolean,
): Promise<number[]> => {
  const ids = own.map(({ vessel_id }) => vessel_id);
  const regions = await regionsOf(db, ids);
  const region = regions.get(outage.vessel_id) ?? null;
  const isConcerned = (id: number): boolean => {
    if (kind === 'within_region') return region !== null && regions.get(id) === region;
    return includesOtherRegions || regionIds.has(regions.get(id) ?? null);
  };
  return ids.filter((id) => id === outage.vessel_id || isConcerned(id));
};

/**
 * Unaffected missions that stay in place: those without dates or published on other vessels; for
 * `fewest_moves`, all.
 */
const lockedFor = async (
  db: Db,
  kind: OutageOptionKind,
  { own, hitIds }: Scope,
  outage: OutageRow,
): Promise<number[]> => {
  const published = new Set(
    own.flatMap(({ id, vessel_id, review_level }) =>
      review_level === 'final' && vessel_id !== outage.vessel_id ? [id] : [],
    ),
  );
  const missions = await findMissionsOfPlans(
    db,
    own.map(({ id }) => id),
  );
  return missions
    .filter(
      (mission) =>
        !hitIds.has(mission.id) &&
        (kind === 'fewest_moves' || !isScheduled(mission) || published.has(mission.vessel_plan_id)),
    )
    .map(({ id }) => id);
};

/** Unaffected missions of other vessels, which may move but must stay scheduled. */
const stayingOn = async (db: Db, { own, hitIds }: Scope, outage: OutageRow): Promise<number[]> => {
  const others = own.filter(({ vessel_id }) => vessel_id !== outage.vessel_id);
  const vesselOf = new Map(others.map(({ id, vessel_id }) => [id, vessel_id]));
  const breakdowns = await db
    .selectFrom('scheduling_constraints')
    .select(['vessel_id', 'start_date', 'end_date'])
    .where('kind', '=', 'breakdown')
    .execute();
  const isHit = (mission: MissionRow): boolean =>
    hitIds.has(mission.id) ||
    breakdowns.some(
      (out) => out.vessel_id === vesselOf.get(mission.vessel_plan_id) && countDaysLost(mission, out) !== null,
    );
  const missions = await findMissionsOfPlans(
    db,
    others.map(({ id }) => id),
  );
  return missions.filter((mission) => isScheduled(mission) && !isHit(mission)).map(({ id }) => id);
};

const proposalsOf = async (
  db: Db,
  actor: Actor,
  outageId: number,
): Promise<Map<OutageOptionKind, number>> => {
  const rows = await db
    .selectFrom('outage_options as o')
    .innerJoin('proposals as p', 'p.id', 'o.proposal_id')
    .select(['o.kind', 'o.proposal_id', 'p.user_id'])
    .where('o.outage_id', '=', outageId)
    .orderBy('o.proposal_id')
    .execute();
  const visible = rows.filter(({ user_id }) => user_id === actor.id || hasRole(actor, 'administrator'));
  const ordered = visible.toSorted((a, b) => Number(a.user_id === actor.id) - Number(b.user_id === actor.id));
  return new Map(ordered.map(({ kind, proposal_id }) => [kind as OutageOptionKind, proposal_id]));
};

export const readOutageOptions = async (db: Db, actor: Actor, outage: OutageRow): Promise<OutageOption[]> => {
  const scope = await scopeOf(db, actor, outage);
  if (!scope) return [];
  const { decision } = scope;
  const proposals = await proposalsOf(db, actor, outage.id);
  const refusal = decision.allowed ? null : decision.code;
  return outageOptionKinds.map((kind) => ({ kind, proposal_id: proposals.get(kind) ?? null, refusal }));
};

const areSame = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length && new Set([...some, ...others]).size === some.length;

/** Stops waiting proposals first, so that none starts. */
const stopStale = async (
  app: FastifyInstance,
  desk: ProposalRunner,
  actor: Actor,
  ids: readonly number[],
): Promise<void> => {
  for (const id of ids.toReversed()) {
    const row = await requireProposal(app.db, actor, id);
    const isOpen = row.state === 'queued' || row.state === 'running';
    if (isOpen && (await isProposalStale(app.db, row, await findPlanIdsOfProposal(app.db, row))))
      await stopProposal(app.db, desk, actor, id);
  }
};

const isUsable = async (
  app: FastifyInstance,
  desk: ProposalRunner,
  actor: Actor,
  id: number | undefined,
  vesselIds: readonly number[],
  conceded: ConcessionsBody,
) => {
  if (id === undefined) return false;
  const { state, vessel_ids, concessions } = await readProposal(app.db, desk, actor, id);
  const isConceded = Object.entries(conceded).every(
    ([limit, value]) => concessions[limit as keyof Concessions] === value,
  );
  return state !== 'stale' && state !== 'failed' && isConceded && areSame(vessel_ids, vesselIds);
};

/** Starts a proposal for each option without a usable one; a full queue refuses the option. */
export const startOutageOptions = async (
  app: FastifyInstance,
  desk: ProposalRunner,
  actor: Actor,
  outage: OutageRow,
  { other_regions: includesOtherRegions = false, ...conceded }: ReplanOutageBody = {},
): Promise<OutageOption[]> => {
  const scope = await scopeOf(app.db, actor, outage);
  if (!scope || !scope.decision.allowed) return readOutageOptions(app.db, actor, outage);
  const proposals = await proposalsOf(app.db, actor, outage.id);
  await stopStale(app, desk, actor, [...proposals.values()]);
  const options: OutageOption[] = [];
  const idsSoFar = () => options.flatMap(({ proposal_id }) => proposal_id ?? []);
  for (const kind of outageOptionOrder) {
    const there = proposals.get(kind);
    const vessel_ids = await vesselsFor(app.db, kind, scope, outage, includesOtherRegions);
    if (await isUsable(app, desk, actor, there, vessel_ids, conceded)) {
      options.push({ kind, proposal_id: there ?? null, refusal: null });
      continue;
    }
    try {
      const locked_mission_ids = await lockedFor(app.db, kind, scope, outage);
      const body = {
        fiscal_year_id: scope.yearId,
        vessel_ids,
        locked_mission_ids,
        ...proposalBodyByOutageOption[kind],
        ...conceded,
      };
      const proposal_id = await startProposal(app, desk, actor, body, {
        decide: mayEditOrAmendPlan,
        rivalIds: idsSoFar(),
        mustStay: await stayingOn(app.db, scope, outage),
        affected: [...scope.hitIds],
      });
      await app.db.insertInto('outage_options').values({ proposal_id, outage_id: outage.id, kind }).execute();
      options.push({ kind, proposal_id, refusal: null });
    } catch (error) {
      const isFull = error instanceof Refusal && ['too_many_at_once', 'unavailable'].includes(error.reason);
      if (!isFull) throw error;
      options.push({ kind, proposal_id: there ?? null, refusal: 'too_many_at_once' });
    }
  }
  return outageOptionKinds.flatMap((kind) => options.filter((option) => option.kind === kind));
};
