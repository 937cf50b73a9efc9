import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textLimits } from '@shiptime/domain/applications/sections/form';
import { reasonLimit, rowTextLimits } from '@shiptime/domain/applications/limits';
import { remarkLimits } from '@shiptime/domain/applications/remarks';
import { statuses } from '@shiptime/domain/applications/lifecycle';
import { letterLimits } from '@shiptime/domain/applications/letters';
import { berthTextLimits } from '@shiptime/domain/plans/guests/berth-requests';
import { planTextLimits } from '@shiptime/domain/plans/schema';
import { reviewLevels } from '@shiptime/domain/plans/lifecycle';
import { hardLimits } from '@shiptime/domain/reference/settings';
import { roles } from '@shiptime/domain/shared/actor';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';

let database: TestDatabase;
let checks: Map<string, string>;
beforeAll(async () => {
  database = await createTestDatabase();
  const { rows } = await sql<{ at: string; check: string }>`
    select format('%s.%s', c.conrelid::regclass, a.attname) as at, pg_get_constraintdef(c.oid, true) as check
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'c' and c.connamespace = 'public'::regnamespace
    order by cardinality(c.conkey) desc`.execute(database.db);
  checks = new Map(rows.map(({ at, check }) => [at, check]));
});
afterAll(() => database.drop());

const longest = (at: string): number =>
  Number(/length\(\w+\) <= (\d+)/.exec(checks.get(at) ?? '')?.[1] ?? Number.NaN);

/**
 * The domain counts visible characters and the database code points; the database allows four code points per
 * character.
 */
const perCharacter = 4;

const limited: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    Object.entries(textLimits).map(([field, max]) => [`ship_time_requests.${field}`, max]),
  ),
  ...Object.fromEntries(
    Object.entries({
      stations: rowTextLimits.station,
      funding_sources: rowTextLimits.funding_source,
      collaborators: rowTextLimits.collaborator,
      areas_of_consideration: rowTextLimits.area_of_consideration,
      attachments: rowTextLimits.attachment,
    }).flatMap(([table, limits]) =>
      Object.entries(limits).map(([field, max]) => [`${table}.${field}`, max as number]),
    ),
  ),
  'clarification_messages.body': reasonLimit,
  'remarks.body': remarkLimits.body,
  'remark_replies.body': remarkLimits.body,
  'transfer_offers.reason': reasonLimit,
  'transfer_offers.answer': reasonLimit,
  'voyage_agreements.message_en': reasonLimit,
  'voyage_agreements.message_fr': reasonLimit,
  'voyage_agreements.reason': reasonLimit,
  'voyage_agreement_parts.note': reasonLimit,
  'berth_requests.voyage_title': planTextLimits.title,
  'berth_requests.objectives': berthTextLimits.objectives,
  'berth_requests.equipment': berthTextLimits.equipment,
  'berth_requests.word_note': reasonLimit,
  'ship_time_requests.withdrawal_reason': reasonLimit,
  'berth_requests.reason': reasonLimit,
  'berth_request_entries.body': reasonLimit,
  'letters_of_intent.title': letterLimits.title,
  'letters_of_intent.summary': letterLimits.summary,
  'missions.title': planTextLimits.title,
};

const exact: Readonly<Record<string, number>> = {
  'ship_time_requests.responsible_manager_email': textLimits.responsible_manager_email,
  'areas_of_consideration.info_url': rowTextLimits.area_of_consideration.info_url,
  'missions.notes': planTextLimits.notes,
  'vessel_plans.notes': planTextLimits.notes,
  'mission_conflicts_kept.reason': planTextLimits.reason,
};

describe('the database has the limits of the domain', () => {
  it.each(Object.entries({ ...limited, ...exact }))('%s', (at, max) => {
    expect(longest(at)).toBe(at in exact ? max : max * perCharacter);
  });

  it('on every text of an application and its rows', () => {
    const tables = [
      'ship_time_requests',
      'stations',
      'funding_sources',
      'collaborators',
      'areas_of_consideration',
    ];
    const inDatabase = [...checks]
      .filter(([at, check]) => tables.includes(at.split('.')[0]!) && /length\(/.test(check))
      .map(([at]) => at);
    expect(inDatabase.filter((at) => !(at in limited) && !(at in exact))).toEqual([]);
  });
});

describe('the database has the numbers of the domain', () => {
  it.each([
    ['stations.position', hardLimits.stations],
    ['co_proponents.slot', hardLimits.coProponents],
  ])('%s', (at, most) => {
    expect(checks.get(at)).toMatch(new RegExp(` <= ${most}\\)$`));
  });
});

describe('the database has the words of the domain', () => {
  it('levels of review', () => {
    const words = [...(checks.get('vessel_plans.review_level') ?? '').matchAll(/'(\w+)'/g)];
    expect(words.map(([, word]) => word)).toEqual([...reviewLevels]);
  });

  it('statuses of an application, and user types', async () => {
    const keys = async (table: 'request_statuses' | 'user_types') =>
      Object.fromEntries(
        (await database.db.selectFrom(table).select(['key', 'id']).orderBy('id').execute()).map(
          ({ key, id }) => [key, id],
        ),
      );
    expect(await keys('request_statuses')).toEqual(statuses);
    expect(await keys('user_types')).toEqual(roles);
  });
});
