import { queryOptions, skipToken } from '@tanstack/react-query';
import type { ApplicationInclude } from '@shiptime/domain/applications/application-query-options';
import type { TransitionAction } from '@shiptime/domain/applications/lifecycle';
import { api } from '#lib/api-client.ts';
import type { BodyOf, OptionsOf } from '#lib/routes.ts';
import type { Routes } from '#lib/routes.generated.ts';
import { queryClient } from '#lib/query-client.ts';
import { sessionStore } from '#lib/session-store.ts';
import type { Application } from '@shiptime/domain/applications/wire/application';

export type FieldValues = Readonly<Record<string, unknown>>;

const base = '/ship_time_requests';
const includes: readonly ApplicationInclude[] = [
  'primaryProponent',
  'coProponents',
  'fundingSources',
  'collaborators',
  'areasOfConsideration',
  'stations',
];

export const applicationsKey = ['applications'] as const;

/** Request timeout in milliseconds; satellite connections may die silently. */
const timeoutMs = 30_000;

const askForApplication = (id: number): Promise<Application> =>
  api
    .get(`${base}/${id}`, {
      query: { include: includes },
      signal: AbortSignal.timeout(timeoutMs),
    })
    .then((answer) => answer.data);

let expected: {
  readonly id: number;
  readonly token: string | null;
  readonly answer: Promise<Application>;
} | null = null;

export const prefetchApplication = (id: number): void => {
  const answer = askForApplication(id);
  expected = { id, token: sessionStore.token(), answer };
  answer.catch(() => undefined);
};

export const loadApplication = (id: number): Promise<Application> => {
  const isExpected = expected?.id === id && expected.token === sessionStore.token();
  const answer = expected && isExpected ? expected.answer : askForApplication(id);
  expected = null;
  return answer;
};

/** Best vessel first; depends on all plans of the year. */
export const vesselFitsQuery = (id: number | null) =>
  queryOptions({
    queryKey: [...applicationsKey, id, 'fits'] as const,
    queryFn:
      id === null
        ? skipToken
        : ({ signal }) => api.get(`${base}/${id}/fits`, { signal }).then((answer) => answer.data),
    staleTime: 0,
  });

export type ApplicationListQuery = NonNullable<OptionsOf<Routes['GET']['/ship_time_requests']>['query']>;

export const applicationsQuery = (query: ApplicationListQuery & { readonly page: number }) =>
  queryOptions({
    queryKey: [...applicationsKey, 'list', query] as const,
    queryFn: ({ signal }) => api.page(base, { query, signal }),
  });

export const allApplicationsQuery = (query: ApplicationListQuery) =>
  queryOptions({
    queryKey: [...applicationsKey, 'list', 'every', query] as const,
    queryFn: ({ signal }) => api.every(base, { query, signal }),
  });

/** The response omits stations and other rows, which autosave does not change. */
export const patchApplication = (id: number, body: FieldValues, keepalive: boolean): Promise<Application> =>
  api
    .patch(`${base}/${id}`, body, {
      keepalive,
      signal: AbortSignal.timeout(timeoutMs),
    })
    .then((answer) => answer.data);

export const createApplication = (body: {
  fiscal_year_id: number;
  project_title: string;
}): Promise<Application> => api.post(base, body).then((answer) => answer.data);

export const copyApplication = (id: number, fiscal_year_id: number, with_attachments: boolean) =>
  api.post(`${base}/${id}/copy`, { fiscal_year_id, with_attachments });

export const stationsQuery = (id: number) =>
  queryOptions({
    queryKey: [...applicationsKey, id, 'stations'] as const,
    queryFn: ({ signal }) => api.get(`${base}/${id}/stations`, { signal }).then(({ data }) => data),
  });

/** Polling interval in milliseconds. */
const askAgain = 3000;
const mostTracks = 100;

export const tracksQuery = (ids: readonly number[]) => {
  const asked = ids.slice(0, mostTracks);
  return queryOptions({
    queryKey: [...applicationsKey, 'tracks', asked] as const,
    queryFn: ({ signal }) =>
      api.get(`${base}/tracks`, { query: { ids: asked }, signal }).then(({ data }) => data),
    enabled: asked.length > 0,
    refetchInterval: ({ state: { data } }) => (data && data.length < asked.length ? askAgain : false),
  });
};

export const voyageReportQuery = (id: number) =>
  queryOptions({
    queryKey: [...applicationsKey, id, 'voyage_report'] as const,
    queryFn: ({ signal }) => api.get(`${base}/${id}/voyage_report`, { signal }).then(({ data }) => data),
  });

export const applicationTitleQuery = (id: number) =>
  queryOptions({
    queryKey: [...applicationsKey, id, 'title'] as const,
    queryFn: ({ signal }) =>
      api
        .get(`${base}/${id}`, { signal, query: { fields: { ship_time_requests: ['project_title'] } } })
        .then(({ data }) => data.project_title),
  });

export const applicationNeedsQuery = (id: number) =>
  queryOptions({
    queryKey: [...applicationsKey, id, 'needs'] as const,
    queryFn: ({ signal }) => api.get(`${base}/${id}`, { signal }).then(({ data }) => data),
  });

export const downloadApplicationPdf = (id: number) => api.download(`${base}/${id}/export.pdf`);

export const deleteApplication = (id: number): Promise<void> => api.delete(`${base}/${id}`);

/** Omits `finalise`, which happens only with a plan. */
export type ApplicationTransition = Exclude<TransitionAction, 'finalise'>;

export type TransitionBody = BodyOf<Routes['POST'][`/ship_time_requests/${number}/${ApplicationTransition}`]>;

export const changeStatus = async (
  id: number,
  step: ApplicationTransition,
  body: TransitionBody,
): Promise<void> => {
  await api.post(`${base}/${id}/${step}`, body);
};

export const invalidateApplications = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: applicationsKey });
