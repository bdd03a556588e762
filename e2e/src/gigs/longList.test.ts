import { expect, inject, it } from 'vitest';
import { visit } from '../stack/browser.ts';
import { dayAhead } from '../stack/dayAhead.ts';
import { mutate } from '../stack/mutate.ts';
import { newBusiness } from '../stack/newBusiness.ts';
import { type Shift, postGigs } from '../stack/postGigs.ts';
import { sharedStack } from '../stack/sharedStack.ts';
import { widths, windowOf } from '../stack/widths.ts';

/** As many shifts as a page of the list has, and one more. */
function busyDay(weekday: number): Shift[] {
  const shift = { position: 'Dishwasher', date: dayAhead(weekday), startTime: '10:00', endTime: '16:00' };
  return Array.from({ length: 26 }, () => shift);
}

it(
  'whoever has scrolled far down stays there while others change the list',
  { timeout: 120_000 },
  async () => {
    const business = await newBusiness(sharedStack, 'The Long Counter');
    const session = { url: inject('url'), token: business.token };
    const gigs = await postGigs(session, business, [0, 1, 2].flatMap(busyDay));
    gigs.push(...(await postGigs(session, business, [3, 4].flatMap(busyDay))));
    const page = await visit({ token: business.token, options: windowOf(widths[1].viewport) });
    await page.goto(`/locations/${business.locationId}`);
    const rows = page.locator('main article');
    await rows.first().hover();
    const scrolled = async () => {
      await page.mouse.wheel(0, 2_000);
      return rows.count();
    };
    await expect.poll(scrolled, { timeout: 30_000 }).toBe(130);

    const row = rows.nth(114);
    await row.scrollIntoViewIfNeeded();
    const placeOf = async () => Math.round((await row.boundingBox())?.y ?? Number.NaN);
    const place = await placeOf();
    await mutate(session, 'CancelGigsInput', 'cancelGigs(input: $input) { errors { message } }', {
      gigIds: [gigs.at(-1)?.id],
      reason: 'OTHER',
      explanation: 'The oven is broken.',
    });
    await expect.poll(() => rows.count(), { timeout: 30_000 }).toBe(129);
    expect(Math.abs((await placeOf()) - place)).toBeLessThanOrEqual(1);
  },
);
