import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { aConstraint, aMission, aPlan } from '#test/factories/plans.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const june = {
  operational_days: 10,
  mobilization_days: 1,
  demobilization_days: 1,
  operational_window_start: '2028-06-01',
  operational_window_end: '2028-06-30',
  preferred_start_window_start: null,
  preferred_start_window_end: null,
  helicopter_required: false,
  min_science_berths: 40,
  ideal_science_berths: 40,
};
const asked = async () => {
  const plan = await aPlan(test.db);
  const { vessel_id, fiscal_year_id } = plan;
  const id = await anApplication(test.db)
    .for(vessel_id)
    .forYear(fiscal_year_id)
    .having(june)
    .submitted()
    .create();
  const coordinator = await test.as(
    await aUser(test.db, 'regional_vessel_coordinator', { vessels: [vessel_id] }),
  );
  return { plan, id, coordinator };
};
const letter = (client: TestClient, id: number) => client.get(`/api/ship_time_requests/${id}/refusal_letter`);

describe('the letter with a refusal', () => {
  it('is drafted in both languages from what its proponents may know: window, constraints, the longest hole, the ship', async () => {
    const { plan, id, coordinator } = await asked();
    const { mobilization_port_id: port_id } = await test.db
      .selectFrom('ship_time_requests')
      .select('mobilization_port_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const refit = { kind: 'drydock', port_id, start_date: '2028-06-01', end_date: '2028-06-14' };
    await aConstraint(test.db, { vessel_id: plan.vessel_id, name: 'Secret works', ...refit });
    await aMission(test.db, plan.id, {
      title: 'Somebody else’s survey',
      start_date: '2028-06-23',
      operational_days: 20,
    });
    const answer = await letter(coordinator, id);
    expect(answer.statusCode).toBe(200);
    const { en, fr } = answer.json().data.texts;
    expect(en).toContain(
      'You asked for 10 days of operations between 1\u00A0June 2028 and 30\u00A0June 2028.',
    );
    expect(en).toContain('From 1\u00A0June 2028 to 14\u00A0June 2028, the ship is not available (Drydock)');
    expect(plain(en)).toContain('(Drydock): 14 days of the 30 in your window.');
    expect(plain(en)).toContain('Other voyages of the ship take up 8 days of the 30 in your window.');
    expect(plain(fr)).toContain('D’autres voyages du navire occupent 8 jours sur les 30 de votre fenêtre.');
    expect(en).toContain(
      'free for at most 8 days in a row within your window. Your project takes 12, including mobilization',
    );
    expect(en).toContain('Your project would fit with 4 fewer days of operations.');
    expect(en).toContain('Science berths: 20; at least 40 needed.');
    expect(fr).toContain('entre le 1er\u00A0juin 2028 et le 30\u00A0juin 2028');
    expect(fr).toContain('libre pendant 8 jours d’affilée au plus');
    expect(fr).toContain('avec 4 jours d’opérations de moins');
    for (const text of [en, fr]) {
      expect(text).not.toContain('Somebody else');
      expect(text).not.toContain('Secret works');
    }
  });

  it('does not offer a project with less than half of its days', async () => {
    const { plan, id, coordinator } = await asked();
    await aConstraint(test.db, {
      vessel_id: plan.vessel_id,
      start_date: '2028-06-06',
      end_date: '2028-06-25',
    });
    const { en } = (await letter(coordinator, id)).json().data.texts;
    expect(en).toContain('for at most 6 days in a row within your window. Your project takes 12,');
    expect(en).not.toContain('Your project would fit');
  });

  it('is for whoever may refuse the application', async () => {
    const { id } = await asked();
    const stranger = (await asked()).coordinator;
    expect((await letter(stranger, id)).statusCode).toBe(403);
    expect((await letter(await test.as(await aUser(test.db, 'observer')), id)).statusCode).toBe(403);
    expect((await letter(await test.as(await aUser(test.db, 'proponent')), id)).statusCode).toBe(404);
    expect((await letter(test.visitor, id)).statusCode).toBe(401);
  });
});
