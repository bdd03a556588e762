import type { Locator, Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { newLocation } from '../../stack/newLocation.ts';
import { tabTo } from '../../browser/tabTo.ts';
import { daysAhead, shortDay } from './days.ts';
import { beforePosting, openPostingForm } from './postingForm.ts';
import { sharedStack } from '../../stack/sharedStack.ts';

const { url } = sharedStack;
const { group } = inject('tokens');
const day = daysAhead(45);
const twoDigits = (number: number) => String(number).padStart(2, '0');

it('a shift is posted, found and opened without a mouse', async () => {
  const { locationId } = await newLocation({ url, token: group }, { name: 'No Mouse', organization: 2 });
  const page = await openPostingForm({ token: group, locationId });
  const form = page.getByRole('form', { name: 'Post Shift' });

  await pick(page, form.getByRole('combobox', { name: /^Position/ }), 'Dishw', 'Dishwasher');
  await retype(page, form.getByLabel(/^Hourly wage/), '24');
  // The parts of the browser's own field, in the order of this browser's language.
  await type(page, form.getByLabel(/^Date/), `${twoDigits(day.month)}${twoDigits(day.day)}${day.year}`);
  await type(page, form.getByLabel(/^Starts/), '0430PM');
  await type(page, form.getByLabel(/^Ends/), '1030PM');
  await tabTo(page, form.getByRole('textbox', { name: 'Pros needed' }));
  for (const key of ['ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
  await form.getByText(/, 4:30 pm – 10:30 pm/).waitFor();

  const preview = beforePosting(page);
  await preview.getByText('6 h × $24.00 × 3').waitFor();
  await tabTo(page, preview.getByRole('button', { name: 'Post Shift', exact: true }));
  await page.keyboard.press('Enter');
  await page.getByText('Shift posted', { exact: true }).waitFor();

  const shift = page.locator('a[data-entry]');
  await page.waitForURL(new RegExp(`calendar_date=${day.toString()}`));
  await tabTo(page, shift);
  await expect.poll(() => shift.textContent()).toContain(`Dishwasher, ${shortDay(day)}, 4:30 – 10:30 pm`);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/gigs\/\d+$/);
  await page.getByRole('heading', { name: 'Dishwasher', level: 1 }).waitFor();
  await tabTo(page, page.getByRole('tab', { name: 'Filling' }));
  await page.keyboard.press('ArrowRight');
  await page.getByText('$24.00').first().waitFor();
});

/** Opens a list, and goes to an option by the first letters of its name. */
async function pick(page: Page, list: Locator, letters: string, option: string): Promise<void> {
  await tabTo(page, list);
  await page.keyboard.press('Enter');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.type(letters);
  await page.locator('[role=option]:focus', { hasText: option }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => list.textContent()).toBe(option);
  // The focus returns to the list when its options have gone.
  await expect.poll(() => list.evaluate((element) => element === document.activeElement)).toBe(true);
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Types over what a field holds; the Tab key has selected it. */
async function retype(page: Page, field: Locator, text: string): Promise<void> {
  await type(page, field, text);
  await expect.poll(() => field.inputValue()).toBe(text);
}
