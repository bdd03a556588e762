import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { afterAll, afterEach, expect, inject } from 'vitest';
import { chromiumFlags, chromiumPath } from '../../../scripts/browser.ts';

let launched: Promise<Browser> | undefined;
const faults: string[] = [];

async function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: await chromiumPath(), args: chromiumFlags });
}

/** How a person looks at the product. */
interface Visit {
  /** A session to start with; signed out without one. */
  token?: string;
  /** Another stack than the shared one. */
  url?: string;
  options?: BrowserContextOptions;
}

/**
 * A page in a browser profile of its own. The browser's zone is Tokyo, far from every location, so that a time shown in
 * the wrong zone is seen. Errors on the console, policy violations among them, fail the test.
 */
export async function visit({ token, url = inject('url'), options }: Visit = {}): Promise<Page> {
  const browser = await (launched ??= launch());
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Asia/Tokyo',
    ...options,
  });
  if (token) {
    const session = JSON.stringify({ token, expiresAt: Date.now() + 86_400_000 });
    await context.addInitScript(`localStorage.setItem('brigade.session', ${JSON.stringify(session)})`);
  }
  const page = await context.newPage();
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return page;
}

/** Says that a journey has provoked errors on purpose; gives what was seen until now. */
export function forgiveFaults(): string[] {
  return faults.splice(0);
}

afterEach(() => {
  expect(forgiveFaults(), 'errors on the console').toEqual([]);
});

afterAll(async () => {
  const browser = await launched;
  launched = undefined;
  await browser?.close();
});
