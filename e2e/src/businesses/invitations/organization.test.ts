import { expect, inject, it } from 'vitest';
import { enterCode } from '../../accounts/signIn/enterCode.ts';
import { signUp } from '../../accounts/signUp/signUp.ts';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { visit } from '../../browser/visit.ts';
import { newAddress } from '../../stack/newAddress.ts';
import { newestLink } from '../../stack/outbox.ts';
import { sharedStack } from '../../stack/sharedStack.ts';

const { upstreamUrl } = sharedStack;
const { owner, manager } = inject('tokens');
const organization = 'Copper Finch Restaurant Group';

it('an invitation makes a guest an admin of the organization and all its locations', async () => {
  const email = newAddress('partner');
  const page = await visit({ token: owner });
  await page.goto('/organizations/1/teams');
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog', { name: `Invite to ${organization}` });
  await dialog.getByText('As an admin they can do everything').waitFor();
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await dialog.getByText('This field is required').waitFor();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Name').fill('Sol Whitaker');
  await expectGoodOnEveryDevice(page);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await page.getByRole('row', { name: 'Sol Whitaker' }).getByText('Waiting').waitFor();

  const guest = await visit();
  await guest.goto(await newestLink(upstreamUrl, email, '/organization/invitations/accept/'));
  await guest.getByText('invites you to run the whole organization.').waitFor();
  await guest.getByRole('link', { name: 'Sign in to accept' }).click();
  await enterCode(guest, upstreamUrl, email);
  await signUp(guest, { firstName: 'Sol', lastName: 'Whitaker', phone: '(646) 555-0174', business: null });
  await guest.getByRole('button', { name: 'Accept' }).click();
  await guest.waitForURL(/\/organizations\/1/);
  await guest.getByRole('heading', { name: organization, level: 1 }).waitFor();
  await guest.getByRole('textbox', { name: 'Name' }).waitFor();
  await guest.goto('/locations/4/teams');
  await guest.getByRole('button', { name: 'Invite' }).waitFor();

  await page.reload();
  await page
    .getByRole('table', { name: `Admins of ${organization}` })
    .getByRole('row', { name: 'Sol Whitaker' })
    .waitFor();
  await expect
    .poll(() =>
      page
        .getByText('No pending invitations.')
        .or(page.getByRole('table', { name: /^Invitations to/ }))
        .count(),
    )
    .toBe(1);
  expect(
    await page
      .getByRole('table', { name: /^Invitations to/ })
      .getByText('Sol Whitaker')
      .count(),
    'an accepted invitation is dropped from the list',
  ).toBe(0);
});

it('a manager of a location only cannot invite to the organization, and reads who can', async () => {
  const page = await visit({ token: manager });
  await page.goto('/organizations/1/teams');
  await page
    .getByText('Only admins of the organization can change it, its billing, disputes and managers.')
    .waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Invite' }).count()).toBe(0);
});
