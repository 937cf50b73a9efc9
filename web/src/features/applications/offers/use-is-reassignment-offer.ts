import { isPlanned, isStatusId } from '@shiptime/domain/applications/lifecycle';
import { chooseReassignmentMethod } from '@shiptime/domain/applications/reassignment';
import type { Actor, Role } from '@shiptime/domain/shared/actor';
import { useSignedInUser } from '#lib/session.tsx';
import type { Application } from '@shiptime/domain/applications/wire/application';

/** True if reassigning the application to this vessel only creates an offer; plan levels are ignored. */
export const useIsReassignmentOffer = (
  application: Pick<Application, 'status_id' | 'vessel_id'>,
  vesselId: number | null,
): boolean => {
  const user = useSignedInUser();
  const from = application.vessel_id;
  if (
    vesselId === null ||
    from === null ||
    !isStatusId(application.status_id) ||
    !isPlanned(application.status_id)
  )
    return false;
  const actor: Actor = { id: user.id, role: user.user_type_id as Role, vesselIds: user.vessels };
  const plan = (vessel_id: number) => ({ vessel_id, review_level: 'regional' as const });
  return chooseReassignmentMethod(actor, [plan(from)], plan(vesselId)).by === 'offer';
};
