import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { runInTransaction } from '#db/transaction.ts';
import { parseVesselsFile } from './vessels-file.ts';
import { findVesselLookupLists, importVessels } from './vessels-import.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const read = (text: string) =>
  runInTransaction(database.db, async (tx) =>
    parseVesselsFile(Buffer.from(text), await findVesselLookupLists(tx)),
  );
const imported = async (text: string) => {
  const { vessels, problems } = await read(text);
  expect(problems).toEqual([]);
  return runInTransaction(database.db, (tx) => importVessels(tx, vessels));
};
const vesselNamed = (name_en: string) =>
  database.db.selectFrom('vessels').selectAll().where('name_en', '=', name_en).executeTakeFirstOrThrow();

it('adds vessels, by the keys or names of the lists; what is empty is not known', async () => {
  const file = [
    'name_en;name_fr;vessel_class;region;home_port;science_berths;draft;helicopter_support;active',
    'CCGS Étoile;NGCC Étoile;offshore_fishery_science;Atlantic;rimouski;14;;oui;',
  ].join('\r\n');
  expect(await imported(`\uFEFF${file}`)).toEqual({ added: 1, changed: 0 });
  expect(await vesselNamed('CCGS Étoile')).toMatchObject({
    key: 'etoile',
    science_berths: 14,
    draft: null,
    helicopter_support: true,
    active: true,
  });
});

it('changes a vessel that is there in what the file says, and writes it down', async () => {
  const before = await vesselNamed('CCGS Teleost');
  const file =
    'name_en,name_fr,vessel_class,science_berths\nccgs teleost,NGCC Teleost,offshore_fishery_science,17\n';
  expect(await imported(file)).toEqual({ added: 0, changed: 1 });
  const after = await database.db
    .selectFrom('vessels')
    .selectAll()
    .where('id', '=', before.id)
    .executeTakeFirstOrThrow();
  expect(after).toMatchObject({ science_berths: 17, range: before.range, home_port_id: before.home_port_id });
  const [entry] = await database.db
    .selectFrom('audit_log')
    .selectAll()
    .where('subject_id', '=', before.id)
    .where('subject_type', '=', 'vessels')
    .execute();
  expect(entry).toMatchObject({ actor_id: null, action: 'vessels.updated' });
});

it('names everything that is wrong at once', async () => {
  const file = [
    'name_en,name_fr,vessel_class,length,helicopter_support',
    ',NGCC Rien,offshore_fishery_science,40,no',
    'CCGS Wide,NGCC Large,no_such_class,wide,perhaps',
  ].join('\n');
  const { vessels, problems } = await read(file);
  expect(vessels).toEqual([]);
  expect(problems).toEqual([
    'line 2, name_en: Required',
    'line 3, vessel_class: “no_such_class” is in no list of the portal, neither by its key nor by its name',
    'line 3, length: Only numbers/digits allowed',
    expect.stringMatching(/^line 3, helicopter_support: [A-Z]/),
  ]);
});
