import type { Page } from 'playwright';
import type { StaffedShift } from './staffedSaturday.ts';

/** Opens the roster of a shift, and waits until it can do without a connection. */
export async function openRoster(page: Page, { locationId, databaseId }: StaffedShift): Promise<void> {
  await page.goto(`/locations/${locationId}/gigs/${databaseId}/roster`);
  await page.getByRole('button', { name: 'Print sign-in sheet' }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
}

/** Does the next step of each of these pros, by key: a toast can be above the button, and stays under the pointer. */
export async function press(page: Page, action: string, names: readonly string[]): Promise<void> {
  for (const name of names)
    await page.getByRole('button', { name: `${action} ${name}`, exact: true }).press('Enter');
}

/** Does the same for several pros at once. */
export async function pressForAll(page: Page, action: string, names: readonly string[]): Promise<void> {
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
  const selection = page.getByRole('region', { name: 'Selection' });
  await selection.getByText(`${names.length} pros selected`).waitFor();
  await selection.getByRole('button', { name: action, exact: true }).click();
  await selection.waitFor({ state: 'detached' });
}

/** Waits until the roster counts its pros like this: "2 late · 6 clocked in". */
export async function expectCounts(page: Page, counts: string): Promise<void> {
  await page.getByRole('status').getByText(counts, { exact: true }).waitFor();
}
