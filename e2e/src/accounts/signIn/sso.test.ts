import { expect, it } from 'vitest';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { visit } from '../../browser/visit.ts';
import { newAddress } from '../../stack/newAddress.ts';
import { sharedStack } from '../../stack/sharedStack.ts';

it('signs in a user that a directory vouches for, once', async () => {
  const email = newAddress('directory');
  const address = await vouch({ email, given_name: 'Ola', family_name: 'Brandt', return_to: '/settings' });
  const page = await visit();
  await page.goto(address);
  await page.getByText('Your organization has confirmed who you are.').waitFor();
  await expectGoodOnEveryDevice(page);
  await page.getByRole('button', { name: 'Finish signing in' }).click();
  await page.waitForURL(/\/settings$/);
  await page.getByText('You sign in through your organization.').waitFor();
  await expect.poll(() => page.getByRole('textbox', { name: 'First name' }).inputValue()).toBe('Ola');
  await expect.poll(() => page.getByRole('link', { name: /email address$/ }).count()).toBe(0);

  const again = await visit();
  await again.goto(address);
  await again.getByRole('button', { name: 'Finish signing in' }).click();
  await again.getByRole('heading', { name: 'Sign-in failed' }).waitFor();
});

/** Plays the directory; gives the address to which it would send the person. */
async function vouch(person: Record<string, string>): Promise<string> {
  const response = await fetch(`${sharedStack.upstreamUrl}/api/sandbox/sso-assertions/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(person),
  });
  return ((await response.json()) as { url: string }).url;
}
