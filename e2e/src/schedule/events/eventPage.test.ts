import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { visit } from '../../browser/visit.ts';
import { chooseInMenu } from '../../browser/chooseInMenu.ts';
import { dayAhead } from '../../stack/dayAhead.ts';
import { mutate } from '../../stack/mutate.ts';
import { type Business, newBusiness } from '../../stack/newBusiness.ts';
import { postGigs } from '../../stack/postGigs.ts';
import { sharedStack } from '../../stack/sharedStack.ts';
import { desk } from '../../browser/widths.ts';

const { viewport } = desk;

const { url } = sharedStack;
const [friday, saturday] = [dayAhead(5), dayAhead(6)];

it('shows an event, and changes who and what belongs to it', async () => {
  const business = await newBusiness(sharedStack, 'The Glass Barn');
  const page = await visit({ token: business.token, options: { viewport } });
  await page.goto(await eventOf(business));
  const coverage = page.getByRole('table', { name: 'Confirmed pros by position and shift' });
  await coverage.getByRole('rowheader', { name: 'Line Cook' }).waitFor();
  await expect.poll(() => coverage.getByRole('row').last().textContent()).toContain('0 of 5');

  await rename(page, 'Harvest ball');
  await giveContact(page.getByRole('article').first(), page);
  await addShifts(page);
  await expect.poll(() => coverage.getByRole('row').last().textContent()).toContain('0 of 7');
  await takeOut(page, 'Dishwasher');
  await expect.poll(async () => coverage.getByRole('row').last().textContent()).toContain('0 of 5');
  await seeKinds(page);
  await destroy(page);
});

/** Makes an event of two gigs, one of them for the business's own network; gives its address. */
async function eventOf(business: Business): Promise<string> {
  const session = { url, token: business.token };
  const cook = { position: 'Line Cook', date: friday, startTime: '15:00', endTime: '23:00' };
  const setup = { position: 'Event Setup', date: saturday, startTime: '08:00', endTime: '12:00', places: 3 };
  const dishwasher = { position: 'Dishwasher', date: friday, startTime: '18:00', endTime: '02:00' };
  const gigs = [
    ...(await postGigs(session, business, [cook])),
    ...(await postGigs(session, business, [setup], { type: 'NETWORK' })),
  ];
  await postGigs(session, business, [dishwasher]);
  const { event } = await mutate<{ event: { databaseId: number } }>(
    session,
    'CreateEventInput',
    'createEvent(input: $input) { event { databaseId } errors { message } }',
    { locationId: business.id, name: 'Harvest dance', gigIds: gigs.map(({ id }) => id) },
  );
  return `/locations/${business.locationId}/event/${event.databaseId}`;
}

/** Renames the event and adds an event lead. */
async function rename(page: Page, name: string): Promise<void> {
  await chooseInMenu(page, 'More', 'Edit event');
  const dialog = page.getByRole('dialog', { name: 'Edit Harvest dance' });
  await dialog.getByRole('textbox', { name: 'Event name' }).fill('ab');
  await dialog.getByRole('button', { name: 'Add an event lead' }).click();
  await dialog.getByRole('button', { name: 'Save event' }).click();
  await dialog.getByText('Event name must be at least 3 characters').waitFor();
  await dialog.getByText('This field is required').first().waitFor();
  await expectGoodOnEveryDevice(page);
  await dialog.getByRole('textbox', { name: 'Event name' }).fill(name);
  await dialog.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option').first().click();
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Ines Okafor');
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('646 555 0188');
  await dialog.getByRole('button', { name: 'Save event' }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  await page.getByText('Ines Okafor').waitFor();
}

/** Sets the contact of a shift. */
async function giveContact(shift: Locator, page: Page): Promise<void> {
  await shift.getByText('No contact yet').waitFor();
  await shift.getByRole('button', { name: 'Edit shift' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit shift' });
  await dialog.getByLabel('Contact phone').fill('12');
  await dialog.getByLabel('Contact', { exact: true }).fill('Noor Haddad');
  await dialog.getByRole('button', { name: 'Save shift' }).click();
  await dialog.getByText('Invalid phone number').waitFor();
  await expectGoodOnEveryDevice(page);
  await dialog.getByLabel('Contact phone').fill('646 555 0172');
  await dialog.getByRole('button', { name: 'Save shift' }).click();
  await shift.getByText('Contact: Noor Haddad').waitFor();
}

/** Adds the shift that is in no event yet. */
async function addShifts(page: Page): Promise<void> {
  await chooseInMenu(page, 'More', 'Add posted shifts');
  const dialog = page.getByRole('dialog', { name: 'Add shifts to Harvest ball' });
  await dialog.getByRole('checkbox', { name: 'Dishwasher, 2 places' }).check();
  await expectGoodOnEveryDevice(page);
  await dialog.getByRole('button', { name: 'Add 1 shift' }).click();
  await page.getByText('1 shift added to Harvest ball').waitFor();
  await page.getByRole('link', { name: 'Dishwasher' }).waitFor();
}

/** Takes a gig out, back in by the undo, and out again. */
async function takeOut(page: Page, position: string): Promise<void> {
  const button = page.getByRole('button', { name: `Remove ${position} from the event` });
  await button.click();
  await page.getByText(`${position} was removed from the event`).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText(`${position} was added back to the event`).waitFor();
  await button.click();
  await button.waitFor({ state: 'detached' });
}

/** The gigs for the network and those for the marketplace have a page each. */
async function seeKinds(page: Page): Promise<void> {
  for (const [kind, position] of [
    ['Network', 'Event Setup'],
    ['Marketplace', 'Line Cook'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Event' }).getByRole('link', { name: kind }).click();
    await page.waitForURL(new RegExp(`/${kind.toLowerCase()}$`));
    await page.getByRole('article').getByRole('link', { name: position }).waitFor();
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
  }
}

/** Deletes it; its gigs stay. */
async function destroy(page: Page): Promise<void> {
  const address = page.url();
  await chooseInMenu(page, 'More', 'Delete event');
  const dialog = page.getByRole('alertdialog', { name: 'Delete Harvest ball?' });
  await dialog.getByText('Its 2 shifts stay posted').waitFor();
  await expectGoodOnEveryDevice(page);
  await dialog.getByRole('button', { name: 'Delete event' }).click();
  await page.getByText('No upcoming events').waitFor();
  await page.goto(address);
  await page.getByRole('heading', { name: 'Event not found, or you have no access to it' }).waitFor();
}
