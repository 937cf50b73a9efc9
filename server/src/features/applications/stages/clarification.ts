import { sql } from 'kysely';
import type { Clarification, HistoryEntry } from '@shiptime/domain/applications/wire/story';
import type { Actor } from '@shiptime/domain/shared/actor';
import { respond } from '@shiptime/domain/applications/decisions';
import type { Db, Tx } from '#db/connection.ts';
import type { Known } from '#http/answers/versions.ts';
import type { ApplicationRow } from '../application-row.ts';
import { lockedApplication, visibleApplication } from '../queries.ts';
import { enforceTransition, changeStatus } from './transition.ts';

export const addToThread = async (
  tx: Tx,
  actor: Actor,
  id: number,
  kind: 'question' | 'answer',
  body: string,
): Promise<void> => {
  await tx
    .insertInto('clarification_messages')
    .values({ ship_time_request_id: id, user_id: actor.id, kind, body })
    .execute();
};

/** The proponents' answer returns the application to the inbox; the form stays as it was submitted. */
export const answerClarification = async (
  tx: Tx,
  actor: Actor,
  id: number,
  details: string,
  known?: Known<ApplicationRow>,
): Promise<ApplicationRow> => {
  const before = await lockedApplication(tx, actor, id, known);
  await enforceTransition(tx, respond(actor, before), id);
  await addToThread(tx, actor, id, 'answer', details);
  return changeStatus(tx, actor, before, { action: 'respond', reason: details });
};

const author = sql.raw(`jsonb_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name,
  'affiliation', u.affiliation, 'email', u.email)`);

/** Questions and answers, oldest first. */
export const findThread = async (db: Db, actor: Actor, id: number): Promise<Clarification[]> => {
  await visibleApplication(db, actor, id, new Set());
  const { rows } = await sql<Clarification>`
    select m.id, m.kind, m.body, m.created_at, ${author} as user
    from clarification_messages m join users u on u.id = m.user_id
    where m.ship_time_request_id = ${id} order by m.id`.execute(db);
  return rows;
};

/** Every step since the draft, oldest first. */
export const findHistory = async (db: Db, actor: Actor, id: number): Promise<HistoryEntry[]> => {
  await visibleApplication(db, actor, id, new Set());
  const { rows } = await sql<HistoryEntry>`
    select h.id, h.from_status_id, h.to_status_id, h.action, h.reason, h.created_at, ${author} as user
    from ship_time_request_history h join users u on u.id = h.user_id
    where h.ship_time_request_id = ${id} order by h.id`.execute(db);
  return rows;
};
