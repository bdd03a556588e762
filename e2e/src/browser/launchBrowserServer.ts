import { type BrowserServer, chromium } from 'playwright';
import { chromiumFlags, chromiumPath } from '../../../scripts/browser.ts';

/** Starts one Chromium that every test worker connects to. */
export async function launchBrowserServer(): Promise<BrowserServer> {
  return chromium.launchServer({ executablePath: await chromiumPath(), args: chromiumFlags });
}
