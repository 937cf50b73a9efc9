import { sql } from 'kysely';
import type { z } from 'zod';
import { toFieldProblems } from '@shiptime/domain/shared/field-problem';
import {
  parseSettings,
  settingsSchema,
  type settingsChangeSchema,
  type Settings,
} from '@shiptime/domain/reference/settings';
import type { Db, Tx } from '#db/connection.ts';
import { writeAuditEntry, type AuditedActor } from '#audit/audit.ts';
import { invalidRefusal } from '#http/refusal.ts';

export const readSettings = async (db: Db): Promise<Settings> =>
  parseSettings(await db.selectFrom('settings').select(['key', 'value']).execute());

/** Serializes writers, because some limits span two settings. */
export const changeSettings = async (
  tx: Tx,
  actor: AuditedActor,
  change: z.infer<typeof settingsChangeSchema>,
): Promise<Settings> => {
  await sql`lock table settings in exclusive mode`.execute(tx);
  const before = await readSettings(tx);
  const after = settingsSchema.safeParse({ ...before, ...change });
  if (!after.success) throw invalidRefusal(toFieldProblems(after.error));
  for (const [key, value] of Object.entries(change)) {
    if (value === undefined) continue;
    const row = { key, value: JSON.stringify(value), updated_by: actor.id, updated_at: sql<string>`now()` };
    await tx
      .insertInto('settings')
      .values(row)
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
      .execute();
  }
  await writeAuditEntry(tx, actor, {
    action: 'settings.updated',
    subject_type: 'settings',
    subject_id: null,
    before,
    after: after.data,
  });
  return after.data;
};
