import { z } from 'zod';
import { statusId } from '../../applications/wire/application.ts';
import { count, day, days, id, ids, maybeId, maybeText } from '../../shared/wire.ts';

const sharer = z.object({
  id,
  project_title: maybeText,
  status_id: statusId,
  vessel_id: id,
  mobilization_days: days,
  operational_days: days,
  demobilization_days: days,
  operational_window_start: day,
  operational_window_end: day,
  min_science_berths: count.nullable(),
});

/** Two applications that could share a voyage, the one that sails first first, and what that saves. */
export const sharedVoyage = z
  .object({
    fiscal_year_id: id,
    vessel_id: id,
    ship_time_requests: z.array(sharer).length(2),
    shared_area_ids: ids,
    nautical_miles: z.number().nullable().meta({ description: 'between the middles of their stations' }),
    common_days: days,
    earliest_start: day,
    latest_start: day,
    berths: count,
    vessel_berths: count,
    mobilization_port_id: maybeId,
    demobilization_port_id: maybeId,
    mobilization_days: days,
    operational_days: days,
    demobilization_days: days,
    saved_days: days,
    saved_transit_days: days.nullable(),
  })
  .meta({ id: 'SharedVoyage' });
export type SharedVoyageFound = z.infer<typeof sharedVoyage>;
