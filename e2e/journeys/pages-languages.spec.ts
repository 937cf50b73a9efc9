import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import type { Portal } from '../portal.ts';
import { foreignTexts, readPhrases, textsOn } from '../steps/languages.ts';
import { pageShown } from '../steps/page-shown.ts';
import { follow } from '../steps/pages.ts';
import { othersRooms, roomsOf } from '../steps/rooms.ts';
import { holdSession } from '../steps/session.ts';
import { type Language, words } from '../words.ts';

test.describe.configure({ mode: 'parallel' });

const everyone = [
  ...new Set([null, 'proponent', 'coordinator', 'admin', ...othersRooms.map(({ who }) => who)]),
];

const enter = async (page: Page, portal: Portal, who: string | null, language: Language): Promise<void> => {
  await page.goto(`/legal/privacy-policy?lang=${language}`);
  await expect(page.locator('main h1')).toBeVisible();
  if (who) await holdSession(page, portal, who);
};

for (const language of ['en', 'fr'] as const) {
  for (const who of everyone) {
    test(`no page of ${who ?? 'everyone'} speaks the other language, ${language}`, async ({
      page,
      portal,
    }) => {
      const phrases = await readPhrases(portal);
      const rooms = [...(await roomsOf(portal)), ...othersRooms].filter((room) => room.who === who);
      await enter(page, portal, who, language);
      const loading = page.getByRole('main').getByText(words(language, 'ui:loading'), { exact: true });
      const found: string[] = [];
      for (const { path } of rooms.flatMap(({ stops }) => stops)) {
        await follow(page, path);
        await expect(page.locator('main h1')).toBeVisible();
        await pageShown(page);
        await expect(loading).toHaveCount(0);
        const foreign = foreignTexts(await textsOn(page), language, phrases);
        found.push(...foreign.map((text) => `${path} ${text}`));
      }
      expect(found).toEqual([]);
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
  expect(foreignTexts(await textsOn(page), 'fr', phrases)).toEqual([
    'list: Winter refit, Esquimalt (du 2027-04-01 au 2027-05-10)',
    'list: Drydock, Halifax',
    'people: Samples are landed on the last day.',
  ]);
});
