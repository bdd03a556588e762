import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineProject } from 'vitest/config';
import { relayPlugin } from './build/relayPlugin.ts';

/** Files without a component: `*.test.ts` runs in Node, `*.test.tsx` in the browser. */
export default defineProject({
  plugins: [relayPlugin(path.join(import.meta.dirname, 'src/__generated__')), react()],
  test: {
    name: 'web-units',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts'],
    environment: 'node',
    isolate: false,
    testTimeout: 30_000,
  },
});
