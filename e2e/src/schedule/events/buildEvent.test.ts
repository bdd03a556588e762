import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { visit } from '../../browser/visit.ts';
import { dayAhead } from '../../stack/dayAhead.ts';
import { newBusiness } from '../../stack/newBusiness.ts';
import { postGigs } from '../../stack/postGigs.ts';
import { sharedStack } from '../../stack/sharedStack.ts';
import { phone } from '../../browser/widths.ts';
import { weekPath } from '../calendar/weekPage.ts';

const { viewport } = phone;

const { url } = sharedStack;
const positions = ['Line Cook', 'Front-of-House Support', 'Event Setup', 'Dishwasher'];
const [friday, saturday] = [dayAhead(5), dayAhead(6)];

it('gathers three gigs of a week into an event, and opens it', async () => {
  const business = await newBusiness(sharedStack, 'The Glass Barn');
  await postGigs({ url, token: business.token }, business, [
    { position: 'Line Cook', date: friday, startTime: '15:00', endTime: '23:00' },
    { position: 'Front-of-House Support', date: friday, startTime: '17:00', endTime: '01:00', places: 4 },
    { position: 'Event Setup', date: saturday, startTime: '18:00', endTime: '02:00' },
    { position: 'Dishwasher', date: saturday, startTime: '08:00', endTime: '12:00' },
  ]);
  const page = await visit({ token: business.token, options: { viewport } });
  await page.goto(weekPath(business.locationId, friday));
  await page.getByRole('link', { name: 'Group into event' }).click();
  for (const position of positions) await choose(page, position);
  await page.getByText('4 shifts selected').waitFor();
  await expectGoodOnEveryDevice(page);
  await choose(page, 'Dishwasher');

  await page.getByRole('button', { name: 'New event' }).click();
  const dialog = page.getByRole('dialog', { name: 'New event' });
  const name = dialog.getByRole('textbox', { name: 'Event name' });
  for (const [bad, message] of [
    ['ab', 'Event name must be at least 3 characters'],
    ['x'.repeat(26), 'Event name must be 25 characters or less'],
  ] as const) {
    await name.fill(bad);
    await dialog.getByRole('button', { name: 'Create event' }).click();
    await dialog.getByText(message).waitFor();
  }
  await expectGoodOnEveryDevice(page);
  await name.fill('Lindqvist wedding');
  await dialog.getByRole('button', { name: 'Create event' }).click();
  await page.getByText('Lindqvist wedding has 3 shifts').waitFor();
  await expect.poll(() => page.url()).not.toContain('build-event');

  await page.getByRole('button', { name: 'Open event' }).click();
  await page.getByRole('heading', { name: 'Lindqvist wedding', level: 1 }).waitFor();
  await page.getByRole('table', { name: 'Confirmed pros by position and shift' }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Dishwasher' }).count()).toBe(0);
  await page.goBack();
  await page.getByText('Lindqvist wedding').first().waitFor();
});

/** Chooses a gig of the week, or takes it back, by keys, once more if the page was drawn between focus and key. */
async function choose(page: Page, position: string): Promise<void> {
  const gig = page.getByRole('button', { name: new RegExp(`^${position}, `) });
  const isPressed = () => gig.getAttribute('aria-pressed');
  const before = await isPressed();
  await expect
    .poll(async () => {
      if ((await isPressed()) === before) await gig.press('Space');
      return isPressed();
    })
    .not.toBe(before);
}
