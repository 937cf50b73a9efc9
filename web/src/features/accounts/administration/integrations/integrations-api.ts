import type { ServiceAccount, Webhook } from '@shiptime/domain/integrations/integration-wire';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';

export const serviceAccountsKey = ['service_accounts'] as const;
export const serviceAccountsQuery = queryOptions({
  queryKey: serviceAccountsKey,
  queryFn: ({ signal }) =>
    api
      .get('/service_accounts', {
        signal,
        query: { filter: { active: true }, sort: 'name' },
      })
      .then(({ data }) => data),
  staleTime: 0,
});

type AccountValues = Pick<ServiceAccount, 'name' | 'description' | 'user_type_id' | 'vessel_ids' | 'scopes'>;

export const saveServiceAccount = (account: ServiceAccount | null, values: AccountValues) =>
  account
    ? api.patch(`/service_accounts/${account.id}`, values, { ifMatch: account.lock_version })
    : api.post('/service_accounts', values);
export const revokeServiceAccount = (id: number) => api.delete(`/service_accounts/${id}`);

export const createServiceToken = (accountId: number, name: string, day: string | null) =>
  api
    .post(`/service_accounts/${accountId}/tokens`, {
      name,
      expires_at: day === null ? null : `${day}T23:59:59Z`,
    })
    .then(({ data }) => data.token);
export const revokeServiceToken = (accountId: number, id: number) =>
  api.delete(`/service_accounts/${accountId}/tokens/${id}`);

export const webhooksKey = ['webhooks'] as const;
export const webhooksQuery = queryOptions({
  queryKey: webhooksKey,
  queryFn: ({ signal }) => api.get('/webhooks', { signal }).then(({ data }) => data),
  staleTime: 0,
});

type WebhookValues = Pick<Webhook, 'url' | 'description' | 'events' | 'active'>;
type Saved = Webhook & { readonly secret?: string };

export const saveWebhook = (webhook: Webhook | null, values: WebhookValues): Promise<Saved> =>
  (webhook
    ? api.patch(`/webhooks/${webhook.id}`, values, { ifMatch: webhook.lock_version })
    : api.post('/webhooks', values)
  ).then(({ data }) => data);
export const removeWebhook = (id: number) => api.delete(`/webhooks/${id}`);
export const renewWebhookSecret = (id: number) =>
  api.post(`/webhooks/${id}/secret`).then(({ data }) => data.secret);
export const testWebhook = (id: number) => api.post(`/webhooks/${id}/test`);
export const resendDelivery = (webhookId: number, id: number) =>
  api.post(`/webhooks/${webhookId}/deliveries/${id}/resend`);

const onPage = 20;
const whileWaitingMs = 3000;

export const deliveriesQuery = (webhookId: number, page: number) =>
  queryOptions({
    queryKey: [...webhooksKey, webhookId, 'deliveries', page] as const,
    queryFn: ({ signal }) =>
      api.page(`/webhooks/${webhookId}/deliveries`, {
        signal,
        query: { page, limit: onPage },
      }),
    staleTime: 0,
    refetchInterval: whileWaitingMs,
  });

export const eventsQuery = queryOptions({
  queryKey: ['events'] as const,
  queryFn: ({ signal }) =>
    api.get('/events', { signal, query: { sort: '-id', limit: 10 } }).then(({ data }) => data),
  staleTime: 0,
});
