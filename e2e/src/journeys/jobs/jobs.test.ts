import type { Page } from 'playwright';
import { afterAll, beforeEach, expect, inject, it } from 'vitest';
import { countPresses } from '../../browser/countPresses.ts';
import { uniqueNames } from '../../browser/uniqueNames.ts';
import { visit } from '../../browser/visit.ts';
import { expectAtRest, columnOf, dayText, middleOf, weekPath } from '../../schedule/calendar/weekPage.ts';
import { dayAhead } from '../../stack/dayAhead.ts';
import { newAddress } from '../../stack/newAddress.ts';
import { newBusiness } from '../../stack/newBusiness.ts';
import { postGigs } from '../../stack/postGigs.ts';
import { startDemoStack } from '../../stack/startDemoStack.ts';
import { missingPro } from './missingPro.ts';
import { shiftWithApplicants } from './shiftWithApplicants.ts';

// Its clock moves, and what it posts and fills would disturb the others.
const stack = await startDemoStack(inject('demoFolder'));
afterAll(() => stack.stop());

const { manager: token } = inject('tokens');
const session = { url: stack.url, token };
let page: Page;
let presses: () => Promise<number>;

beforeEach(async () => {
  page = await visit({ token, url: stack.url });
});

/** Opens the screen on which a job begins. */
async function begin(path: string): Promise<void> {
  await page.goto(path);
  // It comes with the keys.
  await page.getByRole('button', { name: 'Search', exact: true }).waitFor();
  presses = await countPresses(page);
}

it('posts a weekly shift for three pros in 12 presses', async () => {
  await begin('/locations/1/home');
  await page.keyboard.press('n');
  await page.getByRole('combobox', { name: /^Position/ }).click();
  await page.getByRole('option', { name: /^Full Bartender/ }).click();
  const more = page.getByRole('button', { name: 'More: Pros needed' });
  await more.click();
  await more.click();
  await page.getByRole('combobox', { name: 'Repeats' }).click();
  await page.getByRole('option', { name: 'Weekly' }).click();
  await page.getByText(/^Every week on /).waitFor();
  await page.getByRole('button', { name: 'Post Shift', exact: true }).filter({ visible: true }).click();
  await page.getByText(/^\d+ shifts posted$/).waitFor();
  expect(await presses()).toBeLessThanOrEqual(12);
});

it('fills three places in 4 presses', async () => {
  const { databaseId, skill } = await shiftWithApplicants(session, 3);
  await begin('/locations/1');
  await page
    .getByRole('article')
    .filter({ has: page.locator(`a[href="/locations/1/gigs/${databaseId}"]`) })
    .getByRole('link', { name: /waiting$/ })
    .click();
  await page.getByRole('heading', { level: 1, name: skill }).waitFor();
  // Without a conflict, for which one gives a reason.
  const rows = page.getByRole('row').filter({ hasNot: page.locator('.lucide-triangle-alert') });
  const applicants = rows.getByRole('button', { name: /^Select / });
  await expect.poll(() => applicants.count()).toBeGreaterThanOrEqual(3);
  for (const name of (await uniqueNames(applicants, 'Select ')).slice(0, 3)) {
    await page.getByRole('button', { name: `Select ${name}`, exact: true }).click();
  }
  expect(await presses()).toBeLessThanOrEqual(4);
  await page.getByText('3 selected').first().waitFor();
});

it('adds a teammate in 3 presses and the address', async () => {
  await begin('/locations/1/home');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('option', { name: 'Invite a teammate' }).click();
  await page.locator('[role=dialog] input:focus').waitFor();
  const address = newAddress('teammate');
  await page.keyboard.type(address);
  await page.keyboard.press('Enter');
  await page.getByText(`Invitation sent to ${address}`).first().waitFor();
  expect(await presses()).toBeLessThanOrEqual(3);
});

it('finds a pro of 4.5 stars who worked here and offers a shift in 5 presses and the question', async () => {
  await begin('/locations/1/home');
  await page.keyboard.press('Control+K');
  await page.locator('[role=dialog] input:focus').waitFor();
  await page.keyboard.type('cooks over 4.5 who worked here');
  await page.getByRole('option', { name: /^Ask about past work/ }).click();
  const offer = page.getByRole('link', { name: /^Offer a shift to / }).first();
  await offer.click();
  await page.getByRole('radio').first().click();
  await page.getByRole('button', { name: 'Send offers' }).click();
  await page.getByRole('list', { name: 'Who was asked' }).waitFor();
  expect(await presses()).toBeLessThanOrEqual(5);
});

it('moves a shift in one drag, and makes an event of three in 4 presses and its name', async () => {
  const business = await newBusiness(stack, 'The Glass Barn');
  const [thursday, friday] = [dayAhead(4), dayAhead(5)];
  const times = { startTime: '17:00', endTime: '23:00' };
  const [gig] = await postGigs({ url: stack.url, token: business.token }, business, [
    { position: 'Line Cook', date: thursday, ...times },
    { position: 'Event Setup', date: friday, ...times },
    { position: 'Dishwasher', date: friday, ...times },
  ]);
  page = await visit({ token: business.token, url: stack.url });
  await begin(weekPath(business.locationId, friday));
  const shift = page.locator(`[data-entry="${gig?.databaseId}"]`);
  await shift.waitFor();
  await expectAtRest(page);
  const from = await middleOf(shift);
  const to = await middleOf(columnOf(page, friday));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, from.y, { steps: 8 });
  await page.locator('[data-entry][data-dragged]').waitFor();
  await page.mouse.up();
  await page
    .getByText(`Line Cook moved to ${dayText(friday, 'short')}, 5 – 11 pm`)
    .last()
    .waitFor();
  expect(await presses()).toBe(1);

  presses = await countPresses(page);
  await page.getByRole('link', { name: 'Group into event' }).click();
  await page.getByRole('checkbox', { name: `Select all shifts on ${dayText(friday, 'long')}` }).click();
  await page.getByText('3 shifts selected').waitFor();
  await page.getByRole('button', { name: 'New event' }).click();
  await page.locator('[role=dialog] input:focus').waitFor();
  await page.keyboard.type('Lindqvist wedding');
  await page.keyboard.press('Enter');
  await page.getByText('Lindqvist wedding has 3 shifts').waitFor();
  expect(await presses()).toBeLessThanOrEqual(4);
});

// The last one, because it moves the clock.
it('replaces a no-show in 3 presses', async () => {
  const pro = await missingPro(stack, token);
  await begin('/locations/1/schedule');
  await page.getByRole('button', { name: `Replace ${pro}` }).click();
  const dialog = page.getByRole('dialog', { name: `Replace ${pro}?` });
  await dialog.getByRole('button', { name: 'Replace', exact: true }).click();
  const asked = page.getByRole('dialog', { name: `${pro} is off the shift` });
  await asked.getByRole('button', { name: 'Done' }).click();
  expect(await presses()).toBeLessThanOrEqual(3);
});
