import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Role } from '@shiptime/domain/shared/actor';
import type { Language } from '@shiptime/domain/shared/text';
import type { Db } from '../../db/connection.ts';
import type { Viewer } from '../../http/access.ts';
import type { SessionTimes } from '../../http/context.ts';

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

type Found = {
  session_id: number;
  id: number;
  user_type_id: Role;
  language: Language;
  vessel_ids: number[];
  stale: boolean;
};

/** A use is written down once a minute at most: reading must not cost a write each time. */
const touchAfterSeconds = 60;

/**
 * Who holds this token, read anew with every request: a session that was ended, expired or idle for too long,
 * and an account that was disabled or demoted, count from the very next call.
 */
export const findViewer = async (db: Db, token: string, times: SessionTimes): Promise<Viewer | null> => {
  const { rows } = await sql<Found>`
    select s.id as session_id, u.id, u.user_type_id, u.language,
      array(select vessel_id from user_vessels v where v.user_id = u.id order by 1) as vessel_ids,
      s.last_used_at < now() - make_interval(secs => ${touchAfterSeconds}) as stale
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = ${hashToken(token)} and s.revoked_at is null and s.expires_at > now()
      and s.last_used_at > now() - make_interval(mins => ${times.idleMinutes}) and u.active`.execute(db);
  const found = rows[0];
  if (!found) return null;
  if (found.stale) {
    await sql`update sessions set last_used_at = now() where id = ${found.session_id}`.execute(db);
  }
  return {
    id: found.id,
    role: found.user_type_id,
    vesselIds: found.vessel_ids,
    sessionId: found.session_id,
    language: found.language,
  };
};
