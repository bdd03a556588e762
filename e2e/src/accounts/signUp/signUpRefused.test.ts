import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { enterCode } from '../signIn/enterCode.ts';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { visit } from '../../browser/visit.ts';
import { newAddress } from '../../stack/newAddress.ts';
import { sharedStack } from '../../stack/sharedStack.ts';
import { phone } from '../../browser/widths.ts';

const { viewport } = phone;

/** The phone of a demo account, with which its owner signs in: signing up does not reveal it. */
const takenPhone = '(646) 555-0103';

it('the sign-up says at each field what is wrong, and loses nothing of the rest', async () => {
  const page = await visit({ options: { viewport } });
  await openSignUp(page);
  const [next, back] = [button(page, 'Continue'), button(page, 'Back')];
  await next.click();
  await expect.poll(() => page.getByText('This field is required').count()).toBe(3);
  await expectGoodOnEveryDevice(page);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Moreno');
  await page.getByLabel('Phone number').fill('12');
  await next.click();
  await page.getByText('Invalid phone number').waitFor();
  await page.getByLabel('Phone number').fill(takenPhone);
  await next.click();

  await page.getByLabel('Business name').fill('The Copper Ladle');
  await page.reload();
  await expect.poll(() => page.getByLabel('Business name').inputValue()).toBe('The Copper Ladle');
  await back.click();
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Ada');
  await next.click();
  await page.getByText('Step 2 of 3').waitFor();
  await next.click();

  await button(page, 'Create my account').click();
  await page.getByText('Accept the terms to continue').waitFor();
  await expectGoodOnEveryDevice(page);
  await page.getByLabel('I accept the terms of use').check();
  await button(page, 'Create my account').click();
  await page.getByRole('heading', { name: 'No locations yet' }).waitFor();
});

/** Signs in with an address that is new. */
async function openSignUp(page: Page): Promise<void> {
  const email = newAddress('refused');
  await page.goto('/auth');
  await page.getByLabel('Email address').fill(email);
  await enterCode(page, sharedStack.upstreamUrl, email);
  await page.getByRole('heading', { name: 'Tell us who you are' }).waitFor();
}

function button(page: Page, name: string) {
  return page.getByRole('button', { name });
}
