import type { Page, Request } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { apiAs, password, signIn } from '../steps/people.ts';
import { fetchOpenYear } from '../steps/plan.ts';
import { accountButton, fillInSignIn, storeSignedInSession } from '../steps/session.ts';
import { translator } from '../words.ts';

const awaitedAnswers = (page: Page): ReadonlySet<Request> => {
  const waiting = new Set<Request>();
  page.on('request', (request) => {
    if (/\/api\/(?!live)/.test(request.url())) waiting.add(request);
  });
  page.on('requestfinished', (request) => waiting.delete(request));
  page.on('requestfailed', (request) => waiting.delete(request));
  return waiting;
};

type OpenSession = { id: number; current: boolean };
type Account = { id: number; email: string; user_type_id: number; vessel_ids: number[]; active: boolean };

const proponent = 'proponent@shiptime.example';

const language = 'fr';

test('a session that ends while one types keeps the text, in French', async ({
  page,
  portal,
  accessible,
}) => {
  const t = translator(language);
  const api = await apiAs(portal, 'proponent');
  const year = await fetchOpenYear(api);
  const created = await api<{ data: { id: number } }>('POST', '/ship_time_requests', {
    fiscal_year_id: year.id,
    project_title: 'Tides',
  });
  const path = `/request/${created.data.id}?section=project_description`;
  const summary = page.getByLabel(t('applications:fields.executive_summary.label'));
  const saved = 'What was saved before. ';
  const typed = 'Le courant porte à l’est; the rest was typed when the session ended.';

  await test.step('one part is saved, the other is being typed when the session is ended elsewhere', async () => {
    await signIn(page, 'proponent', language, path);
    await summary.fill(saved);
    await expect(page.locator('[data-status="saved"]')).toBeVisible();
    const { data } = await api<{ data: OpenSession[] }>('GET', '/auth/sessions');
    await summary.focus();
    await page.keyboard.press('End');
    await page.keyboard.insertText(typed);
    for (const { id, current } of data) if (!current) await api('DELETE', `/auth/sessions/${id}`);
  });

  await test.step('the portal goes home and says why', async () => {
    await expect(page.getByText(t('app:session.expired'))).toBeVisible();
    await expect(page.getByText(t('app:kept_text.ended'))).toBeVisible();
    await expect(page).toHaveURL(`${portal.url}/`);
    await expect(accountButton(page)).toBeHidden();
    await page.keyboard.press('Tab');
    const notice = page.locator('[data-takes-focus]');
    await expect(notice.getByRole('link', { name: t('app:kept_text.sign_in') })).toBeFocused();
    await accessible();
  });

  await test.step('after signing in again the text is offered, and it is whole', async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('app:sign_in') })
      .click();
    await fillInSignIn(page, t, proponent, password);
    await expect(page).toHaveURL(/\/my-requests$/);
    await expect(page.getByText(t('app:kept_text.title'))).toBeVisible();
    await accessible();
    await page.getByRole('link', { name: t('app:kept_text.go_back') }).click();
    await expect(page).toHaveURL(portal.url + path);
    await expect(summary).toHaveValue(saved + typed);
    await expect(page.getByText(t('application_form:restored.title'))).toBeVisible();
    await expect(page.locator('[data-status="saved"]')).toBeVisible();
    const kept = await api<{ data: { executive_summary: string } }>(
      'GET',
      `/ship_time_requests/${created.data.id}`,
    );
    expect(kept.data.executive_summary).toBe(saved + typed);
    await page.goto('/my-requests');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(t('app:kept_text.title'))).toBeHidden();
  });
});

test('who is demoted or disabled while signed in feels it with the next request', async ({
  page,
  portal,
}) => {
  const t = translator('en');
  const who = 'coordinator.pacific@shiptime.example';
  const admin = await apiAs(portal, 'admin');
  const { data } = await admin<{ data: Account[] }>('GET', `/users?filter[q]=coordinator.pacific`);
  const before = data.find(({ email }) => email === who)!;
  const become = (rights: object) => admin('PATCH', `/users/${before.id}`, rights);
  const menuEntry = (key: string) =>
    page.getByRole('dialog').getByRole('link', { name: t(`app:menu.${key}`) });
  const openMenu = async () => {
    await expect(accountButton(page)).toBeVisible();
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('app:menu.word') })
      .click();
  };

  await page.goto('/support?lang=en');
  await storeSignedInSession(page, portal, 'coordinator.pacific');
  const listed = async (): Promise<number> => {
    const answered = page.waitForResponse((answer) => answer.url().includes('/api/ship_time_requests?'));
    await openMenu();
    await menuEntry('application_list').click();
    const { meta } = (await (await answered).json()) as { meta: { total: number } };
    return meta.total;
  };
  const coordinator = await apiAs(portal, 'coordinator.pacific');
  const { meta } = await coordinator<{ meta: { total: number } }>('GET', '/ship_time_requests?page=1');
  expect(meta.total).toBeGreaterThan(0);
  await expect(accountButton(page)).toContainText(t('app:roles.regional_vessel_coordinator'));

  await test.step('demoted: the list is empty at once, and the menu no longer leads there', async () => {
    await become({ user_type_id: 2 });
    expect(await listed()).toBe(0);
    await page.reload();
    await expect(accountButton(page)).toContainText(t('app:roles.proponent'));
    await openMenu();
    await expect(menuEntry('my_applications')).toBeVisible();
    await expect(menuEntry('application_list')).toBeHidden();
    await expect(menuEntry('inbox')).toBeHidden();
    await page.keyboard.press('Escape');
  });

  await test.step('disabled: the next request ends the session, and there is no way in', async () => {
    await page.goto('/legal/accessibility');
    await openMenu();
    await expect(menuEntry('my_applications')).toBeVisible();
    await become({ active: false });
    // A background request may already have ended the session.
    await menuEntry('my_applications')
      .press('Enter', { timeout: 2_000 })
      .catch(() => undefined);
    await expect(page.getByText(t('app:session.expired'))).toBeVisible();
    await expect(page).toHaveURL(`${portal.url}/`);
    await page.goto('/login');
    await fillInSignIn(page, t, who, password);
    await expect(page.getByRole('main').getByText(t('accounts:sign_in.disabled'))).toBeVisible();
  });

  await become({ active: true, user_type_id: before.user_type_id, vessel_ids: before.vessel_ids });
  await fillInSignIn(page, t, who, password);
  await expect(page).toHaveURL(/\/my-requests$/);
});

test('after signing in one comes to the path that was asked for, if it is the portal’s own', async ({
  page,
  portal,
}) => {
  const t = translator('fr');
  const signInAt = async (address: string) => {
    await page.goto(address);
    await fillInSignIn(page, t, proponent, password);
  };
  await test.step('the full path with all that follows it', async () => {
    await page.goto('/ship-schedules?lang=fr');
    await expect(page).toHaveURL(`${portal.url}/login?redirect=${encodeURIComponent('/ship-schedules')}`);
    await page.goto('/request?copyTo=3&section=funding');
    await fillInSignIn(page, t, proponent, password);
    await expect(page).toHaveURL(`${portal.url}/request?copyTo=3&section=funding`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });
  await test.step('also where somebody who is signed in opens the page again', async () => {
    await page.goto('/login?redirect=/ship-schedules');
    await expect(page).toHaveURL(`${portal.url}/ship-schedules`);
    await page.goto('/register');
    await expect(page).toHaveURL(`${portal.url}/my-requests`);
  });
  for (const elsewhere of [
    'https://elsewhere.invalid/',
    '//elsewhere.invalid/',
    '/\\elsewhere.invalid',
    'javascript:alert(1)',
  ]) {
    await test.step(`not ${elsewhere}`, async () => {
      await page.evaluate(() => localStorage.removeItem('shiptime.session'));
      await signInAt(`/login?redirect=${encodeURIComponent(elsewhere)}`);
      await expect(page).toHaveURL(`${portal.url}/my-requests`);
    });
  }
});

test('two tabs agree on who is signed in', async ({ page, portal }) => {
  const t = translator('en');
  const other = await page.context().newPage();
  await page.goto('/support?lang=en');
  await other.goto('/login');
  await fillInSignIn(other, t, proponent, password);
  await expect(other).toHaveURL(/\/my-requests$/);
  await expect(accountButton(page)).toBeVisible();

  await test.step('signing in as somebody else counts in both', async () => {
    await storeSignedInSession(other, portal, 'observer');
    await expect(accountButton(other)).toContainText(t('app:roles.observer'));
    await expect(accountButton(page)).toContainText(t('app:roles.observer'));
  });

  await test.step('logging out in one logs out in the other', async () => {
    await page.goto('/ship-schedules');
    await expect(accountButton(page)).toBeVisible();
    await accountButton(other).click();
    await other.getByRole('menuitem', { name: t('app:user_menu.sign_out') }).click();
    await expect(other).toHaveURL(`${portal.url}/`);
    await expect(page).toHaveURL(`${portal.url}/`);
    await expect(accountButton(page)).toBeHidden();
    await expect(page.getByRole('banner').getByRole('button', { name: t('app:sign_in') })).toBeVisible();
  });
});

test('two minutes before a session ends, one key keeps it; without it the session ends', async ({
  page,
  portal,
  accessible,
}) => {
  const t = translator('fr');
  await page.clock.install();
  await page.goto('/legal/accessibility?lang=fr');
  const waiting = awaitedAnswers(page);
  const notices = page.waitForResponse(/\/notices/);
  await storeSignedInSession(page, portal, 'coordinator');
  const warning = page.getByRole('alertdialog', { name: t('app:session.ending_title') });
  const almostAnHour = '58:30';
  // Each response restarts the idle timer.
  const silenceServer = async () => {
    await page.route(/\/api\//, (route) => route.abort());
    await expect.poll(() => waiting.size).toBe(0);
  };
  await notices;
  await silenceServer();
  await page.clock.fastForward(almostAnHour);
  await expect(warning.getByRole('timer')).toBeVisible();
  await expect(warning.getByRole('button', { name: t('app:session.stay') })).toBeFocused();
  await accessible();
  await page.unroute(/\/api\//);
  await page.route(/\/api\/(?!auth\/user)/, (route) => route.abort());
  await page.keyboard.press('Enter');
  await expect(warning).toBeHidden();
  await silenceServer();
  await page.clock.fastForward(almostAnHour);
  await expect(warning).toBeVisible();
  await page.clock.fastForward('02:00');
  await expect(page.getByText(t('app:session.expired'))).toBeVisible();
  await expect(accountButton(page)).toBeHidden();
});
