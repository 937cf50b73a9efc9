import type { Browser, Locator, Page } from '@playwright/test';
import type { Portal } from '../portal.ts';
import { holdSession } from '../steps/session.ts';
import { type Language, speak } from '../words.ts';
import type { WritingOperation } from './operations.ts';

export type Outcome = {
  readonly language: Language;
  readonly method: string;
  readonly path: string;
  readonly who: string;
  readonly status: number;
  /** Of an error, as the answer names it. */
  readonly type?: string;
  readonly message?: string;
  readonly sent?: string;
  /** Whether the page names that status and type. */
  readonly isNamed: boolean;
};

/** Each presses what none before was allowed to do. */
const people = ['admin', 'proponent', 'coordinator', 'national'] as const;

type Pressed = Omit<Outcome, 'who' | 'isNamed' | 'language' | 'method' | 'path'>;

/** An address with a hole that no list fills: a number, as a reader would try one. */
const fillHoles = async (form: Locator, path: string, query: string): Promise<void> => {
  const asked = form.getByLabel(query);
  if ((await asked.count()) > 0) await asked.fill((await asked.inputValue()).replaceAll(/=(?=&|$)/g, '=1'));
  for (const [, name = ''] of path.matchAll(/\{(\w+)\}/g)) {
    const field = form.getByLabel(name, { exact: true });
    if ((await field.inputValue()) === '') await field.fill('1');
  }
};

const toldIn = async (form: Locator): Promise<Omit<Pressed, 'sent'>> => {
  const status = Number(/\d{3}/.exec(await form.locator('output').innerText())?.[0]);
  if (status < 400) return { status };
  const { type, message, errors } = JSON.parse(await form.locator('pre').last().innerText()) as {
    type?: string;
    message?: string;
    errors?: unknown;
  };
  return {
    status,
    ...(type && { type }),
    message: `${message ?? ''} ${errors ? JSON.stringify(errors) : ''}`.trim(),
  };
};

/** Opens the operation’s “Try it here” and sends what it proposes. */
export const press = async (
  page: Page,
  language: Language,
  operation: WritingOperation,
): Promise<Pressed> => {
  const t = speak(language);
  const part = page.locator('section', { has: page.locator(`#${operation.id}`) }).last();
  await part.getByRole('button', { name: t('documentation:try_it.title') }).click();
  const form = part.locator('form');
  await form.and(page.locator('[aria-busy="false"]')).waitFor();
  await fillHoles(form, operation.path, t('documentation:try_it.query'));
  const body = form.locator('textarea');
  const sent = (await body.count()) > 0 ? await body.inputValue() : undefined;
  await form.getByRole('button', { name: t('documentation:try_it.send') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('documentation:try_it.send') })
    .click();
  await form.locator('output').waitFor();
  return { ...(await toldIn(form)), ...(sent && { sent }) };
};

const isRefusedForWho = ({ status }: Pressed): boolean => status === 403 || status === 404 || status === 401;

const isNamed = ({ errors }: WritingOperation, { status, type }: Pressed): boolean =>
  status < 400 || (errors[status]?.includes(type ?? '') ?? false);

const pageOf = async (browser: Browser, portal: Portal, language: Language): Promise<Page> => {
  const context = await browser.newContext({ baseURL: portal.url, locale: `${language}-CA` });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  return page;
};

/** Some end the session of whoever presses. */
const mayEndSession = ({ path }: WritingOperation): boolean => /\/auth\/|\/users\//.test(path);

const asEach = async (
  pages: ReadonlyMap<string, Page>,
  portal: Portal,
  language: Language,
  operation: WritingOperation,
) => {
  const outcomes: Outcome[] = [];
  for (const [who, page] of pages) {
    if (mayEndSession(operation)) await holdSession(page, portal, who);
    const address = `/docs/resources/${operation.resource}`;
    if (new URL(page.url()).pathname !== address) await page.goto(`${address}?lang=${language}`);
    const pressed = await press(page, language, operation);
    const { method, path } = operation;
    outcomes.push({ language, method, path, who, ...pressed, isNamed: isNamed(operation, pressed) });
    if (!isRefusedForWho(pressed)) break;
  }
  return outcomes;
};

/** Every one of them: what each person was answered, until somebody was allowed. */
export const pressAll = async (
  browser: Browser,
  portal: Portal,
  language: Language,
  operations: readonly WritingOperation[],
): Promise<Outcome[]> => {
  const pages = new Map<string, Page>();
  for (const who of people) {
    const page = await pageOf(browser, portal, language);
    await holdSession(page, portal, who);
    pages.set(who, page);
  }
  const outcomes: Outcome[] = [];
  for (const operation of operations) {
    const { method, path } = operation;
    const told = await asEach(pages, portal, language, operation).catch(async (cause: unknown) => {
      for (const page of pages.values()) await page.goto('/legal/accessibility');
      return [{ language, method, path, who: '', status: 0, message: String(cause), isNamed: false }];
    });
    process.stdout.write(`${language} ${method} ${path} ${told.map(({ status }) => status).join(' ')}\n`);
    outcomes.push(...told);
  }
  for (const page of pages.values()) await page.context().close();
  return outcomes;
};
