import { sql } from 'kysely';
import type { AdoptScenarioBody } from '@shiptime/domain/scenarios/scenario-bodies';
import {
  comparedFields,
  type ComparedField,
  type ScenarioChange,
  type ComparedMission,
} from '@shiptime/domain/scenarios/scenario-changes';
import { mayAdoptScenario } from '@shiptime/domain/scenarios/policy';
import { mayEditPlan } from '@shiptime/domain/plans/decisions';
import type { Actor } from '@shiptime/domain/shared/actor';
import { refused } from '@shiptime/domain/shared/permission-decision';
import type { Tx } from '#db/connection.ts';
import { writeAuditEntry } from '#audit/audit.ts';
import { throwIfRefused, invalidRefusal, Refusal } from '#http/refusal.ts';
import type { MissionBatch } from '../plans/missions/mission-schema.ts';
import { addMission } from '../plans/missions/add-mission.ts';
import { findMissionsOfApplication } from '../plans/missions/mission-queries.ts';
import { removeMission } from '../plans/missions/remove-mission.ts';
import { saveMissions } from '../plans/missions/save-missions.ts';
import { addMissionPart } from '../plans/missions/split-mission.ts';
import { transferMissionToPlan } from '../plans/missions/transfer-mission.ts';
import { lockPlan, type PlanRow } from '../plans/plan-queries.ts';
import { insertPlanVersion } from '../plans/versions/take-version.ts';
import { lockOrCreatePlanOfVessel } from '../review/missions-of-application.ts';
import { reassignApplication } from '../review/reassignment.ts';
import { findScenarioChanges, parseScenarioOrigin } from './comparison.ts';
import { lockScenario, type ScenarioRow } from './scenario-queries.ts';
import { copyKeptConflicts, findKeptConflictsAmong } from '../plans/missions/copy-kept-conflicts.ts';
import { findCurrentMissions } from './compared-missions.ts';

type By = Actor & { readonly address?: string };
type Adopting = {
  readonly tx: Tx;
  readonly actor: By;
  readonly reason: string;
  readonly plans: ReadonlyMap<number, PlanRow>;
};

const chosenOf = (
  changes: readonly ScenarioChange[],
  wanted: AdoptScenarioBody['change_ids'],
): ScenarioChange[] => {
  if (!wanted) return [...changes];
  const known = new Set(changes.map(({ id }) => id));
  const problems = wanted.flatMap((id, index) =>
    known.has(id) ? [] : [{ field: `change_ids.${index}`, code: 'unknown_choice' as const }],
  );
  if (problems.length > 0) throw invalidRefusal(problems);
  return changes.filter(({ id }) => wanted.includes(id));
};

const refuseUnasked = (chosen: readonly ScenarioChange[], overwrite: readonly number[] = []): void => {
  const rows = chosen.filter((each) => each.changed_by_both && !overwrite.includes(each.id));
  if (rows.length === 0) return;
  throw new Refusal('stale', {
    message: 'answers:http.changed_by_both',
    params: { count: rows.length },
    meta: { blocking: rows.map(({ id }) => id), rows },
  });
};

const lockPlans = async (
  tx: Tx,
  actor: By,
  scenario: ScenarioRow,
  chosen: readonly ScenarioChange[],
): Promise<ReadonlyMap<number, PlanRow>> => {
  const vessels = [...new Set(chosen.flatMap(({ from, to }) => [from?.vessel_id, to?.vessel_id]))];
  const ids: number[] = [];
  for (const vessel of vessels.filter((id) => id !== undefined).toSorted((a, b) => a - b))
    ids.push((await lockOrCreatePlanOfVessel(tx, vessel, scenario.fiscal_year_id)).id);
  const plans = new Map<number, PlanRow>();
  for (const id of ids) {
    const plan = await lockPlan(tx, id);
    throwIfRefused(mayEditPlan(actor, plan));
    plans.set(plan.vessel_id, plan);
  }
  await sql`select id from missions where vessel_plan_id = any(${ids}::int[]) order by id for update`.execute(
    tx,
  );
  return plans;
};

/** Reassigns the application if all of its missions move. */
const transfer = async (
  { tx, actor, reason }: Adopting,
  chosen: readonly ScenarioChange[],
): Promise<void> => {
  const going = chosen.filter(({ kind }) => kind === 'transfer');
  const gone = new Set<number>();
  for (const change of going) {
    const vesselId = change.to!.vessel_id;
    if (gone.has(change.mission_id!)) continue;
    const application = change.ship_time_request_id;
    const siblings = application === null ? [] : await findMissionsOfApplication(tx, application);
    const together = going.filter(
      (each) => each.ship_time_request_id === application && each.to!.vessel_id === vesselId,
    );
    if (application === null || siblings.length !== together.length) {
      await transferMissionToPlan(
        tx,
        actor,
        change.mission_id!,
        { vessel_id: vesselId, keep_dates: false },
        [],
      );
      continue;
    }
    // Vessel and mission change in two statements, so constraints are deferred.
    await sql`set constraints all deferred`.execute(tx);
    const done = await reassignApplication(tx, actor, application, { vessel_id: vesselId, reason });
    if ('offerId' in done) throwIfRefused(refused('not_your_vessel'));
    for (const { mission_id } of together) gone.add(mission_id!);
  }
};

const partOf = (mission: ComparedMission) =>
  Object.fromEntries(comparedFields.map((field) => [field, mission[field]])) as Pick<
    ComparedMission,
    ComparedField
  >;

const add = async (
  { tx, actor, plans }: Adopting,
  chosen: readonly ScenarioChange[],
  mine: ReadonlyMap<number, ComparedMission>,
): Promise<ReadonlyMap<number, number>> => {
  const added = new Map<number, number>();
  for (const { id, kind, to, ship_time_request_id: application } of chosen) {
    if (kind !== 'add') continue;
    const mission = partOf(mine.get(id)!);
    const plan = plans.get(to!.vessel_id)!;
    const undated = { ...mission, start_date: null, start_fraction: 0 as const };
    const { id: real } =
      application === null
        ? await addMission(tx, actor, plan.id, undated)
        : await addMissionPart(tx, actor, plan, application, undated);
    added.set(id, real);
  }
  return added;
};

const datesOf = ({ start_date, start_fraction }: ComparedMission) => ({
  start_date,
  start_fraction: start_fraction as 0,
});

/** Saves all missions of a vessel at once, so that two may swap places. */
const save = async (
  { tx, actor, plans }: Adopting,
  chosen: readonly ScenarioChange[],
  mine: ReadonlyMap<number, ComparedMission>,
  realOf: (id: number) => number | undefined,
): Promise<void> => {
  for (const [vesselId, plan] of plans) {
    const changes: MissionBatch['changes'] = chosen.flatMap((change) => {
      const mission = mine.get(change.id);
      const real = realOf(change.id);
      if (!mission || real === undefined || change.to?.vessel_id !== vesselId) return [];
      const moves =
        change.kind !== 'change' ||
        change.to.start_date !== change.from!.start_date ||
        change.to.start_fraction !== change.from!.start_fraction;
      const fields = Object.fromEntries(change.fields.map(({ field, after }) => [field, after]));
      return [{ id: real, ...(moves && datesOf(mission)), ...fields }];
    });
    if (changes.length > 0) await saveMissions(tx, actor, plan.id, { changes });
  }
};

const rebase = async (
  tx: Tx,
  scenario: ScenarioRow,
  chosen: readonly ScenarioChange[],
  added: ReadonlyMap<number, number>,
): Promise<void> => {
  for (const [copy, real] of added)
    await tx.updateTable('missions').set({ original_id: real }).where('id', '=', copy).execute();
  const touched = new Set([...chosen.flatMap(({ mission_id }) => mission_id ?? []), ...added.values()]);
  const now = await findCurrentMissions(tx, scenario.fiscal_year_id, [], [...touched]);
  const origin = [...parseScenarioOrigin(scenario).filter(({ id }) => !touched.has(id)), ...now];
  await tx
    .updateTable('scenarios')
    .set({ origin: JSON.stringify(origin), adopted_at: sql`now()` })
    .where('id', '=', scenario.id)
    .execute();
};

/** Saves a version of each plan, then applies all changes or none. Conflicts need `overwrite_ids`. */
export const adoptScenario = async (
  tx: Tx,
  actor: By,
  id: number,
  { reason, change_ids, overwrite_ids }: AdoptScenarioBody,
): Promise<void> => {
  const scenario = await lockScenario(tx, id);
  throwIfRefused(mayAdoptScenario(actor, scenario));
  const first = chosenOf((await findScenarioChanges(tx, scenario)).changes, change_ids);
  const plans = await lockPlans(tx, actor, scenario, first);
  const { changes, mine } = await findScenarioChanges(tx, scenario);
  const chosen = chosenOf(changes, change_ids).filter((change) =>
    first.some((each) => each.id === change.id),
  );
  refuseUnasked(chosen, overwrite_ids);
  if (chosen.length === 0) return;
  for (const plan of plans.values()) await insertPlanVersion(tx, plan, actor.id, reason);
  const copies = new Map(mine.map((each) => [each.id, each]));
  const adopting = { tx, actor, reason, plans };
  for (const { kind, mission_id } of chosen)
    if (kind === 'remove') await removeMission(tx, actor, mission_id!, []);
  await transfer(adopting, chosen);
  const added = await add(adopting, chosen, copies);
  const realOf = (copy: number): number | undefined =>
    added.get(copy) ?? copies.get(copy)?.original_id ?? undefined;
  const kept = await findKeptConflictsAmong(
    tx,
    mine.map((each) => each.id),
  );
  await copyKeptConflicts(tx, kept, realOf);
  await save(adopting, chosen, copies, realOf);
  await rebase(tx, scenario, chosen, added);
  await writeAuditEntry(tx, actor, {
    action: 'scenarios.adopted',
    subject_type: 'scenarios',
    subject_id: id,
    after: { changes: chosen.length },
    reason,
  });
};
