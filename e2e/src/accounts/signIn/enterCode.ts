import type { Page } from 'playwright';
import { newestCode } from '../../stack/outbox.ts';

/** Asks for a code on the page that is open, which has the address filled in, and types the one that came. */
export async function enterCode(page: Page, upstreamUrl: string, address: string): Promise<void> {
  await page.getByRole('button', { name: 'Send me a code' }).click();
  const field = page.getByLabel('6-digit code');
  await field.waitFor();
  await field.fill(await newestCode(upstreamUrl, address));
}
