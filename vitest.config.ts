import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** Packages with a configuration of their own (servers to start, a browser to drive). */
const packages = ['upstream', 'gateway', 'web', 'e2e'].filter((name) =>
  existsSync(`${name}/vitest.config.ts`),
);

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', include: ['domain/src/**/*.test.ts'] } },
      { test: { name: 'repository', include: ['scripts/**/*.test.ts', 'web/build/**/*.test.ts'] } },
      ...packages,
    ],
    coverage: { include: ['domain/src/**'], thresholds: { branches: 100 } },
  },
});
