import type { CDPSession, Locator, Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectGoodScreen } from '../../browser/goodScreen.ts';
import { visit } from '../../browser/visit.ts';
import { dayAhead } from '../../stack/dayAhead.ts';
import { newBusiness } from '../../stack/newBusiness.ts';
import { postGigs } from '../../stack/postGigs.ts';
import { sharedStack } from '../../stack/sharedStack.ts';
import { dayText, expectAtRest, middleOf, weekPath } from './weekPage.ts';

const { url } = sharedStack;
const day = dayAhead(3);

let page: Page;
let shift: Locator;
let finger: CDPSession;

/** A phone that shows the day of a shift from 1 to 5 pm. */
beforeEach(async () => {
  const business = await newBusiness(sharedStack, 'The Tin Whistle');
  const session = { url, token: business.token };
  const times = { startTime: '13:00', endTime: '17:00' };
  const [gig] = await postGigs(session, business, [{ position: 'Line Cook', date: day, ...times }]);
  const phone = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true };
  page = await visit({ token: business.token, options: phone });
  await page.goto(`${weekPath(business.locationId, day)}&calendar_view=day`);
  shift = page.locator(`[data-entry="${gig?.databaseId}"]`);
  await bringToMiddle();
  finger = await page.context().newCDPSession(page);
});

describe('a finger on the day of a shift', () => {
  it('a finger that rests on the shift moves it, and its lower edge changes the end', async () => {
    const hour = await hourHeight();
    await hold(await middleOf(shift));
    await expectGoodScreen(page);
    await slide(await middleOf(shift), -hour);
    await page
      .getByText(`Line Cook moved to ${dayText(day, 'short')}, 12 – 4 pm`)
      .last()
      .waitFor();

    // Without the notice, which may lie over the edge.
    await page.reload();
    await bringToMiddle();
    const box = await shift.boundingBox();
    if (!box) throw new Error('The shift is not to be seen.');
    const edge = { x: box.x + box.width / 2, y: box.y + box.height - 4 };
    await hold(edge);
    await slide(edge, hour / 2);
    await page
      .getByText(`Line Cook moved to ${dayText(day, 'short')}, 12 – 4:30 pm`)
      .last()
      .waitFor();
  });

  it('a finger that passes over the shift scrolls, and moves nothing', async () => {
    const top = await scrolled();
    const from = await middleOf(shift);
    // All at once: a finger that a busy machine lets rest picks the shift up.
    const passing = [1, 2, 3, 4].map((step) => ({ x: from.x, y: from.y - 30 * step }));
    await Promise.all([touch('touchStart', from), ...passing.map((point) => touch('touchMove', point))]);
    await touch('touchEnd');
    await expect.poll(scrolled).toBeGreaterThan(top);
    await expect.poll(() => shift.textContent()).toContain('1 – 5 pm');
  });
});

async function bringToMiddle(): Promise<void> {
  await shift.waitFor();
  await expectAtRest(page);
  await shift.evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

async function touch(type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) {
  await finger.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
}

/** Rests on a place until what is there lifts. */
async function hold(point: { x: number; y: number }): Promise<void> {
  await touch('touchStart', point);
  await page.locator('[data-entry][data-dragged]').waitFor();
}

/** Goes so many pixels down from where the finger rests, and lets go. */
async function slide(from: { x: number; y: number }, way: number): Promise<void> {
  for (const step of [0.25, 0.5, 0.75, 1]) await touch('touchMove', { x: from.x, y: from.y + way * step });
  await touch('touchEnd');
}

async function hourHeight(): Promise<number> {
  const column = await page.locator('[data-column]').first().boundingBox();
  return (column?.height ?? 0) / 24;
}

/** How far the day is scrolled, in itself or with the page. */
function scrolled(): Promise<number> {
  return shift.evaluate((box) => {
    let way = document.scrollingElement?.scrollTop ?? 0;
    for (let element = box.parentElement; element; element = element.parentElement) {
      if (element !== document.scrollingElement) way += element.scrollTop;
    }
    return way;
  });
}
