import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { signUpByApi } from '../signUp/signUpByApi.ts';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { visit } from '../../browser/visit.ts';
import { newAddress } from '../../stack/newAddress.ts';
import { messagesTo } from '../../stack/outbox.ts';
import { sharedStack } from '../../stack/sharedStack.ts';
import { enterCode } from './enterCode.ts';

const { upstreamUrl } = sharedStack;

it('makes another email address the one to sign in with, by a code, and notifies the old one', async () => {
  const [before, after] = [newAddress('before'), newAddress('after')];
  const page = await openSettings(before);
  await page.getByRole('link', { name: 'Change email address' }).click();
  await page.getByRole('heading', { name: 'Your email address' }).waitFor();
  await expectGoodOnEveryDevice(page);
  await page.getByRole('textbox', { name: 'Email address' }).fill(after);
  await enterCode(page, upstreamUrl, after);
  // The message goes by itself.
  await page.getByText('You can sign in with this address now').waitFor();
  await page.waitForURL(/\/settings$/);
  await page.getByRole('definition').filter({ hasText: after }).waitFor();
  expect((await messagesTo(upstreamUrl, before))[0]?.subject).toBe(
    'The email address of your Brigade account was changed',
  );
});

it('leaves the address of another account alone, and shows the way to link the two', async () => {
  const taken = 'dana.whitcomb@halyard.example';
  const email = newAddress('wishful');
  const page = await openSettings(email);
  await page.getByRole('link', { name: 'Change email address' }).click();
  await page.getByRole('textbox', { name: 'Email address' }).fill(taken);
  await enterCode(page, upstreamUrl, taken);
  await page.getByRole('link', { name: 'Link your accounts' }).waitFor();
  await expectGoodOnEveryDevice(page);
  await page.goto('/settings');
  await page.getByRole('definition').filter({ hasText: email }).waitFor();
});

/** The settings of a new account with this address. */
async function openSettings(email: string): Promise<Page> {
  const page = await visit({ token: await signUpByApi(sharedStack, email) });
  await page.goto('/settings');
  await page.getByRole('definition').filter({ hasText: email }).waitFor();
  return page;
}
