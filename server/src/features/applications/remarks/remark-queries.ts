import { sql } from 'kysely';
import { mayReadRemarks, mayAddRemark } from '@shiptime/domain/applications/decisions';
import { mayReplyToRemark, mayChangeRemark } from '@shiptime/domain/applications/remarks';
import type { openRemarksSchema, Remark, RemarkReply } from '@shiptime/domain/applications/wire/remarks';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { z } from 'zod';
import type { Db } from '#db/connection.ts';
import { instantTextSql } from '#db/instant-text.ts';
import { throwIfRefused, notFoundRefusal } from '#http/refusal.ts';
import { personJsonSql } from '#features/accounts/account-queries.ts';
import { type ApplicationRow, deadlineTimesOf } from '../application-row.ts';
import { requireVisibleApplication } from '../application-queries.ts';

type ReplyRow = Omit<RemarkReply, 'can'>;
type RemarkRow = Omit<Remark, 'can' | 'replies'> & { replies: ReplyRow[] };

export const toRemarkFacts = ({ user, deleted_at }: Pick<Remark, 'user' | 'deleted_at'>) => ({
  user_id: user.id,
  deleted_at,
});

export const loadRemarks = async (db: Db, actor: Actor, application: ApplicationRow): Promise<Remark[]> => {
  const { rows } = await sql<RemarkRow>`
    select m.id, m.ship_time_request_id, m.section, m.field, m.body, ${personJsonSql('u')} as user,
      case when a.id is not null then ${personJsonSql('a')} end as addressee,
      coalesce((select jsonb_agg(jsonb_build_object('id', y.id, 'body', y.body, 'user', ${personJsonSql('w')},
          'edited_at', ${instantTextSql('y.edited_at')}, 'deleted_at', ${instantTextSql('y.deleted_at')},
          'lock_version', y.lock_version, 'created_at', ${instantTextSql('y.created_at')},
          'updated_at', ${instantTextSql('y.updated_at')}) order by y.id)
        from remark_replies y join users w on w.id = y.user_id where y.remark_id = m.id), '[]'::jsonb) as replies,
      m.settled_at, case when s.id is not null then ${personJsonSql('s')} end as settled_by, m.edited_at, m.deleted_at,
      m.lock_version, m.created_at, m.updated_at
    from remarks m join users u on u.id = m.user_id left join users a on a.id = m.addressee_id
      left join users s on s.id = m.settled_by
    where m.ship_time_request_id = ${application.id} order by m.id`.execute(db);
  const moment = deadlineTimesOf(application);
  const changes = (said: Pick<Remark, 'user' | 'deleted_at'>) => {
    const mayChange = mayChangeRemark(actor, application, moment, toRemarkFacts(said)).allowed;
    return { edit: mayChange, delete: mayChange };
  };
  return rows.map((row) => {
    const answers = mayReplyToRemark(actor, application, moment, toRemarkFacts(row)).allowed;
    const replies = row.replies.map((reply) => ({ ...reply, can: changes(reply) }));
    return { ...row, replies, can: { reply: answers, settle: answers, ...changes(row) } };
  });
};

export const findRemarks = async (db: Db, actor: Actor, id: number): Promise<Remark[]> => {
  const application = await requireVisibleApplication(db, actor, id, new Set());
  throwIfRefused(mayReadRemarks(actor, application));
  return loadRemarks(db, actor, application);
};

const pick = <Row extends { readonly id: number }>(all: readonly Row[], wanted: number): Row => {
  const found = all.find(({ id }) => id === wanted);
  if (!found) throw notFoundRefusal();
  return found;
};
export const requireRemark = (all: readonly Remark[], row: number): Remark => pick(all, row);
export const requireReply = (all: readonly Remark[], row: number, reply: number): RemarkReply =>
  pick(requireRemark(all, row).replies, reply);

type OpenRemarks = z.infer<typeof openRemarksSchema>;
type Open = OpenRemarks['for_me'][number] & { ship_time_request_id: number; addressee_id: number | null };

export const loadOpenRemarks = async (
  db: Db,
  actor: Actor,
  applications: readonly ApplicationRow[],
): Promise<ReadonlyMap<number, OpenRemarks>> => {
  const own = applications.filter((application) => mayReadRemarks(actor, application).allowed);
  const open = own.filter(
    (application) => mayAddRemark(actor, application, deadlineTimesOf(application)).allowed,
  );
  if (own.length === 0) return new Map();
  const { rows } = await sql<Open>`
    select m.ship_time_request_id, m.addressee_id, m.id, m.section, m.field, m.body, ${personJsonSql('u')} as user, m.created_at
    from remarks m join users u on u.id = m.user_id
    where m.settled_at is null and m.deleted_at is null and m.ship_time_request_id = any(${open.map(({ id }) => id)}::int[])
    order by m.id`.execute(db);
  return new Map(
    own.map(({ id }) => {
      const there = rows.filter((row) => row.ship_time_request_id === id);
      const forMe = there
        .filter((row) => row.addressee_id === actor.id)
        .map(({ ship_time_request_id: _application, addressee_id: _me, ...row }) => row);
      return [id, { count: there.length, for_me: forMe }];
    }),
  );
};
