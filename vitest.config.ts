import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Components that fail on purpose make React talk; only what fails by accident is worth reading.
    silent: 'passed-only',
    projects: [
      // No test here waits for a clock: a machine that does much else at the same time may take its time.
      // Rules are pure: nothing is kept between the files of a worker.
      {
        test: { name: 'domain', include: ['domain/src/**/*.test.ts'], isolate: false, testTimeout: 120_000 },
      },
      {
        test: {
          name: 'repository',
          include: ['scripts/**/*.test.ts', 'web/build/**/*.test.ts'],
          testTimeout: 180_000,
        },
      },
      // Packages with a configuration of their own: servers to start, a browser to drive.
      'upstream',
      'gateway',
      'web',
      'web/vitest.units.config.ts',
      'e2e',
      'docs/examples',
    ],
    coverage: { include: ['domain/src/**'], thresholds: { branches: 100 } },
  },
});
