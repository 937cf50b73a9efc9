import { expect, test } from '../fixtures.ts';
import { storeSignedInSession } from '../steps/session.ts';
import { translator } from '../words.ts';

const file = (rows: readonly string[]) => ({
  name: 'annee-2016.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    ['Navire;Numéro;Titre;Début;Fin;Port de départ;Port de retour;Genre', ...rows].join('\n'),
  ),
});

const year = [
  'NGCC Amundsen;L1;Étape 1;2016-06-03;2016-06-23;Québec;Qikiqtarjuaq;prévu',
  'Amundsen;L2;Étape 2;2016-06-23;2016-07-14;Qikiqtarjuaq;Iqaluit;prévu',
  'Amundsen;L1;Étape 1;2016-06-03;2016-06-23;Québec;Qikiqtarjuaq;réalisé',
  'Amundsen;L2;Étape 2;2016-06-23;2016-07-18;Qikiqtarjuaq;Iqaluit;réalisé',
  'RRS Discovery;D1;Ailleurs;2016-09-01;2016-09-10;;;prévu',
];

test('une année passée est importée, et le réalisé se lit à côté du prévu', async ({
  page,
  portal,
  accessible,
}) => {
  const t = translator('fr');
  await storeSignedInSession(page, portal, 'admin');
  await page.goto('/vesselPlans?lang=fr');
  await page.getByRole('button', { name: t('mission_import:open') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(file(year));
  await dialog.getByRole('button', { name: t('mission_import:years.create_one', { count: 1 }) }).click();
  await expect(dialog.getByText(t('mission_import:summary.created_other', { count: 4 }))).toBeVisible();
  await expect(dialog.getByLabel(/RRS Discovery/)).toBeVisible();
  await accessible();
  await dialog.getByRole('button', { name: t('mission_import:submit_other', { count: 4 }) }).click();
  await expect(page.getByText(t('mission_import:imported_other', { count: 4 }))).toBeVisible();
  await expect(dialog.getByText(t('mission_import:summary.left_other', { count: 4 }))).toBeVisible();
  await dialog
    .getByRole('button', { name: t('mission_import:close'), exact: true })
    .last()
    .click();

  const { data } = await page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('shiptime.session') ?? '{}') as { token: string };
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await fetch('/api/missions?filter[title]=Étape 1', { headers });
    return (await answer.json()) as { data: { vessel_plan_id: number; start_date: string }[] };
  });
  const plan = data.find(({ start_date }) => start_date === '2016-06-03')?.vessel_plan_id;
  await page.goto(`/vesselPlan/${plan}/scheduler?tab=baseline&baseline=delivered&lang=fr`);
  await expect(page.getByText(/Prévu.: 2 missions, 42 jours\./)).toBeVisible();
  await expect(page.getByText(/Réalisé.: 2 voyages, 46 jours\./)).toBeVisible();
  await expect(page.getByText(/4 jours de moins que dans les voyages réalisés/)).toBeVisible();
  await accessible();
});
