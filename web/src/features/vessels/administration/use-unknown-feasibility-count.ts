import { queryOptions, useQuery } from '@tanstack/react-query';
import { checkFeasibility, feasibilityReasons } from '@shiptime/domain/applications/feasibility';
import type { VesselResource } from '@shiptime/domain/vessels/vessel-wire';
import { api } from '#lib/api-client.ts';

/** Statuses: submitted, clarification needed, in review, accepted. */
const counted = [2, 3, 4, 6];

const needsQuery = (fiscalYearId: number | undefined) =>
  queryOptions({
    queryKey: ['vessels', 'needs', fiscalYearId] as const,
    queryFn: ({ signal }) =>
      api.every('/ship_time_requests', {
        query: {
          filter: { fiscal_year_id: fiscalYearId, status_id: counted },
          fields: {
            ship_time_requests: [
              'id',
              'vessel_id',
              'vessel_preference_1_id',
              'vessel_preference_2_id',
              'min_science_berths',
              'ideal_science_berths',
              'helicopter_required',
              'needed_capability_ids',
              'needed_water_ids',
              'min_wire_length',
              'min_a_frame_load',
              'min_container_places',
              'operational_days',
              'mobilization_days',
              'demobilization_days',
              'mobilization_port_id',
              'demobilization_port_id',
            ],
          },
        },
        signal,
      }),
    enabled: fiscalYearId !== undefined,
  });

type Ports = readonly { readonly id: number; readonly max_draft: number | null }[];

export const useUnknownFeasibilityCount = (fiscalYearId: number | undefined, ports: Ports) => {
  const { data } = useQuery(needsQuery(fiscalYearId));
  return (vessel: VesselResource): number =>
    (data ?? []).filter((row) => {
      if (![row.vessel_id, row.vessel_preference_1_id, row.vessel_preference_2_id].includes(vessel.id))
        return false;
      // Rows lack stations; only unknown vessel data matter.
      const needs = { ...row, operational_window_start: null, operational_window_end: null, stations: [] };
      const { reasons } = checkFeasibility(
        needs as Parameters<typeof checkFeasibility>[0],
        vessel,
        [],
        ports,
      );
      return vessel.range === null || reasons.some(({ code }) => feasibilityReasons[code] === 'unknown');
    }).length;
};
