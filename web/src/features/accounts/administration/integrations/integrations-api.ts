import { queryOptions } from '@tanstack/react-query';
import type { EventType } from '@shiptime/domain/integrations/event-types';
import type { Scope } from '@shiptime/domain/integrations/scopes';
import { api, type Page, type Resource } from '../../../../lib/api-client.ts';

export type ServiceToken = {
  readonly id: number;
  readonly name: string;
  readonly beginning: string;
  readonly created_at: string;
  readonly expires_at: string;
  readonly last_used_at: string | null;
  readonly revoked_at: string | null;
  readonly active: boolean;
};

export type ServiceAccount = {
  readonly id: number;
  readonly name: string;
  readonly description: string | null;
  readonly user_type_id: number;
  readonly vessel_ids: readonly number[];
  readonly scopes: readonly Scope[];
  readonly last_used_at: string | null;
  readonly tokens: readonly ServiceToken[];
  readonly lock_version: number;
};

export type Webhook = {
  readonly id: number;
  readonly url: string;
  readonly description: string | null;
  readonly events: readonly EventType[];
  readonly active: boolean;
  readonly switched_off: 'failures' | 'gone' | null;
  readonly failures: number;
  readonly failing_since: string | null;
  readonly last_success_at: string | null;
  readonly waiting: number;
  readonly lock_version: number;
};

export type Delivery = {
  readonly id: number;
  readonly type: string;
  readonly message_id: string;
  readonly state: 'waiting' | 'delayed' | 'sending' | 'sent' | 'given_up';
  readonly attempts: number;
  readonly last_status: number | null;
  readonly last_error: string | null;
  readonly created_at: string;
  readonly delivered_at: string | null;
  readonly next_attempt_at: string | null;
};

export type PortalEvent = {
  readonly id: number;
  readonly type: string;
  readonly created_at: string;
  readonly data: Readonly<Record<string, unknown>>;
};

export const accountsKey = ['service_accounts'] as const;
export const serviceAccountsQuery = queryOptions({
  queryKey: accountsKey,
  queryFn: ({ signal }) =>
    api
      .get<Resource<readonly ServiceAccount[]>>('/service_accounts', {
        signal,
        query: { filter: { active: true }, sort: 'name' },
      })
      .then(({ data }) => data),
  staleTime: 0,
});

type AccountValues = Pick<ServiceAccount, 'name' | 'description' | 'user_type_id' | 'vessel_ids' | 'scopes'>;

export const saveServiceAccount = (account: ServiceAccount | null, values: AccountValues) =>
  account
    ? api.patch<Resource<ServiceAccount>>(`/service_accounts/${account.id}`, {
        ...values,
        lock_version: account.lock_version,
      })
    : api.post<Resource<ServiceAccount>>('/service_accounts', values);
export const revokeServiceAccount = (id: number) => api.delete(`/service_accounts/${id}`);

export const makeToken = (accountId: number, name: string, day: string | null) =>
  api
    .post<Resource<ServiceToken & { token: string }>>(`/service_accounts/${accountId}/tokens`, {
      name,
      expires_at: day === null ? null : `${day}T23:59:59Z`,
    })
    .then(({ data }) => data.token);
export const revokeToken = (accountId: number, id: number) =>
  api.delete(`/service_accounts/${accountId}/tokens/${id}`);

export const webhooksKey = ['webhooks'] as const;
export const webhooksQuery = queryOptions({
  queryKey: webhooksKey,
  queryFn: ({ signal }) =>
    api.get<Resource<readonly Webhook[]>>('/webhooks', { signal }).then(({ data }) => data),
  staleTime: 0,
});

type WebhookValues = Pick<Webhook, 'url' | 'description' | 'events' | 'active'>;
type Saved = Webhook & { readonly secret?: string };

/** With its secret where it is new. */
export const saveWebhook = (webhook: Webhook | null, values: WebhookValues): Promise<Saved> =>
  (webhook
    ? api.patch<Resource<Saved>>(`/webhooks/${webhook.id}`, { ...values, lock_version: webhook.lock_version })
    : api.post<Resource<Saved>>('/webhooks', values)
  ).then(({ data }) => data);
export const removeWebhook = (id: number) => api.delete(`/webhooks/${id}`);
export const renewWebhookSecret = (id: number) =>
  api.post<Resource<{ secret: string }>>(`/webhooks/${id}/secret`).then(({ data }) => data.secret);
export const testWebhook = (id: number) => api.post<Resource<Delivery>>(`/webhooks/${id}/test`);
export const resendDelivery = (webhookId: number, id: number) =>
  api.post<Resource<Delivery>>(`/webhooks/${webhookId}/deliveries/${id}/resend`);

const onPage = 20;
const whileWaitingMs = 3000;

export const deliveriesQuery = (webhookId: number, page: number) =>
  queryOptions({
    queryKey: [...webhooksKey, webhookId, 'deliveries', page] as const,
    queryFn: ({ signal }) =>
      api.get<Page<Delivery>>(`/webhooks/${webhookId}/deliveries`, {
        signal,
        query: { page, limit: onPage },
      }),
    staleTime: 0,
    refetchInterval: whileWaitingMs,
  });

/** The newest that the answer holds, newest first. */
export const eventsQuery = queryOptions({
  queryKey: ['events'] as const,
  queryFn: ({ signal }) =>
    api
      .get<Resource<readonly PortalEvent[]>>('/events', { signal, query: { sort: '-id', limit: 10 } })
      .then(({ data }) => data),
  staleTime: 0,
});
