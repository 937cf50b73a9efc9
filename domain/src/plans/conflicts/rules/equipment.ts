import { findEquipmentGaps, isKnownGap } from '../../../vessels/capabilities.ts';
import { ticksToDays } from '../../ticks.ts';
import type { MissionRule } from '../conflict-context.ts';
import { noConflicts, type Conflict, createConflict, type ConflictParams } from '../conflict.ts';
import { computeTransitTicks } from '../transits.ts';

export const equipmentRule: MissionRule = ({ mission, application }, vessel) => {
  if (application === null) return noConflicts;
  const gaps = findEquipmentGaps(application, vessel);
  if (gaps.length === 0) return noConflicts;
  return gaps.filter(isKnownGap).map((gap): Conflict => {
    const ids = [mission.id];
    if ('standing' in gap) {
      const code = gap.about === 'waters' ? 'outside_waters' : 'capability';
      return createConflict(code, ids, 0, { capability_id: gap.capability_id });
    }
    return createConflict('equipment_short', ids, 0, {
      cause: gap.about,
      wanted: gap.needed,
      has: gap.has ?? 0,
    });
  });
};

export const regionRule: MissionRule = ({ mission, application }, vessel, { distance }) => {
  const regions = application?.region_ids;
  const { region_id: region, home_port_id: home } = vessel;
  if (!regions || regions.length === 0 || region == null || regions.includes(region)) return noConflicts;
  const port = mission.mobilization_port_id;
  const way = home === null || port === null ? null : distance(home, port);
  const ticks = computeTransitTicks(home, port, vessel, distance);
  const isKnown = way !== null && way.method !== 'none' && ticks !== null;
  const params: ConflictParams = isKnown
    ? { cause: 'transit', nautical_miles: Math.round(way.nautical_miles), transit: ticksToDays(ticks) }
    : {};
  return [createConflict('outside_region', [mission.id], 0, params)];
};
