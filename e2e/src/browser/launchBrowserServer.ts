import { type BrowserServer, chromium } from 'playwright';
import { browserOptions } from './browserOptions.ts';

/** Starts one Chromium that every test worker connects to. */
export async function launchBrowserServer(): Promise<BrowserServer> {
  return chromium.launchServer(await browserOptions());
}
