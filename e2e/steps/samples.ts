import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';

export const readGuideSamples = async (page: Page, guide: string): Promise<readonly string[]> => {
  await page.goto(guide === 'start' ? '/docs?lang=en' : `/docs/${guide}?lang=en`);
  const samples = await page.locator('pre').allTextContents();
  return samples.filter((sample) => /curl/.test(sample));
};

export const runSamples = (samples: readonly string[]): string => {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'shiptime-samples-'));
  writeFileSync(path.join(directory, 'sample.sh'), samples.join('\n'));
  const { stdout, stderr, status, error } = spawnSync('bash', ['sample.sh'], {
    cwd: directory,
    encoding: 'utf8',
    timeout: 120_000,
  });
  rmSync(directory, { recursive: true });
  if (error) throw error;
  if (status !== 0) throw new Error(`the samples ended with ${status}:\n${stdout}\n${stderr}`);
  return stdout;
};
