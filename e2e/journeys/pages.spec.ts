import { ShiptimeClient } from '../../client/src/client.ts';
import type { MailCatcher } from '../../server/test/mail-catcher.ts';
import { expect, test } from '../fixtures.ts';
import type { Portal } from '../portal.ts';
import { mailTo, pathIn, register } from '../steps/mail.ts';
import { listenForErrors, stop, type Stop, visit } from '../steps/pages.ts';
import { apiAs } from '../steps/people.ts';
import { openYear } from '../steps/plan.ts';
import { refusedByDesign, roomsOf } from '../steps/rooms.ts';
import { holdSession } from '../steps/session.ts';
import { type Language, words } from '../words.ts';

test.describe.configure({ mode: 'parallel' });

type Row = { id: number };

const mailedPages = async (mailServer: MailCatcher, portal: Portal, language: Language): Promise<Stop[]> => {
  const email = `page.turner.${language}@example.com`;
  const proponent = await apiAs(portal, 'proponent');
  const year = await openYear(proponent);
  const { data } = await proponent<{ data: Row }>('POST', '/ship_time_requests', {
    fiscal_year_id: year.id,
    project_title: 'Every page, looked at',
  });
  const invited = `guest.${language}@example.com`;
  await proponent('POST', `/ship_time_requests/${data.id}/invitations`, { email: invited });
  await register(portal, {
    first_name: 'Paige',
    last_name: 'Turner',
    email,
    password: 'Every-Page-1',
    locale: language,
  });
  const find = async (to: string, kind: string, params = {}) =>
    pathIn(await mailTo(mailServer, to, words(language, `mail:${kind}.subject`, params)), portal.url);
  const activation = await find(email, 'activation');
  await new ShiptimeClient({ address: portal.url }).post('/api/auth/password/create', { body: { email } });
  const { first_name, last_name } = await proponent<{ first_name: string; last_name: string }>(
    'GET',
    '/auth/user',
  );
  const invitation = mailServer.mails.findLast((mail) => mail.recipients.includes(invited));
  expect(invitation?.text).toContain(`${first_name} ${last_name}`);
  return [
    stop(activation, 'accounts:verify.title'),
    stop(await find(email, 'password_reset'), 'accounts:reset.title'),
    stop(pathIn(invitation!, portal.url), 'accounts:invitation.title'),
  ];
};

const everyone = [null, 'proponent', 'coordinator', 'admin'];

for (const language of ['en', 'fr'] as const) {
  for (const who of everyone) {
    test(`every page ${who ? `of the ${who}` : 'that is open to everyone'}, ${language}`, async ({
      page,
      portal,
      mailServer,
    }) => {
      const heard = listenForErrors(page, refusedByDesign);
      const room = (await roomsOf(portal)).find((each) => each.who === who)!;
      const mailed = who ? [] : await mailedPages(mailServer, portal, language);
      await page.goto(`/legal/privacy-policy?lang=${language}`);
      await expect(page.locator('main h1')).toBeVisible();
      if (who) await holdSession(page, portal, who);
      for (const each of [...room.stops, ...mailed]) {
        await test.step(each.path, () => visit(page, language, each));
      }
      expect(heard).toEqual([]);
    });
  }
}
