import type { Page } from 'playwright';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';

/** A user who signs up. */
export interface Newcomer {
  firstName: string;
  lastName: string;
  phone: string;
  /** The name of the business; null for who was invited into one. */
  business: string | null;
}

/** Goes through the steps of the sign-up, from the first one to where it ends. */
export async function signUp(page: Page, { firstName, lastName, phone, business }: Newcomer): Promise<void> {
  const steps = business === null ? 2 : 3;
  await page.getByRole('heading', { name: 'Tell us who you are' }).waitFor();
  await page.getByText(`Step 1 of ${steps}`).waitFor();
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('button', { name: 'Continue' }).click();

  if (business !== null) {
    await page.getByText('Step 2 of 3').waitFor();
    await page.getByLabel('Business name').fill(business);
    await expectGoodOnEveryDevice(page);
    await page.getByRole('button', { name: 'Continue' }).click();
  }

  await page.getByText(`Step ${steps} of ${steps}`).waitFor();
  await page.getByLabel('I accept the terms of use').check();
  await expectGoodOnEveryDevice(page);
  await page.getByRole('button', { name: 'Create my account' }).click();
}
