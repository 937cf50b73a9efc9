import { queryOptions } from '@tanstack/react-query';
import type { ApplicationInclude } from '@shiptime/domain/applications/asking';
import type { Fit } from '@shiptime/domain/plans/fits';
import { api, type Page, type Resource } from '#lib/api-client.ts';
import { queryClient } from '#lib/query-client.ts';
import type { Application } from '@shiptime/domain/applications/wire/application';
import type { Values } from './autosave/autosave-state.ts';

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

/** A connection may die without a word, at sea above all: then it is asked again. */
const patience = 30_000;

/** One application with all its parts. */
export const loadApplication = (id: number): Promise<Application> =>
  api
    .get<Resource<Application>>(`${base}/${id}`, {
      query: { include: includes },
      signal: AbortSignal.timeout(patience),
    })
    .then((answer) => answer.data);

/** How every ship could serve an application, the best first (docs/contract.md 8); it changes with each plan of the year. */
export const fitsQuery = (id: number | null) =>
  queryOptions({
    queryKey: [...applicationsKey, id, 'fits'] as const,
    queryFn: ({ signal }) =>
      api.get<Resource<readonly Fit[]>>(`${base}/${id}/fits`, { signal }).then((answer) => answer.data),
    enabled: id !== null,
    staleTime: 0,
  });

export type ListQuery = Readonly<Record<string, string | number | readonly string[] | undefined>>;

export const applicationsQuery = (query: ListQuery) =>
  queryOptions({
    queryKey: [...applicationsKey, 'list', query] as const,
    queryFn: ({ signal }) => api.get<Page<Application>>(base, { query, signal }),
  });

/** All of them, however many. */
export const everyApplicationQuery = (query: ListQuery) =>
  queryOptions({
    queryKey: [...applicationsKey, 'list', 'every', query] as const,
    queryFn: ({ signal }) => api.every<Application>(base, { query, signal }),
  });

export const patchApplication = (id: number, body: Values, keepalive: boolean): Promise<Application> =>
  api
    .patch<Resource<Application>>(`${base}/${id}`, body, {
      keepalive,
      query: { include: includes },
      signal: AbortSignal.timeout(patience),
    })
    .then((answer) => answer.data);

export const createApplication = (body: {
  fiscal_year_id: number;
  project_title: string;
}): Promise<Application> => api.post<Resource<Application>>(base, body).then((answer) => answer.data);

export const copyApplication = (id: number, fiscal_year_id: number) =>
  api.post<Resource<Application> & { meta?: { not_copied?: readonly string[] } }>(`${base}/${id}/copy`, {
    fiscal_year_id,
  });

/** On paper, in the reader's language. */
export const downloadPdf = (id: number) => api.download(`${base}/${id}/export.pdf`);

export const deleteApplication = (id: number): Promise<void> => api.delete(`${base}/${id}`);

export type Transition = 'submit' | 'accept' | 'reject' | 'clarify' | 'withdraw' | 'respond' | 'reassign';

/** One step of the lifecycle. The same key is used for a step that is tried again. */
export const takeStep = (
  id: number,
  step: Transition,
  body: Values = {},
  idempotencyKey?: string,
): Promise<Application> =>
  api
    .post<Resource<Application>>(`${base}/${id}/${step}`, body, idempotencyKey ? { idempotencyKey } : {})
    .then((answer) => answer.data);

export const invalidateApplications = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: applicationsKey });
