import type { Actor } from '@shiptime/domain/shared/actor';
import type { Tx } from '#db/connection.ts';
import { writeAuditEntry } from '#audit/audit.ts';
import type { ApplicationRow } from '../applications/application-row.ts';
import { changeStatus } from '../applications/stages/transition.ts';

export const assignApplicationToVessel = async (
  tx: Tx,
  actor: Actor & { readonly address?: string },
  before: ApplicationRow,
  vesselId: number,
  reason: string,
): Promise<ApplicationRow> => {
  const after = await changeStatus(tx, actor, before, { action: 'reassign', reason, vesselId });
  await writeAuditEntry(tx, actor, {
    action: 'ship_time_requests.reassigned',
    subject_type: 'ship_time_requests',
    subject_id: before.id,
    before: { vessel_id: before.vessel_id },
    after: { vessel_id: vesselId },
    reason,
  });
  return after;
};
