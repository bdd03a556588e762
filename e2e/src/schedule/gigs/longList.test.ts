import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { visit } from '../../browser/visit.ts';
import { dayAhead } from '../../stack/dayAhead.ts';
import { mutate } from '../../stack/mutate.ts';
import { newBusiness } from '../../stack/newBusiness.ts';
import { type PostedGig, type Shift, postGigs } from '../../stack/postGigs.ts';
import { sharedStack } from '../../stack/sharedStack.ts';
import { desk, phone, type widths } from '../../browser/widths.ts';

const weeks = [
  [0, 1, 2],
  [3, 4, 5],
];
const lastDay = 6;

/** A day on which more shifts start than a page of the list has. */
function busyDay(weekday: number): Shift[] {
  const shift = { position: 'Dishwasher', date: dayAhead(weekday), startTime: '10:00', endTime: '16:00' };
  return Array.from({ length: 30 }, () => shift);
}

interface LongList {
  page: Page;
  token: string;
  /** Those of the last day. */
  gigs: readonly PostedGig[];
}

/** By script, because a wheel may go on turning after the test has read a place. */
function scrollToEnd(): void {
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
}

/** The top of something in the window, in pixels, once what is near the window has its height. */
async function restingPlace(element: Locator): Promise<number> {
  let place = Number.NaN;
  const isAtRest = async () => {
    const before = place;
    await element.page().evaluate(twoFrames);
    place = Math.round((await element.boundingBox())?.y ?? Number.NaN);
    return place === before;
  };
  await expect.poll(isAtRest).toBe(true);
  return place;
}

const twoFrames = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';

/** Opens the list of a new business with 210 gigs, and scrolls to its end. */
async function openAtEnd(name: string, { viewport }: (typeof widths)[number]): Promise<LongList> {
  const business = await newBusiness(sharedStack, name);
  const { token } = business;
  const session = { url: sharedStack.url, token };
  for (const days of weeks) await postGigs(session, business, days.flatMap(busyDay));
  const gigs = await postGigs(session, business, busyDay(lastDay));
  const page = await visit({ token, options: { viewport } });
  await page.goto(`/locations/${business.locationId}`);
  await page.locator('main article').first().waitFor();
  const further = page.getByRole('button', { name: 'Load more shifts' });
  const scrolled = async () => {
    await page.evaluate(scrollToEnd);
    return further.count();
  };
  await expect.poll(scrolled).toBe(0);
  await page.locator(`#day-${lastDay}`).waitFor();
  await restingPlace(page.locator('main section').last());
  return { page, token, gigs };
}

it('keeps the scroll position far down while others change the list', async () => {
  const { page, token, gigs } = await openAtEnd('The Long Counter', desk);
  const row = page.locator('main section').last().locator('article').nth(4);
  await row.scrollIntoViewIfNeeded();
  const place = await restingPlace(row);
  await page.getByText('Live', { exact: true }).waitFor({ state: 'attached' });
  const session = { url: sharedStack.url, token };
  await mutate(session, 'CancelGigsInput', 'cancelGigs(input: $input) { errors { message } }', {
    gigIds: [gigs.at(-1)?.id],
    reason: 'OTHER',
    explanation: 'The oven is broken.',
  });
  await page.getByText('209 shifts', { exact: true }).waitFor({ state: 'attached' });
  expect(Math.abs((await restingPlace(row)) - place)).toBeLessThanOrEqual(1);
});

it('days far from the screen leave the page, and come back without a jump', async () => {
  const { page } = await openAtEnd('The Longer Counter', phone);
  const days = page.locator('main section');
  await expect.poll(() => days.count()).toBeLessThan(weeks.flat().length);
  for (let step = 0; step < 40; step += 1) {
    const row = await page.evaluateHandle(() =>
      [...document.querySelectorAll('main article')].find((one) => one.getBoundingClientRect().top > 100),
    );
    const placeOf = () => row.evaluate((one) => one?.getBoundingClientRect().top ?? Number.NaN);
    const goal = (await placeOf()) + 200;
    await page.evaluate(() => scrollBy({ top: -200, behavior: 'instant' }));
    // What comes near the window is drawn.
    await page.evaluate(twoFrames);
    await expect.poll(async () => Math.abs((await placeOf()) - goal)).toBeLessThanOrEqual(2);
  }
  await page.keyboard.press('Home');
  await expect.poll(() => page.evaluate('scrollY')).toBe(0);
  await days.first().getByRole('link').first().click();
  await page.getByRole('heading', { name: 'Dishwasher', level: 1 }).waitFor();
  await page.goBack();
  await days.first().getByRole('link').first().waitFor();
});
