import { sql } from 'kysely';
import {
  applicationIdsIn,
  type PublishedPlan,
  type ScheduledProjectArea,
} from '@shiptime/domain/plans/versions/fleet-snapshot';
import type { Db } from '#db/connection.ts';

/** Uses current project areas of applications, not published ones. */
export const findScheduledAreas = async (
  db: Db,
  plans: readonly PublishedPlan[],
): Promise<readonly ScheduledProjectArea[]> => {
  const ids = applicationIdsIn(plans);
  if (ids.length === 0) return [];
  return db
    .selectFrom('project_areas as a')
    .innerJoin('ship_time_request_project_areas as c', 'c.project_area_id', 'a.id')
    .select(['a.id', 'a.key', 'a.name_en', 'a.name_fr'])
    .select(
      sql<number[]>`array_agg(c.ship_time_request_id order by c.ship_time_request_id)`.as(
        'ship_time_request_ids',
      ),
    )
    .where('c.ship_time_request_id', 'in', ids)
    .groupBy('a.id')
    .execute();
};
