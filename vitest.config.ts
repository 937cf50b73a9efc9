import { defineConfig } from 'vitest/config';

// A second, as it is otherwise, is over on a machine with other work to do before what is waited for has begun.
const expectations = { poll: { timeout: 30_000 } };

export default defineConfig({
  test: {
    // Most of a server test is waiting for its database: two at a time, whatever the number of processors.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'domain',
          isolate: false,
          // Thousands of random plans take their time on a machine with other work to do.
          testTimeout: 60_000,
          include: ['domain/src/**/*.test.ts', '{locales,scripts,e2e}/**/*.test.ts'],
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
          include: ['server/**/*.test.ts'],
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
          isolate: false,
          testTimeout: 60_000,
        },
      },
    ],
  },
});
