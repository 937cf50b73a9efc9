import { inclusiveDays, isCalendarDay } from '../shared/calendar-day.ts';
import { remembered } from '../shared/remembered.ts';
import { fold } from '../shared/text.ts';
import type { VesselParticulars } from '../vessels/vessel.ts';
import { helicopterImpossible } from './helicopter.ts';
import { lacksMinusSign } from './longitude-sign.ts';
import { lastStart, windowDays } from './required-days.ts';
import type { ApplicationAnswers } from './schema.ts';
import { steamingHours, track } from './station-geometry.ts';

/** What deserves a second look and never keeps an application from being submitted. */
export const warningCodes = [
  'window_too_small',
  'preferred_start_too_late',
  'min_berths_first_choice',
  'ideal_berths_first_choice',
  'min_berths_second_choice',
  'helicopter_first_choice',
  'helicopter_second_choice',
  'endurance_first_choice',
  'endurance_second_choice',
  'track_too_long',
  'longitude_sign',
  'repeated_station_name',
] as const;

export type WarningCode = (typeof warningCodes)[number];
export type Warning = {
  readonly code: WarningCode;
  /** Dotted path, as in a field's problem. */
  readonly field: string;
  readonly params?: Readonly<Record<string, string | number>>;
};

const warning = (code: WarningCode, field: string, params?: Record<string, string | number>): Warning[] => [
  params ? { code, field, params } : { code, field },
];

/** As plans have it: work at sea belongs within the window, mobilization and demobilization may lie outside of it. */
const windowTooSmall = (answers: ApplicationAnswers): Warning[] => {
  const days = answers.operational_days;
  const available = windowDays(answers);
  return days !== null && available !== null && available < days
    ? warning('window_too_small', 'operational_window_end', { days, available })
    : [];
};

/** Even begun on the first preferred day, operations outlast the window. */
const startTooLate = (answers: ApplicationAnswers): Warning[] => {
  const {
    preferred_start_window_start: start,
    operational_window_end: end,
    operational_days: days,
  } = answers;
  if (days === null || !isCalendarDay(start) || !isCalendarDay(end) || start > end) return [];
  const available = inclusiveDays(start, end);
  return start > lastStart(days, end)
    ? warning('preferred_start_too_late', 'preferred_start_window_start', { days, available })
    : [];
};

const berths = (answers: ApplicationAnswers, first: Choice, second: Choice): Warning[] => {
  const minimum = answers.min_science_berths ?? 0;
  const ideal = answers.ideal_science_berths ?? 0;
  const lacks = (choice: Choice, needed: number) =>
    choice.vessel?.science_berths != null && choice.vessel.science_berths < needed;
  const has = (choice: Choice) => ({ berths: choice.vessel?.science_berths ?? 0 });
  return [
    ...(lacks(first, minimum) ? warning('min_berths_first_choice', 'min_science_berths', has(first)) : []),
    ...(!lacks(first, minimum) && lacks(first, ideal)
      ? warning('ideal_berths_first_choice', 'ideal_science_berths', has(first))
      : []),
    ...(lacks(second, minimum) ? warning('min_berths_second_choice', 'min_science_berths', has(second)) : []),
  ];
};

type Choice = { readonly rank: 'first' | 'second'; readonly vessel: VesselParticulars | undefined };

/** Where neither could carry one, it is no warning but an error of the field. */
const helicopter = (
  answers: ApplicationAnswers,
  { rank, vessel }: Choice,
  isImpossible: boolean,
): Warning[] =>
  answers.helicopter_required && vessel?.helicopter_support === false && !isImpossible
    ? warning(`helicopter_${rank}_choice`, 'helicopter_required')
    : [];

const endurance = ({ operational_days: days }: ApplicationAnswers, { rank, vessel }: Choice): Warning[] =>
  days !== null && vessel?.endurance != null && days > vessel.endurance
    ? warning(`endurance_${rank}_choice`, 'operational_days', { days, endurance: vessel.endurance })
    : [];

/** Steaming from station to station without a stop already takes longer than the operational days. */
const trackTooLong = (answers: ApplicationAnswers, { vessel }: Choice): Warning[] => {
  const hours = steamingHours(track(answers.stations).total, vessel?.cruising_speed ?? null);
  const available = (answers.operational_days ?? 0) * 24;
  return hours !== null && available > 0 && hours > available
    ? warning('track_too_long', 'stations', { hours: Math.round(hours), available })
    : [];
};

const oddStations = remembered((stations: ApplicationAnswers['stations']): Warning[] => {
  const names = stations.map((station) => fold(station.name).trim());
  return stations.flatMap((station, index) => [
    ...(lacksMinusSign(station) ? warning('longitude_sign', `stations.${index}.longitude`) : []),
    ...(names.indexOf(names[index] ?? '') < index
      ? warning('repeated_station_name', `stations.${index}.name`, { name: station.name })
      : []),
  ]);
});

/** Every warning, in the order of the form. An unknown particular of a ship never makes one. */
export const warnings = (answers: ApplicationAnswers, vessels: readonly VesselParticulars[]): Warning[] => {
  const choice = (rank: Choice['rank'], id: number | null): Choice => ({
    rank,
    vessel: vessels.find((vessel) => vessel.id === id),
  });
  const first = choice('first', answers.vessel_preference_1_id);
  const second = choice('second', answers.vessel_preference_2_id);
  const noHelicopter = helicopterImpossible(answers, vessels);
  return [
    ...berths(answers, first, second),
    ...helicopter(answers, first, noHelicopter),
    ...helicopter(answers, second, noHelicopter),
    ...endurance(answers, first),
    ...endurance(answers, second),
    ...windowTooSmall(answers),
    ...startTooLate(answers),
    ...trackTooLong(answers, first),
    ...oddStations(answers.stations),
  ];
};
