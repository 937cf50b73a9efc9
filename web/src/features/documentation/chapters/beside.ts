import { access } from '../samples/chapters/access.ts';
import { errors, limits } from '../samples/chapters/errors.ts';
import { files } from '../samples/chapters/files.ts';
import { events, webhooks } from '../samples/chapters/happenings.ts';
import { lists } from '../samples/chapters/lists.ts';
import { planning } from '../samples/chapters/planning.ts';
import { calendars, openSchedule } from '../samples/chapters/schedules.ts';
import { writing } from '../samples/chapters/writing.ts';
import { firstCalls } from '../samples/first-call.ts';
import type { ChapterSamples, Samples, Surroundings } from '../samples/sample.ts';
import type { Chapter } from './chapters.ts';

/** What stands at the right of the parts of a chapter: code. */
const beside: Partial<Readonly<Record<Chapter, ChapterSamples>>> = {
  start: firstCalls,
  access,
  lists,
  writing,
  errors,
  limits,
  files,
  events,
  webhooks,
  'open-schedule': openSchedule,
  calendars,
  planning,
};

export const samplesOf = (chapter: Chapter, part: string, where: Surroundings): Samples | undefined =>
  beside[chapter]?.[part]?.(where);

/** Whether the samples of a chapter go on where those of the first one ended. */
export const goesOn = (chapter: Chapter): boolean => chapter !== 'start' && beside[chapter] !== undefined;
