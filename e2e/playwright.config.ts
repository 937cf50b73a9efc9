import { defineConfig } from '@playwright/test';
import { chromiumArguments, chromiumPath } from './browser.ts';

/** Journeys that start their own portal run first, because they take longest. */
const onTheirOwn = /(accounts-federation|accounts-second-factor|documentation)\.spec\.ts$/;

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  projects: [
    { name: 'a portal of its own', testMatch: onTheirOwn },
    { name: 'the same portal', testIgnore: onTheirOwn },
  ],
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // Journeys wait more than they compute, so three workers keep two processors busy.
  workers: 3,
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/journeys.json' }]],
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-CA',
    timezoneId: 'America/Halifax',
    // Traces double the duration of a journey; TRACE=1 keeps those of failures.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: await chromiumPath(), args: chromiumArguments },
  },
});
