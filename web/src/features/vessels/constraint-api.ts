import type { Constraint } from '@shiptime/domain/vessels/wire';
import { queryOptions } from '@tanstack/react-query';
import type { ConstraintKind, Repetition } from '@shiptime/domain/vessels/constraints';
import { api, type Resource } from '#lib/api-client.ts';

export type ConstraintBody = {
  readonly name: string;
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly port_id: number | null;
  readonly kind: ConstraintKind;
  /** Only of a new one. */
  readonly repeat?: Repetition | null;
};

const pathOf = (vesselId: number, id?: number): string =>
  `/vessels/${vesselId}/scheduling_constraints${id === undefined ? '' : `/${id}`}`;

export const constraintsQuery = (vesselId: number, fiscalYearId: number | null) =>
  queryOptions({
    queryKey: ['constraints', vesselId, fiscalYearId] as const,
    queryFn: ({ signal }) =>
      api
        .get<Resource<readonly Constraint[]>>(pathOf(vesselId), {
          signal,
          query: { filter: { fiscal_year_id: fiscalYearId } },
        })
        .then(({ data }) => data),
  });

/** Those of the whole fleet that touch a fiscal year. */
export const fleetConstraintsQuery = (fiscalYearId: number) =>
  queryOptions({
    queryKey: ['constraints', 'fleet', fiscalYearId] as const,
    queryFn: ({ signal }) =>
      api
        .get<Resource<readonly Constraint[]>>('/scheduling_constraints', {
          signal,
          query: { filter: { fiscal_year_id: fiscalYearId } },
        })
        .then(({ data }) => data),
    staleTime: 60_000,
  });

/** A vessel as its coordinators see it, with what they may do. */
export const vesselCanQuery = (vesselId: number) =>
  queryOptions({
    queryKey: ['vessels', vesselId] as const,
    queryFn: ({ signal }) =>
      api
        .get<Resource<{ name_en: string; name_fr: string; can?: { edit_constraints: boolean } }>>(
          `/vessels/${vesselId}`,
          { signal },
        )
        .then(({ data }) => data),
  });

export const saveConstraint = (vesselId: number, body: ConstraintBody, existing: Constraint | null) =>
  existing
    ? api.patch<Resource<Constraint>>(pathOf(vesselId, existing.id), body, { ifMatch: existing.lock_version })
    : api.post<Resource<Constraint>>(pathOf(vesselId), body);

export const removeConstraint = ({ vessel_id, id, lock_version }: Constraint) =>
  api.delete(pathOf(vessel_id, id), { ifMatch: lock_version });
