import { queryOptions } from '@tanstack/react-query';
import type { Start } from '@shiptime/domain/plans/ticks';
import type { OutageBody, OutageKind } from '@shiptime/domain/proposals/outages';
import type { RefusalCode } from '@shiptime/domain/shared/refusal-codes';
import type { Language } from '@shiptime/domain/shared/text';
import { api, type Resource } from '#lib/api-client.ts';
import type { PlannedMission } from '@shiptime/domain/plans/wire/mission';

export type Affected = PlannedMission & {
  readonly vessel_id: number;
  readonly end_date: string | null;
  readonly days_lost: number;
  readonly before: Start & { readonly vessel_id: number; readonly end_date: string };
  readonly people: readonly { readonly id: number; readonly name: string; readonly is_primary: boolean }[];
};

type OutageOption = {
  readonly kind: OutageKind;
  readonly proposal_id: number | null;
  readonly refusal: RefusalCode | 'too_many_at_once' | null;
};

export type Outage = {
  readonly id: number;
  readonly vessel_id: number;
  readonly name: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly fiscal_year_ids: readonly number[];
  readonly affected: readonly Affected[];
  readonly options: readonly OutageOption[];
};

export type NoticeTexts = Readonly<Partial<Record<Language, string>>>;

export type NoticeDraft = {
  readonly ship_time_request_id: number;
  readonly title: string;
  readonly recipients: readonly { readonly name: string; readonly language: Language }[];
  readonly texts: NoticeTexts;
  readonly told_at: string | null;
};

const base = '/outages';
const data = <T>(answer: Resource<T>): T => answer.data;

export const outageQuery = (id: number) =>
  queryOptions({
    queryKey: ['outages', id] as const,
    queryFn: ({ signal }) => api.get<Resource<Outage>>(`${base}/${id}`, { signal }).then(data),
    staleTime: 0,
  });

export const noticesQuery = (id: number) =>
  queryOptions({
    queryKey: ['outages', id, 'notices'] as const,
    queryFn: ({ signal }) =>
      api
        .get<Resource<{ readonly drafts: readonly NoticeDraft[] }>>(`${base}/${id}/notices`, { signal })
        .then(data),
    staleTime: 0,
  });

export const reportOutage = (body: OutageBody): Promise<Outage> =>
  api.post<Resource<Outage>>(base, body).then(data);

/** Has made what is missing, stale or lost. */
export const replanOutage = (id: number): Promise<Outage> =>
  api.post<Resource<Outage>>(`${base}/${id}/options`, {}).then(data);

export const sendNotice = (id: number, applicationId: number, texts: NoticeTexts): Promise<unknown> =>
  api.post(`${base}/${id}/notices`, { notices: [{ ship_time_request_id: applicationId, texts }] });
