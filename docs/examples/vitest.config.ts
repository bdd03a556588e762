import { availableParallelism } from 'node:os';
import path from 'node:path';
import { relayPlugin } from '@brigade/web/build/relayPlugin.ts';
import { defineProject } from 'vitest/config';

export default defineProject({
  // As the gateway's tests, whose servers these use: one copy of graphql.
  ssr: { resolve: { conditions: ['module-sync', 'node'] } },
  plugins: [relayPlugin(path.join(import.meta.dirname, 'relay/__generated__'))],
  test: {
    name: 'examples',
    root: import.meta.dirname,
    // As the other servers' tests, beside which these run.
    maxWorkers: availableParallelism(),
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
