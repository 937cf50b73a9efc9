import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { apiAs } from '../steps/people.ts';
import { schedulerPage } from '../steps/scheduler.ts';
import { storeSignedInSession } from '../steps/session.ts';
import type { Language } from '../words.ts';

type Mission = { id: number; title: string; start_date: string | null; lock_version: number };
type Api = Awaited<ReturnType<typeof apiAs>>;
type Plan = { id: number; review_level: string; can: { edit?: boolean }; missions: Mission[] };

const saves = '**/missions/batch';
const crash = (page: Page) => page.goto('chrome://crash').catch(() => undefined);

const editable = async (api: Api): Promise<{ plan: Plan; mission: Mission }> => {
  const plans = await api<{ data: Plan[] }>(
    'GET',
    '/vessel_plans?filter[review_level]=regional&include=missions',
  );
  const dated = ({ missions }: Plan) => missions.filter(({ start_date }) => start_date !== null);
  const plan = plans.data.find((one) => one.can.edit && dated(one).length > 0)!;
  const [mission] = dated(plan).toSorted((a, b) => (a.start_date! < b.start_date! ? 1 : -1));
  return { plan, mission: mission! };
};

test('a tab that crashes over a plan that could not be saved: the change is back, is told in both languages, and is saved', async ({
  page: first,
  portal,
  accessible,
}) => {
  const api = await apiAs(portal, 'coordinator');
  const { plan, mission } = await editable(api);
  const stored = async () => {
    const { data } = await api<{ data: Mission[] }>('GET', `/vessel_plans/${plan.id}/missions`);
    return data.find(({ id }) => id === mission.id)!.start_date;
  };
  const context = first.context();
  await storeSignedInSession(first, portal, 'coordinator');
  let isDown = true;
  await context.route(saves, (route) => (isDown ? route.abort() : route.continue()));
  const visit = async (page: Page, language: Language) => {
    await page.goto(`${portal.url}/vesselPlan/${plan.id}/scheduler?lang=${language}`);
    await expect(page.getByRole('grid')).toBeVisible();
    return schedulerPage(page, language);
  };

  const before = await visit(first, 'fr');
  await before.bar(mission.title).focus();
  for (const key of ['Space', 'ArrowRight', 'Space']) await first.keyboard.press(key);
  await expect(first.locator('[data-status="failed"]')).toBeVisible();
  await crash(first);

  const second = await context.newPage();
  const french = await visit(second, 'fr');
  await expect(second.getByText(french.t('scheduler:restored.title'))).toBeVisible();
  await expect(second.getByText(french.t('scheduler:restored.text'))).toBeVisible();
  await accessible(second);
  expect(await stored()).toBe(mission.start_date);
  await crash(second);

  const third = await context.newPage();
  const english = await visit(third, 'en');
  await expect(third.getByText(english.t('scheduler:restored.title'))).toBeVisible();
  isDown = false;
  await english.saved();
  expect(await stored()).not.toBe(mission.start_date);
});

test('what was left unsaved on a plan and is thrown away stays away', async ({ page, portal }) => {
  const api = await apiAs(portal, 'coordinator');
  const { plan, mission } = await editable(api);
  await storeSignedInSession(page, portal, 'coordinator');
  let isDown = true;
  await page.route(saves, (route) => (isDown ? route.abort() : route.continue()));
  const visit = async () => {
    await page.goto(`${portal.url}/vesselPlan/${plan.id}/scheduler?lang=en`);
    await expect(page.getByRole('grid')).toBeVisible();
    return schedulerPage(page, 'en');
  };
  const { t, bar } = await visit();
  await bar(mission.title).focus();
  for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key);
  await expect(page.locator('[data-status="failed"]')).toBeVisible();

  await page
    .getByRole('banner')
    .getByRole('link', { name: t('app:app_name') })
    .click();
  await page.getByRole('button', { name: t('app:leave.without_saving') }).click();
  await expect(page.getByText(t('app:kept_text.title'))).toBeVisible();
  await page.getByRole('button', { name: t('app:kept_text.discard') }).click();
  await expect(page.getByText(t('app:kept_text.title'))).toBeHidden();

  isDown = false;
  const again = await visit();
  await expect(again.bar(mission.title)).toBeVisible();
  await expect(page.getByText(t('scheduler:restored.title'))).toBeHidden();
  const { data } = await api<{ data: Mission[] }>('GET', `/vessel_plans/${plan.id}/missions`);
  expect(data.find(({ id }) => id === mission.id)!.start_date).toBe(mission.start_date);
});
