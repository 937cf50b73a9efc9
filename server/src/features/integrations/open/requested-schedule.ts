import type { OpenSchedule } from '@shiptime/domain/plans/versions/open-schedule';
import { toWallTimeMs } from '@shiptime/domain/reference/zoned-instant';
import type { CalendarDay } from '@shiptime/domain/shared/calendar-day';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '#http/app.ts';
import { idParams } from '#http/answers/resource.ts';
import { unknownKeyRefusal } from '#http/query/collection-query.ts';
import { languageQuerySchema } from '#http/query/query-schema.ts';
import { parseBoolean, refuseUnreadableFilter } from '#http/query/parse-value.ts';
import { notFoundRefusal } from '#http/refusal.ts';
import { requireOpenSchedule, type PublishedSchedule } from './open-schedules.ts';

export const openDataRouteOptions = { access: 'public', cacheable: true, errors: [400, 401, 403] } as const;

export const schedulePath = '/open/schedules/:fiscal_year/versions/:version';

export const yearParams = z.object({
  fiscal_year: z.string().describe('name of the fiscal year, such as `2027-2028`'),
});
export const scheduleParams = yearParams.extend({ version: z.string().describe('a number, or latest') });

export const scheduleQuery = z.looseObject({
  lang: languageQuerySchema,
  'filter[upcoming]': z.unknown().optional().meta({
    type: 'boolean',
    description: 'set to true to leave out `voyages` and `legs` whose last day has passed',
  }),
});

const versionOf = (text: string): number | 'latest' => {
  if (text === 'latest') return text;
  const id = idParams.shape.id.safeParse(text);
  if (!id.success) throw notFoundRefusal();
  return id.data;
};

/** Date in Vancouver, the westernmost zone of the fleet, where a day ends last. */
const today = (): CalendarDay =>
  new Date(toWallTimeMs(Date.now(), 'America/Vancouver')).toISOString().slice(0, 10);

type Stretch = { readonly end_date: CalendarDay };

const filterUpcoming = (schedule: OpenSchedule, query: object): OpenSchedule => {
  const asked = Object.entries(query).flatMap(([name, value]) => {
    const filter = /^filter\[([^\]]*)\]/.exec(name)?.[1];
    if (filter === undefined) return [];
    if (name !== 'filter[upcoming]') throw unknownKeyRefusal('filter', name.slice(7, -1), ['upcoming']);
    return [refuseUnreadableFilter('upcoming', () => parseBoolean(String(value)))];
  });
  if (!asked.includes(true)) return schedule;
  const day = today();
  const isAhead = ({ end_date }: Stretch): boolean => end_date >= day;
  return {
    ...schedule,
    vessels: schedule.vessels.map((vessel) => ({
      ...vessel,
      missions: vessel.missions.filter(isAhead),
      joinable_legs: vessel.joinable_legs.filter(isAhead),
      unavailable: vessel.unavailable.filter(isAhead),
    })),
  };
};

export const findRequestedSchedule = async (
  app: App,
  request: FastifyRequest,
): Promise<PublishedSchedule> => {
  const { fiscal_year, version } = scheduleParams.parse(request.params);
  const found = await requireOpenSchedule(app.db, fiscal_year, versionOf(version));
  return { ...found, schedule: filterUpcoming(found.schedule, request.query as object) };
};
