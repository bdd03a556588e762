import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { enterCode } from '../signIn/enterCode.ts';
import { inviteTeamMember } from '../../businesses/invitations/invite.ts';
import { addLocation } from '../../businesses/locations/addLocation.ts';
import { addCard } from '../../businesses/paymentMethods/addCard.ts';
import { chooseInMenu } from '../../browser/chooseInMenu.ts';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { visit } from '../../browser/visit.ts';
import { newAddress } from '../../stack/newAddress.ts';
import { messagesTo, newestLink } from '../../stack/outbox.ts';
import { sharedStack } from '../../stack/sharedStack.ts';
import { phone } from '../../browser/widths.ts';
import { signUp } from './signUp.ts';

const { viewport } = phone;

const { upstreamUrl } = sharedStack;
const place = 'The Copper Ladle';

it('the sign-up of a business leads from nothing to a team, and back', async () => {
  const [ownerEmail, guestEmail] = [newAddress('owner'), newAddress('guest')];
  const owner = await visit({ options: { viewport } });
  await arrive(owner, ownerEmail);
  await signUp(owner, { firstName: 'Ada', lastName: 'Moreno', phone: '(646) 555-0171', business: place });

  await owner.getByRole('heading', { name: 'No locations yet' }).waitFor();
  await expectGoodOnEveryDevice(owner);
  await owner.getByRole('link', { name: 'Add your first location' }).click();
  await addLocation(owner, `${place} Greenpoint`);
  await seeApproval(owner);
  await openSection(owner, 'Billing');
  await owner.getByText(`${place} pays for the shifts of ${place} Greenpoint.`).waitFor();
  await addCard(owner, 'Ada Moreno');
  await openSection(owner, 'Team');
  await inviteTeamMember(owner, guestEmail);

  const guest = await visit({ options: { viewport } });
  await join(guest, guestEmail);
  const home = guest.url();
  await seeLimits(guest);
  await remove(owner, 'Noor Haddad');
  expect((await messagesTo(upstreamUrl, guestEmail))[0]?.body).toContain('Ada Moreno has removed you');

  await guest.goto(home);
  await guest.getByRole('heading', { name: 'Location not found, or you have no access to it' }).waitFor();
  await guest.goto('/locations');
  await guest.getByRole('heading', { name: 'No locations yet' }).waitFor();
});

/** Opens the app without a session and gets one, with the code that comes. */
async function arrive(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('heading', { name: 'Welcome to Brigade' }).waitFor();
  await page.getByLabel('Email address').fill(email);
  await enterCode(page, upstreamUrl, email);
}

/** The new location waits, says what happens next, and is approved by the switch of the sandbox. */
async function seeApproval(page: Page): Promise<void> {
  const panel = page.getByText(`${place} Greenpoint is waiting for approval`);
  await panel.waitFor();
  await page.getByText('What happens next').waitFor();
  await page.getByRole('button', { name: 'Approve now (sandbox)' }).click();
  await page.getByText(`${place} Greenpoint is approved`).waitFor();
  await panel.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Details' }).waitFor();
}

async function openSection(page: Page, name: string): Promise<void> {
  const sections = page.getByRole('navigation', { name: 'Settings of the location' });
  await sections.getByRole('button', { name: 'Section' }).click();
  await sections.getByRole('link', { name }).click();
}

/** Follows the link of the email with no account yet; ends at the location. */
async function join(page: Page, email: string): Promise<void> {
  await page.goto(await newestLink(upstreamUrl, email, '/invitations/accept/'));
  await page.getByRole('heading', { name: `Join ${place} Greenpoint` }).waitFor();
  await page.getByText('Team member').waitFor();
  await page.getByRole('link', { name: 'Sign in to accept' }).click();
  await page.getByLabel('Email address').waitFor();
  await expect.poll(() => page.getByLabel('Email address').inputValue()).toBe(email);
  await enterCode(page, upstreamUrl, email);

  await page.getByText(`You are joining ${place}.`).waitFor();
  await signUp(page, { firstName: 'Noor', lastName: 'Haddad', phone: '(646) 555-0172', business: null });
  await page.getByText(`You are signed in as Noor Haddad, ${email}.`).waitFor();
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.waitForURL(/\/locations\/\d+$/);
  await page.getByRole('heading', { name: 'Shifts', level: 1 }).waitFor();
}

/** A team member looks at everything and changes nothing; each page says who could. */
async function seeLimits(page: Page): Promise<void> {
  const admins = 'Only admins of this location can';
  await chooseInMenu(page, 'Menu', 'Settings');
  await page.getByText(`${admins} change its details and settings.`).waitFor();
  await expect.poll(() => page.getByLabel('Street address').isDisabled()).toBe(true);
  await expect.poll(() => page.getByRole('button', { name: /^Save / }).count()).toBe(0);
  await openSection(page, 'Billing');
  await page.getByText(`${admins} change how it is billed.`).waitFor();
  await expect.poll(() => page.getByRole('link', { name: /payment method/i }).count()).toBe(0);
  await openSection(page, 'Team');
  await page.getByText(`${admins} manage its team.`).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Invite' }).count()).toBe(0);
}

/** The first person sees the second on the team, and takes the role back. */
async function remove(page: Page, name: string): Promise<void> {
  await page.reload();
  await page.getByRole('button', { name: `Role of ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Remove…' }).click();
  const dialog = page.getByRole('alertdialog', { name: `Remove ${name} from ${place} Greenpoint?` });
  await dialog.getByText('can no longer open this location').waitFor();
  await expectGoodOnEveryDevice(page);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await page.getByText('No one has a role at this location only.').waitFor();
  await expectGoodOnEveryDevice(page);
}
