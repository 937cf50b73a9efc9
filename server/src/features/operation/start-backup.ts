import type { Backup } from '@shiptime/domain/operation/operation-wire';
import { writeAuditEntry } from '#audit/audit.ts';
import type { Viewer } from '#http/access.ts';
import type { App } from '#http/app.ts';
import { Refusal } from '#http/refusal.ts';

export const startBackup = async (app: App, actor: Viewer): Promise<Backup> => {
  const { backups } = app;
  if (!backups) throw new Refusal('invalid_transition', { message: 'answers:http.backups_off' });
  // Runs outside a transaction, because a backup opens its own connection.
  const begun = await backups.beginOrJoin(app.db, actor.id);
  if (!begun) throw new Refusal('invalid_transition', { message: 'answers:http.backups_busy' });
  const { id, name } = begun.backup;
  if (begun.isNew)
    await app.inTransaction((tx) =>
      writeAuditEntry(tx, actor, {
        action: 'backups.created',
        subject_type: 'backups',
        subject_id: id,
        after: { name },
      }),
    );
  return begun.backup;
};
