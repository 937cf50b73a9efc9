import { sql } from 'kysely';
import type { FieldProblem } from '@shiptime/domain/shared/field-problem';
import {
  type ApplicationDraft,
  fields,
  type ReferenceFieldName,
  referenceFields,
} from '@shiptime/domain/applications/sections/form';
import type { Tx } from '#db/connection.ts';
import type { ApplicationRow } from '../application-row.ts';

const newlyChosen = (
  changes: ApplicationDraft,
  before: ApplicationRow | null,
  field: ReferenceFieldName,
): number[] => {
  const kept = new Set([before?.[field] ?? []].flat());
  return [changes[field] ?? []].flat().filter((id) => !kept.has(id));
};

/** Returns new choices that do not exist or are retired. Earlier choices may have been retired since. */
export const findUnknownChoices = async (
  tx: Tx,
  changes: ApplicationDraft,
  before: ApplicationRow | null,
): Promise<FieldProblem[]> => {
  const asked = referenceFields.flatMap((field) => {
    const ids = newlyChosen(changes, before, field);
    if (ids.length === 0) return [];
    return [
      sql`(select ${field}::text as field from unnest(${ids}::int[]) as n (id)
        where not exists (select 1 from ${sql.table(fields[field].list)} o where o.id = n.id and o.active) limit 1)`,
    ];
  });
  if (asked.length === 0) return [];
  const { rows } = await sql<{ field: string }>`${sql.join(asked, sql` union all `)}`.execute(tx);
  return rows.map(({ field }) => ({ field, code: 'unknown_choice' }));
};
