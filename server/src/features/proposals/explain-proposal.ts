import { type Board, missionsOf } from '@shiptime/domain/plans/conflicts/board';
import type { ProposalBody } from '@shiptime/domain/proposals/proposal-bodies';
import { standingFactor, type StandingFacts } from '@shiptime/domain/proposals/proposal-weights';
import type { StandingUsedByProposal, Explanation } from '@shiptime/domain/proposals/proposal-wire';
import { mayReadStanding } from '@shiptime/domain/review/standings';
import type { Actor } from '@shiptime/domain/shared/actor';
import { explainUnplacedMission, type VesselExplanation } from '@shiptime/planner/fleet/explain';
import type { FleetProblem } from '@shiptime/planner/fleet/fleet-problem';
import { applyChanges } from '@shiptime/planner/fleet/proposed-changes';
import type { Db } from '#db/connection.ts';
import { notFoundRefusal, Refusal } from '#http/refusal.ts';
import { findApplications } from '../applications/application-queries.ts';
import { fingerprintPlans, buildPlanningProblem, weightsOfProposal } from './proposal-facts.ts';
import type { ProposalOutcome } from './proposal-outcome.ts';
import { findSharedVoyages } from '../plans/shared-voyages/find-shared-voyages.ts';
import { requireProposal, findPlanIdsOfProposal, type ProposalRow } from './proposal-queries.ts';

type Named = { readonly title: string; readonly standing: StandingUsedByProposal };

const presented = (
  mission_id: number,
  found: VesselExplanation,
  named: ReadonlyMap<number, Named>,
): Explanation['vessels'][number] => {
  const { vessel_id } = found;
  if (found.verdict === 'static') {
    const reasons = found.conflicts.map(({ code, days, params }) => ({ code, params: { days, ...params } }));
    return { mission_id, vessel_id, verdict: 'static', reasons };
  }
  if (found.verdict === 'calendar') return { ...found, mission_id, relaxations: [...found.relaxations] };
  if (found.verdict !== 'blocked') return { ...found, mission_id };
  const { mission_ids, relaxations, ...rest } = found;
  const missions = mission_ids.map((id) => ({ id, ...(named.get(id) ?? { title: '', standing: null }) }));
  return { ...rest, mission_id, missions, relaxations: [...relaxations] };
};

const countedFor = async (
  db: Db,
  actor: Actor,
  { wishes: { weights, standings } }: FleetProblem,
): Promise<ReadonlyMap<number, StandingUsedByProposal>> => {
  const found: ReadonlyMap<number, StandingFacts> = standings ?? new Map();
  const applications = await findApplications(db, [...found.keys()]);
  const readable = applications.filter((application) => mayReadStanding(actor, application).allowed);
  return new Map(
    readable.map(({ id }) => [id, { ...found.get(id)!, counts_as: standingFactor(weights, found.get(id)) }]),
  );
};

const namesOn = (
  board: Board,
  counted: ReadonlyMap<number, StandingUsedByProposal>,
): ReadonlyMap<number, Named> =>
  new Map(
    missionsOf(board).map(({ mission: { id, title, ship_time_request_id: application } }) => [
      id,
      { title, standing: counted.get(application ?? 0) ?? null },
    ]),
  );

const sharedVoyagesOf = async (
  db: Db,
  { fiscal_year_id, vessel_ids }: ProposalRow,
  board: Board,
  applicationId: number,
): Promise<Explanation['shared_voyages']> => {
  const titles = new Map(
    missionsOf(board).map(({ mission }) => [mission.ship_time_request_id ?? 0, mission.title]),
  );
  const found = await findSharedVoyages(db, fiscal_year_id);
  return found.flatMap(({ vessel_id, ship_time_requests, saved_days }) => {
    const ids = ship_time_requests.map(({ id }) => id);
    const other = ids.find((id) => id !== applicationId);
    const title = other === undefined ? undefined : titles.get(other);
    const isTheirs = ids.includes(applicationId) && vessel_ids.includes(vessel_id);
    if (!isTheirs || other === undefined || title === undefined) return [];
    return [{ vessel_id, ship_time_request_id: other, title, saved_days }];
  });
};

/** Throws `stale` if the plans have changed since the proposal. */
export const readExplanation = async (
  db: Db,
  actor: Actor,
  id: number,
  applicationId: number,
): Promise<Explanation> => {
  const row = await requireProposal(db, actor, id);
  const outcome = row.result as unknown as ProposalOutcome | null;
  if (!outcome) throw notFoundRefusal();
  const planIds = await findPlanIdsOfProposal(db, row);
  const isFresh = outcome.changes.every(({ applied }) => !applied);
  if (!isFresh || row.fingerprint !== (await fingerprintPlans(db, planIds)))
    throw new Refusal('stale', { message: 'answers:http.stale' });
  const body = row.asked as unknown as ProposalBody;
  const weights = weightsOfProposal(row);
  const posed = await buildPlanningProblem(db, planIds, body, {
    weights,
    today: row.created_at.slice(0, 10),
  });
  const own = posed.pieces.filter(({ mission }) => mission.ship_time_request_id === applicationId);
  if (own.length === 0) throw notFoundRefusal();
  const board = applyChanges(posed.board, outcome.changes);
  const counted = await countedFor(db, actor, posed);
  const named = namesOn(board, counted);
  return {
    ship_time_request_id: applicationId,
    standing: counted.get(applicationId) ?? null,
    shared_voyages: await sharedVoyagesOf(db, row, board, applicationId),
    vessels: own.flatMap(({ mission }) =>
      explainUnplacedMission(posed, board, mission.id).map((found) => presented(mission.id, found, named)),
    ),
  };
};
