import type { Constraint } from '@shiptime/domain/vessels/vessel-wire';
import { queryOptions } from '@tanstack/react-query';
import type { ConstraintKind, Recurrence } from '@shiptime/domain/vessels/constraints';
import { api } from '#lib/api-client.ts';
import type { BodyOf } from '#lib/routes.ts';
import type { Routes } from '#lib/routes.generated.ts';

export type ConstraintBody = {
  readonly name: string;
  readonly name_en?: string | null;
  readonly name_fr?: string | null;
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly port_id: number | null;
  readonly kind: ConstraintKind;
  readonly repeat?: Recurrence | null;
};

export const constraintsQuery = (vesselId: number, fiscalYearId: number | null) =>
  queryOptions({
    queryKey: ['constraints', vesselId, fiscalYearId] as const,
    queryFn: ({ signal }) =>
      api
        .get(`/vessels/${vesselId}/scheduling_constraints`, {
          signal,
          query: { filter: { fiscal_year_id: fiscalYearId } },
        })
        .then(({ data }) => data),
  });

export const fleetConstraintsQuery = (fiscalYearId: number) =>
  queryOptions({
    queryKey: ['constraints', 'fleet', fiscalYearId] as const,
    queryFn: ({ signal }) =>
      api
        .get('/scheduling_constraints', {
          signal,
          query: { filter: { fiscal_year_id: fiscalYearId } },
        })
        .then(({ data }) => data),
    staleTime: 60_000,
  });

export const vesselPermissionsQuery = (vesselId: number) =>
  queryOptions({
    queryKey: ['vessels', vesselId] as const,
    queryFn: ({ signal }) => api.get(`/vessels/${vesselId}`, { signal }).then(({ data }) => data),
  });

type Added = BodyOf<Routes['POST'][`/vessels/${number}/scheduling_constraints`]>;
type Changed = BodyOf<Routes['PATCH'][`/vessels/${number}/scheduling_constraints/${number}`]>;

export const saveConstraint = (vesselId: number, body: ConstraintBody, existing: Constraint | null) =>
  existing
    ? api.patch(`/vessels/${vesselId}/scheduling_constraints/${existing.id}`, body as Changed, {
        ifMatch: existing.lock_version,
      })
    : api.post(`/vessels/${vesselId}/scheduling_constraints`, body as Added);

export const removeConstraint = ({ vessel_id, id, lock_version }: Constraint) =>
  api.delete(`/vessels/${vessel_id}/scheduling_constraints/${id}`, { ifMatch: lock_version });
