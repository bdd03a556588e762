import type { Page } from 'playwright';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { expectKept, holderField, openCardForm, saveCard } from './cardForm.ts';

/** Gives a location a card of its own on its billing page; the first one is declined, and the form keeps the rest. */
export async function addCard(page: Page, holder: string): Promise<void> {
  await openCardForm(page, 'Add own payment method', 'Add a payment method');
  await holderField(page).fill(holder);
  await saveCard(page, '0002');
  await page.getByText('The card was declined. Try another one.').waitFor();
  await expectKept(page, holder, '0002');
  await expectGoodOnEveryDevice(page);
  await saveCard(page, '4242');
  await page.getByText('Visa ending in 4242').waitFor();
  await page.getByRole('link', { name: 'Replace payment method' }).waitFor();
}
