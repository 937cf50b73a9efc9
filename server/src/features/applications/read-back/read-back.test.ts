import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { aWorkbook } from '#test/factories/archives.ts';
import { anApplication } from '#test/factories/applications.ts';
import { closedYear, openYear } from '#test/factories/fiscal-years.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';
import { sendFile } from '#test/upload.ts';

let test: TestApp;
let administrator: TestClient;
let ownId: number;
let year: number;
let id: number;

beforeAll(async () => {
  test = await startTestApp();
  ownId = await aUser(test.db, 'administrator');
  administrator = await test.as(ownId);
  year = await openYear(test.db);
});
afterAll(() => test.close());

beforeEach(async () => {
  const proponent = await aUser(test.db, 'proponent');
  id = await anApplication(test.db)
    .by(proponent)
    .with(ownId)
    .forYear(year)
    .complete()
    .withStations(2)
    .create();
});

type Sheet = (string | number | boolean | Date | null)[][];

const workbook = async (language = 'en'): Promise<Sheet> => {
  const answer = await administrator.get(
    `/api/ship_time_requests/export?fiscal_year_id=${year}&drafts=true&lang=${language}`,
  );
  expect(answer.statusCode).toBe(200);
  return (await readXlsx(answer.rawPayload)).sheets[0]!.rows as Sheet;
};

const send = async (rows: Sheet, fields: Record<string, string> = {}, by = administrator) => {
  const bytes = Buffer.from(await writeXlsx({ sheets: [{ name: 'x', rows }] }));
  const answer = await sendFile(by, '/api/ship_time_requests/import', bytes, fields, 'a.xlsx');
  return { status: answer.statusCode, ...answer.json() };
};

const at = (rows: Sheet, header: string) => rows[0]!.indexOf(header);
const rowOf = (rows: Sheet, number: number) => rows.find((row) => row[at(rows, 'Number')] === number)!;
const set = (rows: Sheet, header: string, value: Sheet[number][number]) => {
  expect(at(rows, header)).toBeGreaterThanOrEqual(0);
  rowOf(rows, id)[at(rows, header)] = value;
};
const mine = (answer: { data: { ship_time_request_id: number }[] }) =>
  answer.data.find((row) => row.ship_time_request_id === id);
const stored = async () => (await administrator.get(`/api/ship_time_requests/${id}`)).json().data;

describe('a workbook of applications that is read back', () => {
  it.each(['en', 'fr'])('differs in nothing as it was made, in %s', async (language) => {
    const { status, data, meta } = await send(await workbook(language), { dry_run: 'true' });
    expect(status).toBe(200);
    expect(data.length).toBeGreaterThan(0);
    expect(data.map(({ state, problems }: never) => [state, problems])).toEqual(data.map(() => ['same', []]));
    expect(meta).toEqual({ dry_run: true, changed: 0, applied: 0, unknown_rows: [], not_read: [] });
  });

  it('shows what differs, in words, and saves it only when it is told to', async () => {
    const rows = await workbook();
    const before = await stored();
    set(rows, 'Project title', 'Gulf in June');
    set(rows, 'Operational days', 9.5);
    const tried = await send(rows, { dry_run: 'true' });
    expect(mine(tried)).toMatchObject({ state: 'changed', problems: [] });
    expect(mine(tried)).toHaveProperty('changes', [
      { field: 'project_title', before: before.project_title, after: 'Gulf in June' },
      { field: 'operational_days', before: String(before.operational_days), after: '9.5' },
    ]);
    expect((await stored()).project_title).toBe(before.project_title);
    const done = await send(rows);
    expect(done.meta).toMatchObject({ dry_run: false, changed: 1, applied: 1 });
    expect(await stored()).toMatchObject({ project_title: 'Gulf in June', operational_days: 9.5 });
    set(rows, 'Project title', 'Gulf in July');
    expect(mine(await send(rows))).toMatchObject({ state: 'stale' });
    expect((await stored()).project_title).toBe('Gulf in June');
  });

  it('names the field of what cannot be taken, and takes none of that application', async () => {
    const rows = await workbook();
    set(rows, 'Project title', 'Never');
    set(rows, 'Operational days', 'many');
    set(rows, 'Project type', 'Piracy');
    const answer = await send(rows);
    expect(mine(answer)).toMatchObject({
      state: 'wrong',
      problems: [
        { field: 'project_type_id', code: 'unknown_choice', message: expect.any(String) },
        { field: 'operational_days', message: expect.any(String) },
      ],
    });
    expect((await stored()).project_title).not.toBe('Never');
  });

  it('changes no application that its sender takes no part in, that was submitted, or whose year has closed', async () => {
    const other = await anApplication(test.db).forYear(year).submitted().create();
    const late = await anApplication(test.db)
      .by(ownId)
      .forYear(await closedYear(test.db))
      .complete()
      .create();
    const [header] = await workbook();
    const row = (number: number, title: string) =>
      header!.map((name) => ({ Number: number, Version: 1, 'Project title': title })[String(name)] ?? null);
    const { data, meta } = await send([
      header!,
      row(other, 'Mine now'),
      row(late, 'Late'),
      row(999_999, 'None'),
    ]);
    expect(data.map(({ ship_time_request_id, state }: never) => [ship_time_request_id, state])).toEqual([
      [other, 'closed'],
      [late, 'closed'],
    ]);
    expect(meta).toMatchObject({ applied: 0, unknown_rows: [4] });
  });

  it('is read for administrators only', async () => {
    const rows: Sheet = [['Number', 'Version']];
    for (const role of ['proponent', 'regional_vessel_coordinator', 'observer'] as const) {
      const person = await test.as(await aUser(test.db, role));
      expect((await send(rows, {}, person)).status).toBe(403);
    }
    expect((await send(rows, {}, test.visitor)).status).toBe(401);
  });

  it('says what is wrong with a file that is none', async () => {
    expect(await send([['Name', 'Latitude']])).toMatchObject({
      status: 422,
      errors: { file: [expect.any(String)] },
    });
    const bytes = Buffer.from('PK\u0003\u0004 no workbook');
    const answer = await sendFile(administrator, '/api/ship_time_requests/import', bytes);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['file']]);
    expect((await administrator.post('/api/ship_time_requests/import', {})).statusCode).toBe(422);
  });

  it('takes one of two rows of the same application, and says of the other that it is stale', async () => {
    const rows = await workbook();
    set(rows, 'Project title', 'First row');
    const second = [...rowOf(rows, id)];
    second[at(rows, 'Project title')] = 'Second row';
    for (const dry_run of ['true', 'false']) {
      const { data, meta } = await send([...rows, second], { dry_run });
      const states = data.filter((row: { ship_time_request_id: number }) => row.ship_time_request_id === id);
      expect(states.map(({ state }: { state: string }) => state)).toEqual(['changed', 'stale']);
      expect(meta).toMatchObject({ changed: 1, applied: dry_run === 'true' ? 0 : 1 });
    }
    expect((await stored()).project_title).toBe('First row');
  });

  it('says which columns and sheets it does not import', async () => {
    const rows = await workbook();
    set(rows, 'Status', 'Accepted');
    set(rows, 'Number of stations', 40);
    rows[0]![at(rows, 'Operational days')] = 'Days at sea';
    const sheets = [
      { name: 'x', rows },
      { name: 'Stations', rows: [['Name'], ['A1']] },
    ];
    const bytes = Buffer.from(await writeXlsx({ sheets }));
    const answer = await sendFile(administrator, '/api/ship_time_requests/import', bytes, {}, 'a.xlsx');
    const row = rows.indexOf(rowOf(rows, id)) + 1;
    expect(answer.json().meta).toMatchObject({ changed: 0 });
    expect(answer.json().meta.not_read).toEqual([
      { kind: 'unknown_column', name: 'Days at sea', rows: [] },
      { kind: 'read_only_column', name: 'Status', rows: [row] },
      { kind: 'read_only_column', name: 'Number of stations', rows: [row] },
      { kind: 'sheet', name: 'Stations', rows: [] },
    ]);
  });

  it('takes no file with a column twice, or with a formula that was never calculated', async () => {
    const twice = await workbook();
    twice[0]![at(twice, 'Demobilization days')] = 'Mobilization days';
    expect(await send(twice)).toMatchObject({
      status: 422,
      errors: { file: ['The column “Mobilization days” appears twice. Delete one of the two columns'] },
    });
    const formula = aWorkbook('<row r="1"><c r="AB1"><f>1+1</f><v></v></c></row>');
    const answer = await sendFile(administrator, '/api/ship_time_requests/import', formula, {}, 'a.xlsx');
    expect(answer.json()).toMatchObject({
      errors: { file: [expect.stringContaining('Cell AB1 has a formula but no result')] },
    });
    expect((await stored()).lock_version).toBe(1);
  });

  it('knows names with either apostrophe', async () => {
    const rows = await workbook();
    set(rows, 'Mobilization port', 'St. John’s');
    expect(mine(await send(rows))).toMatchObject({ problems: [] });
    const again = await workbook();
    set(again, 'Mobilization port', "st. john's");
    expect(mine(await send(again))).toMatchObject({ state: 'same', problems: [] });
  });

  it('is saved once where the same file is sent twice at once', async () => {
    const rows = await workbook();
    set(rows, 'Project title', 'Once');
    const answers = await Promise.all([send(rows), send(rows)]);
    expect(answers.map(({ meta }) => meta.applied).toSorted()).toEqual([0, 1]);
  });
});
