import { formatDay } from '../../shared/day-words.ts';
import type { Language } from '../../shared/text.ts';
import type { MissionLength } from '../missions.ts';
import { type VoyageMoment, computeVoyageMoments } from '../voyage-moments.ts';
import type { Translate } from './plan-formatter.ts';

type Said = { readonly t: Translate; readonly language: Language };

const withoutYear = (words: string): string => words.slice(0, -5);

/** `27 June 12:00`; `27 juin à 12 h`. With `hasYear`, adds the year; used for the last moment of a sentence. */
const moment = ({ t, language }: Said, { day, fraction }: VoyageMoment, hasYear: boolean): string => {
  const words = formatDay(language, day);
  return t('voyage.moment', {
    day: hasYear ? words : withoutYear(words),
    hour: language === 'fr' ? String(fraction * 24) : String(fraction * 24).padStart(2, '0'),
  });
};

const dayOrMoment = (said: Said, { day, fraction }: VoyageMoment): string =>
  fraction === 0 ? withoutYear(formatDay(said.language, day)) : moment(said, { day, fraction }, false);

const isSame = (a: VoyageMoment, b: VoyageMoment): boolean => a.day === b.day && a.fraction === b.fraction;

/** `sails 27 June 12:00, returns 12 July 2027 00:00, on board from 26 June`; null while unscheduled. */
export const describeMoments = (said: Said, stretch: MissionLength): string | null => {
  const moments = computeVoyageMoments(stretch);
  if (moments === null) return null;
  const { on_board, sails, returns, off_board } = moments;
  const isOverNewYear = sails.day.slice(0, 4) !== returns.day.slice(0, 4);
  return [
    said.t('voyage.sails', {
      sails: moment(said, sails, isOverNewYear),
      returns: moment(said, returns, true),
    }),
    ...(isSame(on_board, sails) ? [] : [said.t('voyage.on_board', { when: dayOrMoment(said, on_board) })]),
    ...(isSame(off_board, returns)
      ? []
      : [said.t('voyage.off_board', { when: moment(said, off_board, false) })]),
  ].join(', ');
};

export const describeMomentsInSentence = (
  said: Said,
  stretch: MissionLength,
  isAtPort: boolean,
): string | null => {
  const moments = describeMoments(said, stretch);
  if (moments === null) return null;
  const words = isAtPort ? said.t('voyage.at_port', { moments }) : moments;
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

const moments = ['on_board', 'sails', 'returns', 'off_board'] as const;

export const listMoments = (said: Said, stretch: MissionLength, isAtPort: boolean): string[] => {
  const found = computeVoyageMoments(stretch);
  if (found === null) return [];
  return moments.map((name) => {
    const line = said.t(`voyage.moments.${name}`, { when: moment(said, found[name], true) });
    return isAtPort ? said.t('voyage.at_port', { moments: line }) : line;
  });
};
