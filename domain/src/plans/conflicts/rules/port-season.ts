import type { Mission } from '../../missions.ts';
import { sortStops } from '../../port-calls.ts';
import { startOfDay, ticksInDay, daysToTicks } from '../../ticks.ts';
import type { ConflictContext, MissionRule } from '../conflict-context.ts';
import type { Conflict } from '../conflict.ts';
import { noConflicts, createConflict, type conflictCauses } from '../conflict.ts';
import { countClosedDays } from '../seasons.ts';

const closed = (
  missionId: number,
  portId: number | null,
  start: number,
  end: number,
  cause: (typeof conflictCauses.port_closed)[number],
  ports: ConflictContext['ports'],
): readonly Conflict[] => {
  const port = portId === null ? undefined : ports.get(portId);
  if (port === undefined || port.season_start === null || port.season_end === null) return noConflicts;
  const days = countClosedDays(port, start, end);
  if (days === 0) return noConflicts;
  const params = { cause, port_id: port.id, season_start: port.season_start, season_end: port.season_end };
  return [createConflict('port_closed', [missionId], days, params)];
};

const isSeasonal = (portId: number | null, ports: ConflictContext['ports']): boolean => {
  const port = portId === null ? undefined : ports.get(portId);
  return port !== undefined && port.season_start !== null && port.season_end !== null;
};

const hasSeasonalPort = (mission: Mission, ports: ConflictContext['ports']): boolean =>
  isSeasonal(mission.mobilization_port_id, ports) ||
  (mission.demobilization_port_id !== mission.mobilization_port_id &&
    isSeasonal(mission.demobilization_port_id, ports)) ||
  sortStops(mission).some(({ port_id }) => isSeasonal(port_id, ports));

export const portSeasonRule: MissionRule = ({ mission, occupied }, _vessel, { ports }) => {
  if (occupied === null || !hasSeasonalPort(mission, ports)) return noConflicts;
  const mobilized = occupied.start + daysToTicks(mission.mobilization_days);
  const demobilizing = Math.min(occupied.end - daysToTicks(mission.demobilization_days), occupied.end - 1);
  const first = closed(
    mission.id,
    mission.mobilization_port_id,
    occupied.start,
    mobilized,
    'mobilization',
    ports,
  );
  const last = closed(
    mission.id,
    mission.demobilization_port_id,
    demobilizing,
    occupied.end,
    'demobilization',
    ports,
  );
  let call = noConflicts;
  for (const { port_id, day, days } of sortStops(mission)) {
    const start = startOfDay(occupied.start) + (day - 1) * ticksInDay;
    const end = start + Math.max(1, daysToTicks(days ?? 0));
    if (call.length === 0) call = closed(mission.id, port_id, start, end, 'port_call', ports);
  }
  return first.length + call.length + last.length === 0 ? noConflicts : [...first, ...call, ...last];
};
