import { expect, it } from 'vitest';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { visit } from '../../browser/visit.ts';
import { sharedStack } from '../../stack/sharedStack.ts';
import { enterCode } from '../signIn/enterCode.ts';

/** The demo's first pro: works shifts, and posts none. */
const pro = 'amara.sesay@mail.example';

it('shows a pro that the app is for businesses, and offers to sign up as one', async () => {
  const page = await visit();
  await page.goto('/locations/1');
  await page.getByLabel('Email address').fill(pro);
  await enterCode(page, sharedStack.upstreamUrl, pro);
  await page.getByRole('heading', { name: 'This app is for businesses' }).waitFor();
  await expectGoodOnEveryDevice(page);
  for (const path of ['/locations', '/locations/1/billing', '/organizations/1']) {
    await page.goto(path);
    await page.getByRole('heading', { name: 'This app is for businesses' }).waitFor();
  }
  await expect.poll(() => page.getByRole('navigation', { name: 'Main' }).count()).toBe(0);

  await page.getByRole('link', { name: 'Sign up as a business' }).click();
  await page.getByRole('heading', { name: 'Tell us who you are' }).waitFor();
  expect(await page.getByLabel('First name').inputValue(), 'what is known is filled in').toBe('Amara');
});
