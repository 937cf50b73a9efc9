import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aUser } from '#test/factories/people.ts';
import { aConstraint, aMission, aPlan, portId, theFiscalYear } from '#test/factories/plans.ts';
import { aVessel } from '#test/factories/vessels.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';
import { requirePlan } from '../plan-queries.ts';
import { snapshotCurrentPlan } from '../versions/take-version.ts';
import { loadTransitFacts } from '../export/transit-facts.ts';
import { noErrors, findUnresolvedErrors } from './unresolved-errors.ts';
import {
  buildVersionComparisonDocument,
  buildPosterDocument,
  buildPlanSheetDocument,
} from './plan-documents.ts';

let test: TestApp;
let admin: TestClient;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as(await aUser(test.db, 'administrator'));
});
afterAll(() => test.close());

const snapshotOf = async (id: number) => snapshotCurrentPlan(test.db, await requirePlan(test.db, id));
const pagesOf = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length;

const unpacked = (pdf: Buffer): string =>
  pdf.toString('latin1').replaceAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g, (whole, packed: string) => {
    try {
      return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
    } catch {
      return whole;
    }
  });

describe('plans on paper', () => {
  it('hang as a poster: A3 across, tagged, in the reader’s language, a long fleet over several pages', async () => {
    const fiscal_year_id = await theFiscalYear(test.db, 2061);
    for (let vessel = 0; vessel < 30; vessel += 1) {
      const plan = await aPlan(test.db, { fiscal_year_id });
      await aMission(test.db, plan.id, { start_date: '2061-05-01' });
    }
    const url = `/api/vessel_plans/export.pdf?fiscal_year_id=${fiscal_year_id}`;
    for (const [language, title] of [
      ['en', 'Fleet schedule 2061-2062'],
      ['fr', 'Horaire de la flotte 2061-2062'],
    ]) {
      const answer = await admin.get(`${url}&lang=${language}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('application/pdf');
      const pdf = answer.rawPayload.toString('latin1');
      expect(pdf).toContain(`/Lang (${language}-CA)`);
      expect(pdf).toContain('pdfuaid:part');
      expect(pdf).toContain(title);
      expect(pdf).toMatch(/\/MediaBox \[0 0 1190\.\d+ 841\.\d+\]/);
      expect(pagesOf(pdf)).toBeGreaterThan(2);
    }
  });

  it('say lanes, months, missions, transits, constraints with their kinds, and what is kept', async () => {
    const vessel = await aVessel(test.db, { name_fr: 'NGCC Hudson', cruising_speed: 10 });
    const plan = await aPlan(test.db, { vessel_id: vessel });
    const [halifax, nuuk] = [await portId(test.db, 'halifax'), await portId(test.db, 'st-johns')];
    const at = { mobilization_port_id: halifax, demobilization_port_id: nuuk };
    await aMission(test.db, plan.id, { title: 'Krill', start_date: '2028-05-01', ...at });
    const next = { mobilization_port_id: halifax, demobilization_port_id: halifax };
    await aMission(test.db, plan.id, { title: 'Kelp', start_date: '2028-07-01', ...next });
    await aConstraint(test.db, { vessel_id: vessel, kind: 'drydock', name: 'Cale' });
    const snapshot = await snapshotOf(plan.id);
    const printing = {
      facts: await loadTransitFacts(test.db, [snapshot]),
      errors: noErrors,
      language: 'fr',
      today: '2027-11-22',
    } as const;
    const poster = JSON.stringify(buildPosterDocument([snapshot], printing, null));
    for (const words of [
      'NGCC Hudson',
      '1. Krill',
      'juill.',
      '"look":"drydock"',
      'Cale sèche',
      '"look":"transit"',
    ])
      expect(poster).toContain(words);
    const contact = { first_name: 'Fiona', last_name: 'MacLeod', email: 'fiona@shiptime.example' };
    const sheet = JSON.stringify(buildPlanSheetDocument(snapshot, [contact], printing));
    for (const words of [
      'Halifax',
      'Fiona MacLeod, fiona@shiptime.example',
      'Conflits maintenus',
      'Jours libres',
      '(Cale sèche ',
      'Couchettes scientifiques',
    ])
      expect(sheet).toContain(words);
    expect((await admin.get(`/api/vessel_plans/${plan.id}/export.pdf?lang=fr`)).statusCode).toBe(200);
  });

  it('mark drafts, and missions with errors that nobody keeps', async () => {
    const plan = await aPlan(test.db);
    const [first, second] = [
      await aMission(test.db, plan.id, { title: 'Krill', start_date: '2028-05-01' }),
      await aMission(test.db, plan.id, { title: 'Kelp', start_date: '2028-07-01' }),
    ];
    const late = { start_date: '2028-04-28', end_date: '2028-05-02', kind: 'breakdown' } as const;
    await aConstraint(test.db, { vessel_id: plan.vessel_id, name: 'Winch', ...late });
    const snapshot = await snapshotOf(plan.id);
    const printing = {
      facts: await loadTransitFacts(test.db, [snapshot]),
      errors: await findUnresolvedErrors(test.db, [plan.id]),
      language: 'en',
      today: '2027-11-22',
    } as const;
    const marks = (document: object) => {
      const { rows, draft, state, legend, sections } = document as {
        rows: { bars: { short: string; wrong: boolean }[] }[];
        draft: string;
        state: string;
        legend: { look: string }[];
        sections: { title: string; rows: string[][] }[];
      };
      return {
        wrong: rows.flatMap(({ bars }) => bars.filter((bar) => bar.wrong).map((bar) => bar.short)),
        draft,
        state,
        isExplained: legend.some(({ look }) => look === 'error'),
        errors: sections.find(({ title }) => title === 'Errors to resolve')?.rows.flat(),
      };
    };
    const called = snapshot.missions.find(({ id }) => id === first)!;
    expect(second).not.toBe(first);
    for (const document of [
      buildPosterDocument([snapshot], printing, null),
      buildPlanSheetDocument(snapshot, [], printing),
    ])
      expect(marks(document)).toEqual({
        wrong: [String(called.number)],
        draft: 'Draft',
        state: expect.stringMatching(/^Draft, /),
        isExplained: true,
        errors: [expect.stringContaining(`${called.number}. Krill: `)],
      });
    const final = { ...snapshot, review_level: 'final' } as const;
    const clean = { ...printing, errors: noErrors };
    expect(marks(buildPosterDocument([final], clean, null))).toMatchObject({
      draft: '',
      errors: [],
      wrong: [],
    });
    const published = buildPosterDocument([final], clean, { number: 2, day: '2027-11-20' });
    expect(marks(published)).toMatchObject({ draft: '', errors: undefined });
    expect((await admin.get(`/api/vessel_plans/${plan.id}/export.pdf`)).statusCode).toBe(200);
  });

  it('have each title in its own language, for whoever hears them read', async () => {
    const plan = await aPlan(test.db);
    await aMission(test.db, plan.id, { title: 'Relevé de poissons de fond', start_date: '2028-05-01' });
    await aMission(test.db, plan.id, { title: 'Spring survey of the shelf', start_date: '2028-07-01' });
    const pdf = (await admin.get(`/api/vessel_plans/${plan.id}/export.pdf?lang=en`)).rawPayload;
    expect(unpacked(pdf)).toMatch(/\/Lang \(fr\b/);
    const snapshot = await snapshotOf(plan.id);
    const printing = {
      facts: await loadTransitFacts(test.db, [snapshot]),
      errors: noErrors,
      language: 'en',
      today: '2027-11-22',
    } as const;
    const sheet = JSON.stringify(buildPlanSheetDocument(snapshot, [], printing));
    expect(sheet).toContain('{"text":"Relevé de poissons de fond","lang":"fr"}');
    expect(sheet).not.toContain('{"text":"Spring survey');
  });

  it('compare two versions in the order of time, in words', async () => {
    const plan = await aPlan(test.db);
    const before = await snapshotOf(plan.id);
    await admin.post(`/api/vessel_plans/${plan.id}/versions`, { reason: 'Before' });
    await aConstraint(test.db, { vessel_id: plan.vessel_id, kind: 'drydock' });
    await aMission(test.db, plan.id, { title: 'Krill', start_date: '2028-05-01' });
    const after = await snapshotOf(plan.id);
    await admin.post(`/api/vessel_plans/${plan.id}/versions`, { reason: 'After' });
    const printing = { language: 'en', today: '2027-11-22' } as const;
    const version = (number: number, snapshot: typeof after) => ({
      number,
      created_at: '2027-11-20T12:00:00Z',
      snapshot,
    });
    const document = JSON.stringify(
      buildVersionComparisonDocument([version(1, before), version(2, after)], printing),
    );
    expect(document).toContain('version 1 compared with version 2');
    expect(document).toMatch(/added[^"]*/);
    expect(document).toContain('Constraint “Refit” (Drydock) added');
    const url = (a: number, b: number) =>
      `/api/vessel_plans/${plan.id}/versions/${a}/difference/${b}/export.pdf`;
    const answer = await admin.get(url(2, 1));
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="vessel-plan-${plan.id}-1-2.pdf"`,
    );
    expect((await admin.get(url(1, 9))).statusCode).toBe(404);
  });

  it('compare a version with the plan as it is now', async () => {
    const plan = await aPlan(test.db);
    const snapshot = await snapshotOf(plan.id);
    await admin.post(`/api/vessel_plans/${plan.id}/versions`, { reason: 'Before' });
    await aMission(test.db, plan.id, { title: 'Krill', start_date: '2028-05-01' });
    const from = { number: 1, created_at: '2027-11-20T12:00:00Z', snapshot };
    const now = { number: null, snapshot: await snapshotOf(plan.id) };
    const document = JSON.stringify(
      buildVersionComparisonDocument([from, now], { language: 'fr', today: '2027-11-22' }),
    );
    for (const words of [
      'la version 1 et le plan actuel',
      'Plan actuel au 22\u00A0novembre 2027',
      'Missions actuelles',
      'Krill',
    ])
      expect(document).toContain(words);
    const url = `/api/vessel_plans/${plan.id}/versions/1/difference/now/export.pdf`;
    const answer = await admin.get(url);
    expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([
      200,
      `attachment; filename="vessel-plan-${plan.id}-1-now.pdf"`,
    ]);
    const proponent = await test.as(await aUser(test.db, 'proponent'));
    expect((await proponent.get(url)).statusCode).toBe(403);
    expect((await admin.get(url.replace('/1/', '/2/'))).statusCode).toBe(404);
  });

  it('draw the first transit from where the year before leaves the vessel, for those who may know it', async () => {
    const [halifax, johns] = [await portId(test.db, 'halifax'), await portId(test.db, 'st-johns')];
    const vessel = await aVessel(test.db, { home_port_id: halifax, cruising_speed: 10 });
    const [first, next] = [await theFiscalYear(test.db, 2063), await theFiscalYear(test.db, 2064)];
    const before = await aPlan(test.db, { vessel_id: vessel, fiscal_year_id: first });
    await aMission(test.db, before.id, { start_date: '2064-03-01', demobilization_port_id: johns });
    const plan = await aPlan(test.db, { vessel_id: vessel, fiscal_year_id: next });
    const there = { mobilization_port_id: halifax, demobilization_port_id: halifax };
    await aMission(test.db, plan.id, { start_date: '2064-05-01', ...there });
    const snapshot = await snapshotOf(plan.id);
    const transits = async (isTold: boolean) =>
      (await loadTransitFacts(test.db, [snapshot], isTold)).transits.get(plan.id);
    const [transit] = (await transits(true)) ?? [];
    expect([transit?.from?.name_en, transit?.to?.name_en]).toEqual(['St. John’s', 'Halifax']);
    expect(transit?.hours).toBeCloseTo(transit!.nautical_miles! / 10);
    expect(transit!.end - transit!.start).toBe(Math.ceil(transit!.hours! / 6));
    expect(await transits(false)).toEqual([]);
  });

  it('are for those who read plans; a published version for whoever is signed in, as it was published', async () => {
    const plan = await aPlan(test.db, {
      review_level: 'executive',
      fiscal_year_id: await theFiscalYear(test.db, 2062),
    });
    await aMission(test.db, plan.id, { start_date: '2062-05-01', title: 'Before' });
    await admin.post(`/api/vessel_plans/${plan.id}/set_final`);
    const [fleet] = (await admin.get(`/api/fleet_plans?filter[fiscal_year_id]=${plan.fiscal_year_id}`)).json()
      .data;
    const proponent = await test.as(await aUser(test.db, 'proponent'));
    expect((await proponent.get(`/api/fleet_plans/${fleet.id}/versions/1/export.pdf`)).statusCode).toBe(200);
    expect((await proponent.get(`/api/vessel_plans/${plan.id}/export.pdf`)).statusCode).toBe(403);
    expect((await proponent.get('/api/vessel_plans/export.pdf?fiscal_year_id=1')).statusCode).toBe(403);
    expect((await admin.get('/api/vessel_plans/export.pdf')).statusCode).toBe(422);
    expect((await test.visitor.get(`/api/fleet_plans/${fleet.id}/versions/1/export.pdf`)).statusCode).toBe(
      401,
    );
  });
});
