import { queryOptions } from '@tanstack/react-query';
import type { OutageBody, ReplanOutageBody } from '@shiptime/domain/proposals/outages';
import type { Outage } from '@shiptime/domain/proposals/outage-wire';
import type { Language } from '@shiptime/domain/shared/text';
import { api } from '#lib/api-client.ts';
import type { Resource } from '#lib/envelopes.ts';

export type NoticeTexts = Readonly<Partial<Record<Language, string>>>;

type PlanKey = { readonly vessel_id: number; readonly fiscal_year_id: number };

const base = '/outages';
const data = <T>(answer: Resource<T>): T => answer.data;

export const outageQuery = (id: number) =>
  queryOptions({
    queryKey: ['outages', id] as const,
    queryFn: ({ signal }) => api.get(`${base}/${id}`, { signal }).then(data),
    staleTime: 0,
  });

export const outagesOfPlanQuery = ({ vessel_id, fiscal_year_id }: PlanKey) =>
  queryOptions({
    queryKey: ['outages', 'of_plan', vessel_id, fiscal_year_id] as const,
    queryFn: ({ signal }) =>
      api.every(base, { query: { filter: { vessel_id, fiscal_year_id }, sort: 'start_date' }, signal }),
    staleTime: 0,
  });

export const outageNoticesQuery = (id: number) =>
  queryOptions({
    queryKey: ['outages', id, 'notices'] as const,
    queryFn: ({ signal }) => api.get(`${base}/${id}/notices`, { signal }).then(data),
    staleTime: 0,
  });

export const reportOutage = (body: OutageBody): Promise<Outage> => api.post(base, body).then(data);

export const replanOutage = (id: number, asked: ReplanOutageBody): Promise<Outage> =>
  api.post(`${base}/${id}/options`, asked).then(data);

export const sendOutageNotice = (id: number, applicationId: number, texts: NoticeTexts): Promise<unknown> =>
  api.post(`${base}/${id}/notices`, { notices: [{ ship_time_request_id: applicationId, texts }] });
