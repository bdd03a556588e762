import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright';
import { inject } from 'vitest';
import { sharedStack } from '../stack/sharedStack.ts';
import { recordConsoleErrors } from './consoleErrors.ts';
import { startTrace } from './failureTraces.ts';

let connected: Promise<Browser> | undefined;
const contexts = new Set<BrowserContext>();

/** How a person looks at the product. */
interface Visit {
  /** A session to start with; signed out without one. */
  token?: string | undefined;
  /** Another stack than the shared one. */
  url?: string;
  options?: BrowserContextOptions;
}

/**
 * Opens a page in a browser profile of its own, which is closed after the test. The browser's zone is Tokyo, far from
 * every location, so that a time shown in the wrong zone is seen.
 */
export async function visit({ token, url = sharedStack.url, options }: Visit = {}): Promise<Page> {
  const browser = await (connected ??= chromium.connect(inject('browserEndpoint')));
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Asia/Tokyo',
    ...options,
  });
  contexts.add(context);
  await startTrace(context);
  if (token) await context.addInitScript(storeSession, { token, url });
  recordConsoleErrors(context);
  return context.newPage();
}

/** Runs in every document of the browser: those of other origins, and blank ones, get no session. */
function storeSession({ token, url }: { token: string; url: string }): void {
  if (location.origin !== url) return;
  const session = { token, expiresAt: Date.now() + 86_400_000 };
  localStorage.setItem('brigade.session', JSON.stringify(session));
}

/** The contexts that the test has opened. */
export function openContexts(): readonly BrowserContext[] {
  return [...contexts];
}

/** Closes what the test has opened: pages that stay open keep their event streams and timers. */
export async function closeContexts(): Promise<void> {
  const open = openContexts();
  contexts.clear();
  await Promise.all(open.map((context) => context.close()));
}
