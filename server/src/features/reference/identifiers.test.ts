import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  chooseIdentifier,
  identifierSchemesByList,
  identifierSchemeNames,
  identifierSchemes,
  type IdentifiedListName,
  identifierState,
  isIdentifier,
} from '@shiptime/domain/shared/identifiers';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';
import { seedReference } from '#seeds/reference/seed.ts';
import { runInTransaction } from '#db/transaction.ts';
import seeded from '#seeds/reference/data/identifiers.json' with { type: 'json' };

let portal: TestApp;
let admin: TestClient;
beforeAll(async () => {
  portal = await startTestApp();
  admin = await portal.as(await aUser(portal.db, 'administrator'));
});
afterAll(() => portal.close());

const lists = Object.keys(identifierSchemesByList) as IdentifiedListName[];
const rowsOf = async (list: string, query = '') =>
  (await portal.visitor.get(`/api/${list}?${query}`)).json().data;
const rowOf = async (list: IdentifiedListName, key: string) => (await rowsOf(list, `filter[key]=${key}`))[0];

describe('the form of an identifier', () => {
  it('is the same in the database and in the domain', async () => {
    for (const scheme of identifierSchemeNames) {
      const { example } = identifierSchemes[scheme];
      const tried = [...example].flatMap((_, at) =>
        [...'07X9aO'].map((each) => example.slice(0, at) + each + example.slice(at + 1)),
      );
      const { rows } = await sql<{ value: string; ok: boolean }>`
        select value, is_identifier(${scheme}, value) as ok
        from unnest(${[example, '', ...tried]}::text[]) as value`.execute(portal.db);
      for (const { value, ok } of rows)
        expect([scheme, value, ok]).toEqual([scheme, value, isIdentifier(scheme, value)]);
    }
  });
});

describe('identifiers of vessels, ports and agencies', () => {
  it.each(lists)('of %s come with their sources; where two differ, the value stays unknown', async (list) => {
    for (const [key, sources] of Object.entries(seeded[list])) {
      const row = await rowOf(list, key);
      expect(row.identifier_sources).toEqual(sources);
      for (const scheme of identifierSchemesByList[list]) {
        const values = sources.filter((each) => each.scheme === scheme).map(({ value }) => value);
        expect(row[scheme]).toBe(values.length === 1 ? values[0] : null);
        expect(identifierState(row, scheme).standing === 'conflicting').toBe(values.length > 1);
      }
    }
  });

  it.each([
    ['vessels', 'imo', 'IMO 8320420', 'john-p-tully'],
    ['vessels', 'call_sign', 'cg 2958', 'john-p-tully'],
    ['vessels', 'ices_code', '18DD', 'john-p-tully'],
    ['vessels', 'mmsi', '316122000', 'terry-fox'],
    ['ports', 'un_locode', 'CA HAL', 'halifax'],
    ['agencies', 'ror', '02qa1x782', 'dfo'],
  ] as const)('of %s are found by %s', async (list, scheme, value, key) => {
    expect((await rowsOf(list, `filter[${scheme}]=${value}`)).map((row: { key: string }) => row.key)).toEqual(
      [key],
    );
    const refused = await portal.visitor.get(`/api/${list}?filter[${scheme}]=nonsense!`);
    expect(refused.json()).toMatchObject({ type: 'invalid_filter', meta: { key: scheme } });
  });

  it('are refused with a wrong check digit, and where another row has them', async () => {
    const teleost = await rowOf('vessels', 'teleost');
    const wrong = await admin.patch(`/api/vessels/${teleost.id}`, { imo: '8714347' });
    expect(wrong.json().details).toMatchObject([{ field: 'imo', code: 'invalid_identifier' }]);
    const taken = await admin.patch(`/api/vessels/${teleost.id}`, { imo: '8320420' });
    expect(taken.json().details).toMatchObject([{ field: 'imo', code: 'not_unique' }]);
  });

  it('are chosen by an administrator, and a restart keeps the choice', async () => {
    const cabot = await rowOf('vessels', 'john-cabot');
    const chosen = await admin.patch(
      `/api/vessels/${cabot.id}`,
      chooseIdentifier(cabot, 'ices_code', '18KF'),
    );
    expect(chosen.statusCode).toBe(200);
    const tofino = await rowOf('ports', 'tofino');
    await admin.patch(`/api/ports/${tofino.id}`, { un_locode: null });
    await runInTransaction(portal.db, seedReference);
    const after = await rowOf('vessels', 'john-cabot');
    expect(identifierState(after, 'ices_code')).toMatchObject({ value: '18KF', standing: 'settled' });
    expect((await rowOf('ports', 'tofino')).un_locode).toBeNull();
  });
});

describe('the ORCID iD of a person', () => {
  it('is given on the own profile, seen with the person, and leaves with an empty field', async () => {
    const user = await aUser(portal.db, 'proponent');
    const client = await portal.as(user);
    const path = `/api/users/${user}`;
    const wrong = await client.patch(path, { orcid: '0000-0002-1825-0098' });
    expect(wrong.json().details).toMatchObject([{ field: 'orcid', code: 'invalid_identifier' }]);
    const given = await client.patch(path, { orcid: '0000-0002-1825-0097' });
    expect(given.json().data.orcid).toBe('https://orcid.org/0000-0002-1825-0097');
    const found = await admin.get('/api/users?filter[orcid]=0000-0002-1825-0097');
    expect(found.json().data.map(({ id }: { id: number }) => id)).toEqual([user]);
    expect((await client.patch(path, { orcid: '' })).json().data.orcid).toBeNull();
  });
});
