import { ticksOfDays } from '../../ticks.ts';
import type { Circumstances, MissionRule } from '../circumstances.ts';
import type { Conflict } from '../conflict.ts';
import { clean, conflict } from '../conflict.ts';
import { closedDays } from '../seasons.ts';

const closed = (
  missionId: number,
  portId: number | null,
  start: number,
  end: number,
  cause: 'mobilization' | 'demobilization',
  ports: Circumstances['ports'],
): readonly Conflict[] => {
  const port = portId === null ? undefined : ports.get(portId);
  if (port === undefined || port.season_start === null || port.season_end === null) return clean;
  const days = closedDays(port, start, end);
  if (days === 0) return clean;
  const params = { cause, port_id: port.id, season_start: port.season_start, season_end: port.season_end };
  return [conflict('port_closed', [missionId], days, params)];
};

export const portSeasonRule: MissionRule = ({ mission, occupied }, _vessel, { ports }) => {
  if (occupied === null) return clean;
  const mobilized = occupied.start + ticksOfDays(mission.mobilization_days);
  const demobilizing = Math.min(occupied.end - ticksOfDays(mission.demobilization_days), occupied.end - 1);
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
  if (first.length === 0) return last;
  return last.length === 0 ? first : [...first, ...last];
};
