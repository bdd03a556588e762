import type { Page } from 'playwright';
import { expect } from 'vitest';
import { expectGoodScreen } from '../stack/axe.ts';

/** Gives a location a card of its own on its billing page; the first card is declined, and the form keeps the rest. */
export async function addCard(page: Page, holder: string): Promise<void> {
  await page.getByRole('link', { name: 'Add own payment method' }).click();
  await page.getByRole('heading', { name: 'Add a payment method' }).waitFor();
  const name = page.getByLabel('Name on the card or account');
  await name.fill(holder);
  await page.getByRole('radio', { name: /^Visa ending in 0002/ }).check({ force: true });
  await page.getByRole('button', { name: 'Save payment method' }).click();
  await page.getByText(/was declined/i).waitFor();
  expect(await name.inputValue()).toBe(holder);
  await expectGoodScreen(page);

  await page.getByRole('radio', { name: /^Visa ending in 4242/ }).check({ force: true });
  await page.getByRole('button', { name: 'Save payment method' }).click();
  await page.getByRole('link', { name: 'Replace payment method' }).waitFor();
  await page.getByText('Visa ending in 4242').waitFor();
  await page.getByRole('main').getByText(holder).waitFor();
  await expectGoodScreen(page);
}
