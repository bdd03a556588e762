import { expect, inject, it } from 'vitest';
import { visit } from '../stack/browser.ts';
import { dayAhead } from '../stack/dayAhead.ts';
import { mutate } from '../stack/mutate.ts';
import { newBusiness } from '../stack/newBusiness.ts';
import { type Shift, postGigs } from '../stack/postGigs.ts';
import { sharedStack } from '../stack/sharedStack.ts';
import { widths, windowOf } from '../stack/widths.ts';

/** A day on which more shifts start than a page of the list has. */
function busyDay(weekday: number): Shift[] {
  const shift = { position: 'Dishwasher', date: dayAhead(weekday), startTime: '10:00', endTime: '16:00' };
  return Array.from({ length: 30 }, () => shift);
}

it(
  'whoever has scrolled far down stays there while others change the list, and finds the way back',
  { timeout: 120_000 },
  async () => {
    const business = await newBusiness(sharedStack, 'The Long Counter');
    const session = { url: inject('url'), token: business.token };
    for (const days of [
      [0, 1, 2],
      [3, 4, 5],
    ]) {
      await postGigs(session, business, days.flatMap(busyDay));
    }
    const gigs = await postGigs(session, business, busyDay(6));
    const page = await visit({ token: business.token, options: windowOf(widths[1].viewport) });
    await page.goto(`/locations/${business.locationId}`);
    const days = page.locator('main section');
    await days.first().locator('article').first().hover();
    const name = await days.first().getByRole('heading', { level: 2 }).innerText();
    const firstRow = page.getByRole('region', { name }).locator('article').first();
    const further = page.getByRole('button', { name: 'Load more gigs' });
    const scrolled = async () => {
      await page.mouse.wheel(0, 2_000);
      return further.count();
    };
    await expect.poll(scrolled, { timeout: 30_000 }).toBe(0);

    const row = days.last().locator('article').nth(4);
    await row.scrollIntoViewIfNeeded();
    await firstRow.waitFor({ state: 'detached' });
    const placeOf = async () => Math.round((await row.boundingBox())?.y ?? Number.NaN);
    const place = await placeOf();
    await mutate(session, 'CancelGigsInput', 'cancelGigs(input: $input) { errors { message } }', {
      gigIds: [gigs.at(-1)?.id],
      reason: 'OTHER',
      explanation: 'The oven is broken.',
    });
    await page.getByText('209 gigs', { exact: true }).waitFor({ state: 'attached' });
    expect(Math.abs((await placeOf()) - place)).toBeLessThanOrEqual(1);

    await page.keyboard.press('Home');
    await firstRow.click();
    await page.getByRole('heading', { name: 'Dishwasher', level: 1 }).waitFor();
    await page.goBack();
    await firstRow.waitFor();
  },
);
