import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { applicationsKey } from '../application-api.ts';
import type { Person } from '@shiptime/domain/accounts/account-wire';
import type { Invitation } from '@shiptime/domain/applications/wire/history';

const base = '/ship_time_requests';

export const invitationsQuery = (applicationId: number) =>
  queryOptions({
    queryKey: [...applicationsKey, applicationId, 'invitations'] as const,
    queryFn: ({ signal }) =>
      api.get(`${base}/${applicationId}/invitations`, { signal }).then((answer) => answer.data),
  });

export const addCoProponent = (applicationId: number, email: string): Promise<Person> =>
  api.post(`${base}/${applicationId}/co_proponents`, { email }).then((answer) => answer.data);

export const inviteCoProponent = (applicationId: number, email: string): Promise<Invitation> =>
  api.post(`${base}/${applicationId}/invitations`, { email }).then((answer) => answer.data);

export const removeCoProponent = (applicationId: number, userId: number): Promise<void> =>
  api.delete(`${base}/${applicationId}/co_proponents/${userId}`);

export const withdrawInvitation = (applicationId: number, id: number): Promise<void> =>
  api.delete(`${base}/${applicationId}/invitations/${id}`);
