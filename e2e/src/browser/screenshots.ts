import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';

const folder = fileURLToPath(new URL('../../../.cache/screens/', import.meta.url));
const isWanted = process.env['BRIGADE_SCREENSHOTS'] === '1';
if (isWanted) mkdirSync(folder, { recursive: true });

/** Takes a picture of a page with BRIGADE_SCREENSHOTS=1, for people to look at after a run; no test compares it. */
export async function takeScreenshot(page: Page, name: string): Promise<void> {
  if (isWanted) await page.screenshot({ path: `${folder}${name}.png` });
}
