import { sql } from 'kysely';
import * as rules from '@shiptime/domain/applications/letters';
import { mayApply } from '@shiptime/domain/applications/policy';
import type { LetterOfIntent } from '@shiptime/domain/applications/wire/letters';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { FieldProblem } from '@shiptime/domain/shared/field-problem';
import type { Tx } from '#db/connection.ts';
import { type AuditVerb, writeAuditEntry } from '#audit/audit.ts';
import { throwIfRefused, invalidRefusal } from '#http/refusal.ts';
import { type ExpectedVersion, requireCurrentVersion } from '#http/answers/versions.ts';
import { requireLetter, type LetterRow, readLetterOfIntent } from './letter-queries.ts';

export type LetterActor = Actor & { readonly address?: string };
export type LetterTarget = { readonly id: number; readonly expected: ExpectedVersion };

const lists = { region_id: 'regions', vessel_id: 'vessels', project_area_ids: 'project_areas' } as const;

const unknownChoices = async (
  tx: Tx,
  body: rules.LetterChange,
  before: LetterRow | null,
): Promise<FieldProblem[]> => {
  const problems: FieldProblem[] = [];
  for (const [field, table] of Object.entries(lists) as [keyof typeof lists, string][]) {
    const kept = new Set([before?.[field] ?? []].flat());
    const ids = [body[field] ?? []].flat().filter((id) => !kept.has(id));
    const { rows } = await sql<{ known: number }>`select count(*)::int as known from ${sql.table(table)} o
      where o.id = any(${ids}::int[]) and o.active`.execute(tx);
    if (rows[0]!.known !== ids.length) problems.push({ field, code: 'unknown_choice' });
  }
  const named = new Map(before?.years.map((year) => [year.fiscal_year_id, year.phase]));
  const asked = body.fiscal_year_ids?.filter((id) => !named.has(id)) ?? [];
  const { rows } = await sql<{ later: boolean }>`
    select is_later_year(y) as later from unnest(${asked}::int[]) y`.execute(tx);
  const left = [...named].filter(([id]) => body.fiscal_year_ids && !body.fiscal_year_ids.includes(id));
  if (rows.some(({ later }) => !later) || left.some(([, phase]) => phase !== 'later'))
    problems.push({ field: 'fiscal_year_ids', code: 'unknown_choice' });
  return problems;
};

const requireWhole = async (tx: Tx, body: rules.LetterChange, before: LetterRow | null): Promise<void> => {
  const problems = await unknownChoices(tx, body, before);
  const [first, last] = [body.first_month ?? before?.first_month, body.last_month ?? before?.last_month];
  if (first !== undefined && last !== undefined && !rules.areMonthsInOrder(first, last))
    problems.push({ field: 'last_month', code: 'months_out_of_order' });
  if (problems.length > 0) throw invalidRefusal(problems);
};

const fillLists = async (tx: Tx, id: number, body: rules.LetterChange): Promise<void> => {
  const { fiscal_year_ids: years, project_area_ids: areas } = body;
  if (years !== undefined) {
    await sql`delete from letter_of_intent_years where letter_of_intent_id = ${id}
      and fiscal_year_id <> all(${years}::int[])`.execute(tx);
    await sql`insert into letter_of_intent_years (letter_of_intent_id, fiscal_year_id)
      select ${id}, y from unnest(${years}::int[]) y on conflict do nothing`.execute(tx);
  }
  if (areas !== undefined) {
    await sql`delete from letter_of_intent_areas where letter_of_intent_id = ${id}`.execute(tx);
    await sql`insert into letter_of_intent_areas (letter_of_intent_id, project_area_id)
      select ${id}, a from unnest(${areas ?? []}::int[]) a`.execute(tx);
  }
};

const columnsOf = ({ fiscal_year_ids: _years, project_area_ids: _areas, ...columns }: rules.LetterChange) =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));

export const writeLetterAuditEntry = (
  tx: Tx,
  actor: LetterActor,
  verb: AuditVerb,
  id: number,
  { before, after }: { before?: Record<string, unknown>; after?: Record<string, unknown> },
) =>
  writeAuditEntry(tx, actor, {
    action: `letters_of_intent.${verb}`,
    subject_type: 'letters_of_intent',
    subject_id: id,
    ...(before && { before }),
    ...(after && { after }),
  });

const told = ({ title, days, first_month, last_month, years }: LetterOfIntent) => ({
  title,
  days,
  first_month,
  last_month,
  fiscal_year_ids: years.map(({ fiscal_year_id }) => fiscal_year_id),
});

export const createLetterOfIntent = async (
  tx: Tx,
  actor: LetterActor,
  body: rules.LetterBody,
): Promise<number> => {
  throwIfRefused(mayApply(actor));
  await requireWhole(tx, body, null);
  const { id } = await tx
    .insertInto('letters_of_intent')
    .values({
      user_id: actor.id,
      title: body.title,
      summary: body.summary,
      days: body.days,
      first_month: body.first_month,
      last_month: body.last_month,
      region_id: body.region_id ?? null,
      vessel_id: body.vessel_id ?? null,
      berths: body.berths ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await fillLists(tx, id, body);
  await writeLetterAuditEntry(tx, actor, 'created', id, {
    after: told(await readLetterOfIntent(tx, actor, id)),
  });
  return id;
};

export const lockLetter = async (
  tx: Tx,
  actor: Actor,
  { id, expected }: LetterTarget,
): Promise<LetterRow> => {
  await requireLetter(tx, actor, id);
  await sql`select 1 from letters_of_intent where id = ${id} for update`.execute(tx);
  const letter = await requireLetter(tx, actor, id);
  await requireCurrentVersion(expected, letter.lock_version, () => readLetterOfIntent(tx, actor, id));
  return letter;
};

export const changeLetterOfIntent = async (
  tx: Tx,
  actor: LetterActor,
  target: LetterTarget,
  body: rules.LetterChange,
): Promise<void> => {
  const letter = await lockLetter(tx, actor, target);
  throwIfRefused(rules.mayEditLetter(actor, letter));
  await requireWhole(tx, body, letter);
  const before = told(await readLetterOfIntent(tx, actor, target.id));
  await fillLists(tx, target.id, body);
  await tx
    .updateTable('letters_of_intent')
    .set({ ...columnsOf(body), updated_at: sql<string>`clock_timestamp()` })
    .where('id', '=', target.id)
    .execute();
  const after = told(await readLetterOfIntent(tx, actor, target.id));
  await writeLetterAuditEntry(tx, actor, 'updated', target.id, { before, after });
};

export const withdrawLetterOfIntent = async (
  tx: Tx,
  actor: LetterActor,
  target: LetterTarget,
): Promise<void> => {
  throwIfRefused(rules.mayWithdrawLetter(actor, await lockLetter(tx, actor, target)));
  await tx
    .updateTable('letters_of_intent')
    .set({ withdrawn_at: sql<string>`clock_timestamp()` })
    .where('id', '=', target.id)
    .execute();
  await writeLetterAuditEntry(tx, actor, 'withdrawn', target.id, {});
};
