import { sql } from 'kysely';
import type { z } from 'zod';
import type { answerClarificationBody } from '@shiptime/domain/applications/application-bodies';
import type { ApplicationField } from '@shiptime/domain/applications/sections/form';
import type { Clarification, Correction, HistoryEntry } from '@shiptime/domain/applications/wire/history';
import type { Actor } from '@shiptime/domain/shared/actor';
import { mayAnswerClarification } from '@shiptime/domain/applications/decisions';
import type { Db, Tx } from '#db/connection.ts';
import type { VersionCheck } from '#http/answers/versions.ts';
import { personJsonSql } from '#features/accounts/account-queries.ts';
import type { ApplicationRow } from '../application-row.ts';
import { lockApplication, requireVisibleApplication } from '../application-queries.ts';
import { proposeCorrections, requireValidCorrections } from './corrections.ts';
import { throwIfTransitionRefused, changeStatus } from './transition.ts';

type Message = { readonly body: string } & (
  | { readonly kind: 'question'; readonly opened: readonly ApplicationField[] }
  | { readonly kind: 'answer' }
);

export const addClarificationMessage = async (
  tx: Tx,
  actor: Actor,
  id: number,
  said: Message,
): Promise<number> => {
  const { kind, body } = said;
  const opened_fields = said.kind === 'question' ? [...said.opened] : [];
  const { id: message } = await tx
    .insertInto('clarification_messages')
    .values({ ship_time_request_id: id, user_id: actor.id, kind, body, opened_fields })
    .returning('id')
    .executeTakeFirstOrThrow();
  return message;
};

/** Leaves the submitted form unchanged; a coordinator decides on the proposed corrections. */
export const answerClarification = async (
  tx: Tx,
  actor: Actor,
  id: number,
  { details, corrections }: z.infer<typeof answerClarificationBody>,
  known?: VersionCheck<ApplicationRow>,
): Promise<ApplicationRow> => {
  const before = await lockApplication(tx, actor, id, known);
  await throwIfTransitionRefused(tx, mayAnswerClarification(actor, before), id);
  const changes = await requireValidCorrections(tx, before, corrections ?? {});
  const answer = await addClarificationMessage(tx, actor, id, { kind: 'answer', body: details });
  await proposeCorrections(tx, before, answer, changes);
  return changeStatus(tx, actor, before, { action: 'respond', reason: details });
};

const author = personJsonSql('u');

type Spoken = Omit<Clarification, 'corrections'>;
type Proposed = Correction & { clarification_message_id: number };

export const findClarificationThread = async (db: Db, actor: Actor, id: number): Promise<Clarification[]> => {
  await requireVisibleApplication(db, actor, id, new Set());
  const messages = await sql<Spoken>`
    select m.id, m.kind, m.body, m.opened_fields, m.created_at, ${author} as user
    from clarification_messages m join users u on u.id = m.user_id
    where m.ship_time_request_id = ${id} order by m.id`.execute(db);
  const corrections = await sql<Proposed>`
    select c.clarification_message_id, c.id, c.field, c.before, c.after, c.state, c.decided_at,
      case when u.id is not null then ${author} end as decided_by
    from corrections c left join users u on u.id = c.decided_by
    where c.ship_time_request_id = ${id} order by c.id`.execute(db);
  return messages.rows.map((message) => ({
    ...message,
    corrections: corrections.rows
      .filter((one) => one.clarification_message_id === message.id)
      .map(({ clarification_message_id: _message, ...one }) => one),
  }));
};

export const findApplicationHistory = async (db: Db, actor: Actor, id: number): Promise<HistoryEntry[]> => {
  await requireVisibleApplication(db, actor, id, new Set());
  const { rows } = await sql<HistoryEntry>`
    select h.id, h.from_status_id, h.to_status_id, h.action, h.reason, h.created_at, ${author} as user
    from ship_time_request_history h join users u on u.id = h.user_id
    where h.ship_time_request_id = ${id} order by h.id`.execute(db);
  return rows;
};
