import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { waitForAnimations, findViolations } from '../../axe.ts';
import { listenForErrors } from '../../steps/pages.ts';
import { accountButton, storeSignedInSession } from '../../steps/session.ts';
import { type Language, words } from '../../words.ts';
import { findDialogFaults, findClosingFaults, measureDialog } from '../dialog-conventions.ts';
import type { SeededPortal } from '../stage/scene.ts';
import { dialogNamesInSource } from './all.ts';
import { dialogActionsOn } from './dialog-actions.ts';
import type { DialogOpening } from './opening.ts';

export type DialogReport = {
  readonly name: string;
  readonly language: Language;
  readonly width: number;
  readonly files: readonly string[];
  readonly faults: readonly string[];
  readonly missed: string | null;
};

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

export type DialogRunOptions = {
  readonly browser: Browser;
  readonly scene: SeededPortal;
  readonly language: Language;
  readonly widths: readonly number[];
  readonly out: string;
};

const titleOf = ({ name, face }: DialogOpening): string => (face ? `${name} (${face})` : name);
const fileOf = (opening: DialogOpening): string => titleOf(opening).replaceAll(/[^\w-]+/g, '_');

const storeSession = async (page: Page, scene: SeededPortal): Promise<void> => {
  const session = await scene.guarded.signIn();
  await page.evaluate((kept) => {
    localStorage.setItem('shiptime.contact', String(Date.now()));
    localStorage.setItem('shiptime.session', kept);
  }, JSON.stringify(session));
  await page.reload();
  await accountButton(page).waitFor();
};

const contextOf = async (
  { browser, scene, language }: DialogRunOptions,
  storageState?: State,
): Promise<BrowserContext> => {
  const context = await browser.newContext({
    baseURL: scene.portal.url,
    locale: `${language}-CA`,
    timezoneId: 'America/Halifax',
    reducedMotion: 'reduce',
    ...(storageState && { storageState }),
  });
  // esbuild wraps functions that are sent to the page in `__name`.
  await context.addInitScript('globalThis.__name = (named) => named;');
  return context;
};

const stateOf = async (asked: DialogRunOptions, who: string | null): Promise<State> => {
  const context = await contextOf(asked);
  const page = await context.newPage();
  const inLanguage = `/legal/privacy-policy?lang=${asked.language}`;
  await page.goto(inLanguage);
  if (who === 'guarded') await storeSession(page, asked.scene);
  else if (who !== null) await storeSignedInSession(page, asked.scene.portal, who);
  await page.goto(inLanguage);
  const state = await context.storageState();
  await context.close();
  return state;
};

const settle = async (page: Page, { name }: DialogOpening, language: Language): Promise<void> => {
  const dialog = page.locator(`[data-dialog="${name}"]`).last();
  await dialog.waitFor();
  await page.waitForTimeout(300);
  await dialog
    .getByText(words(language, 'ui:loading'))
    .first()
    .waitFor({ state: 'hidden', timeout: 3000 })
    .catch(() => undefined);
  await waitForAnimations(page);
};

const pictureOf = async (page: Page, name: string, file: string): Promise<string> => {
  const dialog = page.locator(`[data-dialog="${name}"]`).last();
  await (page.viewportSize()!.width > 700 ? dialog : page).screenshot({ path: file });
  return file;
};

const pictures = async (page: Page, file: string, scrolls: boolean, name: string): Promise<string[]> => {
  const first = await pictureOf(page, name, `${file}.png`);
  if (!scrolls) return [first];
  await page.evaluate((wanted) => {
    const dialog = [...document.querySelectorAll(`[data-dialog="${wanted}"]`)].at(-1);
    for (const each of dialog?.querySelectorAll('*') ?? [])
      if (['auto', 'scroll'].includes(getComputedStyle(each).overflowY))
        each.scrollTo({ top: each.scrollHeight });
  }, name);
  await page.waitForTimeout(100);
  return [first, await pictureOf(page, name, `${file}-end.png`)];
};

const lookAtDialog = async (page: Page, opening: DialogOpening, language: Language, file: string) => {
  const found = await measureDialog(page, opening.name);
  const findings = (await findViolations(page)).map(
    ({ id, help, nodes }) => `axe ${id}: ${help} ${nodes[0]?.html ?? ''}`,
  );
  const files = await pictures(page, file, found.scrolls, opening.name);
  const closing = opening.stays ? [] : await findClosingFaults(page, opening.name);
  return {
    files,
    faults: [
      ...findDialogFaults(found, {
        cancel: words(language, 'ui:cancel'),
        close: words(language, 'ui:close'),
      }),
      ...findings,
      ...closing,
    ],
  };
};

const see = async (
  context: BrowserContext,
  asked: DialogRunOptions,
  opening: DialogOpening,
  width: number,
): Promise<DialogReport> => {
  const { scene, language, out } = asked;
  const page = await context.newPage();
  page.setDefaultTimeout(12_000);
  await page.setViewportSize({ width, height: width > 700 ? 900 : 844 });
  const heard = listenForErrors(page, /\/(ship_time_requests|users)\/\d+$/);
  const about = { name: titleOf(opening), language, width };
  try {
    await page.goto(typeof opening.at === 'string' ? opening.at : await opening.at(scene));
    await page.locator('main h1').waitFor();
    await opening.open(dialogActionsOn(page, language), scene);
    await settle(page, opening, language);
    const folder = path.join(out, language, String(width));
    mkdirSync(folder, { recursive: true });
    const { files, faults } = await lookAtDialog(page, opening, language, path.join(folder, fileOf(opening)));
    return { ...about, files, faults: [...faults, ...heard], missed: null };
  } catch (error) {
    const file = path.join(out, `missed-${language}-${width}-${fileOf(opening)}.png`);
    await page.screenshot({ path: file }).catch(() => undefined);
    return { ...about, files: [], faults: [], missed: String(error).split('\n').slice(0, 6).join(' ') };
  } finally {
    await opening.after?.(scene);
    await page.close();
  }
};

export const reportLinesOf = ({ name, language, width, faults, missed }: DialogReport): readonly string[] => {
  const about = `${language} ${width} ${name}`;
  return missed === null ? faults.map((fault) => `${about}: ${fault}`) : [`${about} did not open: ${missed}`];
};

export const openAllDialogs = async (
  openings: readonly DialogOpening[],
  asked: DialogRunOptions,
): Promise<readonly DialogReport[]> => {
  const whoOf = ({ who }: DialogOpening) => (typeof who === 'function' ? who(asked.scene) : who);
  const seen: DialogReport[] = [];
  for (const who of new Set(openings.map(whoOf))) {
    const state = await stateOf(asked, who);
    for (const opening of openings.filter((each) => whoOf(each) === who))
      for (const width of asked.widths) {
        const context = await contextOf(asked, state);
        const one = await see(context, asked, opening, width);
        process.stdout.write(
          reportLinesOf(one)
            .map((line) => `${line}\n`)
            .join(''),
        );
        seen.push(one);
        await context.close();
      }
  }
  return seen;
};

export const findUnopenedDialogs = (
  openings: readonly DialogOpening[],
  seen: readonly DialogReport[],
): readonly string[] => {
  const opened = new Set(seen.filter(({ missed }) => missed === null).map(({ name }) => name));
  const names = new Set(openings.filter((each) => opened.has(titleOf(each))).map(({ name }) => name));
  return dialogNamesInSource().filter((name) => !names.has(name));
};
