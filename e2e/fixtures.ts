import { expect, test as base, type Page } from '@playwright/test';
import { type MailCatcher, startMailCatcher } from '../server/test/mail-catcher.ts';
import { expectAccessible } from './axe.ts';
import { describePageHealth } from './describe-page-health.ts';
import { describeRendererLoad } from './describe-renderer-load.ts';
import { collectPolicyViolations } from './content-policy.ts';
import { startPortal, type Portal } from './portal.ts';

type WorkerFixtures = { mailServer: MailCatcher; portal: Portal; refused: string[] };
type Fixtures = { accessible: (page?: Page) => Promise<void>; keepsToPolicy: void; saysHowPagesAre: void };

/** Each worker has its own portal, so journeys can move deadlines independently. */
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
  refused: [
    async ({ browser }, provide) => provide(collectPolicyViolations(browser)),
    { scope: 'worker', auto: true },
  ],
  keepsToPolicy: [
    async ({ browser, refused }, provide) => {
      await provide();
      await Promise.all(browser.contexts().map((context) => context.close()));
      expect(refused.splice(0), 'refused by the content security policy').toEqual([]);
    },
    { auto: true },
  ],
  // Depends on `context`, so that the teardown runs before the pages close.
  saysHowPagesAre: [
    async ({ context }, provide, info) => {
      await provide();
      if (info.status === info.expectedStatus) return;
      const pages =
        context
          .browser()
          ?.contexts()
          .flatMap((each) => each.pages()) ?? [];
      const states = await Promise.all(pages.map(describePageHealth));
      const more = states.some((state) => state.includes('does not run')) ? await describeRendererLoad() : [];
      for (const line of [...states, ...more]) process.stderr.write(`${line}\n`);
    },
    { auto: true },
  ],
  accessible: async ({ page }, provide) => provide(async (other = page) => expectAccessible(other)),
});

export { expect } from '@playwright/test';
