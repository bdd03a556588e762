import { expect, it } from 'vitest';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { visit } from '../../browser/visit.ts';
import { newAddress } from '../../stack/newAddress.ts';
import { sharedStack } from '../../stack/sharedStack.ts';
import { enterCode } from '../signIn/enterCode.ts';

it('leads from a referral by phone to the sign-up, with the code filled in', async () => {
  const page = await visit();
  await page.goto('/auth/referral?ref=COPPER-FINCH');
  await page.getByRole('heading', { name: 'You are invited to Brigade' }).waitFor();
  await page.getByText(/^Daniel .*invited you$/).waitFor();
  await page.getByRole('link', { name: 'Continue with your phone' }).click();
  await page.getByLabel('Phone number').fill('(646) 555-0176');
  await enterCode(page, sharedStack.upstreamUrl, '+16465550176');

  await page.getByLabel('First name').fill('Juno');
  await page.getByLabel('Last name').fill('Falk');
  await page.getByLabel('Email address').fill(newAddress('juno'));
  expect(await page.getByLabel('Phone number').isDisabled(), 'it was used to sign in').toBe(true);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Business name').fill('Falk & Sons');
  await expect.poll(() => page.getByLabel('Referral code').inputValue()).toBe('COPPER-FINCH');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('I accept the terms of use').check();
  await page.getByRole('button', { name: 'Create my account' }).click();
  await page.getByRole('heading', { name: 'No locations yet' }).waitFor();
});

it('ignores an unknown referral code', async () => {
  const page = await visit();
  await page.goto('/auth/referral?ref=UNKNOWN-CODE');
  await page.getByText('No one has this referral code').waitFor();
  await expectGoodOnEveryDevice(page);
  await page.getByRole('link', { name: 'Use an email address instead' }).click();
  await page.getByRole('heading', { name: 'Welcome to Brigade' }).waitFor();
});
