/**
 * Chromium keeps a block of shared memory for each module that it is answered with 304, until it collects garbage; files
 * in their hundreds fill the disk with them, and the browser closes the page. A collection takes long, so a few files
 * share one.
 */
import { afterAll } from 'vitest';
import { cdp } from 'vitest/browser';

const filesPerCollection = 20;
const counter = globalThis as { filesSinceCollection?: number };

afterAll(async () => {
  counter.filesSinceCollection = ((counter.filesSinceCollection ?? 0) + 1) % filesPerCollection;
  if (counter.filesSinceCollection === 0) await cdp().send('HeapProfiler.collectGarbage');
});
