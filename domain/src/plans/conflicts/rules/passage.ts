import { daysOfTicks, ticksOfDays } from '../../ticks.ts';
import type { Mission } from '../../missions.ts';
import type { MissionRule, Subject } from '../circumstances.ts';
import { clean, conflict } from '../conflict.ts';
import { lockHours, ticksUnderWay } from '../transits.ts';
import { mateOf } from '../whole-voyage.ts';

/** Missions of a shared voyage, reported with the first; null for the second. */
export const sailedAsOne = (subject: Subject, all: readonly Subject[]): readonly Mission[] | null => {
  const { mission, application } = subject;
  const mate = application?.shared_voyage ? mateOf(subject, all) : null;
  if (mate === null) return [mission];
  return application?.shared_voyage?.works_first ? [mission, mate] : null;
};

export const passageRule: MissionRule = (subject, { cruising_speed: knots }, { distance }, all) => {
  const missions = sailedAsOne(subject, all);
  if (missions === null) return clean;
  const from = subject.mission.mobilization_port_id;
  const to = missions.at(-1)?.demobilization_port_id ?? null;
  const way = from === null || to === null || from === to ? null : distance(from, to);
  if (way?.method === 'none')
    return [
      conflict(
        'passage_impossible',
        missions.map(({ id }) => id),
        0,
        { from_port_id: from ?? 0, to_port_id: to ?? 0 },
      ),
    ];
  if (way === null || knots === null) return clean;
  const days = missions.reduce((sum, { operational_days }) => sum + operational_days, 0);
  const needed = ticksUnderWay(way.nautical_miles + lockHours(way) * knots, knots);
  const missing = needed - ticksOfDays(days);
  if (missing <= 0) return clean;
  const params = {
    nautical_miles: Math.round(way.nautical_miles),
    needed: daysOfTicks(needed),
    operational_days: days,
  };
  return [
    conflict(
      'passage_short',
      missions.map(({ id }) => id),
      daysOfTicks(missing),
      params,
    ),
  ];
};
