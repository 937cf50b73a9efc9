import { formatDay } from '../../shared/day-words.ts';
import type { Language } from '../../shared/text.ts';
import type { MissionTiming } from '../missions.ts';
import { type VoyageMoment, computeVoyageMoments } from '../voyage-moments.ts';
import type { Translate } from './plan-formatter.ts';

type Said = { readonly t: Translate; readonly language: Language };

const withoutYear = (words: string): string => words.slice(0, -5);

const moment = ({ t, language }: Said, { day, fraction }: VoyageMoment, hasYear: boolean): string => {
  const words = formatDay(language, day);
  return t('voyage.moment', {
    day: hasYear ? words : withoutYear(words),
    hour: language === 'fr' ? String(fraction * 24) : String(fraction * 24).padStart(2, '0'),
  });
};

const dayOrMoment = (said: Said, { day, fraction }: VoyageMoment, hasYear: boolean): string => {
  if (fraction > 0) return moment(said, { day, fraction }, hasYear);
  const words = formatDay(said.language, day);
  return hasYear ? words : withoutYear(words);
};

const isSame = (a: VoyageMoment, b: VoyageMoment): boolean => a.day === b.day && a.fraction === b.fraction;

/**
 * `on board from 26 June, sails 27 June 12:00, returns 12 July 2027 00:00`; null while
 * unscheduled.
 */
export const describeMoments = (said: Said, stretch: MissionTiming): string | null => {
  const moments = computeVoyageMoments(stretch);
  if (moments === null) return null;
  const { on_board, sails, returns, off_board } = moments;
  const hasTimeInPort = !isSame(off_board, returns);
  const lastYear = off_board.day.slice(0, 4);
  const isOtherYear = ({ day }: VoyageMoment) => !day.startsWith(lastYear);
  return [
    ...(isSame(on_board, sails)
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
  const moments = describeMoments(said, stretch);
  if (moments === null) return null;
  const words = isAtPort ? said.t('voyage.at_port', { moments }) : moments;
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

const moments = ['on_board', 'sails', 'returns', 'off_board'] as const;

export const describeMomentsInLines = (said: Said, stretch: MissionTiming, isAtPort: boolean): string[] => {
  const found = computeVoyageMoments(stretch);
  if (found === null) return [];
  return moments.map((name) => {
    const line = said.t(`voyage.moments.${name}`, { when: moment(said, found[name], true) });
    return isAtPort ? said.t('voyage.at_port', { moments: line }) : line;
  });
};
