import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArguments, chromiumPath } from './e2e/browser.ts';

// A second, as it is otherwise, is over on a machine with other work to do before what is waited for has begun.
const expectations = { poll: { timeout: 30_000 } };

export default defineConfig({
  test: {
    // Most of a server test is waiting for its database: two at a time, whatever the number of processors.
    maxWorkers: 2,
    // Papers name tests by their whole titles.
    taskTitleValueFormatTruncate: 0,
    projects: [
      {
        test: {
          name: 'domain',
          isolate: false,
          // Thousands of random plans take their time on a machine with other work to do.
          testTimeout: 60_000,
          include: ['domain/src/**/*.test.ts', '{locales,scripts,e2e,trials}/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'planner',
          testTimeout: 60_000,
          include: ['planner/src/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          expect: expectations,
          isolate: false,
          include: ['{server,client}/**/*.test.ts'],
          globalSetup: 'server/test/global-setup.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          // Without a page, unless a file asks for one: `// @vitest-environment jsdom`.
          name: 'web',
          expect: expectations,
          include: ['web/src/**/*.test.{ts,tsx}'],
          exclude: ['web/src/**/*.component.test.tsx'],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        // Pieces of pages in the browser of the journeys, with the network answered by the test.
        plugins: [react()],
        // Found all together each time: a package that is found in mid-run would load the page anew under a test.
        optimizeDeps: {
          force: true,
          entries: [
            'web/src/main.tsx',
            'web/src/**/*.worker.ts',
            'web/test/*.{ts,tsx}',
            'web/src/**/*.component.test.tsx',
          ],
        },
        test: {
          name: 'components',
          expect: expectations,
          include: ['web/src/**/*.component.test.tsx'],
          setupFiles: 'web/test/set-up.ts',
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            locators: { exact: true },
            viewport: { width: 1440, height: 900 },
            provider: playwright({
              launchOptions: { executablePath: await chromiumPath(), args: chromiumArguments },
              contextOptions: { locale: 'en-CA', timezoneId: 'America/Halifax' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
