import { expect, it } from 'vitest';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { visit } from '../../browser/visit.ts';
import { newBusiness } from '../../stack/newBusiness.ts';
import { desk } from '../../browser/widths.ts';
import { expectKept, holderField, openCardForm, saveCard, seeWhatIsMissing } from './cardForm.ts';
import { answerBank, keepFormerCard, letOrganizationPay, visitPortal, waitForBank } from './cardSteps.ts';
import { sharedStack } from '../../stack/sharedStack.ts';

const { viewport } = desk;

it('takes the cards of a location, one by one, and keeps what worked', async () => {
  const business = await newBusiness(sharedStack, 'The Tin Whistle');
  const page = await visit({ token: business.token, options: { viewport } });
  await page.goto(
    `/locations/${business.locationId}/billing?returnTo=/locations/${business.locationId}/teams`,
  );

  await openCardForm(page, 'Add own payment method', 'Add a payment method');
  await seeWhatIsMissing(page);
  await holderField(page).fill('Ada Moreno');
  await saveCard(page, '0002');
  await page.getByText('The card was declined. Try another one.').waitFor();
  await expectKept(page, 'Ada Moreno', '0002');
  await saveCard(page, '4242');
  await page.getByText('The payment method is saved').waitFor();
  await page.waitForURL(/\/teams$/);

  await page.goto(`/locations/${business.locationId}/billing`);
  await page.getByText('Visa ending in 4242').waitFor();
  await keepFormerCard(page);
  await answerBank(page);
  await waitForBank(page);
  await letOrganizationPay(page, business);
  await visitPortal(page, business.name);
});

it('takes a card of an organization, for all of its locations', async () => {
  const business = await newBusiness(sharedStack, 'Nine Elms');
  const page = await visit({ token: business.token, options: { viewport } });
  await page.goto(`/locations/${business.locationId}/billing`);
  await page.getByText('No payment method', { exact: true }).waitFor();
  await expectGoodOnEveryDevice(page);
  await page.getByRole('link', { name: 'Billing of the organization' }).click();

  await page.getByText('No payment method yet.').waitFor();
  await openCardForm(page, 'Add payment method', 'Add a payment method');
  await holderField(page).fill('Nine Elms Group');
  await saveCard(page, '0002');
  await page.getByText('The card was declined. Try another one.').waitFor();
  await expectKept(page, 'Nine Elms Group', '0002');
  await saveCard(page, '4242');
  // The form names the card too, so wait for what follows the save.
  await page.getByText('The payment method is saved').waitFor();
  await page.getByText('Visa ending in 4242').waitFor();

  await page.goto(`/locations/${business.locationId}/billing`);
  await page.getByText('Nine Elms Group pays for the shifts of Nine Elms.').waitFor();
  await page.getByText('Active', { exact: true }).waitFor();
});

it('saving a card does not lead to another site', async () => {
  const { token, organizationId } = await newBusiness(sharedStack, 'Quay House');
  const page = await visit({ token });
  await page.goto(`/organizations/${organizationId}/billing?mode=add-custom&returnTo=//evil.example/`);
  await holderField(page).fill('Quay House');
  await saveCard(page, '4242');
  // The form names the test card by the same text as the page that shows the saved one.
  await page.getByText('The payment method is saved').waitFor();
  expect(new URL(page.url()).origin).toBe(sharedStack.url);
});
