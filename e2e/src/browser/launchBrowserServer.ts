import { type BrowserServer, chromium } from 'playwright';
import { chromiumFlags, chromiumPath } from '../../../scripts/browser.ts';

/** A page lives for seconds, in which the optimizing compilers cost more than they save. */
const compilerFlags = '--js-flags=--no-turbofan --no-maglev';

/** Starts one Chromium that every test worker connects to. */
export async function launchBrowserServer(): Promise<BrowserServer> {
  return chromium.launchServer({
    executablePath: await chromiumPath(),
    args: [...chromiumFlags, compilerFlags],
  });
}
