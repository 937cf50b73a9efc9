import { countDaysInclusive, isCalendarDay } from '../shared/calendar-day.ts';
import { memoizeByObject } from '../shared/memoize.ts';
import type { SchedulingConstraint } from '../vessels/constraints.ts';
import type { VesselParticulars } from '../vessels/vessel.ts';
import {
  checkFeasibility,
  type FeasibilityCode,
  type FeasibilityReason,
  type PortParticulars,
} from './feasibility.ts';
import { isHelicopterUnavailable } from './helicopter.ts';
import { lacksMinusSign } from './longitude-sign.ts';
import { latestStartDay, countWindowDays } from './required-days.ts';
import type { ApplicationAnswers } from './schema.ts';
import { findIndexesOfReusedNames } from './stations.ts';
import { steamingHours, measureTrack } from './station-geometry.ts';

export const warningCodes = [
  'window_too_small',
  'preferred_start_too_late',
  'first_choice',
  'second_choice',
  'track_too_long',
  'longitude_sign',
  'repeated_station_name',
] as const;

export type WarningCode = (typeof warningCodes)[number];
export type Warning = {
  readonly code: WarningCode;
  readonly field: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly reason?: FeasibilityReason;
};

export type WarningContext = {
  readonly vessels: readonly VesselParticulars[];
  readonly constraints?: readonly Pick<SchedulingConstraint, 'vessel_id' | 'start_date' | 'end_date'>[];
  readonly ports?: readonly PortParticulars[];
};

export const warningKey = ({ code, reason }: Warning): string =>
  [code, reason?.code, reason?.params?.['capability_id']].filter(Boolean).join(' ');

const warning = (code: WarningCode, field: string, params?: Record<string, string | number>): Warning[] => [
  params ? { code, field, params } : { code, field },
];

const windowTooSmall = (answers: ApplicationAnswers): Warning[] => {
  const days = answers.operational_days;
  const available = countWindowDays(answers);
  return days !== null && available !== null && available < days
    ? warning('window_too_small', 'operational_window_end', { days, available })
    : [];
};

const startTooLate = (answers: ApplicationAnswers): Warning[] => {
  const {
    preferred_start_window_start: start,
    operational_window_end: end,
    operational_days: days,
  } = answers;
  if (days === null || !isCalendarDay(start) || !isCalendarDay(end) || start > end) return [];
  const available = countDaysInclusive(start, end);
  return start > latestStartDay(days, end)
    ? warning('preferred_start_too_late', 'preferred_start_window_start', { days, available })
    : [];
};

type Choice = { readonly rank: 'first' | 'second'; readonly vessel: VesselParticulars | undefined };

/**
 * Form field that each reason refers to; none for unknown vessel data and for reasons that have their own
 * warning.
 */
export const fieldByReason: Partial<Record<FeasibilityCode, string>> = {
  berths_minimum: 'min_science_berths',
  berths_ideal: 'ideal_science_berths',
  helicopter: 'helicopter_required',
  window_taken: 'operational_window_end',
  window_never_free: 'operational_window_end',
  window_interrupted: 'operational_window_end',
  endurance: 'operational_days',
  range: 'stations',
  draft: 'mobilization_port_id',
  far_from_home: 'mobilization_port_id',
  capability: 'needed_capability_ids',
  waters: 'needed_water_ids',
  wire_length: 'min_wire_length',
  a_frame_load: 'min_a_frame_load',
  container_places: 'min_container_places',
};

const ofChoice = (
  answers: ApplicationAnswers,
  { rank, vessel }: Choice,
  { constraints, ports }: WarningContext,
  isHelicopterImpossible: boolean,
): Warning[] => {
  if (!vessel) return [];
  return checkFeasibility(answers, vessel, constraints, ports).reasons.flatMap((reason) => {
    const field = fieldByReason[reason.code];
    const isSaid =
      (reason.code === 'berths_ideal' && rank === 'second') ||
      (reason.code === 'helicopter' && isHelicopterImpossible);
    return field && !isSaid ? [{ code: `${rank}_choice` as const, field, reason }] : [];
  });
};

const trackTooLong = (answers: ApplicationAnswers, { vessel }: Choice): Warning[] => {
  const hours = steamingHours(measureTrack(answers.stations).total, vessel?.cruising_speed ?? null);
  const available = (answers.operational_days ?? 0) * 24;
  return hours !== null && available > 0 && hours > available
    ? warning('track_too_long', 'stations', { hours: Math.round(hours), available })
    : [];
};

const oddStations = memoizeByObject((stations: ApplicationAnswers['stations']): Warning[] => {
  const reused = findIndexesOfReusedNames(stations);
  return stations.flatMap((station, index) => [
    ...(lacksMinusSign(station) ? warning('longitude_sign', `stations.${index}.longitude`) : []),
    ...(reused.has(index)
      ? warning('repeated_station_name', `stations.${index}.name`, { name: station.name })
      : []),
  ]);
});

export const findWarnings = (answers: ApplicationAnswers, surroundings: WarningContext): Warning[] => {
  const { vessels } = surroundings;
  const choice = (rank: Choice['rank'], id: number | null): Choice => ({
    rank,
    vessel: vessels.find((vessel) => vessel.id === id),
  });
  const first = choice('first', answers.vessel_preference_1_id);
  const second = choice('second', answers.vessel_preference_2_id);
  const noHelicopter = isHelicopterUnavailable(answers, vessels);
  return [
    ...ofChoice(answers, first, surroundings, noHelicopter),
    ...ofChoice(answers, second, surroundings, noHelicopter),
    ...windowTooSmall(answers),
    ...startTooLate(answers),
    ...trackTooLong(answers, first),
    ...oddStations(answers.stations),
  ];
};
