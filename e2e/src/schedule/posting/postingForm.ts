import type { Page } from 'playwright';
import { visit } from '../../browser/visit.ts';
import { desk } from '../../browser/widths.ts';

interface Opened {
  token: string;
  /** Number of the place that posts. */
  locationId: number;
  /** What follows the question mark of the address. */
  search?: string;
  viewport?: { width: number; height: number };
}

/** Opens the posting form with a session, in a new browser context, and its sections. */
export async function openPostingForm({
  token,
  locationId,
  search = '',
  viewport = desk.viewport,
}: Opened): Promise<Page> {
  const page = await visit({ token, options: { viewport } });
  await page.goto(`/locations/${locationId}/gigs-add?${search}`);
  await page.getByRole('form').waitFor();
  await unfold(page);
  return page;
}

/** Opens the sections whose defaults suit most shifts, in a form that has just come. */
async function unfold(page: Page): Promise<void> {
  for (const summary of await page.locator('form details > summary').all()) await summary.click();
}

/** Chooses from a list that opens. */
export async function choose(page: Page, label: string | RegExp, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
}

/** What the form says before posting: the cost and what is worth knowing. */
export function beforePosting(page: Page) {
  return page.getByRole('complementary', { name: 'Before you post' });
}

/** Presses the button that posts: the one beside the form, or that of the bar on a phone. */
export async function post(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: label, exact: true }).filter({ visible: true }).click();
}
