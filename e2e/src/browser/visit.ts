import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright';
import { inject } from 'vitest';
import { sharedStack } from '../stack/sharedStack.ts';
import { browserOptions } from './browserOptions.ts';
import { recordConsoleErrors } from './consoleErrors.ts';
import { startTrace } from './failureTraces.ts';

/** How long a step waits for what it needs, in milliseconds. */
const patience = 120_000;

let connected: Promise<Browser> | undefined;
const contexts = new Set<BrowserContext>();
const keptContexts = new Set<BrowserContext>();

/** How a person looks at the product. */
interface Visit {
  /** A session to start with; signed out without one. */
  token?: string | undefined;
  /** Another stack than the shared one. */
  url?: string;
  /** Whether the page stays open until the file ends, for tests that only look at one screen after the other. */
  isKept?: boolean;
  /** A folder for the profile of a browser of its own, which stays when that browser ends. */
  profile?: string;
  options?: BrowserContextOptions;
}

/**
 * Opens a page in a browser profile of its own, which is closed after the test. The browser's zone is Tokyo, far from
 * every location, so that a time shown in the wrong zone is seen.
 */
export async function visit({
  token,
  url = sharedStack.url,
  isKept = false,
  profile,
  options,
}: Visit = {}): Promise<Page> {
  const context = await openContext(profile, {
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Asia/Tokyo',
    // What fades in has the wrong contrast, and cannot be clicked before it holds still.
    reducedMotion: 'reduce',
    ...options,
  });
  // The steps of a journey take as long as they take on a busy machine.
  context.setDefaultTimeout(patience);
  const open = isKept ? keptContexts : contexts;
  open.add(context);
  context.on('close', () => open.delete(context));
  await startTrace(context);
  if (token) await context.addInitScript(storeSession, { token, url });
  recordConsoleErrors(context);
  return context.newPage();
}

async function openContext(
  profile: string | undefined,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  if (profile !== undefined)
    return chromium.launchPersistentContext(profile, { ...(await browserOptions()), ...options });
  const browser = await (connected ??= chromium.connect(inject('browserEndpoint')));
  return browser.newContext(options);
}

/** Runs in every document of the browser: those of other origins, and blank ones, get no session. */
function storeSession({ token, url }: { token: string; url: string }): void {
  if (location.origin !== url) return;
  const session = { token, expiresAt: Date.now() + 86_400_000 };
  localStorage.setItem('brigade.session', JSON.stringify(session));
}

/** The contexts that the test has opened. */
export function openContexts(): readonly BrowserContext[] {
  return [...keptContexts, ...contexts];
}

/** Closes what the test has opened: pages that stay open keep their event streams and timers. */
export function closeContexts(): Promise<void> {
  return closeAll(contexts);
}

/** Closes what the file has kept open. */
export function closeKeptContexts(): Promise<void> {
  return closeAll(keptContexts);
}

async function closeAll(open: Set<BrowserContext>): Promise<void> {
  const closing = [...open].map(async (context) => {
    // A handler of a route may still run, and would fail without its page.
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
    await context.close();
  });
  open.clear();
  await Promise.all(closing);
}
