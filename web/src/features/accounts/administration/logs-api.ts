import { queryOptions } from '@tanstack/react-query';
import type { MailState } from '@shiptime/domain/accounts/mail-states';
import { api } from '#lib/api-client.ts';

export type AuditLogFilter = {
  readonly q: string;
  readonly subject: string | null;
  readonly from: string | null;
  readonly to: string | null;
};

const onPage = 50;

const filterOf = ({ q, subject, from, to }: AuditLogFilter) => ({
  q,
  subject_type: subject,
  // Both days are inclusive, in UTC.
  created_at: { gte: from, lt: to && `${to}T23:59:59.999Z` },
});

export const auditLogQuery = (view: AuditLogFilter, page: number) =>
  queryOptions({
    queryKey: ['audit_log', view, page] as const,
    queryFn: ({ signal }) =>
      api.page('/audit_log', {
        signal,
        query: { filter: filterOf(view), page, limit: onPage },
      }),
    staleTime: 0,
  });

export const downloadAuditLog = (view: AuditLogFilter, format: 'xlsx' | 'csv') =>
  api.download('/audit_log/export', { query: { filter: filterOf(view), format } });

export const outboxKey = ['outbox'] as const;

export const outboxQuery = (q: string, state: MailState | null, page: number) =>
  queryOptions({
    queryKey: [...outboxKey, q, state, page] as const,
    queryFn: ({ signal }) =>
      api.page('/outbox', { signal, query: { filter: { q, state }, page, limit: onPage } }),
    staleTime: 0,
  });

export const resendMail = (id: number) => api.post(`/outbox/${id}/resend`);
