import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';

type Written = 'curl' | 'JavaScript';

/** The samples of a chapter of the documentation in one language, as they stand on the page. */
export const samplesOn = async (
  page: Page,
  chapter: string,
  language: Written,
): Promise<readonly string[]> => {
  await page.goto(chapter === 'start' ? '/docs?lang=en' : `/docs/${chapter}?lang=en`);
  await page.getByRole('tab', { name: language, exact: true }).first().click();
  return page.getByRole('tabpanel', { name: language, exact: true }).locator('pre').allTextContents();
};

const programs = { curl: ['bash', 'sample.sh'], JavaScript: [process.execPath, 'sample.mjs'] } as const;

/** Pastes them, one after another, where somebody would: what is printed. */
export const paste = (language: Written, code: readonly string[]): string => {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'shiptime-samples-'));
  const [program, file] = programs[language];
  writeFileSync(path.join(directory, file), code.join('\n'));
  const { stdout, stderr, status, error } = spawnSync(program, [file], {
    cwd: directory,
    encoding: 'utf8',
    timeout: 120_000,
    // As it is read: without colours.
    env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1' },
  });
  rmSync(directory, { recursive: true });
  if (error) throw error;
  if (status !== 0) throw new Error(`${program} ended with ${status}:\n${stdout}\n${stderr}`);
  return stdout;
};
