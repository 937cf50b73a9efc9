import type { Selectable } from 'kysely';
import type { Db } from '#db/connection.ts';
import type { SchedulingConstraints } from '#db/tables.generated.ts';
import { notFoundRefusal } from '#http/refusal.ts';
import type { AffectedMissionPlace } from './affected-missions.ts';

export type OutageRow = Selectable<SchedulingConstraints> & {
  readonly affected: readonly AffectedMissionPlace[];
  readonly reported_by: number;
};

export const requireOutage = async (db: Db, id: number): Promise<OutageRow> => {
  const row = await db
    .selectFrom('scheduling_constraints as c')
    .innerJoin('outages as o', 'o.id', 'c.id')
    .selectAll('c')
    .select(['o.affected', 'o.user_id as reported_by'])
    .where('c.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFoundRefusal();
  return { ...row, affected: row.affected as unknown as readonly AffectedMissionPlace[] };
};
