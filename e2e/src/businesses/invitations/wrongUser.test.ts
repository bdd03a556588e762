import { expect, inject, it } from 'vitest';
import { signUpByApi } from '../../accounts/signUp/signUpByApi.ts';
import { enterCode } from '../../accounts/signIn/enterCode.ts';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { visit } from '../../browser/visit.ts';
import { newAddress } from '../../stack/newAddress.ts';
import { sharedStack } from '../../stack/sharedStack.ts';
import { inviteByApi } from './inviteByApi.ts';

const { manager } = inject('tokens');

it('asks for confirmation when another user accepts an invitation', async () => {
  const invited = newAddress('guest');
  const link = await inviteByApi(sharedStack, manager, { email: invited });
  const page = await visit({ token: await signUpByApi(sharedStack, newAddress('other')) });
  await page.goto(link);
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByText(/^This invitation is for g\S+@brigade\.example\. Is that you\?$/).waitFor();
  expect(await page.getByText(invited).count(), 'the invited address stays masked').toBe(0);
  await expectGoodOnEveryDevice(page);
  await page.getByRole('button', { name: 'Yes, accept with this account' }).click();
  await page.waitForURL(/\/locations\/3$/);
});

it('an invitation leads another user to the account that was invited, and back', async () => {
  const [invited, other] = [newAddress('guest'), newAddress('other')];
  const link = await inviteByApi(sharedStack, manager, { email: invited });
  const page = await visit({ token: await signUpByApi(sharedStack, other) });
  await page.goto(link);
  await page.getByRole('button', { name: 'Not me' }).click();
  await page.getByRole('heading', { name: 'Not for you?' }).waitFor();
  await expectGoodOnEveryDevice(page);
  await page.getByRole('button', { name: 'Use another account' }).click();
  await page.waitForURL(/\/auth\?/);
  await expect.poll(() => page.getByLabel('Email address').inputValue()).toBe(invited);
  await enterCode(page, sharedStack.upstreamUrl, invited);
  await page.getByText('You are joining Copper Finch Restaurant Group.').waitFor();
});

it('an invitation asks for the phone number that was invited, and takes no other', async () => {
  const email = newAddress('guest');
  const link = await inviteByApi(sharedStack, manager, { email, phoneNumber: '(646) 555-0181' });
  const page = await visit({ token: await signUpByApi(sharedStack, email) });
  await page.goto(link);
  await page.getByRole('button', { name: 'Accept' }).click();
  const phone = page.getByRole('textbox', { name: 'Your phone number' });
  await phone.fill('12');
  await page.getByRole('button', { name: 'Accept with this number' }).click();
  await page.getByText('Invalid phone number').waitFor();
  await expectGoodOnEveryDevice(page);
  await phone.fill('(646) 555-0182');
  const refused = page.waitForResponse(/\/graphql/);
  await page.getByRole('button', { name: 'Accept with this number' }).click();
  await refused;
  await page.getByText(/This invitation is for a .*81/).waitFor();
  await phone.fill('(646) 555-0181');
  await page.getByRole('button', { name: 'Accept with this number' }).click();
  await page.waitForURL(/\/locations\/3$/);
});
