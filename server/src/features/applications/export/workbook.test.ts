import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { closedYear, openYear } from '#test/factories/fiscal-years.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';
import { readWorkbookParts } from '#test/workbook-parts.ts';
import { defaultColumnWidth } from '#spreadsheet/page-setup.ts';
import { rowHeight } from '#spreadsheet/row-height.ts';
import { exportColumns } from './export-columns.ts';
import { buildPartSheet } from './part-sheet.ts';

let test: TestApp;
let admin: { id: number; client: TestClient };
let year: number;
let yearName: string;
let id: number;
beforeAll(async () => {
  test = await startTestApp();
  const user = await aUser(test.db, 'administrator');
  admin = { id: user, client: await test.as(user) };
  year = await closedYear(test.db);
  yearName = (
    await test.db.selectFrom('fiscal_years').select('name').where('id', '=', year).executeTakeFirstOrThrow()
  ).name;
  id = await anApplication(test.db)
    .forYear(year)
    .having({ project_title: 'Krill' })
    .withStations(2)
    .submitted()
    .create();
  await test.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`insert into funding_sources (ship_time_request_id, organization, amount, status, grant_number, ror)
      values (${id}, 'Ocean Fund', 25000.5, 'pending', 'RGPIN-2027-1', 'https://ror.org/01h531d29'),
        (${id}, 'Lake Fund', null, null, null, null)`.execute(tx);
    await sql`insert into collaborators (ship_time_request_id, organization, primary_contact, contribution)
      values (${id}, 'Ifremer', 'A. Roy', 'Two people')`.execute(tx);
    await sql`insert into areas_of_consideration (ship_time_request_id, name, info_url)
      values (${id}, 'The Gully', 'https://example.org')`.execute(tx);
  });
});
afterAll(() => test.close());

const download = async (query: string) => {
  const answer = await admin.client.get(`/api/ship_time_requests/export?${query}`);
  expect(answer.statusCode).toBe(200);
  return { bytes: answer.rawPayload, file: answer.headers['content-disposition'] };
};
const sheetsOf = async (bytes: Buffer) => {
  const { sheets } = await readXlsx(bytes);
  return Object.fromEntries(sheets.map(({ name, rows }) => [name, rows]));
};

const names = {
  en: [
    'Applications',
    'Stations',
    'Funding sources',
    'Collaborations',
    'Areas of consideration',
    'Lists',
    'Data dictionary',
  ],
  fr: [
    'Demandes',
    'Stations',
    'Sources de financement',
    'Collaborations',
    'Zones à considérer',
    'Listes',
    'Dictionnaire de données',
  ],
} as const;

describe('the workbook of applications', () => {
  it.each([
    ['en', `Applications YEAR`, 'Shiptime', 'en-CA', 'applications-YEAR.xlsx'],
    ['fr', `Demandes YEAR`, 'Temps-navire', 'fr-CA', 'demandes-YEAR.xlsx'],
  ] as const)(
    'is in the language of its reader, and says what it is: %s',
    async (language, title, creator, tag, name) => {
      const { bytes, file } = await download(`fiscal_year_id=${year}&lang=${language}`);
      expect(file).toBe(`attachment; filename="${name.replace('YEAR', yearName)}"`);
      const parts = readWorkbookParts(bytes);
      expect(parts.names).toEqual(names[language]);
      expect(['dc:title', 'dc:creator', 'dc:language'].map(parts.property)).toEqual([
        title.replace('YEAR', yearName),
        creator,
        tag,
      ]);
    },
  );

  it('is named after the year that a filter shows alone', async () => {
    const named = async (query: string) => (await download(query)).file;
    expect(await named(`filter[fiscal_year_id]=${year}&lang=fr`)).toContain(`demandes-${yearName}.xlsx`);
    expect(await named(`filter[fiscal_year_id]=${year},${await openYear(test.db)}`)).toContain(
      '"applications.xlsx"',
    );
    expect(await named('filter[fiscal_year_id]=999999999')).toContain('"applications.xlsx"');
  });

  it.each(['en', 'fr'] as const)(
    'is laid out for reading and for paper, each sheet of it: %s',
    async (language) => {
      const parts = readWorkbookParts((await download(`fiscal_year_id=${year}&lang=${language}`)).bytes);
      for (const name of parts.names) {
        const sheet = parts.sheet(name);
        expect([name, sheet.look('A1')]).toEqual([name, { bold: true, wrapped: true }]);
        expect([sheet.is('pane', 'ySplit'), sheet.is('pageSetup', 'orientation')]).toEqual([
          '1',
          'landscape',
        ]);
        expect(sheet.is('autoFilter', 'ref')).toMatch(new RegExp(`^A1:[A-Z]+${sheet.rows}$`));
        expect(parts.printTitles(name)).toContain(`'${name}'!$1:$1`);
        expect(sheet.text('oddFooter')).toMatch(language === 'fr' ? /Page &P sur &N$/ : /Page &P of &N$/);
        expect(new Set(sheet.headers).size).toBe(sheet.headers.length);
      }
      const [first] = parts.names;
      expect(parts.sheet(first!).is('pane', 'xSplit')).toBe('3');
      expect(parts.printTitles(first!)).toContain('!$A:$C,');
    },
  );

  it('has hundreds of stations on a few pages: the title that stands in each row takes one line', () => {
    const none = { async *[Symbol.asyncIterator]() {} };
    const { columns: widths } = buildPartSheet('stations', none, 'fr');
    const title = 'Surveillance des Grands Lacs, du lac Érié et de la rivière Détroit, 2027-2028';
    expect(rowHeight(widths, [12, title, 300, 'HL_300', 'CTD', 44.4, -63.45])).toBe(15);
    expect(widths.reduce((sum, { width = defaultColumnWidth }) => sum + width, 0)).toBeLessThan(200);
  });

  it('has a sheet each for stations, amounts by source, collaborations and areas, by application', async () => {
    const sheets = await sheetsOf((await download(`fiscal_year_id=${year}&lang=fr`)).bytes);
    expect(sheets['Stations']!.map((row) => row.slice(0, 4))).toEqual([
      ['Numéro', 'Titre du projet', 'Ordre', 'Nom'],
      [id, 'Krill', 1, 'HL_1'],
      [id, 'Krill', 2, 'HL_2'],
    ]);
    expect(sheets['Sources de financement']!.slice(1)).toEqual([
      [id, 'Krill', 'Ocean Fund', 25_000.5, 'En attente', 'RGPIN-2027-1', 'https://ror.org/01h531d29'],
      [id, 'Krill', 'Lake Fund', null, null, null, null],
    ]);
    expect(sheets['Collaborations']![1]).toEqual([id, 'Krill', 'Ifremer', 'A. Roy', 'Two people', null]);
    expect(sheets['Zones à considérer']![1]).toEqual([id, 'Krill', 'The Gully', 'https://example.org']);
  });

  it.each(['en', 'fr'] as const)(
    'explains every column of every sheet in a data dictionary: %s',
    async (language) => {
      const sheets = await sheetsOf((await download(`fiscal_year_id=${year}&lang=${language}`)).bytes);
      const [applications, ...others] = names[language].slice(0, 5);
      const [, ...explained] = sheets[names[language][6]]!;
      const described = explained.map(([sheet, column]) => `${String(sheet)}: ${String(column)}`);
      expect(described).toEqual(
        [applications!, ...others].flatMap((name) =>
          sheets[name]![0]!.map((header) => `${name}: ${String(header)}`),
        ),
      );
      for (const [sheet, column, meaning, , allowed] of explained) {
        expect([sheet, column, typeof meaning, typeof allowed]).toEqual([sheet, column, 'string', 'string']);
        expect(`${String(meaning)} ${String(allowed)}`).not.toMatch(/export:|applications:|\{\{/);
      }
      const of = (header: string) => explained.find(([, column]) => column === header)!.slice(3);
      const days = language === 'fr' ? 'Jours opérationnels' : 'Operational days';
      expect(of(days)).toEqual(
        language === 'fr'
          ? ['jours', '0 ou plus, par quarts de journée (0,25)']
          : ['days', '0 or more, in quarter days (0.25)'],
      );
      expect(of(language === 'fr' ? 'Résumé' : 'Executive summary')[1]).toMatch(/1[\s,]000/);
    },
  );

  it('names what answers are chosen from, and the dictionary points to it', async () => {
    const sheets = await sheetsOf((await download(`fiscal_year_id=${year}`)).bytes);
    const [header, ...rows] = sheets['Lists']!;
    const ports = rows.map((row) => row[header!.indexOf('Ports')]).filter((name) => name !== null);
    const { count } = await test.db
      .selectFrom('ports')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('active', '=', true)
      .executeTakeFirstOrThrow();
    expect(ports).toHaveLength(Number(count));
    const port = sheets['Data dictionary']!.find(([, column]) => column === 'Mobilization port')!;
    expect(port[4]).toBe('A value from column “Ports” of the sheet “Lists”');
    const status = sheets['Data dictionary']!.find(([, column]) => column === 'Status')!;
    expect(status[4]).toContain('One of: Draft; Submitted;');
  });

  it('counts the changes of each application', async () => {
    const sheets = await sheetsOf((await download(`filter[id]=${id}`)).bytes);
    const { lock_version } = (await admin.client.get(`/api/ship_time_requests/${id}`)).json().data;
    expect(sheets['Applications']![1]!.at(-1)).toBe(lock_version);
    expect(exportColumns.at(-1)!.name).toBe('lock_version');
  });

  it('has the drafts that its reader takes part in, where they are asked for, and nobody else’s', async () => {
    const open = await openYear(test.db);
    const own = await anApplication(test.db).by(admin.id).forYear(open).create();
    const shared = await anApplication(test.db).with(admin.id).forYear(open).create();
    await anApplication(test.db).forYear(open).create();
    const rowsOf = ({ Applications: rows }: Awaited<ReturnType<typeof sheetsOf>>) =>
      rows!.slice(1).map(([number]) => number);
    const numbers = async (query: string) =>
      rowsOf(await sheetsOf((await download(`fiscal_year_id=${open}${query}`)).bytes));
    expect(await numbers('')).toEqual([]);
    expect(await numbers('&drafts=true')).toEqual([own, shared]);
  });
});
