import type { EventType } from '@shiptime/domain/integrations/event-types';
import type { ErrorType } from '@shiptime/domain/shared/error-types';
import { textAt } from '#lib/i18n.ts';
import type { Chapter } from './chapters.ts';

const at = (key: string): string => textAt(`documentation:chapters.${key}`) ?? '';

/** The words of chapters and their parts: their keys are made of data. */
export const titleOf = (chapter: Chapter): string => at(`${chapter}.title`);
export const leadOf = (chapter: Chapter): string => at(`${chapter}.lead`);
export const partTitle = (chapter: Chapter, part: string): string => at(`${chapter}.parts.${part}.title`);
export const partText = (chapter: Chapter, part: string): string => at(`${chapter}.parts.${part}.text`);

/** Of each type of error what it means, and what to do. */
export const errorWords = (type: ErrorType, what: 'meaning' | 'remedy'): string =>
  textAt(`documentation:problems.${type}.${what}`) ?? '';

/** Of each type of event when it is told. */
export const eventWords = (type: EventType): string => textAt(`documentation:events.${type}`) ?? '';
