import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArguments, chromiumPath } from './e2e/browser.ts';

// Timeout longer than 1 s, for busy machines.
const expectations = { poll: { timeout: 30_000 } };

export default defineConfig({
  test: {
    maxWorkers: 2,
    // docs/specification.md cites tests by full title.
    taskTitleValueFormatTruncate: 0,
    projects: [
      {
        test: {
          name: 'domain',
          isolate: false,
          // Property tests take longer on a busy machine.
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
          // Without a DOM, unless a file requests one: `// @vitest-environment jsdom`.
          name: 'web',
          expect: expectations,
          include: ['web/src/**/*.test.{ts,tsx}'],
          exclude: ['web/src/**/*.component.test.tsx'],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        // Component tests, in the Chromium of the journeys; each test answers network requests itself.
        plugins: [react()],
        // Pre-bundles all packages, because discovering one during a run reloads the page.
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
