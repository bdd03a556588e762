import type { Page } from 'playwright';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { expectKept, holderField, openCardForm, saveCard } from './cardForm.ts';

const replace = ['Replace payment method', 'Replace the payment method'] as const;

/** A failing card does not replace the current one, even after leaving the form. */
export async function keepFormerCard(page: Page): Promise<void> {
  await openCardForm(page, ...replace);
  await holderField(page).fill('Ben Ito');
  await saveCard(page, '0002');
  await page.getByText('The card was declined. Try another one.').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('You have unsaved changes, are you sure?').waitFor();
  await expectGoodOnEveryDevice(page);
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await page.getByRole('link', { name: 'Replace payment method' }).waitFor();
  await page.getByText('Visa ending in 4242').waitFor();
  await page.getByRole('main').getByText('Ada Moreno').waitFor();
}

/** The bank asks: a refusal keeps what was typed, an approval saves the card. */
export async function answerBank(page: Page): Promise<void> {
  await openCardForm(page, ...replace);
  await holderField(page).fill('Ben Ito');
  await saveCard(page, '3155');
  const bank = page.getByRole('alertdialog', { name: 'Your bank asks: Is this you?' });
  await bank.waitFor();
  await expectGoodOnEveryDevice(page);
  await bank.getByRole('button', { name: 'Refuse' }).click();
  await page.getByText('Your bank did not approve the card.').waitFor();
  await expectKept(page, 'Ben Ito', '3155');
  await page.getByRole('button', { name: 'Save payment method' }).click();
  await bank.getByRole('button', { name: 'Approve' }).click();
  await page.getByText('Mastercard ending in 3155').waitFor();
}

/** A bank account waits for the bank, which the sandbox lets one play. */
export async function waitForBank(page: Page): Promise<void> {
  await openCardForm(page, ...replace);
  await holderField(page).fill('The Tin Whistle');
  await saveCard(page, '6789');
  await page.getByText('The bank account is being verified').waitFor();
  await page.getByText('Being verified', { exact: true }).waitFor();
  await expectGoodOnEveryDevice(page);
  await page.getByRole('button', { name: 'Verify the account' }).click();
  await page.getByText('The bank account is being verified').waitFor({ state: 'detached' });
  await page.getByText('Active', { exact: true }).waitFor();
  await page.getByText('Sandbox Bank ending in 6789').waitFor();
}

/** Lets the organization pay, and takes that back: the location's own method was kept. */
export async function letOrganizationPay(
  page: Page,
  { name, organization }: { name: string; organization: string },
): Promise<void> {
  await page.getByText(`${name} pays for its own shifts.`).waitFor();
  await page.getByRole('button', { name: 'Let the organization pay' }).click();
  const dialog = page.getByRole('alertdialog', { name: `Let ${organization} pay?` });
  await dialog.waitFor();
  await expectGoodOnEveryDevice(page);
  await dialog.getByRole('button', { name: 'Let the organization pay' }).click();
  await page.getByText(`${organization} pays for the shifts of ${name}.`).waitFor();
  await page.getByText('Own payment method, saved but not charged').waitFor();
  await expectGoodOnEveryDevice(page);
  await page.getByRole('button', { name: 'Use own payment method' }).click();
  await page.getByText(`${name} pays for its own shifts.`).waitFor();
}

/** Goes to the page of the card network, and comes back. */
export async function visitPortal(page: Page, name: string): Promise<void> {
  const billing = page.url();
  await page.getByRole('button', { name: 'Invoices and receipts' }).click();
  await page.getByRole('heading', { name: 'Customer portal' }).waitFor();
  await page.getByText(`Customer ${name}`).waitFor();
  await expectGoodOnEveryDevice(page);
  await page.getByRole('link', { name: 'Back to billing' }).click();
  await page.waitForURL(billing);
  await page.getByText('Sandbox Bank ending in 6789').waitFor();
}
