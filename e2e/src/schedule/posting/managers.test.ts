import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { newLocation } from '../../stack/newLocation.ts';
import { sharedStack } from '../../stack/sharedStack.ts';
import { daysAhead } from './days.ts';
import { joinTeam } from './joinTeam.ts';
import { choose, openPostingForm, post } from './postingForm.ts';

const { group } = inject('tokens');
const renata = { name: 'Renata Ochoa', phone: '(212) 555-0131' };
const ines = { name: 'Ines Okafor', phone: '(646) 555-0188' };

it('managers on duty are added, picked and deleted while posting; the gig shows who pros can call', async () => {
  const location = await newLocation(
    { url: sharedStack.url, token: group },
    { name: 'The Duty Desk', organization: 2 },
  );
  await joinTeam(sharedStack, group, location, { firstName: 'Noor', lastName: 'Haddad' });
  const { locationId } = location;
  const search = `post_gig_date=${daysAhead(60).toString()}`;
  const page = await openPostingForm({ token: group, locationId, search });
  const list = page.getByRole('combobox', { name: 'Manager on duty' });
  await expect.poll(() => list.isDisabled()).toBe(true);
  for (const manager of [renata, ines]) await add(page, manager);

  await choose(page, 'Manager on duty', /^Renata Ochoa/);
  await expectContact(page, renata);
  await choose(page, 'Manager on duty', /^Ines Okafor/);
  await expectContact(page, ines);
  await remove(page, ines.name);
  // What was filled in stays: only the list is shorter.
  await expectContact(page, ines);
  await list.click();
  await expect
    .poll(() => page.getByRole('option').allTextContents())
    .toEqual([`${renata.name}${renata.phone}`]);
  await page.getByRole('option').click();
  await choose(page, 'Onsite manager', 'Noor Haddad');

  await choose(page, /^Position/, /^Dishwasher/);
  await post(page, 'Post Shift');
  await page.getByText('Shift posted', { exact: true }).waitFor();
  await page.locator('a[data-entry]').press('Enter');
  await page.getByRole('tab', { name: 'Details' }).click();
  const contact = page.getByRole('region', { name: 'Location and contact' });
  await contact.getByText(renata.name, { exact: true }).waitFor();
  const call = contact.getByRole('link', { name: renata.phone });
  await expect.poll(() => call.getAttribute('href')).toBe('tel:+12125550131');
  await contact.getByText('Noor Haddad', { exact: true }).waitFor();
});

/** Adds the contact in the form to the managers on duty. */
async function add(page: Page, { name, phone }: typeof renata): Promise<void> {
  await page.getByLabel('Contact on the day').fill(name);
  await page.getByLabel('Contact phone').fill(phone);
  await page.getByRole('button', { name: 'Add a manager' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a manager on duty' });
  await expect.poll(() => dialog.getByLabel(/^Name/).inputValue()).toBe(name);
  await dialog.getByRole('button', { name: 'Add manager' }).click();
  await page.getByText(`${name} was added`).waitFor();
  await page.getByRole('button', { name: `Delete ${name}` }).waitFor();
}

async function remove(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const question = page.getByRole('alertdialog', { name: `Delete ${name}?` });
  await question.getByText('Posted shifts keep their contact.').waitFor();
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await question.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Add a manager' }).waitFor();
}

async function expectContact(page: Page, { name, phone }: typeof renata): Promise<void> {
  await expect.poll(() => page.getByLabel('Contact on the day').inputValue()).toBe(name);
  await expect.poll(() => page.getByLabel('Contact phone').inputValue()).toBe(phone);
}
