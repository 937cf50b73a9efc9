import { sql } from 'kysely';
import type { Attachment } from '@shiptime/domain/applications/wire/parts';
import type { Language } from '@shiptime/domain/shared/text';
import type { Db } from '#db/connection.ts';
import type { Row } from '#http/answers/resource.ts';
import { loadAttachments } from '../attachments/attachments.ts';
import { exportedTablesSql, printedColumnsSql, type ExportedApplicationRow } from '../export/exported-row.ts';
import { partColumns, partByName, type PartName, parts } from '../parts/parts.ts';

export type PrintedFacts = {
  readonly named: ExportedApplicationRow;
  readonly parts: Readonly<Record<string, readonly Row[]>>;
  readonly attachments: readonly Attachment[];
  readonly receipt: string | null;
};

const partNames = Object.keys(parts) as PartName[];

const rowsOf = async (db: Db, part: PartName, id: number): Promise<Row[]> => {
  const order = (partByName(part).fields as readonly string[]).includes('position') ? 'position' : 'id';
  const { rows } = await sql<Row>`select ${sql.raw(partColumns(part))} from ${sql.table(part)}
    where ship_time_request_id = ${id} order by ${sql.ref(order)}`.execute(db);
  return rows;
};

export const findPrintedFacts = async (db: Db, id: number, language: Language): Promise<PrintedFacts> => {
  const [receipts, named, ...rows] = await Promise.all([
    sql<{ receipt: string }>`select receipt from ship_time_request_history
      where ship_time_request_id = ${id} and receipt is not null`.execute(db),
    sql<ExportedApplicationRow>`select ${printedColumnsSql(language)} from ${exportedTablesSql} where r.id = ${id}`.execute(
      db,
    ),
    ...partNames.map((part) => rowsOf(db, part, id)),
  ]);
  return {
    named: named.rows[0]!,
    attachments: await loadAttachments(db, id),
    receipt: receipts.rows[0]?.receipt ?? null,
    parts: Object.fromEntries(partNames.map((part, index) => [part, rows[index]!])),
  };
};
