import { test as base, type Page } from '@playwright/test';
import { type MailCatcher, startMailCatcher } from '../server/test/mail-catcher.ts';
import { expectAccessible } from './axe.ts';
import { startPortal, type Portal } from './portal.ts';

type WorkerFixtures = { mailServer: MailCatcher; portal: Portal };
type Fixtures = { accessible: (page?: Page) => Promise<void> };

/** Every worker has a portal of its own: journeys may move deadlines without meeting each other. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  mailServer: [
    async ({}, provide) => {
      const mailServer = await startMailCatcher();
      await provide(mailServer);
      await mailServer.close();
    },
    { scope: 'worker' },
  ],
  portal: [
    async ({ mailServer }, provide) => {
      const portal = await startPortal({ SMTP_URL: mailServer.url });
      await provide(portal);
      await portal.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ portal }, provide) => provide(portal.url),
  accessible: async ({ page }, provide) => provide(async (other = page) => expectAccessible(other)),
});

export { expect } from '@playwright/test';
