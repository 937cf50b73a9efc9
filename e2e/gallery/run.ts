import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '../browser.ts';
import { type Portal, startPortal } from '../portal.ts';
import { storeSignedInSession } from '../steps/session.ts';
import { listenForErrors } from '../steps/pages.ts';
import type { Language } from '../words.ts';
import { openEachDialog, type CrawledDialog } from './open-each-dialog.ts';
import { waitForPageHeading, type Screenshot, takeScreenshot, waitForStillPage } from './screenshot.ts';
import {
  pagesOfOtherAccounts,
  expectedRefusalPaths,
  type PagesOfAccount,
  listPagesByAccount,
} from '../steps/pages-by-account.ts';
import { writeContactSheet } from './sheets.ts';
import { runDialogGallery } from './scripted/gallery.ts';
import { seedPortal } from './stage/stage.ts';

/**
 * Takes a screenshot of each page by language and width; reports axe-core violations, overflow and console
 * errors. Options: `--only admin`, `--language fr`, `--width 390`, `--dialogs`, `--named tour,copy`, `--presses`.
 */
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'test-results/gallery' },
    only: { type: 'string' },
    language: { type: 'string' },
    width: { type: 'string' },
    forced: { type: 'boolean', default: false },
    dialogs: { type: 'boolean', default: false },
    named: { type: 'string' },
    presses: { type: 'boolean', default: false },
  },
});

const widths = values.width?.split(',').map(Number) ?? (values.dialogs ? [1440, 390] : [1440, 390, 320]);
const languages = (['en', 'fr'] as const).filter((each) => !values.language || each === values.language);
const layouts = { wide: { columns: 2, height: 760 }, narrow: { columns: 6, height: 780 } };

type Told = { looks: Screenshot[]; errors: string[]; openings: string[] };

const nameOf = (who: string | null, address: string): string =>
  `${who ?? 'visitor'}${address}`.replaceAll(/[^\w=-]+/g, '_');

const readable = (text: string): string => text.replaceAll(/[^\p{L}\d]+/gu, '_').slice(0, 50);

const met = new Map<string, Set<string>>();
const metIn = (key: string): Set<string> => met.get(key) ?? met.set(key, new Set()).get(key)!;

const lookAtOpenings = async (page: Page, name: string, language: Language, width: number, told: Told) => {
  const address = new URL(page.url()).pathname;
  const show = async ({ title, sideways, hidden }: CrawledDialog, button: string) => {
    const named = `${readable(title)}__${readable(button)}__${name}`.slice(0, 120);
    const file = path.join(values.out, language, String(width), `${named}.png`);
    const look = await takeScreenshot(page, { name: named, path: address, file, width }, false);
    told.looks.push({ ...look, sideways: Math.max(look.sideways, sideways, hidden) });
    told.openings.push(`${language} ${width} ${title} | ${button} | ${address}`);
  };
  const crawl = {
    page,
    show,
    known: metIn(`pressed ${language} ${width}`),
    shown: metIn(`shown ${language} ${width}`),
  };
  await openEachDialog(crawl, '[role="banner"], header');
  await openEachDialog(crawl, 'main');
};

const lookInto = async (page: Page, room: PagesOfAccount, language: Language, told: Told): Promise<void> => {
  for (const { path: address } of room.stops) {
    const name = nameOf(room.who, address);
    for (const width of widths) {
      await page.setViewportSize({ width, height: width > 700 ? 900 : 844 });
      if (width === widths[0] || values.presses) await page.goto(address);
      if (values.presses) await waitForPageHeading(page);
      else await waitForStillPage(page);
      if (values.presses) await lookAtOpenings(page, name, language, width, told);
      else {
        const file = path.join(values.out, language, String(width), `${name}.png`);
        told.looks.push(await takeScreenshot(page, { name, path: address, file, width }));
      }
    }
  }
};

const inRoom = async (
  browser: Browser,
  portal: Portal,
  room: PagesOfAccount,
  language: Language,
  told: Told,
) => {
  const context = await browser.newContext({
    baseURL: portal.url,
    locale: `${language}-CA`,
    timezoneId: 'America/Halifax',
    reducedMotion: 'reduce',
    ...(values.forced && { forcedColors: 'active' as const }),
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const heard = listenForErrors(page, expectedRefusalPaths);
  await page.goto(`/legal/privacy-policy?lang=${language}`);
  if (room.who) await storeSignedInSession(page, portal, room.who);
  await page.goto(`/legal/privacy-policy?lang=${language}`);
  await lookInto(page, room, language, told);
  told.errors.push(...heard.map((each) => `${language} ${room.who ?? 'visitor'} ${each}`));
  await context.close();
};

const writeSheets = async (browser: Browser, language: Language, looks: readonly Screenshot[]) => {
  for (const width of widths) {
    const layout = width > 700 ? layouts.wide : layouts.narrow;
    const pictures = looks.filter((look) => look.width === width);
    const each = layout.columns === 2 ? 4 : 6;
    for (let from = 0; from < pictures.length; from += each) {
      const file = path.join(
        values.out,
        `sheet-${language}-${width}-${String(from / each).padStart(2, '0')}.png`,
      );
      await writeContactSheet(browser, file, pictures.slice(from, from + each), layout);
    }
  }
};

const tell = (told: Told): void => {
  const broken = told.looks.filter(({ violations }) => violations.length > 0);
  const lines = [
    `${told.looks.length} looks; ${broken.length} with findings; ${told.looks.filter(({ sideways }) => sideways > 0).length} wider than the window; ${told.errors.length} errors in the console`,
    ...told.looks.flatMap((look) => [
      ...(look.sideways > 0 ? [`${look.file}: ${look.sideways} pixels sideways`] : []),
      ...look.violations.map(
        ({ id, help, nodes }) => `${look.file}: ${id}: ${help} (${nodes.length}) ${nodes[0]?.html ?? ''}`,
      ),
    ]),
    ...told.errors,
    ...told.openings,
  ];
  writeFileSync(path.join(values.out, 'found.txt'), `${lines.join('\n')}\n`);
  process.stdout.write(`${lines[0]}\n`);
};

rmSync(values.out, { recursive: true, force: true });
mkdirSync(values.out, { recursive: true });
const portal = await startPortal();
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments });
const told: Told = { looks: [], errors: [], openings: [] };
const pages = async (): Promise<void> => {
  if (values.presses) await seedPortal(portal);
  const rooms = [...(await listPagesByAccount(portal)), ...pagesOfOtherAccounts].filter(
    ({ who }) => !values.only || values.only === (who ?? 'visitor'),
  );
  for (const language of languages) {
    const before = told.looks.length;
    for (const room of rooms) await inRoom(browser, portal, room, language, told);
    await writeSheets(browser, language, told.looks.slice(before));
  }
};

const dialogs = async (): Promise<void> => {
  const scene = await seedPortal(portal);
  const names = values.named?.split(',') ?? null;
  const isWhole = await runDialogGallery({ browser, scene, languages, widths, out: values.out, names });
  if (!isWhole) process.exitCode = 1;
};

try {
  await (values.dialogs ? dialogs() : pages());
} finally {
  if (!values.dialogs) tell(told);
  await browser.close();
  await portal.stop();
}
