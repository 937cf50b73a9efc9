import { useMemo } from 'react';
import type { Actor, Role } from '@shiptime/domain/shared/actor';
import { useSignedInUser } from '#lib/session.tsx';

/** Pages call the same decision functions as the server, to explain refusals. */
export const useActor = (): Actor => {
  const user = useSignedInUser();
  return useMemo(
    () => ({ id: user.id, role: user.user_type_id as Role, vesselIds: user.vessels }),
    [user.id, user.user_type_id, user.vessels],
  );
};
