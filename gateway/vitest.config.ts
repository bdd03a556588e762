import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Without these, our files load the development build of graphql and the libraries its production build: two copies.
  ssr: { resolve: { conditions: ['module-sync', 'node'] } },
  test: {
    name: 'gateway',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts'],
    // The files of a worker share one stack and bring its data back in turn; nothing else is kept between them.
    isolate: false,
    // Walks over long lists on a machine that is busy with other packages.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: availableParallelism(),
  },
});
