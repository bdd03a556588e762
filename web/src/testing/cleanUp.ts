/** What another file or test has left goes, for all files share one page. */
import { beforeAll, beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { dismissToasts } from '../ui/feedback/toast.ts';

beforeAll(() => page.viewport(1024, 768));

beforeEach(async () => {
  // The library does so itself, but only for the first file of a page.
  await cleanup();
  dismissToasts();
});
