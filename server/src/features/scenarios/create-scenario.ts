import { sql } from 'kysely';
import type { ScenarioBody } from '@shiptime/domain/scenarios/scenario-bodies';
import type { ScenarioMission, ComparedMission } from '@shiptime/domain/scenarios/scenario-changes';
import { mayCreateScenario } from '@shiptime/domain/scenarios/policy';
import type { FleetSnapshot } from '@shiptime/domain/plans/versions/fleet-snapshot';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { FieldProblem } from '@shiptime/domain/shared/field-problem';
import type { Tx } from '#db/connection.ts';
import { writeAuditEntry } from '#audit/audit.ts';
import { throwIfRefused, invalidRefusal } from '#http/refusal.ts';
import {
  copyKeptConflicts,
  findKeptConflictsAmong,
  type StoredKeptConflict,
} from '../plans/missions/copy-kept-conflicts.ts';
import { findCurrentMissions, findScenarioMissions } from './compared-missions.ts';

type Source = { readonly missions: readonly ScenarioMission[]; readonly kept: readonly StoredKeptConflict[] };

const known = async (tx: Tx, table: 'fiscal_years' | 'vessels', ids: readonly number[]) => {
  const rows = await tx.selectFrom(table).select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
};

const requireKnown = async (tx: Tx, { fiscal_year_id, vessel_ids }: ScenarioBody): Promise<void> => {
  const years = await known(tx, 'fiscal_years', [fiscal_year_id]);
  const vessels = await known(tx, 'vessels', vessel_ids);
  const problems: FieldProblem[] = [
    ...(years.has(fiscal_year_id) ? [] : [{ field: 'fiscal_year_id', code: 'unknown_choice' as const }]),
    ...vessel_ids.flatMap((id, index) =>
      vessels.has(id) ? [] : [{ field: `vessel_ids.${index}`, code: 'unknown_choice' as const }],
    ),
  ];
  if (problems.length > 0) throw invalidRefusal(problems);
};

const unknownSource = () => invalidRefusal([{ field: 'from', code: 'unknown_choice' }]);

const ofScenario = async (
  tx: Tx,
  { fiscal_year_id, vessel_ids }: ScenarioBody,
  from: number,
): Promise<Source> => {
  const found = await tx
    .selectFrom('scenarios')
    .select('id')
    .where('id', '=', from)
    .where('fiscal_year_id', '=', fiscal_year_id)
    .executeTakeFirst();
  if (!found) throw unknownSource();
  const missions = (await findScenarioMissions(tx, from)).filter((each) =>
    vessel_ids.includes(each.vessel_id),
  );
  return {
    missions,
    kept: await findKeptConflictsAmong(
      tx,
      missions.map(({ id }) => id),
    ),
  };
};

/** Missions as published. Missions added since lose their dates; missions deleted since are left out. */
const ofVersion = async (
  tx: Tx,
  { fiscal_year_id, vessel_ids }: ScenarioBody,
  number: number,
  current: readonly ComparedMission[],
): Promise<Source> => {
  const row = await tx
    .selectFrom('fleet_plan_versions as n')
    .innerJoin('fleet_plans as f', 'f.id', 'n.fleet_plan_id')
    .select('n.snapshot')
    .where('f.fiscal_year_id', '=', fiscal_year_id)
    .where('n.number', '=', number)
    .executeTakeFirst();
  if (!row) throw unknownSource();
  const now = new Map(current.map((each) => [each.id, each]));
  const published = (row.snapshot as FleetSnapshot).plans
    .filter(({ snapshot }) => vessel_ids.includes(snapshot.vessel_id))
    .flatMap(({ snapshot }) =>
      snapshot.missions
        .filter(({ id }) => now.has(id))
        .map((mission): ScenarioMission => ({
          ...now.get(mission.id)!,
          ...mission,
          vessel_id: snapshot.vessel_id,
          original_id: mission.id,
        })),
    );
  const there = new Set(published.map(({ id }) => id));
  const since = current
    .filter(({ id }) => !there.has(id))
    .map((each) => ({ ...each, start_date: null, start_fraction: 0 as const, original_id: each.id }));
  const missions = [...published, ...since];
  return {
    missions,
    kept: await findKeptConflictsAmong(
      tx,
      missions.map(({ id }) => id),
    ),
  };
};

const sourceOf = async (tx: Tx, body: ScenarioBody, current: readonly ComparedMission[]): Promise<Source> => {
  const { from = 'current' } = body;
  if (typeof from === 'number') return ofScenario(tx, body, from);
  if (from !== 'current') return ofVersion(tx, body, from.version, current);
  const kept = await findKeptConflictsAmong(
    tx,
    current.map(({ id }) => id),
  );
  return { missions: current.map((each) => ({ ...each, original_id: each.id })), kept };
};

const addPlans = async (tx: Tx, scenarioId: number, { fiscal_year_id, vessel_ids }: ScenarioBody) => {
  const plans = await tx
    .insertInto('vessel_plans')
    .values(vessel_ids.map((vessel_id) => ({ vessel_id, fiscal_year_id, scenario_id: scenarioId })))
    .returning(['id', 'vessel_id'])
    .execute();
  return new Map(plans.map(({ id, vessel_id }) => [vessel_id, id]));
};

const addMissions = async (
  tx: Tx,
  missions: readonly ScenarioMission[],
  plans: ReadonlyMap<number, number>,
): Promise<ReadonlyMap<number, number>> => {
  const numbers = new Map<number, number>();
  const rows = missions.map(({ id, vessel_id, ...mission }) => {
    const number = (numbers.get(vessel_id) ?? 0) + 1;
    numbers.set(vessel_id, number);
    return { ...mission, source_id: id, vessel_plan_id: plans.get(vessel_id), number };
  });
  await sql`set constraints missions_no_overlap, missions_number deferred`.execute(tx);
  const { rows: added } = await sql<{ id: number; source_id: number }>`
    with source as (
      select (each ->> 'source_id')::int as source_id, r.* from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) each,
        lateral jsonb_populate_record(null::missions, each) r
    ), added as (
      insert into missions (vessel_plan_id, original_id, ship_time_request_id, number, title, requested_berths, approved_berths,
        mobilization_days, operational_days, demobilization_days, mobilization_port_id, demobilization_port_id, port_calls, port_call_stops,
        start_date, start_fraction, notes, overlap_kept)
      select vessel_plan_id, original_id, ship_time_request_id, number, title, requested_berths, approved_berths,
        mobilization_days, operational_days, demobilization_days, mobilization_port_id, demobilization_port_id, port_calls, port_call_stops,
        start_date, start_fraction, notes, false from source
      returning id, vessel_plan_id, number
    )
    select a.id, s.source_id from added a join source s on s.vessel_plan_id = a.vessel_plan_id and s.number = a.number`.execute(
    tx,
  );
  return new Map(added.map(({ id, source_id }) => [source_id, id]));
};

export const createScenario = async (
  tx: Tx,
  actor: Actor & { readonly address?: string },
  asked: ScenarioBody,
): Promise<number> => {
  throwIfRefused(mayCreateScenario(actor));
  const body = { ...asked, vessel_ids: [...new Set(asked.vessel_ids)] };
  await requireKnown(tx, body);
  const { fiscal_year_id, name, vessel_ids, from = 'current' } = body;
  const current = await findCurrentMissions(tx, fiscal_year_id, vessel_ids);
  const { missions, kept } = await sourceOf(tx, body, current);
  const { id } = await tx
    .insertInto('scenarios')
    .values({ fiscal_year_id, name, user_id: actor.id, origin: JSON.stringify(current) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const plans = await addPlans(tx, id, body);
  const copies = await addMissions(tx, missions, plans);
  await copyKeptConflicts(tx, kept, (each) => copies.get(each));
  await sql`
    update missions m set overlap_kept = true where m.vessel_plan_id = any(${[...plans.values()]}::int[])
      and exists (select 1 from mission_conflicts_kept k where k.mission_id = m.id and k.code = 'overlap')`.execute(
    tx,
  );
  await sql`set constraints all immediate`.execute(tx);
  await writeAuditEntry(tx, actor, {
    action: 'scenarios.created',
    subject_type: 'scenarios',
    subject_id: id,
    after: { fiscal_year_id, name, vessel_ids, from },
  });
  return id;
};
