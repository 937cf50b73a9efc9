import type { Mission } from '../../missions.ts';
import type { MissionRule } from '../conflict-context.ts';
import { noConflicts, createConflict } from '../conflict.ts';
import { findPartnerMission } from '../whole-voyage.ts';

/** Both missions of a shared voyage use the same stores, so they are checked and reported as one. */
const enduranceOfBoth = (first: Mission, second: Mission, endurance: number) => {
  const operational_days = first.operational_days + second.operational_days;
  const port_calls = first.port_calls + second.port_calls;
  const over = operational_days - endurance * (port_calls + 1);
  if (over <= 0) return noConflicts;
  const params = { cause: 'together', operational_days, endurance, port_calls };
  return [createConflict('endurance', [first.id, second.id], over, params)];
};

/** Stores last for the vessel's endurance and are renewed at each port call. */
export const enduranceRule: MissionRule = (subject, vessel, _conflictContext, all) => {
  if (vessel.endurance === null) return noConflicts;
  const { mission, application } = subject;
  const mate = findPartnerMission(subject, all);
  if (mate)
    return application?.shared_voyage?.works_first
      ? enduranceOfBoth(mission, mate, vessel.endurance)
      : noConflicts;
  const over = mission.operational_days - vessel.endurance * (mission.port_calls + 1);
  if (over <= 0) return noConflicts;
  const params = {
    operational_days: mission.operational_days,
    endurance: vessel.endurance,
    port_calls: mission.port_calls,
  };
  return [createConflict('endurance', [mission.id], over, params)];
};

/** Uses the longest known track: via the stations, or from port to port. Port calls renew fuel. */
export const rangeRule: MissionRule = ({ mission, application }, vessel, { distance }) => {
  if (vessel.range === null) return noConflicts;
  const { mobilization_port_id: from, demobilization_port_id: to } = mission;
  const portToPort = from === null || to === null || from === to ? null : distance(from, to);
  const straight = portToPort === null || portToPort.method === 'none' ? 0 : portToPort.nautical_miles;
  const whole = application !== null && mission.operational_days >= (application.operational_days ?? 0);
  const overStations = whole ? (application.track_nautical_miles ?? 0) : 0;
  const track = Math.max(straight, overStations);
  if (track <= vessel.range * (mission.port_calls + 1)) return noConflicts;
  const params = { nautical_miles: Math.round(track), range: vessel.range, port_calls: mission.port_calls };
  return [createConflict('range', [mission.id], 0, params)];
};
