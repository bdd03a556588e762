import { expect, it } from 'vitest';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { visit } from '../../browser/visit.ts';
import { newAddress } from '../../stack/newAddress.ts';
import { newestCode, newestLink } from '../../stack/outbox.ts';
import { sharedStack } from '../../stack/sharedStack.ts';

const { upstreamUrl } = sharedStack;
const path = '/auth/callback/magic-link';

it('signs in by the link of the email, once, and leads to where one was going', async () => {
  const email = newAddress('link');
  const asking = await visit();
  await asking.goto('/settings');
  await asking.getByLabel('Email address').fill(email);
  await asking.getByRole('button', { name: 'Send me a code' }).click();
  await asking.getByLabel('6-digit code').waitFor();
  const link = await newestLink(upstreamUrl, email, path);

  // A program that looks through mail opens the link before the person does, and presses nothing.
  const scanner = await visit();
  await scanner.goto(link);
  await scanner.getByRole('heading', { name: 'Finish signing in' }).waitFor();

  const page = await visit();
  await page.goto(link);
  const button = page.getByRole('button', { name: 'Finish signing in' });
  await button.waitFor();
  await button.click();
  await page.getByRole('heading', { name: 'Tell us who you are' }).waitFor();
  expect(new URL(page.url()).searchParams.get('returnTo')).toBe('/settings');

  const again = await visit();
  await again.goto(link);
  await again.getByRole('button', { name: 'Finish signing in' }).click();
  await again.getByText('That link has expired or was used.').waitFor();
  await expectGoodOnEveryDevice(again);
  await again.getByRole('link', { name: 'Sign in with a code' }).click();
  await again.waitForURL(/\/auth\?returnTo=/);

  // The code came with the link, and is as used as it.
  await asking.getByLabel('6-digit code').fill(await newestCode(upstreamUrl, email));
  await asking.getByText(/expired|was used/).waitFor();
});

it('shows an error for an unknown callback type', async () => {
  const page = await visit();
  await page.goto('/auth/callback/telepathy?token=x');
  await page.getByRole('heading', { name: 'Sign-in failed' }).waitFor();
  await page.getByText('We do not know this way of signing in.').waitFor();
  await page.goto(path);
  await page.getByText('The link is incomplete.').waitFor();
  await page.getByRole('link', { name: 'Sign in with a code' }).click();
  await page.getByRole('heading', { name: 'Welcome to Brigade' }).waitFor();
});
