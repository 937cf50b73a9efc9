import type { Actor } from '@shiptime/domain/shared/actor';
import { statuses } from '@shiptime/domain/applications/lifecycle';
import { reassign } from '@shiptime/domain/applications/decisions';
import type { Tx } from '../../db/connection.ts';
import { writeAudit } from '../../http/audit.ts';
import { invalid } from '../../http/refusal.ts';
import type { ApplicationRow } from '../applications/application-row.ts';
import { lockedApplication } from '../applications/queries.ts';
import { enforceTransition, takeStep } from '../applications/transition.ts';
import { moveMissions, type Wish } from './planned-missions-moved.ts';
import { requireVessel } from './vessel-choice.ts';

/** To another vessel's inbox, or, in review, to its plan, as a whole; the history says why, the audit log from which vessel to which. */
export const reassignApplication = async (
  tx: Tx,
  actor: Actor & { readonly address?: string },
  id: number,
  { vessel_id: vesselId, reason, ...wish }: { vessel_id: number; reason: string } & Wish,
): Promise<ApplicationRow> => {
  const before = await lockedApplication(tx, actor, id);
  await enforceTransition(tx, reassign(actor, before), id);
  if (vesselId === before.vessel_id) throw invalid([{ field: 'vessel_id', code: 'not_unique' }]);
  await requireVessel(tx, vesselId);
  if (before.status_id === statuses.in_review) await moveMissions(tx, actor, before, vesselId, wish, reason);
  const after = await takeStep(tx, actor, before, { action: 'reassign', reason, vesselId });
  await writeAudit(tx, actor, {
    action: 'ship_time_requests.reassigned',
    subject_type: 'ship_time_requests',
    subject_id: id,
    before: { vessel_id: before.vessel_id },
    after: { vessel_id: vesselId },
    reason,
  });
  return after;
};
