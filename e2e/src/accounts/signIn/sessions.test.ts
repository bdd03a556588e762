import { expect, it } from 'vitest';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { visit } from '../../browser/visit.ts';
import { sharedStack } from '../../stack/sharedStack.ts';
import { enterCode } from './enterCode.ts';

const { upstreamUrl } = sharedStack;
const email = 'jun.takahashi@copperfinch.example';
const phone = '+18185550108';

it('lists where one is signed in, and signs out everywhere at once', async () => {
  const desk = await visit();
  await desk.goto('/auth?returnTo=/settings');
  await desk.getByLabel('Email address').fill(email);
  await enterCode(desk, upstreamUrl, email);
  await desk.getByRole('heading', { name: 'Where you are signed in' }).waitFor();
  const mobile = await visit({ options: { viewport: { width: 390, height: 844 }, userAgent: iphone } });
  await mobile.goto('/auth/phone?returnTo=/settings');
  await mobile.getByLabel('Phone number').fill(phone);
  await enterCode(mobile, upstreamUrl, phone);
  await mobile.getByRole('heading', { name: 'Where you are signed in' }).waitFor();

  await desk.reload();
  const sessions = desk.getByRole('listitem').filter({ hasText: 'Last used' });
  await sessions.filter({ hasText: 'Safari on iPhone' }).waitFor();
  await expect.poll(() => sessions.count()).toBe(2);
  await sessions
    .filter({ hasText: 'This device' })
    .getByText(/^Chrome on/)
    .waitFor();
  await expect.poll(() => desk.getByRole('button', { name: /^End the session on/ }).count()).toBe(1);

  await desk.getByRole('button', { name: 'Sign out everywhere' }).click();
  const dialog = desk.getByRole('alertdialog', { name: 'Sign out everywhere?' });
  await dialog.waitFor();
  await expectGoodOnEveryDevice(desk);
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await desk.waitForURL(/\/auth$/);
  await mobile.getByLabel('First name').fill('June');
  await mobile.getByRole('button', { name: 'Save', exact: true }).click();
  await mobile.waitForURL(/\/auth/);
  await mobile.getByRole('heading', { name: 'Welcome to Brigade' }).waitFor();
});

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
