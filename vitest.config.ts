import { defineConfig } from 'vitest/config';

const watchConsole = './emulators/src/testing/setup-console.ts';
const ownProject = './emulators/src/testing/setup-project.ts';
const recordQueries = './functions/src/testing/setup-queries.ts';

export default defineConfig({
  test: {
    // Two files at once: each of them drives the emulators, which need the other core.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'functions',
          include: ['functions/src/**/*.test.ts'],
          setupFiles: [watchConsole, ownProject, recordQueries],
          testTimeout: 20_000,
          hookTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'rules',
          include: ['emulators/rules/**/*.test.ts'],
          setupFiles: [watchConsole],
          testTimeout: 20_000,
          hookTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'emulators',
          include: ['emulators/{src,demo}/**/*.test.ts', '*.test.ts'],
          setupFiles: [watchConsole],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          name: 'web',
          root: '.',
          include: ['web/{src,build}/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: [watchConsole],
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['web/e2e/**/*.test.ts'],
          setupFiles: [watchConsole],
          // One browser at a time, after the other tests: what it waits for is then never another test's load.
          fileParallelism: false,
          // In one process, which loads the browser's driver and makes each film once.
          isolate: false,
          globalSetup: './web/e2e/harness/setup-folder.ts',
          // Once more where the machine was too busy for a deadline; what fails twice is broken.
          retry: 1,
          sequence: { groupOrder: 1 },
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
