import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import type { Portal } from '../portal.ts';
import { apiAs, openPageSignedInAs, clientAs } from '../steps/people.ts';
import { fetchOpenYear } from '../steps/plan.ts';
import { accountButton, storeSignedInSession } from '../steps/session.ts';
import { createSharedDraft, sharedFormOn } from '../steps/shared-draft.ts';

type Row = { readonly id: number; readonly vessel_id: number };

const aPlan = async (portal: Portal) => {
  const [admin, coordinator] = [await apiAs(portal, 'admin'), await apiAs(portal, 'coordinator')];
  const year = await fetchOpenYear(admin);
  const { vessels } = await coordinator<{ vessels: number[] }>('GET', '/auth/user');
  const { data: plans } = await admin<{ data: Row[] }>(
    'GET',
    `/vessel_plans?filter[fiscal_year_id]=${year.id}`,
  );
  const vessel_id = vessels.find((id) => plans.every((plan) => plan.vessel_id !== id));
  const { data: plan } = await admin<{ data: Row }>('POST', '/vessel_plans', {
    vessel_id,
    fiscal_year_id: year.id,
  });
  const { data: mission } = await coordinator<{ data: Row }>('POST', `/vessel_plans/${plan.id}/missions`, {
    title: 'Shared',
    operational_days: 12,
    start_date: `${year.start_date.slice(0, 4)}-06-01`,
  });
  return { year, plan, mission };
};

const draftsOf = async (portal: Portal, yearId: number): Promise<number[]> => {
  const api = await apiAs(portal, 'coordinator');
  const titles = ['First form', 'Second form'];
  const made = titles.map((project_title) =>
    api<{ data: Row }>('POST', '/ship_time_requests', { fiscal_year_id: yearId, project_title }),
  );
  return (await Promise.all(made)).map(({ data }) => data.id);
};

const openStreams = async (portal: Portal): Promise<number> => {
  const text = await (await fetch(`${portal.url}/metrics`)).text();
  return Number(/^shiptime_live_streams (\d+)$/m.exec(text)?.[1]);
};

const moveBar = async (page: Page, mission: number): Promise<void> => {
  await page.locator(`#bar-${mission}`).focus();
  for (const key of ['Space', 'ArrowRight', 'ArrowRight', 'Space']) await page.keyboard.press(key);
};

const labelOf = (page: Page, mission: number) =>
  page.locator(`#bar-${mission}`).getAttribute('aria-label', { timeout: 5_000 });

test('two planning tabs and two forms of one browser share one stream, save, and hear news when its tab closes', async ({
  browser,
  portal,
}) => {
  const { year, plan, mission } = await aPlan(portal);
  const drafts = await draftsOf(portal, year.id);
  const scheduler = `/vesselPlan/${plan.id}/scheduler`;
  const holder = await openPageSignedInAs(browser, portal, 'coordinator', 'en', scheduler);
  const open = async (path: string): Promise<Page> => {
    const page = await holder.context().newPage();
    await page.goto(path);
    return page;
  };
  const fleet = await open(`/vesselPlans/timeline?fiscalYearId=${year.id}`);
  await expect(fleet.locator(`#bar-${mission.id}`)).toBeVisible();
  const [first, second] = [await open(`/request/${drafts[0]}`), await open(`/request/${drafts[1]}`)];

  await test.step('every save of every tab is answered', async () => {
    for (const page of [first, second]) {
      const form = sharedFormOn(page, 'en');
      await expect(form.answer('project_title')).toBeVisible();
      await form.writeOn('project_title', ' with more in its title');
      await form.isSaved();
    }
    const before = await labelOf(fleet, mission.id);
    await moveBar(holder, mission.id);
    await expect(holder.locator('[data-status="saved"]')).toBeVisible();
    await expect.poll(() => labelOf(fleet, mission.id)).not.toBe(before);
    await moveBar(fleet, mission.id);
    await expect(fleet.locator('[data-status="saved"]')).toBeVisible();
  });

  await test.step('the server has one stream of this browser', async () => {
    await expect.poll(() => openStreams(portal)).toBe(1);
  });

  await test.step('closing the tab that holds the stream keeps news coming in the others', async () => {
    await holder.close();
    const coordinator = await clientAs(portal, 'coordinator');
    const before = await labelOf(fleet, mission.id);
    const days = { operational_days: 20 };
    const row = await coordinator.request<{ data: { lock_version: number } }>(
      'get',
      `/api/missions/${mission.id}`,
      {},
    );
    await coordinator.request('patch', `/api/missions/${mission.id}`, {
      body: { ...days, lock_version: row.data.lock_version },
    });
    await expect.poll(() => labelOf(fleet, mission.id)).not.toBe(before);
    await expect.poll(() => openStreams(portal)).toBe(1);
  });
  await fleet.context().close();
});

test('a tab that crashes while it holds the stream is replaced, and another session has a stream of its own', async ({
  browser,
  portal,
}) => {
  const coordinator = await apiAs(portal, 'coordinator');
  const year = await fetchOpenYear(coordinator);
  const [draft] = await draftsOf(portal, year.id);
  const holder = await openPageSignedInAs(browser, portal, 'coordinator', 'en', '/my-requests');
  const context = holder.context();
  const follower = await context.newPage();
  await follower.goto(`/request/${draft}`);
  const form = sharedFormOn(follower, 'en');
  const saysElsewhere = async (text: string) => {
    await coordinator('PATCH', `/ship_time_requests/${draft}`, { project_title: text });
    await expect(form.answer('project_title')).toHaveValue(text);
  };

  await test.step('the tab crashes', async () => {
    await saysElsewhere('Told by the first tab');
    await holder.goto('chrome://crash').catch(() => undefined);
    await saysElsewhere('Told after the crash');
    await expect.poll(() => openStreams(portal)).toBe(1);
  });

  await test.step('somebody else signs in', async () => {
    const next = await context.newPage();
    await next.goto('/my-requests');
    await storeSignedInSession(next, portal, 'proponent');
    await expect(accountButton(follower)).toBeVisible();
    await expect.poll(() => openStreams(portal)).toBe(1);
    const shared = await createSharedDraft(portal, 'Of the second session');
    await follower.goto(`/request/${shared.id}`);
    const proponent = await apiAs(portal, 'proponent');
    await expect(form.answer('project_title')).toHaveValue('Of the second session');
    await proponent('PATCH', `/ship_time_requests/${shared.id}`, { project_title: 'Heard' });
    await expect(form.answer('project_title')).toHaveValue('Heard');
  });
  await context.close();
});
