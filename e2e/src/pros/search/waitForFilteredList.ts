import type { Page } from 'playwright';
import { expect } from 'vitest';

/**
 * Chooses a filter, and waits until the list shows what it finds: until then it shows the pros of before.
 *
 * @param sent what the request of the new list contains
 */
export async function waitForFilteredList(
  page: Page,
  sent: string,
  choose: () => Promise<void>,
): Promise<void> {
  const answered = page.waitForResponse((response) => Boolean(response.request().postData()?.includes(sent)));
  await choose();
  await answered;
  await expect.poll(() => page.locator('#main [aria-busy="true"]').count()).toBe(0);
}
