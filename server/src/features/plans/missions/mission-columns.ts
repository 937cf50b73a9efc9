import type { Mission } from '@shiptime/domain/plans/missions';

/** Converts lists to JSON, because the driver would write them as PostgreSQL arrays. */
export const toMissionColumns = <M extends Pick<Mission, 'port_call_stops'>>({
  port_call_stops = [],
  ...rest
}: M) => ({ ...rest, port_call_stops: JSON.stringify(port_call_stops) });
