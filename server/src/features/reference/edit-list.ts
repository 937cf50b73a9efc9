import { sql } from 'kysely';
import { foldText, type Language } from '@shiptime/domain/shared/text';
import type { Tx } from '#db/connection.ts';
import { writeAuditEntry, type AuditedActor } from '#audit/audit.ts';
import { notFoundRefusal } from '#http/refusal.ts';
import type { Row } from '#http/answers/resource.ts';
import { requireCurrentVersion, type ExpectedVersion } from '#http/answers/versions.ts';
import type { ReferenceList } from './lists.ts';
import { localizeRow } from './reference-presenter.ts';
import { findReferenceRow, lockReferenceRow } from './reference-queries.ts';

const keyFrom = (text: string): string =>
  foldText(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60) || 'row';

export const findUnusedKey = async (tx: Tx, table: string, text: string): Promise<string> => {
  const key = keyFrom(text);
  const { rows } = await sql<{ key: string }>`
    select key from ${sql.table(table)} where key = ${key} or key like ${`${key}-%`}`.execute(tx);
  const taken = new Set(rows.map((row) => row.key));
  let candidate = key;
  for (let number = 2; taken.has(candidate); number += 1) candidate = `${key}-${number}`;
  return candidate;
};

export const nextPosition = async (tx: Tx, table: string): Promise<number> => {
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(position), 0) + 1 as next from ${sql.table(table)}`.execute(tx);
  return rows[0]!.next;
};

const given = (values: Row): [string, unknown][] =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, Array.isArray(value) ? JSON.stringify(value) : value]);

type Target = { readonly id: number; readonly expected: ExpectedVersion; readonly language: Language };

const lockFresh = async (tx: Tx, list: ReferenceList, { id, expected, language }: Target): Promise<Row> => {
  const row = await lockReferenceRow(tx, list, id);
  if (!row) throw notFoundRefusal();
  await requireCurrentVersion(expected, row['lock_version'] as number, async () =>
    localizeRow(row, language, list.texts),
  );
  return row;
};

const read = async (tx: Tx, list: ReferenceList, id: number): Promise<Row> => {
  const row = await findReferenceRow(tx, list, id);
  if (!row) throw notFoundRefusal();
  return row;
};

export const addReferenceRow = async (
  tx: Tx,
  actor: AuditedActor,
  list: ReferenceList,
  body: Row,
): Promise<Row> => {
  const text = String(body[`${list.texts[0]}_en`]);
  const values = given({
    position: await nextPosition(tx, list.table),
    ...body,
    key: await findUnusedKey(tx, list.table, text),
  });
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(list.table)} (${sql.join(values.map(([name]) => sql.ref(name)))})
    values (${sql.join(values.map(([, value]) => value))}) returning id`.execute(tx);
  const { id } = rows[0]!;
  const after = await read(tx, list, id);
  await writeAuditEntry(tx, actor, {
    action: `${list.table}.created`,
    subject_type: list.table,
    subject_id: id,
    after,
  });
  return after;
};

export const changeReferenceRow = async (
  tx: Tx,
  actor: AuditedActor,
  list: ReferenceList,
  target: Target,
  body: Row,
): Promise<Row> => {
  const before = await lockFresh(tx, list, target);
  const { id } = target;
  const values = given(body);
  if (values.length === 0) return before;
  const assignments = values.map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update ${sql.table(list.table)} set ${sql.join(assignments)} where id = ${id}`.execute(tx);
  const after = await read(tx, list, id);
  await writeAuditEntry(tx, actor, {
    action: `${list.table}.updated`,
    subject_type: list.table,
    subject_id: id,
    before,
    after,
  });
  return after;
};

export const removeReferenceRow = async (
  tx: Tx,
  actor: AuditedActor,
  list: ReferenceList,
  target: Target,
): Promise<void> => {
  const before = await lockFresh(tx, list, target);
  const { id } = target;
  await sql`delete from ${sql.table(list.table)} where id = ${id}`.execute(tx);
  await writeAuditEntry(tx, actor, {
    action: `${list.table}.deleted`,
    subject_type: list.table,
    subject_id: id,
    before,
  });
};
