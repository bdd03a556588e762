/**
 * After each test file: Chromium keeps a block of shared memory for each module that it is answered with 304, until
 * it collects garbage; files in their hundreds fill the disk with them, and the browser closes the page.
 */
import { afterAll } from 'vitest';
import { cdp } from 'vitest/browser';

afterAll(async () => {
  await cdp().send('HeapProfiler.collectGarbage');
});
