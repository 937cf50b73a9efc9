import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../fixtures.ts';
import { apiAs } from '../steps/people.ts';
import { translator } from '../words.ts';

const startSite = async (content: () => string): Promise<{ server: Server; origin: string }> => {
  const server = createServer((_request, answer) => {
    answer
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        `<!doctype html><html lang="fr"><title>Institut</title><main><h1>Institut</h1>${content()}</main>`,
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // `localhost` is a different site from 127.0.0.1, not just port.
  return { server, origin: `http://localhost:${(server.address() as AddressInfo).port}` };
};

test('the open schedule in a page of another site, once that site is named', async ({
  page,
  portal,
  accessible,
  refused,
}) => {
  const t = translator('fr');
  let markup = '';
  const { server, origin } = await startSite(() => markup);
  const admin = await apiAs(portal, 'admin');
  const set = (change: object) => admin('PATCH', '/settings', change);
  try {
    await set({ open_schedule: true, embed_origins: ['https://science.example.ca'] });

    await test.step('the public page has the code to copy', async () => {
      await page.goto('/open-schedules?lang=fr');
      await expect(page.getByRole('heading', { name: t('scheduler:open.embed.title') })).toBeVisible();
      markup = await page.getByLabel(t('scheduler:open.embed.markup')).inputValue();
      expect(markup).toMatch(/^<iframe src="http:[^"]+lang=fr" title="[^"]+" [^<>]*><\/iframe>$/);
      await accessible();
    });

    const frame = page.frameLocator('iframe');
    await test.step('a site that nobody named shows nothing', async () => {
      await page.goto(origin);
      await expect.poll(() => refused.some((text) => text.includes('frame-ancestors'))).toBe(true);
      await expect(frame.getByRole('grid')).toHaveCount(0);
      refused.splice(0);
    });

    await test.step('a named one shows timeline and map in its language, and nothing of the portal around it', async () => {
      await set({ embed_origins: [origin] });
      // Simulates browsers that deny storage to third-party frames.
      await page.addInitScript(() => {
        if (window === window.top) return;
        for (const store of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, store, {
            get: () => {
              throw new DOMException('denied', 'SecurityError');
            },
          });
      });
      await page.goto(origin);
      await expect(frame.getByRole('heading', { level: 1 })).toContainText('Horaire de la flotte');
      await expect(frame.getByRole('grid').getByText(/^NGCC/).first()).toBeVisible();
      await expect(frame.getByRole('figure', { name: t('scheduler:map.label') })).toBeVisible();
      await expect(frame.getByRole('banner').getByRole('button')).toHaveCount(0);
      await expect(frame.getByRole('contentinfo')).toHaveCount(0);
    });

    await test.step('a mission opens there, and the link leads to the portal in a window of its own', async () => {
      await frame.getByRole('gridcell', { name: /^\d+\. Hypoxie/ }).click();
      await expect(frame.getByRole('dialog')).toContainText('Rimouski');
      await page.keyboard.press('Escape');
      const whole = frame.getByRole('link');
      const opened = page.waitForEvent('popup');
      await whole.first().click();
      await expect((await opened).getByRole('heading', { level: 1 })).toHaveText(t('scheduler:open.title'));
    });

    await test.step('what is in the frame is accessible, on a wide screen and a narrow one', async () => {
      const alone = await page.context().newPage();
      await alone.goto('/open-schedules/embed?lang=fr');
      for (const width of [1000, 390]) {
        await alone.setViewportSize({ width, height: 900 });
        await expect(alone.getByRole('figure', { name: t('scheduler:map.label') })).toBeVisible();
        await accessible(alone);
      }
      await alone.close();
    });
  } finally {
    server.close();
    await set({ open_schedule: false, embed_origins: [] });
  }
});
