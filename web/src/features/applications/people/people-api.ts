import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { applicationsKey } from '../application-api.ts';
import type { AddedOrInvited } from '@shiptime/domain/applications/wire/story';

const base = '/ship_time_requests';

export const invitationsQuery = (applicationId: number) =>
  queryOptions({
    queryKey: [...applicationsKey, applicationId, 'invitations'] as const,
    queryFn: ({ signal }) =>
      api.get(`${base}/${applicationId}/invitations`, { signal }).then((answer) => answer.data),
  });

/** Somebody by e-mail: added at once with an account, invited without one; the answer says which. */
export const addOrInvite = (applicationId: number, email: string): Promise<AddedOrInvited> =>
  api.post(`${base}/${applicationId}/people`, { email }).then((answer) => answer.data);

export const removeCoProponent = (applicationId: number, userId: number): Promise<void> =>
  api.delete(`${base}/${applicationId}/co_proponents/${userId}`);

export const withdrawInvitation = (applicationId: number, id: number): Promise<void> =>
  api.delete(`${base}/${applicationId}/invitations/${id}`);
