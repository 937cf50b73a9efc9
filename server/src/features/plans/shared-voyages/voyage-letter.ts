import { mayAskToSailTogether } from '@shiptime/domain/plans/shared-voyages/agreements';
import type { SharedVoyageCandidate, VoyageAgreement } from '@shiptime/domain/plans/wire/shared-voyages';
import type { ReviewLevel } from '@shiptime/domain/plans/lifecycle';
import type { Actor } from '@shiptime/domain/shared/actor';
import { formatDay } from '@shiptime/domain/shared/day-words';
import { languages, type Language } from '@shiptime/domain/shared/text';
import type { Db, Tx } from '#db/connection.ts';
import { translate } from '#http/language.ts';
import { throwIfRefused, notFoundRefusal } from '#http/refusal.ts';
import { findSharedVoyages } from './find-shared-voyages.ts';

export type ApplicationIds = readonly number[];

export const requireSharedVoyageOfTwo = async (
  db: Db | Tx,
  actor: Actor,
  [one = 0, other = 0]: ApplicationIds,
): Promise<SharedVoyageCandidate | null> => {
  const asked = await db
    .selectFrom('ship_time_requests')
    .select('fiscal_year_id')
    .where('id', '=', one)
    .where('status_id', '<>', 1)
    .executeTakeFirst();
  if (!asked) throw notFoundRefusal();
  const found = (await findSharedVoyages(db, asked.fiscal_year_id)).find(({ ship_time_requests }) => {
    const ids = ship_time_requests.map(({ id }) => id);
    return one !== other && ids.includes(one) && ids.includes(other);
  });
  if (!found) return null;
  const plan = await db
    .selectFrom('vessel_plans')
    .select('review_level')
    .where('vessel_id', '=', found.vessel_id)
    .where('fiscal_year_id', '=', found.fiscal_year_id)
    .where('scenario_id', 'is', null)
    .executeTakeFirst();
  const level = (plan?.review_level ?? 'regional') as ReviewLevel;
  throwIfRefused(mayAskToSailTogether(actor, { vessel_id: found.vessel_id, review_level: level }));
  return found;
};

type Names = {
  readonly year: string;
  readonly vessel: Readonly<Record<Language, string>>;
  readonly areas: Readonly<Record<Language, readonly string[]>>;
};

const namesOf = async (db: Db, voyage: SharedVoyageCandidate): Promise<Names> => {
  const vessel = await db
    .selectFrom('vessels')
    .select(['name_en as en', 'name_fr as fr'])
    .where('id', '=', voyage.vessel_id)
    .executeTakeFirstOrThrow();
  const { name: year } = await db
    .selectFrom('fiscal_years')
    .select('name')
    .where('id', '=', voyage.fiscal_year_id)
    .executeTakeFirstOrThrow();
  const areas =
    voyage.shared_area_ids.length === 0
      ? []
      : await db
          .selectFrom('project_areas')
          .select(['name_en', 'name_fr'])
          .where('id', 'in', voyage.shared_area_ids)
          .orderBy('id')
          .execute();
  return {
    year,
    vessel,
    areas: { en: areas.map(({ name_en }) => name_en), fr: areas.map(({ name_fr }) => name_fr) },
  };
};

/** Reveals area, length and start dates of the voyage, but nothing of the other application. */
const letterIn = (language: Language, voyage: SharedVoyageCandidate, names: Names): string => {
  const say = (key: string, params: object = {}) =>
    translate(language, `together:letter.${key}`, { ...params });
  const { mobilization_days, operational_days, demobilization_days, saved_days, saved_transit_days } = voyage;
  const saved = saved_days + (saved_transit_days ?? 0);
  return [
    say('lead', { vessel: names.vessel[language], year: names.year }),
    ...(names.areas[language].length > 0
      ? [say('areas', { areas: new Intl.ListFormat(`${language}-CA`).format(names.areas[language]) })]
      : []),
    say('voyage', {
      count: mobilization_days + operational_days + demobilization_days,
      earliest: formatDay(language, voyage.earliest_start),
      latest: formatDay(language, voyage.latest_start),
    }),
    say('saves', { count: saved }),
    say('agree'),
  ].join('\n');
};

export const draftVoyageLetter = async (
  db: Db,
  actor: Actor,
  two: ApplicationIds,
): Promise<VoyageAgreement['messages']> => {
  const voyage = await requireSharedVoyageOfTwo(db, actor, two);
  if (!voyage) throw notFoundRefusal();
  const names = await namesOf(db, voyage);
  const [en, fr] = languages.map((language) => letterIn(language, voyage, names)) as [string, string];
  return { en, fr };
};
