import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'upstream',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/globalSetup.ts'],
    // The files of a worker share one database and empty it in turn; nothing else is kept between them.
    isolate: false,
    maxWorkers: 2,
  },
});
