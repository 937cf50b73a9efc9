import { addDays, type CalendarDay } from '../../shared/calendar-day.ts';
import { formatDay } from '../../shared/day-words.ts';
import type { Language } from '../../shared/text.ts';
import type { MissionTiming } from '../missions.ts';
import { type VoyageMoment, computeVoyageMoments } from '../voyage-moments.ts';
import type { Translate } from './plan-formatter.ts';

type Said = { readonly t: Translate; readonly language: Language };

type Hour = { readonly day: CalendarDay; readonly hour: number };

const hourOf = ({ day, fraction }: VoyageMoment): Hour => ({ day, hour: fraction * 24 });

/** Midnight is 24:00 of the day that ends. */
const endHourOf = ({ day, fraction }: VoyageMoment): Hour =>
  fraction === 0 ? { day: addDays(day, -1), hour: 24 } : hourOf({ day, fraction });

const withoutYear = (words: string): string => words.slice(0, -5);

const moment = ({ t, language }: Said, { day, hour }: Hour, hasYear: boolean): string => {
  const words = formatDay(language, day);
  return t('voyage.moment', {
    day: hasYear ? words : withoutYear(words),
    hour: language === 'fr' ? String(hour) : String(hour).padStart(2, '0'),
  });
};

const dayOrMoment = (said: Said, { day, hour }: Hour, hasYear: boolean): string => {
  if (hour > 0) return moment(said, { day, hour }, hasYear);
  const words = formatDay(said.language, day);
  return hasYear ? words : withoutYear(words);
};

const isSame = (a: VoyageMoment, b: VoyageMoment): boolean => a.day === b.day && a.fraction === b.fraction;

/**
 * `on board from 26 June, sails 27 June 12:00, returns 11 July 2027 24:00`; null while
 * unscheduled.
 */
export const describeVoyageMoments = (said: Said, stretch: MissionTiming): string | null => {
  const moments = computeVoyageMoments(stretch);
  if (moments === null) return null;
  const [on_board, sails] = [hourOf(moments.on_board), hourOf(moments.sails)];
  const [returns, off_board] = [endHourOf(moments.returns), endHourOf(moments.off_board)];
  const hasTimeInPort = !isSame(moments.off_board, moments.returns);
  const lastYear = off_board.day.slice(0, 4);
  const isOtherYear = ({ day }: Hour) => !day.startsWith(lastYear);
  return [
    ...(isSame(moments.on_board, moments.sails)
      ? []
      : [said.t('voyage.on_board', { when: dayOrMoment(said, on_board, isOtherYear(on_board)) })]),
    said.t('voyage.sails', { when: moment(said, sails, isOtherYear(sails)) }),
    said.t('voyage.returns', { when: moment(said, returns, !hasTimeInPort || isOtherYear(returns)) }),
    ...(hasTimeInPort ? [said.t('voyage.off_board', { when: moment(said, off_board, true) })] : []),
  ].join(', ');
};

export const describeMomentsInSentence = (
  said: Said,
  stretch: MissionTiming,
  isAtPort: boolean,
): string | null => {
  const moments = describeVoyageMoments(said, stretch);
  if (moments === null) return null;
  const words = isAtPort ? said.t('voyage.at_port', { moments }) : moments;
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

const hourReaders = [
  ['on_board', hourOf],
  ['sails', hourOf],
  ['returns', endHourOf],
  ['off_board', endHourOf],
] as const;

export const describeMomentsInLines = (said: Said, stretch: MissionTiming, isAtPort: boolean): string[] => {
  const found = computeVoyageMoments(stretch);
  if (found === null) return [];
  return hourReaders.map(([name, read]) => {
    const line = said.t(`voyage.moments.${name}`, { when: moment(said, read(found[name]), true) });
    return isAtPort ? said.t('voyage.at_port', { moments: line }) : line;
  });
};
