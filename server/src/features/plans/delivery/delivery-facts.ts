import { sql } from 'kysely';
import type { ConstraintKind } from '@shiptime/domain/vessels/constraints';
import type { Db } from '#db/connection.ts';

export type DeliveryVesselRow = {
  readonly vessel_plan_id: number;
  readonly vessel_id: number;
  readonly length: number | null;
  readonly class_key: string;
  readonly region_key: string | null;
};

export const loadVesselsOfPlans = async (db: Db, planIds: readonly number[]): Promise<DeliveryVesselRow[]> =>
  db
    .selectFrom('vessel_plans as p')
    .innerJoin('vessels as v', 'v.id', 'p.vessel_id')
    .innerJoin('vessel_classes as c', 'c.id', 'v.vessel_class_id')
    .leftJoin('regions as g', 'g.id', 'v.region_id')
    .select([
      'p.id as vessel_plan_id',
      'p.vessel_id',
      'v.length',
      'c.key as class_key',
      'g.key as region_key',
    ])
    .where('p.id', 'in', planIds)
    .execute();

export const loadConstraintKinds = async (
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ConstraintKind>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('scheduling_constraints')
    .select(['id', 'kind'])
    .$narrowType<{ kind: ConstraintKind }>()
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, kind }) => [id, kind]));
};

export type WorkAreasAndNeeds = { readonly areas: readonly string[]; readonly needs: readonly string[] };

export const loadWorkAreasAndNeeds = async (
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, WorkAreasAndNeeds>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<WorkAreasAndNeeds & { id: number }>`
    select r.id, array(select a.key from ship_time_request_project_areas c join project_areas a
        on a.id = c.project_area_id where c.ship_time_request_id = r.id) as areas,
      array(select k.key from ship_time_request_capabilities n join capabilities k on k.id = n.capability_id
        where n.ship_time_request_id = r.id and n.relation = 'work') as needs
    from ship_time_requests r where r.id = any(${[...ids]}::int[])`.execute(db);
  return new Map(rows.map(({ id, ...work }) => [id, work]));
};

export type ReportedLosses = {
  readonly reported: number;
  readonly weather: number;
  readonly breakdown: number;
};

export const loadReportedLosses = async (db: Db): Promise<ReportedLosses> => {
  const { rows } = await sql<ReportedLosses>`
    select coalesce(sum(planned_days), 0)::float8 as reported, coalesce(sum(weather_days), 0)::float8 as weather,
      coalesce(sum(breakdown_days), 0)::float8 as breakdown
    from voyage_reports where closed_at is not null`.execute(db);
  return rows[0]!;
};
