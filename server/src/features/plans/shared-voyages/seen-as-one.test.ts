import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aUser } from '#test/factories/people.ts';
import { setReviewLevel } from '#test/factories/plans.ts';
import { aJoinedPair } from '#test/factories/shared-voyages.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';
import { loadTransitFacts } from '../export/transit-facts.ts';
import { noErrors } from '../print/unresolved-errors.ts';
import { buildPosterDocument } from '../print/plan-documents.ts';
import { requirePlan } from '../plan-queries.ts';
import { snapshotCurrentPlan } from '../versions/take-version.ts';

let test: TestApp;
let admin: TestClient;
beforeAll(async () => {
  test = await startTestApp({ publicUrl: 'https://ships.example' });
  admin = await test.as(await aUser(test.db, 'administrator'));
});
afterAll(() => test.close());

type Desk = Awaited<ReturnType<typeof aJoinedPair>>;
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');
const snapshotOf = async ({ plan }: Desk) =>
  snapshotCurrentPlan(test.db, await requirePlan(test.db, plan.id));

const published = async (desk: Desk) => {
  await setReviewLevel(test.db, desk.plan.id, 'executive');
  const answer = await admin.post(`/api/vessel_plans/${desk.plan.id}/set_final`, {});
  expect(answer.json().message ?? '').toBe('');
  expect(answer.statusCode).toBe(200);
  return desk;
};

const calendarOf = async (client: TestClient, body: object = {}) => {
  const { data } = (await client.post('/api/calendar_feeds', body)).json();
  const { body: text } = await test.visitor.get(new URL(data.url).pathname);
  return text.replaceAll(/\r\n[ \t]/g, '');
};

describe('a shared voyage', () => {
  it('is known to the board, so that the rules see no gap between the two', async () => {
    const desk = await aJoinedPair(test);
    const { data } = (await desk.coordinator.get(`/api/vessel_plans/${desk.plan.id}/board`)).json();
    const sharing = data.applications.map(({ id, shared_voyage }: never) => [id, shared_voyage]);
    expect(Object.fromEntries(sharing)).toEqual({
      [desk.krill]: { ship_time_request_id: desk.ice, works_first: true },
      [desk.ice]: { ship_time_request_id: desk.krill, works_first: false },
    });
    const found = (await desk.coordinator.get(`/api/vessel_plans/${desk.plan.id}/conflicts`)).json().data;
    const between = found.filter(({ mission_ids }: never) => (mission_ids as number[]).length === 2);
    expect(between.filter(({ code }: never) => code !== 'not_checked')).toEqual([]);
  });

  it('is in versions, and what differs between two of them says it in words', async () => {
    const desk = await aJoinedPair(test);
    const { missions } = await snapshotOf(desk);
    expect(missions.map(({ id, sails_with_id }) => [id, sails_with_id])).toEqual([
      [desk.missions.krill, desk.missions.ice],
      [desk.missions.ice, desk.missions.krill],
    ]);
    const at = `/api/vessel_plans/${desk.plan.id}/versions`;
    await admin.post(at, { reason: 'Together' });
    await admin.post(`/api/voyage_agreements/${desk.id}/part`, { reason: 'The ice came early.' });
    await admin.post(at, { reason: 'Apart' });
    const { data } = (await admin.get(`${at}/1/difference/2`)).json();
    expect(JSON.stringify(data)).toContain('"field":"sails_with_id"');
  });

  it('has one outline on the poster and the vessel sheet, and is named in their lists and in the workbook', async () => {
    const desk = await aJoinedPair(test);
    const snapshot = await snapshotOf(desk);
    const facts = await loadTransitFacts(test.db, [snapshot]);
    for (const [language, words, legend] of [
      ['en', 'Krill secrets. Sails together with Ice secrets', 'Sailing together'],
      ['fr', 'Ice secrets. Navigue avec Krill secrets', 'Voyage partagé'],
    ] as const) {
      const poster = buildPosterDocument(
        [snapshot],
        { facts, errors: noErrors, language, today: '2070-11-22' },
        null,
      );
      expect(JSON.stringify(poster)).toContain(words);
      expect(poster).toMatchObject({
        legend: expect.arrayContaining([{ look: 'together', label: legend }]),
      });
      const [row] = (poster as { rows: { bars: { look: string; joined: string }[] }[] }).rows;
      expect(row!.bars.filter(({ look }) => look === 'mission').map(({ joined }) => joined)).toEqual([
        'ahead',
        'behind',
      ]);
    }
    for (const url of [
      `/api/vessel_plans/${desk.plan.id}/export.pdf`,
      `/api/vessel_plans/export.pdf?fiscal_year_id=${desk.year}`,
    ])
      expect((await admin.get(url)).statusCode).toBe(200);
    const { rawPayload } = await admin.get(`/api/vessel_plans/${desk.plan.id}/export`);
    const [header = [], ...rows] = (await readXlsx(rawPayload)).sheets[0]!.rows;
    const column = header.indexOf('Sails together with');
    expect(rows.map((cells) => cells[column] ?? null)).toEqual(['Ice secrets', 'Krill secrets']);
  });

  it('has two events in calendars, each of which names the other, as the plan is and as it is published', async () => {
    const desk = await aJoinedPair(test);
    const planned = await calendarOf(desk.coordinator, { vessel_id: desk.plan.vessel_id });
    expect(planned).toContain('Sails together with Ice secrets.');
    expect(planned).toContain('Sails together with Krill secrets.');
    expect(planned.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    await published(desk);
    const his = await calendarOf(desk.bo);
    expect(his).toContain(`UID:mission-${desk.missions.ice}@`);
    expect(his).toContain('Navigue avec Krill secrets.');
    expect(his).not.toContain(`UID:mission-${desk.missions.krill}@`);
  });
});

describe('when the plan is final', () => {
  it('both proponents read with whom they share the voyage, each in their language, by mail and on their page', async () => {
    const desk = await published(await aJoinedPair(test));
    const mailTo = async (user: number) => {
      const rows = await test.db.selectFrom('outbox').selectAll().where('user_id', '=', user).execute();
      return plain(rows.findLast(({ kind }) => kind === 'application_finalise')?.body_text ?? '');
    };
    const proponent = async (user: number) => {
      const { first_name, last_name } = await test.db
        .selectFrom('users')
        .select(['first_name', 'last_name'])
        .where('id', '=', user)
        .executeTakeFirstOrThrow();
      return `${first_name} ${last_name}`;
    };
    const [ada, bo] = [await proponent(desk.people.ada), await proponent(desk.people.bo)];
    expect(await mailTo(desk.people.ada)).toContain(
      `You share this voyage with “Ice secrets” (${bo}), whose work comes after yours.`,
    );
    expect(await mailTo(desk.people.bo)).toContain(
      `Vous partagez ce voyage avec « Krill secrets » (${ada}), dont les travaux précèdent les vôtres.`,
    );
    const notices = (await desk.bo.get('/api/notices')).json().data;
    expect(plain(JSON.stringify(notices))).toContain('Vous partagez ce voyage avec « Krill secrets »');
    const { data } = (await desk.ada.get(`/api/ship_time_requests/${desk.krill}?append=outcome`)).json();
    expect(data.outcome.voyages[0].shared_with).toEqual({
      mission_id: desk.missions.ice,
      ship_time_request_id: desk.ice,
      title: 'Ice secrets',
      primary_proponent: bo,
      works_first: true,
    });
  });

  it('the open schedule says it in every form, without people', async () => {
    const desk = await published(await aJoinedPair(test));
    const { name } = await test.db
      .selectFrom('fiscal_years')
      .select('name')
      .where('id', '=', desk.year)
      .executeTakeFirstOrThrow();
    const at = `/api/open/schedules/${name}/versions/latest`;
    const read = async (form: string) => (await desk.ada.get(`${at}.${form}`)).body;
    const json = JSON.parse(await read('json'));
    const own = json.data.vessels.find(({ vessel_id }: { vessel_id: number }) => vessel_id === desk.vessel);
    expect(own.missions).toMatchObject([
      { id: desk.missions.krill, sails_with_id: desk.missions.ice },
      { id: desk.missions.ice, sails_with_id: desk.missions.krill },
    ]);
    const [header = '', ...rows] = (await read('csv')).split(/\r?\n/);
    const place = header.split(',').indexOf('sails_with');
    expect(place).toBeGreaterThan(-1);
    const named = rows.map((row) => row.split(',')[place]);
    expect(named).toContain(String(desk.missions.ice));
    expect((await read('ics')).replaceAll(/\r\n[ \t]/g, '')).toContain('Sails together with Ice secrets.');
  });
});

describe('when one of the two leaves', () => {
  const activityOf = async ({ plan }: Desk, language: 'en' | 'fr') => {
    const { data } = (await admin.get(`/api/vessel_plans/${plan.id}/activity?lang=${language}`)).json();
    return data.find(({ action }: { action: string }) => action === 'missions.parted');
  };
  const leaves = (desk: Desk, who: 'krill' | 'ice', verb: 'withdraw' | 'reject') =>
    desk.coordinator.post(`/api/ship_time_requests/${desk[who]}/${verb}`, { reason: 'Asked for it.' });

  it('an entry of the activity says which days the other has again, and why', async () => {
    const desk = await aJoinedPair(test);
    expect((await leaves(desk, 'krill', 'withdraw')).statusCode).toBe(200);
    const english = await activityOf(desk, 'en');
    expect(plain(english.message)).toBe(
      'Ice secrets no longer shares its voyage with Krill secrets, whose application was withdrawn; Ice secrets again has its own mobilization (2 days)',
    );
    expect(english).toMatchObject({
      mission_id: desk.missions.ice,
      reason: 'Asked for it.',
      can: { revert: false },
    });
    expect(english.changes).toMatchObject([
      { field: 'start_date', before: '2071-06-10', after: '2071-06-08' },
      { field: 'mobilization_days', before: '0 days', after: '2 days' },
    ]);
    expect(plain((await activityOf(desk, 'fr')).message)).toBe(
      'Ice secrets ne partage plus son voyage avec Krill secrets, dont la demande a été retirée; Ice secrets retrouve sa propre mobilisation (2 jours)',
    );
  });

  it('also where it is refused; the audit has the voyage parted as well', async () => {
    const desk = await aJoinedPair(test);
    expect((await leaves(desk, 'ice', 'reject')).statusCode).toBe(200);
    expect(plain((await activityOf(desk, 'en')).message)).toBe(
      'Krill secrets no longer shares its voyage with Ice secrets, whose application could not be fulfilled; Krill secrets again has its own demobilization (0.5 days)',
    );
    const audited = await test.db
      .selectFrom('audit_log')
      .select(['action', 'reason'])
      .where('subject_type', '=', 'voyage_agreements')
      .where('subject_id', '=', desk.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(audited).toEqual({ action: 'voyage_agreements.split', reason: 'Asked for it.' });
  });
});
