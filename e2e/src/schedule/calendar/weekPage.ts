import type { Locator, Page } from 'playwright';

/** The address of the week of a day. */
export function weekPath(locationId: number, date: string): string {
  return `/locations/${locationId}?view=calendar&calendar_date=${date}`;
}

/** Waits until nothing appears any more that would push the calendar down: the state of its updates, and its font. */
export async function expectAtRest(page: Page): Promise<void> {
  await page.getByText('Live', { exact: true }).waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** The column of a day, YYYY-MM-DD. */
export function columnOf(page: Page, date: string): Locator {
  return page.getByRole('region', { name: dayText(date, 'long') });
}

/** A day as the calendar writes it: "Thursday, January 15", or short: "Thu, Jan 15". */
export function dayText(date: string, length: 'long' | 'short'): string {
  return new Intl.DateTimeFormat('en-US', {
    weekday: length,
    month: length,
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
}

/** Where the middle of something is, in pixels of the window. */
export async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not to be seen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
