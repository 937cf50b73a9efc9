import { sql } from 'kysely';
import type { ApplicationOutcome } from '@shiptime/domain/plans/voyages';
import { roles } from '@shiptime/domain/shared/actor';
import type { Db } from '#db/connection.ts';

type Contact = ApplicationOutcome['contacts'][number];

export const findCoordinators = async (
  db: Db,
  vesselIds: readonly number[],
): Promise<ReadonlyMap<number, Contact[]>> => {
  const { rows } = await sql<Contact & { vessel_id: number }>`
    select v.vessel_id, u.id, u.first_name, u.last_name, u.email from users u join user_vessels v on v.user_id = u.id
    where v.vessel_id = any(${vesselIds}::int[]) and u.active and u.user_type_id = ${roles.regional_vessel_coordinator}
    order by v.vessel_id, u.id`.execute(db);
  const found = new Map<number, Contact[]>();
  for (const { vessel_id, ...contact } of rows)
    found.set(vessel_id, [...(found.get(vessel_id) ?? []), contact]);
  return found;
};
