import type { Account, Person, userQueryOptions } from '@shiptime/domain/accounts/account-wire';
import { queryOptions } from '@tanstack/react-query';
import type { Profile } from '@shiptime/domain/accounts/schema';
import { api } from '#lib/api-client.ts';

export const isFullAccount = (account: Account | Person): account is Account => 'user_type_id' in account;

export const accountQuery = (id: number) =>
  queryOptions({
    queryKey: ['users', id] as const,
    queryFn: ({ signal }) => api.get(`/users/${id}`, { signal }).then(({ data }) => data),
  });

export const saveProfile = (account: Account, changes: Profile) =>
  api.patch(`/users/${account.id}`, changes, { ifMatch: account.lock_version });

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'] as const,
  queryFn: ({ signal }) => api.get('/auth/sessions', { signal }).then(({ data }) => data),
});

export const endSession = (id: number) => api.delete(`/auth/sessions/${id}`);

export const changePassword = (
  id: number,
  body: { current_password: string; password: string; password_confirmation: string },
) => api.put(`/users/${id}/password`, body);

export const changeEmail = (id: number, body: { email: string; current_password: string }) =>
  api.put(`/users/${id}/email`, body);

export const usersKey = ['users'] as const;

export type UserSort = {
  readonly key: (typeof userQueryOptions.sorts)[number];
  readonly direction: 'ascending' | 'descending';
};

type UsersView = {
  readonly q: string;
  readonly typeId: number | null;
  readonly sort: UserSort;
  readonly page: number;
};

const usersOnPage = 50;

export const usersQuery = ({ q, typeId, sort, page }: UsersView) =>
  queryOptions({
    queryKey: [...usersKey, 'list', q, typeId, sort, page] as const,
    queryFn: ({ signal }) =>
      api.page('/users', {
        signal,
        query: {
          filter: { q, user_type_id: typeId },
          sort: `${sort.direction === 'descending' ? '-' : ''}${sort.key}` as const,
          page,
          limit: usersOnPage,
        },
      }),
  });

type Rights = { readonly user_type_id: number; readonly active: boolean; readonly vessel_ids?: number[] };

export const saveUserRights = (account: Account, rights: Rights) =>
  api.patch(`/users/${account.id}`, rights, { ifMatch: account.lock_version });

export const administratorRequestsQuery = queryOptions({
  queryKey: [...usersKey, 'administrator_requests'] as const,
  queryFn: ({ signal }) =>
    api
      .page('/users', {
        signal,
        query: { filter: { administrator_asked: true }, page: 1, limit: usersOnPage },
      })
      .then(({ data }) => data),
});

export const refuseAdministratorRequest = (id: number) => api.delete(`/users/${id}/administrator_request`);

export const sendActivationMail = (id: number) => api.post(`/users/${id}/activation`);
export const endAllSessions = (id: number) => api.delete(`/users/${id}/sessions`);

export const resetSecondFactors = (id: number) => api.delete(`/users/${id}/second_factors`);

/** `position`: number of the attachment in the e-mail, from 1. */
export const downloadMailAttachment = (mail: number, position: number) =>
  api.download(`/mailbox/${mail}/files/${position}`);

export const mailboxQuery = queryOptions({
  queryKey: ['mailbox'] as const,
  queryFn: ({ signal }) => api.get('/mailbox', { signal }).then(({ data }) => data),
  staleTime: 0,
});
