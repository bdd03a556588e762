import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { expectGoodScreen } from '../stack/axe.ts';
import { visit } from '../stack/browser.ts';
import { newBusiness } from '../stack/newBusiness.ts';
import { widths, windowOf } from '../stack/widths.ts';
import { holderField, openCardForm, saveCard } from './cardForm.ts';

const stack = { url: inject('url'), upstreamUrl: inject('upstreamUrl') };
const replace = ['Replace payment method', 'Replace the payment method'] as const;

describe.each(widths)('on $device', ({ viewport }) => {
  it('takes the cards of a location, one by one, and keeps what worked', { timeout: 120_000 }, async () => {
    const business = await newBusiness(stack, 'The Tin Whistle');
    const page = await visit({ token: business.token, options: windowOf(viewport) });
    await page.goto(`/locations/${business.locationId}/billing?returnTo=/locations/${business.locationId}/teams`);

    await openCardForm(page, 'Add own payment method', 'Add a payment method');
    await seeWhatIsMissing(page);
    await holderField(page).fill('Ada Moreno');
    await saveCard(page, '0002');
    await page.getByText('The card was declined. Try another one.').waitFor();
    await expectKept(page, 'Ada Moreno', '0002');
    await expectGoodScreen(page);
    await saveCard(page, '4242');
    await page.waitForURL(/\/teams$/);
    await page.getByText('The payment method is saved').waitFor();

    await page.goto(`/locations/${business.locationId}/billing`);
    await page.getByText('Visa ending in 4242').waitFor();
    await expectGoodScreen(page);
    await keepFormerCard(page);
    await answerBank(page);
    await waitForBank(page);
    await letOrganizationPay(page, business);
    await visitPortal(page, business.name);
  });

  it('takes a card of an organization, for all of its locations', async () => {
    const business = await newBusiness(stack, 'Nine Elms');
    const page = await visit({ token: business.token, options: windowOf(viewport) });
    await page.goto(`/locations/${business.locationId}/billing`);
    await page.getByText('No payment method', { exact: true }).waitFor();
    await expectGoodScreen(page);
    await page.getByRole('link', { name: 'Billing of the organization' }).click();

    await page.getByText('No payment method yet.').waitFor();
    await expectGoodScreen(page);
    await openCardForm(page, 'Add payment method', 'Add a payment method');
    await holderField(page).fill('Nine Elms Group');
    await saveCard(page, '0002');
    await page.getByText('The card was declined. Try another one.').waitFor();
    await expectKept(page, 'Nine Elms Group', '0002');
    await saveCard(page, '4242');
    await page.getByText('Visa ending in 4242').waitFor();
    await expectGoodScreen(page);

    await page.goto(`/locations/${business.locationId}/billing`);
    await page.getByText('Nine Elms Group pays for the shifts of Nine Elms.').waitFor();
    await page.getByText('Active', { exact: true }).waitFor();
  });
});

describe('whoever may not change billing', () => {
  const { member, onsite } = inject('tokens');

  it('sees how it stands as a team member, and who could change it', async () => {
    const page = await visit({ token: member });
    await page.goto('/locations/1/billing?mode=edit-custom');
    await page.getByText('You can look, but not change billing').waitFor();
    await page.getByText('Only admins of this location can change how it is billed.').waitFor();
    expect(await page.getByText(/ending in \d{4}/).count()).toBe(0);
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
    expect(await page.getByRole('link', { name: /payment method/i }).count()).toBe(0);
    await expectGoodScreen(page);
  });

  it.each([
    ['an onsite manager, of a location', onsite, '/locations/1/billing'],
    ['a team member, of an organization', member, '/organizations/1/billing'],
  ])('sees nothing as %s, and why', async (_who, token, path) => {
    const page = await visit({ token });
    await page.goto(path);
    await page.getByRole('heading', { name: 'Billing is not part of your role' }).waitFor();
    await expectGoodScreen(page);
  });
});

it('does not lead to another site once a card is saved', async () => {
  const { token, organizationId } = await newBusiness(stack, 'Quay House');
  const page = await visit({ token });
  await page.goto(`/organizations/${organizationId}/billing?mode=add-custom&returnTo=//evil.example/`);
  await holderField(page).fill('Quay House');
  await saveCard(page, '4242');
  await page.getByText('Visa ending in 4242').waitFor();
  expect(new URL(page.url()).origin).toBe(stack.url);
});

async function expectKept(page: Page, holder: string, digits: string): Promise<void> {
  expect(await holderField(page).inputValue()).toBe(holder);
  expect(await page.getByRole('radio', { name: new RegExp(`ending in ${digits}`) }).isChecked()).toBe(true);
}

async function seeWhatIsMissing(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save payment method' }).click();
  await page.getByText('Choose a card or bank account').waitFor();
  await page.getByText('This field is required').waitFor();
  await expectGoodScreen(page);
}

/** A card that fails leaves the former one in place, also when the form is left. */
async function keepFormerCard(page: Page): Promise<void> {
  await openCardForm(page, ...replace);
  await holderField(page).fill('Ben Ito');
  await saveCard(page, '0002');
  await page.getByText('The card was declined. Try another one.').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('You have unsaved changes, are you sure?').waitFor();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await page.getByRole('link', { name: 'Replace payment method' }).waitFor({timeout:3000}).catch(()=>page.screenshot({path:'/tmp/shot.png'}));
  await page.getByText('Visa ending in 4242').waitFor();
  await page.getByRole('main').getByText('Ada Moreno').waitFor();
}

/** The bank asks: a refusal keeps what was typed, an approval saves the card. */
async function answerBank(page: Page): Promise<void> {
  await openCardForm(page, ...replace);
  await holderField(page).fill('Ben Ito');
  await saveCard(page, '3155');
  const bank = page.getByRole('alertdialog', { name: 'Your bank asks: is this you?' });
  await bank.waitFor();
  await expectGoodScreen(page);
  await bank.getByRole('button', { name: 'Refuse' }).click();
  await page.getByText('Your bank did not approve the card.').waitFor();
  await expectKept(page, 'Ben Ito', '3155');
  await page.getByRole('button', { name: 'Save payment method' }).click();
  await bank.getByRole('button', { name: 'Approve' }).click();
  await page.getByText('Mastercard ending in 3155').waitFor();
}

/** A bank account waits for the bank, which the sandbox lets one play. */
async function waitForBank(page: Page): Promise<void> {
  await openCardForm(page, ...replace);
  await holderField(page).fill('The Tin Whistle');
  await saveCard(page, '6789');
  await page.getByText('The bank account is being verified').waitFor();
  await page.getByText('Being verified', { exact: true }).waitFor();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Verify the account' }).click();
  await page.getByText('The bank account is being verified').waitFor({ state: 'detached' });
  await page.getByText('Active', { exact: true }).waitFor();
  await page.getByText('Sandbox Bank ending in 6789').waitFor();
}

async function letOrganizationPay(
  page: Page,
  { name, organization }: { name: string; organization: string },
): Promise<void> {
  await page.getByText(`${name} pays for its own shifts.`).waitFor();
  await page.getByRole('button', { name: 'Reset to organization' }).click();
  const dialog = page.getByRole('alertdialog', { name: `Let ${organization} pay?` });
  await dialog.waitFor();
  await expectGoodScreen(page);
  await dialog.getByRole('button', { name: 'Reset to organization' }).click();
  await page.getByText(`${organization} pays for the shifts of ${name}.`).waitFor();
  await page.getByText('Own payment method, kept but not charged').waitFor();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Use own payment method' }).click();
  await page.getByText(`${name} pays for its own shifts.`).waitFor();
}

async function visitPortal(page: Page, name: string): Promise<void> {
  const billing = page.url();
  await page.getByRole('button', { name: 'Invoices and receipts' }).click();
  await page.getByRole('heading', { name: 'Customer portal' }).waitFor();
  await page.getByText(`Customer ${name}`).waitFor();
  await expectGoodScreen(page);
  await page.getByRole('link', { name: 'Back to billing' }).click();
  await page.waitForURL(billing);
  await page.getByText('Sandbox Bank ending in 6789').waitFor();
}
