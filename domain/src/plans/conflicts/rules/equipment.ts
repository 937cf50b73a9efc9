import { equipmentGaps, isKnownGap } from '../../../vessels/capabilities.ts';
import { daysOfTicks } from '../../ticks.ts';
import type { MissionRule } from '../circumstances.ts';
import { clean, type Conflict, conflict, type ConflictParams } from '../conflict.ts';
import { ticksBetween } from '../transits.ts';

export const equipmentRule: MissionRule = ({ mission, application }, vessel) => {
  if (application === null) return clean;
  const gaps = equipmentGaps(application, vessel);
  if (gaps.length === 0) return clean;
  return gaps.filter(isKnownGap).map((gap): Conflict => {
    const ids = [mission.id];
    if ('standing' in gap) {
      const code = gap.about === 'waters' ? 'outside_waters' : 'capability';
      return conflict(code, ids, 0, { capability_id: gap.capability_id });
    }
    return conflict('equipment_short', ids, 0, { cause: gap.about, wanted: gap.needed, has: gap.has ?? 0 });
  });
};

export const regionRule: MissionRule = ({ mission, application }, vessel, { distance }) => {
  const regions = application?.region_ids;
  const { region_id: region, home_port_id: home } = vessel;
  if (!regions || regions.length === 0 || region == null || regions.includes(region)) return clean;
  const port = mission.mobilization_port_id;
  const way = home === null || port === null ? null : distance(home, port);
  const ticks = ticksBetween(home, port, vessel, distance);
  const isKnown = way !== null && way.method !== 'none' && ticks !== null;
  const params: ConflictParams = isKnown
    ? { cause: 'transit', nautical_miles: Math.round(way.nautical_miles), transit: daysOfTicks(ticks) }
    : {};
  return [conflict('outside_region', [mission.id], 0, params)];
};
