import { z } from 'zod';
import { mayRejectApplication } from '@shiptime/domain/applications/decisions';
import { buildMissionToPlace } from '@shiptime/domain/plans/vessel-fits';
import {
  type RefusalLetterFacts,
  collectRefusalLetterFacts,
} from '@shiptime/domain/plans/refusal-letter-facts';
import type { Actor } from '@shiptime/domain/shared/actor';
import { formatDay } from '@shiptime/domain/shared/day-words';
import { languages, type Language } from '@shiptime/domain/shared/text';
import type { Db } from '#db/connection.ts';
import { translate } from '#http/language.ts';
import { throwIfRefused, notFoundRefusal } from '#http/refusal.ts';
import type { ApplicationRow } from '#features/applications/application-row.ts';
import { requireVisibleApplication } from '#features/applications/application-queries.ts';
import { loadLanesOfYear } from '../conflicts/board-facts.ts';
import { loadBoardOfYear } from '../conflicts/boards.ts';
import { findMissionsOfApplication } from '../missions/mission-queries.ts';
import { loadVesselFitCriteria } from './fits.ts';

/** Suggested text for a refusal, in both languages; the coordinator edits it first. */
export const refusalLetterSchema = z.object({ texts: z.object({ en: z.string(), fr: z.string() }) });

type Names = {
  readonly vessel: Readonly<Record<Language, string>>;
  readonly year: string;
  readonly kindOf: ReadonlyMap<number, string>;
};

const namesOf = async (
  db: Db,
  row: ApplicationRow,
  vesselId: number,
  facts: RefusalLetterFacts,
): Promise<Names> => {
  const vessel = await db
    .selectFrom('vessels')
    .select(['name_en as en', 'name_fr as fr'])
    .where('id', '=', vesselId)
    .executeTakeFirstOrThrow();
  const year = await db
    .selectFrom('fiscal_years')
    .select('name')
    .where('id', '=', row.fiscal_year_id)
    .executeTakeFirstOrThrow();
  const ids = facts.constraints.map(({ id }) => id);
  const kinds =
    ids.length === 0
      ? []
      : await db.selectFrom('scheduling_constraints').select(['id', 'kind']).where('id', 'in', ids).execute();
  return { vessel, year: year.name, kindOf: new Map(kinds.map(({ id, kind }) => [id, kind])) };
};

const letterIn = (
  language: Language,
  row: ApplicationRow,
  facts: RefusalLetterFacts,
  names: Names,
): string => {
  const say = (key: string, params: object = {}) =>
    translate(language, `applications:refusal_letter.${key}`, { ...params });
  const {
    window,
    window_days,
    voyage_days,
    constraints,
    operational_days: days,
    needed_days,
    free_days,
    fewer_days,
    reasons,
  } = facts;
  const between = window && {
    start: formatDay(language, window.start),
    end: formatDay(language, window.end),
  };
  const isShort = needed_days !== null && free_days !== null && free_days < needed_days;
  return [
    say('lead', {
      vessel: names.vessel[language],
      number: row.id,
      title: row.project_title ?? String(row.id),
      year: names.year,
    }),
    ...(days && between ? [say('asked', { count: days, ...between })] : []),
    ...(voyage_days > 0 ? [say('voyages', { days: voyage_days, of: window_days })] : []),
    ...constraints.map(({ id, start_date, end_date, days: taken }) =>
      say('constraint', {
        days: taken,
        of: window_days,
        kind: translate(language, `vessels:constraints.kinds.${names.kindOf.get(id) ?? 'other'}`),
        start: formatDay(language, start_date),
        end: formatDay(language, end_date),
      }),
    ),
    ...(isShort ? [say('free', { count: free_days, needed: needed_days })] : []),
    ...(isShort && fewer_days !== null ? [say('fewer', { count: fewer_days })] : []),
    ...reasons.map(({ code, params }) =>
      say('reason', {
        finding: translate(language, `applications:feasibility.reasons.${code}`, { ...params }),
      }),
    ),
  ].join('\n');
};

export const draftRefusalLetter = async (
  db: Db,
  actor: Actor,
  id: number,
): Promise<z.infer<typeof refusalLetterSchema>> => {
  const row = await requireVisibleApplication(db, actor, id);
  throwIfRefused(mayRejectApplication(actor, row));
  const lanes = await loadLanesOfYear(db, row.fiscal_year_id);
  const { vessel_id: vesselId } = row;
  if (vesselId === null || lanes.length === 0) throw notFoundRefusal();
  const searching = await loadVesselFitCriteria(db, row);
  const mission = buildMissionToPlace(searching, await findMissionsOfApplication(db, id));
  const { board } = await loadBoardOfYear(db, lanes, mission === null ? [] : [mission]);
  const facts = collectRefusalLetterFacts(board, vesselId, searching, mission);
  if (!facts) throw notFoundRefusal();
  const names = await namesOf(db, row, vesselId, facts);
  const [en, fr] = languages.map((language) => letterIn(language, row, facts, names)) as [string, string];
  return { texts: { en, fr } };
};
