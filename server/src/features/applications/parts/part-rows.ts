import { sql } from 'kysely';
import { z } from 'zod';
import type { Actor } from '@shiptime/domain/shared/actor';
import { toFieldProblems } from '@shiptime/domain/shared/field-problem';
import type { Db, Tx } from '#db/connection.ts';
import { invalidRefusal, notFoundRefusal } from '#http/refusal.ts';
import type { Row } from '#http/answers/resource.ts';
import { type ExpectedVersion, requireCurrentVersion } from '#http/answers/versions.ts';
import { readSettings } from '#features/reference/settings.ts';
import { lockApplicationForEditing, recordPartChange } from './part-changes.ts';
import { partColumns, partByName, type PlainPart } from './parts.ts';
import { requireVisibleApplication } from '../application-queries.ts';

export type PartRow = Row & { readonly id: number; readonly lock_version: number };

export const findPartRows = async (db: Db, actor: Actor, id: number, part: PlainPart): Promise<PartRow[]> => {
  await requireVisibleApplication(db, actor, id, new Set());
  const { rows } = await sql<PartRow>`
    select ${sql.raw(partColumns(part))} from ${sql.table(part)} where ship_time_request_id = ${id} order by id`.execute(
    db,
  );
  return rows;
};

export const requirePartRow = (rows: readonly PartRow[], rowId: number): PartRow => {
  const row = rows.find(({ id }) => id === rowId);
  if (!row) throw notFoundRefusal();
  return row;
};

const requireRules = async (tx: Tx, part: PlainPart, values: Row): Promise<void> => {
  const { rules } = partByName(part);
  if (!rules) return;
  const checked = rules(await readSettings(tx))
    .partial()
    .safeParse(values);
  if (!checked.success) throw invalidRefusal(toFieldProblems(checked.error));
};

const requireRulesOfAll = async (tx: Tx, part: PlainPart, all: readonly Row[]): Promise<void> => {
  const { rules } = partByName(part);
  if (!rules) return;
  const checked = z.object({ [part]: z.array(rules(await readSettings(tx))) }).safeParse({ [part]: all });
  if (!checked.success) throw invalidRefusal(toFieldProblems(checked.error));
};

const given = (part: PlainPart, values: Row): [string, unknown][] =>
  partByName(part).fields.flatMap((field): [string, unknown][] =>
    values[field] === undefined ? [] : [[field, values[field]]],
  );

const insertRow = async (tx: Tx, id: number, part: PlainPart, values: Row): Promise<PartRow> => {
  const columns = given(part, values);
  const { rows } = await sql<PartRow>`
    insert into ${sql.table(part)} (ship_time_request_id, ${sql.join(columns.map(([name]) => sql.ref(name)))})
    values (${id}, ${sql.join(columns.map(([, value]) => value))})
    returning ${sql.raw(partColumns(part))}`.execute(tx);
  return rows[0]!;
};

export const addPartRow = async (
  tx: Tx,
  actor: Actor,
  id: number,
  part: PlainPart,
  values: Row,
): Promise<PartRow> => {
  await lockApplicationForEditing(tx, actor, id);
  await requireRules(tx, part, values);
  const row = await insertRow(tx, id, part, values);
  await recordPartChange(tx, actor, id, part);
  return row;
};

export const replacePartRows = async (
  tx: Tx,
  actor: Actor,
  id: number,
  part: PlainPart,
  all: readonly Row[],
): Promise<PartRow[]> => {
  await lockApplicationForEditing(tx, actor, id);
  await requireRulesOfAll(tx, part, all);
  await sql`delete from ${sql.table(part)} where ship_time_request_id = ${id}`.execute(tx);
  const rows: PartRow[] = [];
  for (const values of all) rows.push(await insertRow(tx, id, part, values));
  await recordPartChange(tx, actor, id, part);
  return rows;
};

const findRow = async (tx: Tx, id: number, part: PlainPart, rowId: number): Promise<PartRow> => {
  const { rows } = await sql<PartRow>`
    select ${sql.raw(partColumns(part))} from ${sql.table(part)}
    where ship_time_request_id = ${id} and id = ${rowId}`.execute(tx);
  if (!rows[0]) throw notFoundRefusal();
  return rows[0];
};

export const changePartRow = async (
  tx: Tx,
  actor: Actor,
  { id, row: rowId }: { id: number; row: number },
  part: PlainPart,
  values: Row,
  expected: ExpectedVersion,
): Promise<PartRow> => {
  await lockApplicationForEditing(tx, actor, id);
  const before = await findRow(tx, id, part, rowId);
  await requireCurrentVersion(expected, before.lock_version, async () => before);
  await requireRules(tx, part, values);
  const columns = given(part, values);
  if (columns.length === 0) return before;
  const { rows } = await sql<PartRow>`
    update ${sql.table(part)} set ${sql.join(columns.map(([name, value]) => sql`${sql.ref(name)} = ${value}`))}
    where id = ${rowId} returning ${sql.raw(partColumns(part))}`.execute(tx);
  await recordPartChange(tx, actor, id, part);
  return rows[0]!;
};

export const removePartRow = async (
  tx: Tx,
  actor: Actor,
  { id, row: rowId }: { id: number; row: number },
  part: PlainPart,
  expected: ExpectedVersion,
): Promise<void> => {
  await lockApplicationForEditing(tx, actor, id);
  const before = await findRow(tx, id, part, rowId);
  await requireCurrentVersion(expected, before.lock_version, async () => before);
  await sql`delete from ${sql.table(part)} where id = ${rowId}`.execute(tx);
  await recordPartChange(tx, actor, id, part);
};
