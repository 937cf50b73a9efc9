import { queryOptions } from '@tanstack/react-query';
import { api, type Resource } from '#lib/api-client.ts';
import { applicationsKey } from '../api.ts';
import type { Person } from '@shiptime/domain/accounts/wire';
import type { Invitation } from '@shiptime/domain/applications/wire/story';

const path = (applicationId: number, what: 'co_proponents' | 'invitations', row?: number): string =>
  `/ship_time_requests/${applicationId}/${what}${row === undefined ? '' : `/${row}`}`;

export const invitationsQuery = (applicationId: number) =>
  queryOptions({
    queryKey: [...applicationsKey, applicationId, 'invitations'] as const,
    queryFn: ({ signal }) =>
      api
        .get<Resource<readonly Invitation[]>>(path(applicationId, 'invitations'), { signal })
        .then((answer) => answer.data),
  });

export const addCoProponent = (applicationId: number, email: string): Promise<Person> =>
  api.post<Resource<Person>>(path(applicationId, 'co_proponents'), { email }).then((answer) => answer.data);

export const removeCoProponent = (applicationId: number, userId: number): Promise<void> =>
  api.delete(path(applicationId, 'co_proponents', userId));

export const sendInvitation = (applicationId: number, email: string): Promise<Invitation> =>
  api.post<Resource<Invitation>>(path(applicationId, 'invitations'), { email }).then((answer) => answer.data);

export const withdrawInvitation = (applicationId: number, id: number): Promise<void> =>
  api.delete(path(applicationId, 'invitations', id));
