import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { visit } from '../../browser/visit.ts';
import { newLocation } from '../../stack/newLocation.ts';
import { desk } from '../../browser/widths.ts';
import { sharedStack } from '../../stack/sharedStack.ts';

const { viewport } = desk;

const { url } = sharedStack;
const { group, owner } = inject('tokens');
const target = 'Halyard House Hotels & Catering';

it('shows an admin of both organizations what a move changes, and moves the location', async () => {
  const name = 'The Tin Whistle';
  const { locationId } = await newLocation({ url, token: group }, { name, organization: 1 });
  const former = await visit({ token: owner, options: { viewport } });
  await former.goto(`/locations/${locationId}/org-remap`);
  await former.getByRole('heading', { name: 'You cannot move this location' }).waitFor();
  await former.getByText(/^Only an admin of both organizations/).waitFor();
  await expect.poll(() => former.getByRole('link', { name: 'Move', exact: true }).count()).toBe(0);
  await expectGoodOnEveryDevice(former);

  const page = await visit({ token: group, options: { viewport } });
  await page.goto(`/locations/${locationId}/info`);
  await page.getByRole('link', { name: 'Move', exact: true }).click();
  await page.getByText(`${name} belongs to Copper Finch Restaurant Group.`).waitFor();
  await expectGoodOnEveryDevice(page);
  await page.getByRole('radio', { name: target }).click();
  await seeEffects(page);

  const field = page.getByLabel(`Type “${name}” to confirm`);
  await field.fill('Tin');
  await page.getByRole('button', { name: 'Move location' }).click();
  await page.getByText(`Type ${name} to confirm`).waitFor();
  await field.fill(name);
  await page.getByRole('button', { name: 'Move location' }).click();
  await page.waitForURL(/\/info$/);
  await page.getByRole('main').getByRole('link', { name: target }).waitFor();

  await former.reload();
  await former.getByRole('heading', { name: 'Location not found, or you have no access to it' }).waitFor();
});

/** Who pays, who loses access and what becomes of gigs, before anything has happened. */
async function seeEffects(page: Page): Promise<void> {
  await page.getByRole('heading', { name: `What moving to ${target} changes` }).waitFor();
  await page.getByText('Copper Finch Restaurant Group pays for work that ends before the move').waitFor();
  await page.getByText('Pros could not be paid after the move').waitFor();
  await page.getByText(/Daniel Okonkwo.* can no longer open it, and get a message\./).waitFor();
  await page.getByText(/Priya Raghunathan.* can manage it, and get a message\./).waitFor();
  await page.getByText('There are no upcoming shifts.').waitFor();
}
