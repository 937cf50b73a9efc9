import { queryOptions } from '@tanstack/react-query';
import type { AdoptScenarioBody, ScenarioBody } from '@shiptime/domain/scenarios/scenario-bodies';
import type { ScenarioResource } from '@shiptime/domain/scenarios/scenario-wire';
import { api } from '#lib/api-client.ts';
import type { Resource } from '#lib/envelopes.ts';
import { queryClient } from '#lib/query-client.ts';

const base = '/scenarios';
const key = ['scenarios'] as const;
const data = <T>(answer: Resource<T>): T => answer.data;

export const scenariosQuery = (fiscalYearId: number | undefined) =>
  queryOptions({
    queryKey: [...key, 'list', fiscalYearId] as const,
    queryFn: ({ signal }) =>
      api.every(base, {
        query: { filter: { fiscal_year_id: fiscalYearId }, sort: '-id' },
        signal,
      }),
    enabled: fiscalYearId !== undefined,
  });

export const scenarioQuery = (id: number) =>
  queryOptions({
    queryKey: [...key, id] as const,
    queryFn: ({ signal }) => api.get(`${base}/${id}`, { signal }).then(data),
  });

export type ComparisonTarget = 'current' | number;

/** The comparison is never cached, because scenario and plans may have changed. */
export const comparisonQuery = (id: number, other: ComparisonTarget) =>
  queryOptions({
    queryKey: [...key, id, 'comparison', other] as const,
    queryFn: ({ signal }) =>
      api.get(`${base}/${id}/comparison`, { query: { with: String(other) }, signal }).then(data),
    staleTime: 0,
    gcTime: 0,
  });

const changed = () => queryClient.invalidateQueries({ queryKey: key });

export const createScenario = async (body: ScenarioBody): Promise<ScenarioResource> => {
  const scenario = await api.post(base, body).then(data);
  await changed();
  return scenario;
};

export const renameScenario = async (scenario: ScenarioResource, name: string): Promise<void> => {
  await api.patch(`${base}/${scenario.id}`, { name }, { ifMatch: scenario.lock_version });
  await changed();
};

export const deleteScenario = async (scenario: ScenarioResource): Promise<void> => {
  await api.delete(`${base}/${scenario.id}`, { ifMatch: scenario.lock_version });
  await changed();
};

export const adoptScenario = async (id: number, body: AdoptScenarioBody): Promise<void> => {
  await api.post(`${base}/${id}/adopt`, body);
  await changed();
};
