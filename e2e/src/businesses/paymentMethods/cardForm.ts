import type { Page } from 'playwright';
import { expect } from 'vitest';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';

/** The field of the sandbox's form beside the choice of a card. */
export function holderField(page: Page) {
  return page.getByLabel('Name on the card or account');
}

/** Opens the form that adds a payment method or replaces the one that is there. */
export async function openCardForm(page: Page, link: string, heading: string): Promise<void> {
  await page.getByRole('link', { name: link }).click();
  await page.getByRole('heading', { name: heading }).waitFor();
}

/** Chooses a card or bank account of the sandbox by its last digits, and saves it. */
export async function saveCard(page: Page, digits: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`ending in ${digits}`) }).check();
  await page.getByRole('button', { name: 'Save payment method' }).click();
}

/** The form still holds what was typed. */
export async function expectKept(page: Page, holder: string, digits: string): Promise<void> {
  await expect.poll(() => holderField(page).inputValue()).toBe(holder);
  await expect
    .poll(() => page.getByRole('radio', { name: new RegExp(`ending in ${digits}`) }).isChecked())
    .toBe(true);
}

/** An empty form says what it needs, at each field. */
export async function seeWhatIsMissing(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save payment method' }).click();
  await page.getByText('Choose a card or bank account').waitFor();
  await page.getByText('This field is required').waitFor();
  await expectGoodOnEveryDevice(page);
}
