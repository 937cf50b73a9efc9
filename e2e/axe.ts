import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { axeOptions } from '../web/test/axe-rules.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
export type Violation = {
  id: string;
  impact: string;
  help: string;
  nodes: { html: string; failureSummary: string }[];
};

export const findViolations = async (page: Page, more: readonly string[] = []): Promise<Violation[]> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(
    (options) =>
      (
        globalThis as unknown as {
          axe: { run(context: Document, options: object): Promise<{ violations: Violation[] }> };
        }
      ).axe
        .run(document, options)
        .then((results) => results.violations),
    { ...axeOptions, runOnly: [...axeOptions.runOnly, ...more] },
  );
};

/** Waits for finite animations, because half-faded colours fail contrast checks. */
export const waitForAnimations = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

export const expectAccessible = async (page: Page): Promise<void> => {
  await waitForAnimations(page);
  // Checks again, because a fade may begin during the first check.
  const first = await findViolations(page);
  if (first.length > 0) await waitForAnimations(page);
  const found = first.length > 0 ? await findViolations(page) : first;
  const told = found.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((n) => n.html).join('\n  ')}`,
  );
  expect(told.join('\n')).toBe('');
};
