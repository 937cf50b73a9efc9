import type { Page } from '@playwright/test';
import { ShiptimeClient } from '../../client/src/client.ts';
import type { MailCatcher } from '../../server/test/mail-catcher.ts';
import { expect, test } from '../fixtures.ts';
import type { Portal } from '../portal.ts';
import { findForeignTexts, readPhrases, readTextsOn } from '../steps/languages.ts';
import { waitForMailTo, linkPathIn, registerAccount } from '../steps/mail.ts';
import {
  expectOneLanguage,
  followPath,
  listenForErrors,
  pageVisit,
  type PageVisit,
  visitPage,
} from '../steps/pages.ts';
import { apiAs } from '../steps/people.ts';
import { fetchOpenYear } from '../steps/plan.ts';
import { pagesOfOtherAccounts, expectedRefusalPaths, listPagesByAccount } from '../steps/pages-by-account.ts';
import { storeSignedInSession } from '../steps/session.ts';
import { type Language, words } from '../words.ts';

test.describe.configure({ mode: 'parallel' });

type Row = { id: number };

const mailedPages = async (
  mailServer: MailCatcher,
  portal: Portal,
  language: Language,
): Promise<PageVisit[]> => {
  const email = `page.turner.${language}@example.com`;
  const proponent = await apiAs(portal, 'proponent');
  const year = await fetchOpenYear(proponent);
  const { data } = await proponent<{ data: Row }>('POST', '/ship_time_requests', {
    fiscal_year_id: year.id,
    project_title: 'Every page, looked at',
  });
  const invited = `guest.${language}@example.com`;
  await proponent('POST', `/ship_time_requests/${data.id}/invitations`, { email: invited });
  await registerAccount(portal, {
    first_name: 'Paige',
    last_name: 'Turner',
    email,
    password: 'Every-Page-1',
    locale: language,
  });
  const find = async (to: string, kind: string, params = {}) =>
    linkPathIn(
      await waitForMailTo(mailServer, to, words(language, `mail:${kind}.subject`, params)),
      portal.url,
    );
  const activation = await find(email, 'activation');
  await new ShiptimeClient({ address: portal.url }).post('/api/auth/password/create', { body: { email } });
  const { first_name, last_name } = await proponent<{ first_name: string; last_name: string }>(
    'GET',
    '/auth/user',
  );
  const invitation = mailServer.mails.findLast((mail) => mail.recipients.includes(invited));
  expect(invitation?.text).toContain(`${first_name} ${last_name}`);
  return [
    pageVisit(activation, 'accounts:verify.title'),
    pageVisit(await find(email, 'password_reset'), 'accounts:reset.title'),
    pageVisit(linkPathIn(invitation!, portal.url), 'accounts:invitation.title'),
  ];
};

const enter = async (page: Page, portal: Portal, who: string | null, language: Language): Promise<void> => {
  await page.goto(`/legal/privacy-policy?lang=${language}`);
  await expect(page.locator('main h1')).toBeVisible();
  if (who) await storeSignedInSession(page, portal, who);
};

for (const language of ['en', 'fr'] as const) {
  for (const who of [null, 'proponent', 'coordinator', 'admin']) {
    test(`every page ${who ? `of the ${who}` : 'that is open to everyone'}, ${language}`, async ({
      page,
      portal,
      mailServer,
    }) => {
      const heard = listenForErrors(page, expectedRefusalPaths);
      const room = (await listPagesByAccount(portal)).find((each) => each.who === who)!;
      const mailed = who ? [] : await mailedPages(mailServer, portal, language);
      const phrases = await readPhrases(portal);
      await enter(page, portal, who, language);
      for (const each of [...room.stops, ...mailed]) {
        await test.step(each.path, () => visitPage(page, language, each, phrases));
      }
      expect(heard).toEqual([]);
    });
  }

  for (const who of new Set(pagesOfOtherAccounts.map((room) => room.who))) {
    test(`no other page of ${who ?? 'everyone'} speaks the other language, ${language}`, async ({
      page,
      portal,
    }) => {
      const phrases = await readPhrases(portal);
      await enter(page, portal, who, language);
      for (const { path } of pagesOfOtherAccounts
        .filter((room) => room.who === who)
        .flatMap(({ stops }) => stops)) {
        await test.step(path, async () => {
          await followPath(page, path);
          await page.waitForURL((url) => url.pathname === path);
          await expectOneLanguage(page, language, phrases);
        });
      }
    });
  }
}

test('a text of the other language is found unless it is marked', async ({ page, portal }) => {
  const phrases = await readPhrases(portal);
  await enter(page, portal, null, 'fr');
  const plant = (text: string, lang: string | null) =>
    page.evaluate(
      ([content, language]) => {
        const planted = document.querySelector('main')!.appendChild(document.createElement('p'));
        planted.textContent = content!;
        if (language) planted.lang = language;
      },
      [text, lang] as const,
    );
  await plant('Winter refit, Esquimalt (du 2027-04-01 au 2027-05-10)', null);
  await plant('Drydock, Halifax', null);
  await plant('Radoub d’hiver, Esquimalt', null);
  await plant('Samples are landed on the last day.', null);
  await plant('Samples are landed on the last day.', 'en');
  await plant('Open application', null);
  expect(findForeignTexts(await readTextsOn(page), 'fr', phrases)).toEqual([
    'list: Winter refit, Esquimalt (du 2027-04-01 au 2027-05-10)',
    'list: Drydock, Halifax',
    'people: Samples are landed on the last day.',
  ]);
});
