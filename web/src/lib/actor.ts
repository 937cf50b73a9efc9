import { useMemo } from 'react';
import type { Actor, Role } from '@shiptime/domain/shared/actor';
import { useSignedInUser } from '#lib/session.tsx';

/** The reader as the rules know them: the page asks the very decisions that the server takes, to say why not. */
export const useActor = (): Actor => {
  const user = useSignedInUser();
  return useMemo(
    () => ({ id: user.id, role: user.user_type_id as Role, vesselIds: user.vessels }),
    [user.id, user.user_type_id, user.vessels],
  );
};
