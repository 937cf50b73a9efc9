import { sql } from 'kysely';
import type { Actor } from '@shiptime/domain/shared/actor';
import { mayCreateApplication } from '@shiptime/domain/applications/decisions';
import { mayApply } from '@shiptime/domain/applications/policy';
import { sectionNames } from '@shiptime/domain/applications/sections/sections';
import type { Tx } from '#db/connection.ts';
import { throwIfRefused, invalidRefusal } from '#http/refusal.ts';
import type { ApplicationRow } from '../application-row.ts';
import { findApplication, recordReceivedAtAndReadDeadline } from '../application-queries.ts';
import { findUnknownChoices } from './unknown-choices.ts';

export const createApplication = async (
  tx: Tx,
  actor: Actor,
  values: { readonly fiscal_year_id: number; readonly project_title: string | null },
): Promise<ApplicationRow> => {
  throwIfRefused(mayApply(actor));
  const problems = await findUnknownChoices(tx, values, null);
  if (problems.length > 0) throw invalidRefusal(problems);
  const { now } = await recordReceivedAtAndReadDeadline(tx, values.fiscal_year_id);
  const years = await tx.selectFrom('fiscal_years').select(['id', 'active', 'deadline_at']).execute();
  throwIfRefused(mayCreateApplication(actor, values.fiscal_year_id, years, now));
  const { id } = await tx
    .insertInto('ship_time_requests')
    .values({ ...values, user_id: actor.id, updated_by: actor.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into ship_time_request_sections (ship_time_request_id, section, updated_by)
    select ${id}, unnest(${sectionNames}::text[]), ${actor.id}`.execute(tx);
  return (await findApplication(tx, id))!;
};
