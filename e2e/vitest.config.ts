import { defineProject } from 'vitest/config';
import { stackCount } from './src/stack/stackCount.ts';

export default defineProject({
  test: {
    name: 'e2e',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/stack/globalSetup.ts'],
    setupFiles: ['src/browser/afterEachTest.ts'],
    // The files of a worker share one stack and one connection to the browser; nothing else is kept between them.
    isolate: false,
    maxWorkers: stackCount,
    // A journey is many steps in a real browser, on a machine that may do much else at the same time.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
