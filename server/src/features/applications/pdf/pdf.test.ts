import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fiscalYearStartingIn } from '@shiptime/domain/reference/fiscal-year';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { aVessel } from '#test/factories/vessels.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';
import { findApplication } from '../application-queries.ts';
import { buildApplicationDocument } from './application-document.ts';
import { drawStationsMap } from './stations-map.ts';
import { findPrintedFacts } from './printed-facts.ts';

const nothingYet = { thread: [], history: [], outcome: null, legs: null };

let test: TestApp;
let proponent: number;
let id: number;
beforeAll(async () => {
  test = await startTestApp();
  proponent = await aUser(test.db, 'proponent');
  id = await anApplication(test.db)
    .by(proponent)
    .for(await aVessel(test.db))
    .submitted()
    .create();
});
afterAll(() => test.close());

const at = (application: number, query = '') => `/api/ship_time_requests/${application}/export.pdf${query}`;

const readable = (pdf: Buffer): string => {
  const text = pdf.toString('latin1');
  const parts = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, part = '']) => {
    try {
      return inflateSync(Buffer.from(part, 'latin1')).toString('latin1');
    } catch {
      return part;
    }
  });
  return [text, ...parts].join('\n');
};

const lineIn = (size: number, text: string): number =>
  Number(
    new RegExp(`1 0 0 -1 [\\d.]+ ([\\d.]+) cm(?:(?! cm\\b)[\\s\\S])*?/f\\d+ ${size} Tf`).exec(text)?.[1],
  );

describe('an application as a PDF', () => {
  it.each(['en', 'fr'])(
    'has its number above its title, each on a line of its own (%s)',
    async (language) => {
      const text = readable((await (await test.as(proponent)).get(at(id, `?lang=${language}`))).rawPayload);
      expect(lineIn(10.5, text) - lineIn(21, text)).toBeGreaterThan(21);
    },
  );

  it.each([
    ['en', 'en-CA', 'Application'],
    ['fr', 'fr-CA', 'Demande'],
  ])('is tagged, names its language and has a title (%s)', async (language, tag, word) => {
    const answer = await (await test.as(proponent)).get(at(id, `?lang=${language}`));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="${word.toLowerCase()}-${id}.pdf"`,
    );
    const text = readable(answer.rawPayload);
    expect(text).toContain(`/Lang (${tag})`);
    expect(text).toContain('/Marked true');
    expect(text).toMatch(/<pdfuaid:part>1</);
    expect(text).toContain(`${word} ${id}`);
    for (const kind of ['H1', 'H2', 'H3', 'P', 'Table', 'THead', 'TH', 'TD'])
      expect(text).toMatch(new RegExp(`/S ?/${kind}\\b`));
    expect(text.match(/\/S ?\/H1\b/g)).toHaveLength(1);
    expect(text).toContain('/DisplayDocTitle true');
    expect(text.match(/\/FontFile2 /g)?.length).toBeGreaterThanOrEqual(2);
  });

  it.each([
    ['en', 'Deadline', '30\u00A0April 2027, 23:59 Pacific time (1\u00A0May 2027, 02:59 Eastern time)'],
    [
      'fr',
      'Date limite',
      '30\u00A0avril 2027, 23\u00A0h\u00A059, heure du Pacifique (1er\u00A0mai 2027, 2\u00A0h\u00A059, heure de l’Est)',
    ],
  ] as const)('says when the deadline is, in Pacific time first (%s)', async (language, label, deadline) => {
    const row = {
      ...(await findApplication(test.db, id))!,
      deadline_at: fiscalYearStartingIn(2028).deadline_at,
    };
    const facts = await findPrintedFacts(test.db, id, language);
    const printed = buildApplicationDocument({ ...nothingYet, row, facts, language });
    expect(printed).toHaveProperty('facts', expect.arrayContaining([[label, deadline]]));
  });

  it('says in which language somebody’s own words are, where it is another', async () => {
    const other = await anApplication(test.db)
      .by(proponent)
      .for(await aVessel(test.db))
      .having({ project_title: 'Spring survey of the shelf' })
      .submitted()
      .create();
    const french = await (await test.as(proponent)).get(at(other, '?lang=fr'));
    expect(readable(french.rawPayload)).toMatch(/\/Lang \(en\b/);
    const english = await (await test.as(proponent)).get(at(other, '?lang=en'));
    expect(readable(english.rawPayload)).not.toMatch(/\/Lang \(fr\b/);
  });

  it('has addresses as they are, with nothing between their letters', async () => {
    const responsible_manager_email = 'angela.burke.of.the.ocean.sciences@shiptime.example';
    const draft = await anApplication(test.db).by(proponent).create();
    const client = await test.as(proponent);
    await client.patch(`/api/ship_time_requests/${draft}`, { responsible_manager_email });
    expect(readable((await client.get(at(draft))).rawPayload)).not.toContain('200B');
  });

  it('begins with the answer, once there is one', async () => {
    const row = (await findApplication(test.db, id))!;
    const facts = await findPrintedFacts(test.db, id, 'en');
    const beside = { ...nothingYet, row, facts, language: 'en' } as const;
    const port = { id: 1, name_en: 'Dartmouth', name_fr: 'Dartmouth' };
    const voyage = {
      vessel: { id: 1, name_en: 'CCGS M. Perley', name_fr: 'NGCC M. Perley' },
      start_date: '2026-05-12',
      start_fraction: 0,
      end_date: '2026-05-17',
      mobilization_days: 0.5,
      operational_days: 5,
      demobilization_days: 0.5,
      port_calls: 0,
      port_call_stops: [],
      mobilization_port: port,
      demobilization_port: port,
      requested_berths: 8,
      approved_berths: 6,
    };
    const decided = (some: object) =>
      buildApplicationDocument({
        ...beside,
        outcome: {
          outcome: 'accepted',
          at: row.created_at,
          reason: null,
          voyages: [],
          amendments: [],
          contacts: [],
          ...some,
        } as never,
      }) as { facts: [string, string][] };
    const [label, said] = decided({ voyages: [voyage] }).facts[0]!;
    expect(label).toBe('Outcome');
    expect(said.replaceAll('\u00A0', ' ')).toBe(
      'CCGS M. Perley, Dartmouth to Dartmouth, 6 of 8 requested berths: on board from 12 May, sails 12 May 12:00, returns 17 May 12:00, disembarkation 17 May 2026 24:00',
    );
    const year = Number(beside.facts.named.fiscal_year_id.slice(0, 4));
    const days = { start_date: `${year}-05-12`, mobilization_days: 2, demobilization_days: 1 };
    const inPort = { ...voyage, ...days, end_date: `${year}-05-19` };
    const printed = JSON.stringify(decided({ voyages: [inPort] })).replaceAll('\u00A0', ' ');
    expect(printed).toContain(`Days at sea: 14 to 18 May ${year}`);
    expect(decided({ reason: 'No winch of that size' }).facts[0]).toEqual([
      'Outcome',
      'No winch of that size',
    ]);
    expect(JSON.stringify(buildApplicationDocument({ ...beside, outcome: null }))).not.toContain('Outcome');
  });

  it.each([
    ['en', 'Receipt number'],
    ['fr', 'Numéro du récépissé'],
  ] as const)('names the receipt of the submission (%s)', async (language, label) => {
    const row = (await findApplication(test.db, id))!;
    const facts = { ...(await findPrintedFacts(test.db, id, language)), receipt: 'MM1Y-D6JJ-R4P4' };
    const document = buildApplicationDocument({ ...nothingYet, row, facts, language }) as {
      facts: string[][];
    };
    expect(document.facts).toContainEqual([label, 'MM1Y-D6JJ-R4P4']);
  });

  it.each([
    ['en', 'Map of 12 stations and the track between them', 'Operational window: '],
    ['fr', 'Carte de 12 stations, avec le trajet de l’une à l’autre', 'Fenêtre opérationnelle\u00A0: '],
  ] as const)('draws where the stations lie and the year (%s)', async (language, map, window) => {
    const drawn = await anApplication(test.db)
      .by(proponent)
      .for(await aVessel(test.db))
      .withStations(12)
      .submitted()
      .create();
    const row = (await findApplication(test.db, drawn))!;
    const facts = await findPrintedFacts(test.db, drawn, language);
    const document = buildApplicationDocument({ ...nothingYet, row, facts, language });
    expect(document).toMatchObject({ map: { alt: map }, year: { bars: [{ look: 'wish' }] } });
    const { year } = document as { year: { months: unknown[]; bars: { label: string }[] } };
    expect(year.months).toHaveLength(12);
    expect(year.bars[0]!.label.startsWith(window)).toBe(true);
    const answer = await (await test.as(proponent)).get(at(drawn, `?lang=${language}`));
    expect(readable(answer.rawPayload)).toMatch(/\/S ?\/Figure/);
  });

  it('draws the way round land where it is found, and lakes as water', async () => {
    const places = [
      { latitude: 42.4, longitude: -80.5 },
      { latitude: 44.2, longitude: -81.9 },
    ];
    const bend = { latitude: 43, longitude: -82.4 };
    const svgOf = (legs: { latitude: number; longitude: number }[][] | null) =>
      drawStationsMap(places, legs, 'en')!.svg;
    const corners = (svg: string) => /<polyline points="([^"]+)"/.exec(svg)![1]!.split(' ').length;
    expect(corners(svgOf(null))).toBe(2);
    expect(corners(svgOf([[places[0]!, bend, places[1]!]]))).toBe(3);
    expect(svgOf(null)).toMatch(/fill-rule="evenodd"/);
  });

  it('names what was chosen from lists', async () => {
    const draft = await anApplication(test.db).by(proponent).create();
    const years = await test.db.selectFrom('fiscal_years').select(['id', 'name']).orderBy('id').execute();
    const ports = await test.db.selectFrom('ports').select(['id', 'name_fr']).limit(1).execute();
    const states = await test.db
      .selectFrom('coastal_states')
      .select(['id', 'name_fr'])
      .orderBy('position')
      .limit(2)
      .execute();
    const { fiscal_year_id } = (await findApplication(test.db, draft))!;
    const later = years.filter(({ id: year }) => year !== fiscal_year_id).slice(0, 2);
    const saved = await (
      await test.as(proponent)
    ).patch(`/api/ship_time_requests/${draft}`, {
      multi_year: true,
      future_fiscal_year_ids: later.map(({ id: year }) => year),
      mobilization_port_id: ports[0]!.id,
      in_foreign_waters: true,
      coastal_state_ids: states.map(({ id: state }) => state),
    });
    expect(saved.statusCode).toBe(200);
    const row = (await findApplication(test.db, draft))!;
    const facts = await findPrintedFacts(test.db, draft, 'fr');
    expect(facts.named).toMatchObject({
      future_fiscal_year_ids: later
        .map(({ name }) => name)
        .toSorted()
        .join('; '),
      mobilization_port_id: ports[0]!.name_fr,
      coastal_state_ids: states.map(({ name_fr }) => name_fr).join('; '),
    });
    const printed = buildApplicationDocument({ ...nothingYet, row, facts, language: 'fr' });
    expect(JSON.stringify(printed)).toContain(JSON.stringify(facts.named['coastal_state_ids']));
  });

  it('is printed whatever characters people write', async () => {
    const client = await test.as(proponent);
    const strange = await anApplication(test.db).by(proponent).create();
    const executive_summary = `${'中\u0007😀ᐃᓄᒃ #panic() $x$ \\ " « à »'}\n\n${'x'.repeat(500)}`;
    const saved = await client.patch(`/api/ship_time_requests/${strange}`, {
      project_title: '= *Ωμέγα* <a> \u202e#',
      executive_summary,
    });
    expect(saved.statusCode).toBe(200);
    const answer = await client.get(at(strange));
    expect(answer.statusCode).toBe(200);
    expect(readable(answer.rawPayload)).toMatch(/<pdfuaid:part>1</);
  });

  it('is not for whoever may not read the application', async () => {
    const draft = await anApplication(test.db).by(proponent).create();
    const stranger = await test.as(await aUser(test.db, 'proponent'));
    const administrator = await test.as(await aUser(test.db, 'administrator'));
    expect((await stranger.get(at(id))).statusCode).toBe(404);
    expect((await administrator.get(at(draft))).statusCode).toBe(404);
    expect((await administrator.get(at(id))).statusCode).toBe(200);
    expect((await test.visitor.get(at(id))).statusCode).toBe(401);
  });
});
