import { expect, it } from 'vitest';
import { compareWithDelivered } from './compare-with-delivered.ts';
import { findIdByName, indexNames, suggestNames } from './name-index.ts';
import { type MissionCells, missionImportSchema } from './mission-file.ts';
import { readMissionRows } from './mission-rows.ts';

const vessels = indexNames(
  [
    { id: 24, key: 'amundsen', name_en: 'CCGS Amundsen', name_fr: 'NGCC Amundsen' },
    {
      id: 5,
      key: 'capt-jacques-cartier',
      name_en: 'CCGS Capt. Jacques Cartier',
      name_fr: 'NGCC Capt. Jacques Cartier',
    },
  ],
  'en',
);
const ports = indexNames(
  [
    { id: 1, key: 'quebec', name_en: 'Québec', name_fr: 'Québec' },
    { id: 2, key: 'st-johns', name_en: 'St. John’s', name_fr: 'St. John’s' },
    { id: 3, key: 'resolute', name_en: 'Resolute (Qausuittuq)', name_fr: 'Resolute (Qausuittuq)' },
    { id: 4, key: 'utqiagvik', name_en: 'Utqiaġvik (Barrow)', name_fr: 'Utqiaġvik (Barrow)' },
    { id: 5, key: 'saint-john', name_en: 'Saint John', name_fr: 'Saint John' },
  ],
  'en',
);
const years = [2018, 2019].map((year) => ({
  id: year,
  start_date: `${year}-04-01`,
  end_date: `${year + 1}-03-31`,
}));

const usual = {
  vessel: 'Amundsen',
  title: 'Leg',
  start_date: '2018-06-01',
  end_date: '2018-06-10',
  kind: 'planned',
};
const read = (rows: readonly Partial<MissionCells>[], how: object = {}) =>
  readMissionRows(
    missionImportSchema.parse({
      rows: rows.map((values, index) => ({ row: index + 2, values: { ...usual, ...values } })),
      ...how,
    }),
    { vessels, ports, years },
  );
const problems = (row: Partial<MissionCells>, how: object = {}) =>
  read([row], how)[0]!.problems.map(({ field, code }) => `${field} ${code}`);
const days = (rows: ReturnType<typeof read>) =>
  rows.map(({ parts }) => parts.map(({ span }) => (span.end - span.start) / 4));

it.each(['CCGS Amundsen', 'NGCC AMUNDSEN', 'amundsen', ' Amundsen ', '24'])(
  'finds the vessel as “%s”',
  (name) => expect(findIdByName(vessels, name)).toBe(24),
);

it.each([
  ['Quebec', 1],
  ["St. John's", 2],
  ['Qausuittuq', 3],
  ['Utqiagvik', 4],
  ['Resolute Bay', null],
])('finds the port “%s” where it is certain', (name, id) => expect(findIdByName(ports, name)).toBe(id));

it('proposes names that may have been meant, and none for what is quite different', () => {
  expect(suggestNames(ports, 'Resolute Bay')).toEqual(['Resolute (Qausuittuq)']);
  expect(suggestNames(ports, 'Barrow (Utqiagvik)')).toEqual(['Utqiaġvik (Barrow)']);
  expect(suggestNames(vessels, 'Jacques Cartier')).toEqual(['CCGS Capt. Jacques Cartier']);
  expect(suggestNames(vessels, 'RRS Discovery')).toEqual([]);
});

it.each<[string, Partial<MissionCells>, string[]]>([
  ['an unknown vessel', { vessel: 'RRS Discovery' }, ['vessel not_known']],
  ['no vessel and no title', { vessel: '', title: ' ' }, ['vessel required', 'title required']],
  ['an unknown port', { demobilization_port: 'Atlantis' }, ['demobilization_port not_known']],
  ['a date in words', { start_date: '1 June 2018' }, ['start_date invalid_date']],
  ['an end before the start', { end_date: '2018-05-01' }, ['end_date end_before_start']],
  ['days that the dates do not make', { days: '9' }, ['days days_differ']],
  ['a kind that is none', { kind: 'derived window' }, ['kind required']],
  ['no year', { start_date: '2005-06-01', end_date: '2005-06-10' }, ['start_date no_fiscal_year']],
  [
    'nothing but mobilization',
    { mobilization_days: '5', demobilization_days: '5' },
    ['end_date no_days_at_sea'],
  ],
  ['a third of a day', { mobilization_days: '0.3' }, ['mobilization_days quarter_days']],
])('says of %s in which column it is wrong', (_what, row, wrong) => expect(problems(row)).toEqual(wrong));

it('reads the end date as it is told, which the column of days can tell apart', () => {
  expect(problems({ days: '9' }, { end_day: 'excluded' })).toEqual([]);
  expect(
    days(read([{}, { start_date: '2018-07-01', end_date: '2018-07-02' }], { end_day: 'excluded' })),
  ).toEqual([[9], [1]]);
});

it('shares the day on which two planned rows of a ship change, and no other', () => {
  const next = { start_date: '2018-06-10', end_date: '2018-06-20' };
  expect(days(read([{}, next]))).toEqual([[9.5], [10.5]]);
  expect(days(read([{}, { ...next, vessel: 'Capt. Jacques Cartier' }]))).toEqual([[10], [11]]);
  expect(days(read([{ kind: 'actual' }, { ...next, kind: 'réel' }]))).toEqual([[10], [11]]);
});

it('divides a row over 31 March, with mobilization in the first year and demobilization in the second', () => {
  const [row] = read([
    { start_date: '2019-03-22', end_date: '2019-04-04', mobilization_days: '1', demobilization_days: '0.5' },
  ]);
  expect(row!.parts).toMatchObject([
    { fiscal_year_id: 2018, mobilization_days: 1, demobilization_days: 0 },
    { fiscal_year_id: 2019, mobilization_days: 0, demobilization_days: 0.5 },
  ]);
  expect(days([row!])).toEqual([[10, 4]]);
});

it('refuses the second row with one number, unless it is of the other kind', () => {
  const twice = read([
    { outside_number: '7' },
    { outside_number: '7', start_date: '2018-08-01', end_date: '2018-08-02' },
    { outside_number: '7', kind: 'delivered' },
  ]);
  expect(twice.map((row) => row.problems.map(({ code }) => code))).toEqual([[], ['not_unique'], []]);
});

it('sums planned and delivered days by ship, a shared day once, and says what is untold', () => {
  const mission = { id: 1, start_date: '2018-06-01', start_fraction: 0, operational_days: 10 };
  const whole = { mobilization_days: 0, demobilization_days: 0 };
  const missions = [mission, { ...mission, id: 2, start_date: '2018-07-01' }].map((each) => ({
    mission: { ...each, ...whole } as never,
    vessel_id: 24,
  }));
  const voyage = (mission_id: number | null, start: number, end: number) => ({
    mission_id,
    vessel_id: 24,
    title: 'Leg',
    days: (end - start) / 4,
    span: { start, end },
  });
  expect(compareWithDelivered(missions, [voyage(1, 0, 12), voyage(null, 8, 20)])).toEqual({
    planned: { missions: 2, days: 20 },
    delivered: { voyages: 2, days: 5 },
    untold: 1,
  });
});
