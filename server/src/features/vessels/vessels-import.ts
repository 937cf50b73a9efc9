import { sql } from 'kysely';
import type { Tx } from '#db/connection.ts';
import { writeAuditEntry } from '#audit/audit.ts';
import { addVessel, toVesselColumns } from './edit-vessels.ts';
import { type VesselLookupLists, normalizeCell, type VesselLine } from './vessels-file.ts';

const listOf = async (
  tx: Tx,
  table: 'vessel_classes' | 'regions' | 'ports',
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ id: number; key: string; name_en: string; name_fr: string }>`
    select id, key, name_en, name_fr from ${sql.table(table)}`.execute(tx);
  return new Map(
    rows.flatMap(({ id, ...names }) =>
      Object.values(names).map((name) => [normalizeCell(name), id] as const),
    ),
  );
};

export const findVesselLookupLists = async (tx: Tx): Promise<VesselLookupLists> => ({
  vessel_class: await listOf(tx, 'vessel_classes'),
  region: await listOf(tx, 'regions'),
  home_port: await listOf(tx, 'ports'),
});

export const importVessels = async (tx: Tx, lines: readonly VesselLine[]) => {
  const outcome = { added: 0, changed: 0 };
  for (const { vessel } of lines) {
    const before = await tx
      .selectFrom('vessels')
      .selectAll()
      .where(sql<boolean>`lower(name_en) = lower(${vessel.name_en})`)
      .forUpdate()
      .executeTakeFirst();
    if (!before) {
      await addVessel(tx, null, vessel);
      outcome.added += 1;
      continue;
    }
    const after = await tx
      .updateTable('vessels')
      .set(toVesselColumns(vessel))
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await writeAuditEntry(tx, null, {
      action: 'vessels.updated',
      subject_type: 'vessels',
      subject_id: before.id,
      before,
      after,
    });
    outcome.changed += 1;
  }
  return outcome;
};
