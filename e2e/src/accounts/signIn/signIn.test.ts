import { expect, it } from 'vitest';
import { expectAccessible } from '../../browser/axe.ts';
import { visit } from '../../browser/visit.ts';
import { newestCode } from '../../stack/outbox.ts';
import { sharedStack } from '../../stack/sharedStack.ts';

const email = 'marcus.bell@copperfinch.example';

it('leads from a deep link through a wrong code to the page that was asked for', async () => {
  const page = await visit({ options: { viewport: { width: 360, height: 740 } } });
  await page.goto('/locations/2');
  await page.waitForURL(/\/auth\?returnTo=/);
  await page.getByRole('heading', { name: 'Welcome to Brigade', level: 1 }).waitFor();

  await page.getByLabel('Email address').fill('not an address');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByText('Invalid email address').waitFor();
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();

  const codeField = page.getByLabel('6-digit code');
  await codeField.waitFor();
  await page.getByText('You can ask for another one in').waitFor();
  const code = await newestCode(sharedStack.upstreamUrl, email);
  const wrongCode = code === '000000' ? '111111' : '000000';
  await codeField.fill(wrongCode);
  await page.getByText('4 attempts left').waitFor();
  await expectAccessible(page);

  await codeField.fill(code);
  await page.waitForURL(/\/locations\/2$/);
  await page.getByRole('heading', { name: 'Shifts', level: 1 }).waitFor();
  expect(await page.evaluate('scrollY'), 'the page begins at its top').toBe(0);
});

it('signs in by phone, and signing out ends the session everywhere in the browser', async () => {
  const page = await visit();
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Use a phone number instead' }).click();
  await page.waitForURL(/\/auth\/phone/);
  await page.getByLabel('Phone number').fill('(646) 555-0103');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page
    .getByLabel('6-digit code')
    .fill(await codeTo('+16465550103', page.getByLabel('6-digit code').waitFor()));
  await page.getByRole('button', { name: /Account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL(/\/auth/);
  expect(await page.evaluate("localStorage.getItem('brigade.session')")).toBeNull();

  await page.goto('/locations');
  await page.waitForURL(/\/auth\?returnTo=/);
});

it('treats an expired session as none, and a forged one as none', async () => {
  const page = await visit();
  await page.addInitScript(
    "localStorage.setItem('brigade.session', JSON.stringify({ token: 'x', expiresAt: 1 }))",
  );
  await page.goto('/locations');
  await page.waitForURL(/\/auth\?returnTo=/);
  expect(await page.evaluate("localStorage.getItem('brigade.session')")).not.toBe('');

  const forged = await visit({ token: 'forged' });
  await forged.goto('/locations');
  await forged.waitForURL(/\/auth\?returnTo=/);
});

/** The code is there once the field for it is. */
async function codeTo(address: string, sent: Promise<void>): Promise<string> {
  await sent;
  return newestCode(sharedStack.upstreamUrl, address);
}
