import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { signUpByApi } from '../../accounts/signUp/signUpByApi.ts';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { visit } from '../../browser/visit.ts';
import { newAddress } from '../../stack/newAddress.ts';
import { newestLink } from '../../stack/outbox.ts';
import { sharedStack } from '../../stack/sharedStack.ts';
import { inviteByApi } from './inviteByApi.ts';

const { manager } = inject('tokens');

it('an invitation ends when it is withdrawn, also for who has it open', async () => {
  const email = newAddress('guest');
  const link = await inviteByApi(sharedStack, manager, { email });
  const guest = await visit({ token: await signUpByApi(sharedStack, email) });
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Accept' }).waitFor();

  const page = await openMenu(email);
  await page.getByRole('menuitem', { name: 'Withdraw…' }).click();
  const dialog = page.getByRole('alertdialog', { name: `Withdraw the invitation for ${email}?` });
  await dialog.waitFor();
  await expectGoodOnEveryDevice(page);
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('row', { name: email }).waitFor({ state: 'detached' });

  await guest.getByRole('button', { name: 'Accept' }).click();
  await guest.getByRole('heading', { name: 'This invitation is no longer available' }).waitFor();
});

it('an invitation gets a new link when it is sent again, and the old one ends', async () => {
  const email = newAddress('guest');
  const link = await inviteByApi(sharedStack, manager, { email });
  const page = await openMenu(email);
  await page.getByRole('menuitem', { name: 'Send again' }).click();
  await page.getByText(`Sent to ${email} with a new link`).waitFor();

  const guest = await visit();
  await guest.goto(link);
  await guest.getByRole('heading', { name: 'This invitation is no longer available' }).waitFor();
  const renewed = await newestLink(sharedStack.upstreamUrl, email, '/invitations/accept/');
  expect(renewed).not.toBe(link);
  await guest.goto(renewed);
  await guest.getByRole('heading', { name: 'Join Saltbox' }).waitFor();
});

/** The team's page, with the menu of an invitation open. */
async function openMenu(email: string): Promise<Page> {
  const page = await visit({ token: manager });
  await page.goto('/locations/3/teams');
  await page.getByRole('button', { name: `Invitation for ${email}` }).click();
  await page.getByRole('menuitem', { name: 'Send again' }).waitFor();
  return page;
}
