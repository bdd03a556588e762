import { rmSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { expectGoodOnEveryDevice } from '../../stack/axe.ts';
import { visit } from '../../stack/browser.ts';
import { newAddress } from '../../stack/newAddress.ts';
import { startStack } from '../../stack/startStack.ts';

const stack = await startStack({ env: { SSO_SHARED_SECRET: 'the journeys and the directory share it' } });
afterAll(async () => {
  await stack.stop();
  rmSync(stack.dataFolder, { recursive: true, force: true });
});

it('signs in whom a directory vouches for, once', async () => {
  const email = newAddress('directory');
  const address = await vouch({ email, given_name: 'Ola', family_name: 'Brandt', return_to: '/settings' });
  const page = await visit({ url: stack.url });
  await page.goto(address);
  await page.getByText('Your organization has told us who you are.').waitFor();
  await expectGoodOnEveryDevice(page);
  await page.getByRole('button', { name: 'Finish signing in' }).click();
  await page.waitForURL(/\/settings$/);
  await page.getByText('You sign in through your organization.').waitFor();
  expect(await page.getByRole('textbox', { name: 'First name' }).inputValue()).toBe('Ola');
  expect(await page.getByRole('link', { name: /e-mail address$/ }).count()).toBe(0);
  await expectGoodOnEveryDevice(page);

  const again = await visit({ url: stack.url });
  await again.goto(address);
  await again.getByRole('button', { name: 'Finish signing in' }).click();
  await again.getByRole('heading', { name: 'This did not sign you in' }).waitFor();
  await expectGoodOnEveryDevice(again);
});

/** Plays the directory; gives the address to which it would send the person. */
async function vouch(person: Record<string, string>): Promise<string> {
  const response = await fetch(`${stack.upstreamUrl}/api/sandbox/sso-assertions/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(person),
  });
  return ((await response.json()) as { url: string }).url;
}
