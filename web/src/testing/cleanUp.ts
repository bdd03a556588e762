/** What another file or test has left goes, for all files share one page; also what a failed test had no time to undo. */
// Before the library that looks for it.
import './act.ts';
import { beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { changeActs } from '../day/roster/outbox/actsStore.ts';
import { dismissToasts } from '../ui/feedback/toast.ts';

const width = 1024;
const height = 768;

beforeEach(async () => {
  vi.useRealTimers();
  // The library does so itself, but only for the first file of a page.
  await cleanup();
  dismissToasts();
  await changeActs(() => []);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset['theme'];
  if (window.innerWidth !== width || window.innerHeight !== height) await page.viewport(width, height);
});
