import type { CalendarFeed } from '@shiptime/domain/plans/wire/fleet';
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { requiredIdSchema } from '@shiptime/domain/applications/field-schemas';
import type { Actor, Role } from '@shiptime/domain/shared/actor';
import type { Language } from '@shiptime/domain/shared/text';
import type { Db, Tx } from '#db/connection.ts';
import { invalidRefusal, notFoundRefusal } from '#http/refusal.ts';
import { hashToken } from '#features/accounts/sessions/sessions.ts';

export const newFeedSchema = z.object({ vessel_id: requiredIdSchema.nullable().optional() });

export const addFeed = async (
  tx: Tx,
  actor: Actor,
  vesselId: number | null,
  origin: string,
): Promise<CalendarFeed> => {
  if (vesselId !== null) {
    const vessel = await tx.selectFrom('vessels').select('id').where('id', '=', vesselId).executeTakeFirst();
    if (!vessel) throw invalidRefusal([{ field: 'vessel_id', code: 'unknown_choice' }]);
  }
  const token = randomBytes(32).toString('base64url');
  const feed = await tx
    .insertInto('calendar_feeds')
    .values({ user_id: actor.id, vessel_id: vesselId, token_hash: hashToken(token) })
    .returning(['id', 'vessel_id', 'created_at'])
    .executeTakeFirstOrThrow();
  return { ...feed, url: `${origin}/api/calendar/${token}.ics` };
};

export const findFeeds = (db: Db, actor: Actor): Promise<CalendarFeed[]> =>
  db
    .selectFrom('calendar_feeds')
    .select(['id', 'vessel_id', 'created_at'])
    .where('user_id', '=', actor.id)
    .where('revoked_at', 'is', null)
    .orderBy('id')
    .execute();

export const revokeFeed = async (tx: Tx, actor: Actor, id: number): Promise<void> => {
  const revoked = await tx
    .updateTable('calendar_feeds')
    .set({ revoked_at: sql`now()` })
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!revoked) throw notFoundRefusal();
};

export type FeedOfToken = {
  readonly actor: Actor;
  readonly language: Language;
  readonly owner: string;
  readonly vessel_id: number | null;
  readonly vessel_name_en: string | null;
  readonly vessel_name_fr: string | null;
};

type Found = Omit<FeedOfToken, 'actor'> & { id: number; user_type_id: Role; vessel_ids: number[] };

export const requireFeedByToken = async (db: Db, token: string, demo: boolean): Promise<FeedOfToken> => {
  const { rows } = await sql<Found>`
    select u.id, u.user_type_id, u.language, u.first_name || ' ' || u.last_name as owner, f.vessel_id, v.name_en as vessel_name_en, v.name_fr as vessel_name_fr,
      array(select uv.vessel_id from user_vessels uv where uv.user_id = u.id) as vessel_ids
    from calendar_feeds f join users u on u.id = f.user_id left join vessels v on v.id = f.vessel_id
    where f.token_hash = ${hashToken(token)} and f.revoked_at is null and u.active
      and (${demo} or not u.demonstration)`.execute(db);
  const found = rows[0];
  if (!found) throw notFoundRefusal();
  const { id, user_type_id, vessel_ids, ...feed } = found;
  return { ...feed, actor: { id, role: user_type_id, vesselIds: vessel_ids } };
};
