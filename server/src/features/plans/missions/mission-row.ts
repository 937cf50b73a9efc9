import type { Mission } from '@shiptime/domain/plans/missions';

/** The driver would write a list as an array of PostgreSQL, not as JSON. */
export const missionRowOf = <M extends Pick<Mission, 'port_call_stops'>>({
  port_call_stops = [],
  ...rest
}: M) => ({ ...rest, port_call_stops: JSON.stringify(port_call_stops) });
