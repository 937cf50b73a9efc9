import { sql } from 'kysely';
import type { Actor } from '@shiptime/domain/shared/actor';
import { copyApplication, type OmittedPartName } from '@shiptime/domain/applications/copy-application';
import { mayCopyApplication } from '@shiptime/domain/applications/decisions';
import type { ApplicationAnswers } from '@shiptime/domain/applications/schema';
import { applicationFields } from '@shiptime/domain/applications/sections/form';
import type { Tx } from '#db/connection.ts';
import { throwIfRefused, invalidRefusal } from '#http/refusal.ts';
import type { ApplicationRow } from '../application-row.ts';
import { loadAttachments, copyAttachments } from '../attachments/attachments.ts';
import { choiceLists, isChoicesField, choicesFieldNames } from '../choice-lists.ts';
import { loadCompletenessContext } from '../load-completeness-context.ts';
import { createApplication } from './create-application.ts';
import { type PartName, parts } from '../parts/parts.ts';
import { findApplication, requireVisibleApplication } from '../application-queries.ts';

/** Empties the lists of rows, which are copied in SQL. */
const answersOf = (row: ApplicationRow): ApplicationAnswers => ({
  ...(row as unknown as ApplicationAnswers),
  stations: [],
  areas_of_consideration: [],
  collaborators: [],
  funding_sources: [],
});

const copyPart = async (tx: Tx, part: PartName, from: number, to: number): Promise<void> => {
  const columns = sql.join(parts[part].fields.map((field) => sql.ref(field)));
  await sql`insert into ${sql.table(part)} (ship_time_request_id, ${columns})
    select ${to}, ${columns} from ${sql.table(part)} where ship_time_request_id = ${from} order by id`.execute(
    tx,
  );
};

const fillLists = async (tx: Tx, id: number, draft: ApplicationAnswers): Promise<void> => {
  for (const field of choicesFieldNames) {
    const ids = draft[field] ?? [];
    if (ids.length === 0) continue;
    const { table, column, ...list } = choiceLists[field];
    const [relation, value] =
      'relation' in list ? [sql`, relation`, sql`, ${list.relation}`] : [sql``, sql``];
    await sql`insert into ${sql.table(table)} (ship_time_request_id, ${sql.ref(column)}${relation})
      select ${id}, unnest(${ids}::int[])${value}`.execute(tx);
  }
};

const fillColumns = async (tx: Tx, id: number, from: number, draft: ApplicationAnswers): Promise<void> => {
  const columns = applicationFields.filter((field) => !isChoicesField(field));
  await sql`update ship_time_requests set copied_from_id = ${from}, ${sql.join(
    columns.map((field) => sql`${sql.ref(field)} = ${draft[field]}`),
  )} where id = ${id}`.execute(tx);
};

export const copyApplicationToYear = async (
  tx: Tx,
  actor: Actor,
  id: number,
  fiscalYearId: number,
  withAttachments: boolean,
): Promise<{ row: ApplicationRow; notCopied: readonly OmittedPartName[] }> => {
  const source = await requireVisibleApplication(tx, actor, id);
  throwIfRefused(mayCopyApplication(actor, source));
  const { fiscalYears: all, vessels } = await loadCompletenessContext(tx, [source]);
  const from = all.find((year) => year.id === source.fiscal_year_id)!;
  const to = all.find((year) => year.id === fiscalYearId);
  if (!to) throw invalidRefusal([{ field: 'fiscal_year_id', code: 'unknown_choice' }]);
  const leavesFiles = !withAttachments && (await loadAttachments(tx, id)).length > 0;
  const { draft, notCopied } = copyApplication(answersOf(source), { from, to, all }, vessels, leavesFiles);
  const values = { fiscal_year_id: to.id, project_title: source.project_title };
  const { id: copyId } = await createApplication(tx, actor, values);
  await fillColumns(tx, copyId, id, draft);
  await fillLists(tx, copyId, draft);
  for (const part of Object.keys(parts) as PartName[]) await copyPart(tx, part, id, copyId);
  if (withAttachments) await copyAttachments(tx, actor, id, copyId);
  return { row: (await findApplication(tx, copyId))!, notCopied };
};
