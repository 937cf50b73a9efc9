import { sql } from 'kysely';
import {
  type AvailabilityWatch,
  type AvailabilityWatchBody,
  maximumAvailabilityWatches,
} from '@shiptime/domain/plans/availability';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Db, Tx } from '#db/connection.ts';
import { invalidRefusal, notFoundRefusal, Refusal } from '#http/refusal.ts';

const columns = [
  ...(['id', 'vessel_id', 'region_id', 'start_date', 'end_date'] as const),
  ...(['min_days', 'min_berths', 'created_at'] as const),
] as const;

export const findWatches = (db: Db, { id }: Actor): Promise<AvailabilityWatch[]> =>
  db.selectFrom('availability_watches').select(columns).where('user_id', '=', id).orderBy('id').execute();

const requireKnown = async (
  tx: Tx,
  table: 'vessels' | 'regions',
  field: 'vessel_id' | 'region_id',
  id: number | null,
): Promise<void> => {
  if (id === null) return;
  const row = await tx.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst();
  if (!row) throw invalidRefusal([{ field, code: 'unknown_choice' }]);
};

/** Locks the user's row, so that concurrent requests cannot exceed the limit of watches. */
const lockUser = (tx: Tx, userId: number) =>
  tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();

export const addWatch = async (
  tx: Tx,
  actor: Actor,
  { vessel_id = null, region_id = null, min_days = null, min_berths = null, ...days }: AvailabilityWatchBody,
): Promise<AvailabilityWatch> => {
  await requireKnown(tx, 'vessels', 'vessel_id', vessel_id);
  await requireKnown(tx, 'regions', 'region_id', region_id);
  await lockUser(tx, actor.id);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from availability_watches where user_id = ${actor.id}`.execute(tx);
  if (rows[0]!.count >= maximumAvailabilityWatches) throw new Refusal('limit_reached');
  return tx
    .insertInto('availability_watches')
    .values({
      ...{ user_id: actor.id, vessel_id, region_id, ...days, min_days, min_berths },
      last_opening_id: sql<number>`(select coalesce(max(id), 0) from schedule_openings)`,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
};

export const removeWatch = async (tx: Tx, actor: Actor, id: number): Promise<void> => {
  const removed = await tx
    .deleteFrom('availability_watches')
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw notFoundRefusal();
};

/** Used by the link in e-mails, without a session; idempotent. */
export const removeAllWatches = async (tx: Tx, userId: number): Promise<void> => {
  await tx.deleteFrom('availability_watches').where('user_id', '=', userId).execute();
};
